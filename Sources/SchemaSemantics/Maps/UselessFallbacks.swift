import Diagnostics
import SchemaSyntax

extension MapCheck {
  /// An `else` for a field without rules is never used if its value is always valid.
  mutating func reportUselessFallbacks(_ plan: MapPlan?, _ failing: FailingMaps) {
    guard let plan else { return }
    reportUselessSkips(plan, failing)
    let written = Dictionary(firstOf: plan.signature.syntax.allEntries.map { ($0.span, $0) })
    let bodies = [(plan.forward, plan.signature.target), (plan.backward, plan.signature.source)]
    let assigned = bodies.flatMap { body, target in
      body?.assignments(of: target).compactMap { assignment, owner in
        written[assignment.span].map { (assignment, $0, owner) }
      } ?? []
    }
    for (assignment, entry, target) in assigned {
      guard let fallback = entry.fallback else { continue }
      let skips = assignment.fallback == nil
      if skips, let rule = context.elementRule(of: assignment.field, of: target) {
        reportKeptElements(at: fallback.span, breaking: rule)
        continue
      }
      let canFail = skips ? assignment.value.skips(failing) : failing.canFail(assignment.value)
      if canFail || !skips && context.hasRules(assignment.field, of: target) { continue }
      diagnostics.report(
        .uselessFallback,
        skips
          ? "no element is ever invalid, so `else skip` does nothing"
          : "this value is never invalid, so what follows `else` is never used",
        at: fallback.span, secondary: [.init(entry.source.span, "it cannot fail")],
        help: "remove `else`",
        fix: .remove(entry.value.after.through(fallback.span)))
    }
  }
}

extension MapContext {
  fileprivate func hasRules(_ field: Int, of id: TypeID) -> Bool {
    guard let fields = tables[id]?.fields, fields.indices.contains(field) else { return false }
    return !fields[field].syntax.rules.isEmpty
  }
}

extension MapBody {
  /// What the schema has an entry for, in the record that is made and in those that are made for it, with that record.
  fileprivate func assignments(of target: TypeID) -> [(MapAssignment, TypeID)] {
    switch self {
    case .record(let assignments): assignments.flatMap { $0.written(in: target) }
    case .cases, .value: parts.flatMap(\.assignments)
    }
  }
}

extension MapAssignment {
  fileprivate func written(in owner: TypeID) -> [(MapAssignment, TypeID)] {
    (isImplied ? [] : [(self, owner)]) + value.assignments
  }
}

extension MapValue {
  /// The parts of the records in it.
  fileprivate var assignments: [(MapAssignment, TypeID)] {
    guard case .record(let id, let assignments) = kind else { return parts.flatMap(\.assignments) }
    return assignments.flatMap { $0.written(in: id) }
  }
}

extension MapValue {
  /// Whether there may be elements for `else skip` to leave out.
  fileprivate func skips(_ failing: FailingMaps) -> Bool {
    switch kind {
    case .converted(_, let conversion): conversion.skips(failing)
    case .match(_, let rows): rows.contains { $0.value.skips(failing) }
    case .coalesce(let left, let right): left.skips(failing) || right.skips(failing)
    default: false
    }
  }
}

extension Conversion {
  /// Whether there may be elements to leave out.
  func skips(_ failing: FailingMaps) -> Bool {
    switch self {
    case .array(let element, true): failing.canFail(element)
    case .array(let inner, false), .optional(let inner), .patch(let inner),
      .dictionary(_, let inner):
      inner.skips(failing)
    // Repeated elements are left out as well.
    case .sequence(let steps) where steps.contains(.arrayToSet(.identity)): true
    case .sequence(let steps): steps.contains { $0.skips(failing) }
    default: false
    }
  }
}

extension DiagnosticKind {
  static let uselessFallback = DiagnosticKind(
    "G0627", .warning, "an `else` after a value that never fails",
    explanation: """
      `else` gives the value that replaces an invalid one. If the field has no rules, a value that needs no conversion,
      or whose conversion always succeeds, is never invalid, and an `else` after it misleads readers.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { title: String }
      map UserDTO -> User { title: name else "nobody" }
      """,
    right: """
      dto UserDTO { name: String? }
      domain User { title: String }
      map UserDTO -> User { title: name ?? "nobody" }
      """)
}
