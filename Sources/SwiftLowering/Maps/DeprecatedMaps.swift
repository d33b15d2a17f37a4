import SchemaSemantics

extension LoweringContext {
  /// Whether a map leads from or to something that nobody should use any more: then all of it is deprecated.
  func isDeprecated(_ map: ValidMap) -> Bool {
    let types = map.parameters.flatMap(\.type.declaredTypes) + [map.target]
    return types.contains { deprecations.isMarked($0) || deprecations.isWithinMarked($0) }
  }

  /// A map that is deprecated itself says so in Swift, unless others go along it.
  func notes(of map: ValidMap) -> NotesModel {
    guard map.notes.deprecation != nil else { return map.notes.model }
    let users = schema.maps.filter { $0.id != map.id && $0.goes(along: map.id) }
    let isUsed =
      !users.isEmpty
      || schema.repositories.contains { repository in
        repository.operations.contains { $0.conversion.goes(along: map.id) }
      }
    return isUsed || map.goes(along: map.id) ? map.notes.undeprecatedModel : map.notes.model
  }
}

extension ValidMap {
  fileprivate func goes(along id: MapID) -> Bool {
    forward.goes(along: id) || backward?.goes(along: id) == true
  }
}

extension MapBody {
  fileprivate func goes(along id: MapID) -> Bool {
    switch self {
    case .record(let assignments): assignments.contains { $0.value.goes(along: id) }
    case .cases(let rows, let otherwise):
      rows.contains { $0.value.goes(along: id) } || otherwise?.goes(along: id) == true
    }
  }
}

extension MapValue {
  fileprivate func goes(along id: MapID) -> Bool {
    switch kind {
    case .path, .constant, .unrecognized: false
    case .interpolation(let segments):
      segments.contains { segment in
        if case .value(let inner) = segment { inner.goes(along: id) } else { false }
      }
    case .coalesce(let left, let right): left.goes(along: id) || right.goes(along: id)
    case .required(let inner, _): inner.goes(along: id)
    case .match(_, let rows): rows.contains { $0.value.goes(along: id) }
    case .custom(_, let arguments): arguments.contains { $0.goes(along: id) }
    case .construction(_, let payload): payload?.goes(along: id) ?? false
    case .converted(let inner, let conversion):
      inner.goes(along: id) || conversion.goes(along: id)
    case .record(_, let assignments): assignments.contains { $0.value.goes(along: id) }
    case .cases(let subject, let rows, let otherwise):
      subject.goes(along: id) || rows.contains { $0.value.goes(along: id) }
        || otherwise?.goes(along: id) == true
    }
  }
}

extension Conversion {
  func goes(along id: MapID) -> Bool {
    switch self {
    case .map(let used), .mapBack(let used): used == id
    case .sequence(let steps): steps.contains { $0.goes(along: id) }
    case .array(let inner, _), .arrayToSet(let inner), .setToArray(let inner), .set(let inner),
      .optional(let inner), .patch(let inner):
      inner.goes(along: id)
    case .dictionary(let key, let value): key.goes(along: id) || value.goes(along: id)
    default: false
    }
  }
}
