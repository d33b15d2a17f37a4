import Diagnostics

/// The inverse of a `match` that makes nil where everything that it matches is nil, and a record of the rest:
/// `match (street, city) { (nil, nil) -> nil, else -> Address(street, city) }`.
struct NilMatchInversion {
  let inversion: Inversion
  let subjects: [MapValue]
  private let made: MapValue
  private let row: MapMatchRow
  private let held: (root: MapRoot, path: FieldPath)

  /// Nil if the match has another form.
  init?(
    _ inversion: Inversion, _ subjects: [MapValue], _ rows: [MapMatchRow], from held: MapValue
  ) {
    guard rows.count == 2, case .path(let root, let path) = held.kind, held.type.isOptional,
      rows[0].value.kind == .constant(.null), rows[0].patterns.allSatisfy({ $0.value == .null }),
      rows[1].patterns.allSatisfy({ $0.value == nil }),
      case .converted(let made, .inject) = rows[1].value.kind, case .record = made.kind
    else { return nil }
    self.inversion = inversion
    self.subjects = subjects
    self.made = made
    self.held = (root, path)
    row = rows[1]
  }

  func bindings() throws(IrreversibleStep) -> [BackBinding] {
    let type = held.path.type.unwrapped
    let present = MapValue(
      .path(held.root, FieldPath(steps: held.path.steps, type: type)), type, at: made.span)
    let found = try inversion.bindings(of: made, from: present)
    for subject in subjects {
      let path = try inversion.binding(of: subject, to: subject).path
      guard found.contains(where: { $0.path == path }) else {
        throw inversion.severalValues(row)
      }
    }
    let subjectPaths = subjects.compactMap(\.readPath)
    guard
      found.contains(where: { subjectPaths.contains($0.path) && $0.value.isOptionalByAssignment })
    else {
      throw IrreversibleStep(
        span: made.span, step: "this record",
        reason: "all that is matched may be nil in it, and then it would be read as nil")
    }
    var bindings: [BackBinding] = []
    for binding in found {
      let value = try valueOrNil(of: binding)
      bindings.append(BackBinding(path: binding.path, value: value, span: binding.span))
    }
    return bindings
  }

  /// What is sent for one field: nil if the record is.
  private func valueOrNil(of binding: BackBinding) throws(IrreversibleStep) -> MapValue {
    let value = binding.value
    guard value.type.isOptional else {
      throw IrreversibleStep(
        span: binding.span, step: "this record",
        reason: "where it is nil, there is no value for a field that the dto must have")
    }
    switch value.kind {
    case .path(let root, let path):
      return MapValue(
        .path(root, FieldPath(steps: path.steps, type: value.type)), value.type, at: value.span)
    case .converted(let read, let conversion):
      guard case .path(let root, let path) = read.kind else { break }
      let type = SchemaType.optional(path.type.unwrapped)
      let start = MapValue(
        .path(root, FieldPath(steps: path.steps, type: type)), type, at: read.span)
      if path.type.isOptional {
        guard conversion.steps.allSatisfy(\.isWithinOptional) else { break }
        return MapValue(.converted(start, conversion), value.type, at: value.span)
      }
      guard conversion.steps.last == .inject else { break }
      let inner = conversion.steps.dropLast().reduce(Conversion.identity) { $0.then($1) }
      return inner == .identity
        ? start : MapValue(.converted(start, .optional(inner)), value.type, at: value.span)
    default: break
    }
    throw IrreversibleStep(
      span: binding.span, step: "this record",
      reason: "it may be nil, and a part of it is made in several steps")
  }
}

extension MapValue {
  /// Whether it is optional only because it is assigned to something that may be nil.
  fileprivate var isOptionalByAssignment: Bool {
    guard case .converted(let read, let conversion) = kind else { return false }
    return !read.type.isOptional && conversion.steps.last == .inject
  }
}
