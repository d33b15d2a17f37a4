import Diagnostics
import SchemaSyntax

/// What one entry of a map gives a field of the target or, if it makes a record in place, a field of that: each part goes
/// its own way back.
struct MadePart {
  /// The positions of the fields that lead to it, from the target.
  let steps: [Int]
  let value: MapValue
  /// The entry or the part of it; nil if it is implied.
  let syntax: MapDeclaration.Entry?
  /// What is read for it.
  let reads: [ReadPath]

  /// The parts of all entries, which are in the order of the fields of the target.
  static func all(of entries: [TypedEntry]) -> [MadePart] {
    entries.enumerated().flatMap { index, entry in
      MadePart(steps: [index], value: entry.value, syntax: entry.syntax, reads: entry.reads)
        .parts
    }
  }

  private var parts: [MadePart] {
    guard case .record(_, let assignments) = value.kind else { return [self] }
    return assignments.flatMap { assignment in
      MadePart(
        steps: steps + [assignment.field], value: assignment.value,
        syntax: syntax?.source.part(at: assignment.span), reads: assignment.value.reads
      ).parts
    }
  }
}

extension MapExpression {
  fileprivate func part(at span: SourceSpan) -> MapDeclaration.Entry? {
    switch kind {
    case .record(_, let parts): parts.first { $0.entry.span == span }?.entry
    case .construction(let name, let value) where value.span == span:
      MapDeclaration.Entry(target: WireName(name), source: value, span: span)
    default: nil
    }
  }
}

extension MapValue {
  /// Everything that is read for it.
  var reads: [ReadPath] {
    guard case .path(let root, let path) = kind else { return parts.flatMap(\.reads) }
    // What is matched is among the parts.
    if case .matched = root { return [] }
    return [ReadPath(root: root, steps: path.steps.map(\.field))]
  }
}

extension Inversion {
  /// The bindings of the parts of a record that is held as a whole.
  func bindings(of assignments: [MapAssignment], in record: MapValue, from held: MapValue)
    throws(IrreversibleStep) -> [BackBinding]
  {
    guard case .path(let root, let path) = held.kind, case .declared(let id) = held.type,
      let fields = context.tables[id]?.fields
    else {
      throw IrreversibleStep(
        span: record.span, step: "this record", reason: "its parts cannot be told apart again")
    }
    var bindings: [BackBinding] = []
    for assignment in assignments where fields.indices.contains(assignment.field) {
      let field = fields[assignment.field]
      let type = field.type
      let steps = path.steps + [FieldPath.Step(field: assignment.field, type: type)]
      let part = MapValue(
        .path(root, FieldPath(steps: steps, type: type)), type, at: assignment.span)
      bindings += try Inversion(context: context, rules: context.rules(of: field))
        .bindings(of: assignment.value, from: part)
    }
    return bindings
  }
}
