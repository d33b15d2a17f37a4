extension MapValue {
  /// The values that this one is made of, in the order in which the schema has them.
  package var parts: [MapValue] {
    switch kind {
    // What is refused belongs to the match around it.
    case .path, .constant, .refused, .unrecognized: []
    case .interpolation(let segments): segments.compactMap(\.value)
    case .coalesce(let left, let right): [left, right]
    case .required(let inner, _), .converted(let inner, _): [inner]
    case .match(let subjects, let rows): subjects + rows.map(\.value)
    case .custom(_, let arguments): arguments
    case .list(let elements): elements.map(\.value)
    case .construction(_, let payload): [payload].compactMap(\.self)
    case .record(_, let assignments): assignments.map(\.value)
    case .cases(let subject, let rows, let otherwise):
      [subject] + rows.map(\.value) + [otherwise].compactMap(\.self)
    }
  }
}

extension MapValue {
  /// Whether it is a row that refuses what is matched, so that there is never a value.
  package var isRefused: Bool {
    if case .refused = kind { true } else { false }
  }
}

extension MapValue {
  /// Whether it, or a part of it, can be a row that refuses what is matched.
  var mayRefuse: Bool { isRefused || parts.contains(where: \.mayRefuse) }
}

extension MapBody {
  /// The values that it is made of, in the order in which the schema has them.
  package var parts: [MapValue] {
    switch self {
    case .record(let assignments): assignments.map(\.value)
    case .cases(let rows, let otherwise): rows.map(\.value) + [otherwise].compactMap(\.self)
    case .value(let value): [value]
    }
  }
}

extension MapValue.Segment {
  fileprivate var value: MapValue? {
    if case .value(let value) = self { value } else { nil }
  }
}
