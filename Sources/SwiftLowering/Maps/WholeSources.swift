import SchemaSemantics

extension MapBody {
  /// Whether a field is made of the whole of the parameter, and not of fields of it alone.
  func readsWhole(ofParameter position: Int) -> Bool {
    switch self {
    case .record(let assignments): assignments.contains { $0.value.readsWhole(position) }
    case .cases: true
    }
  }
}

extension MapValue {
  fileprivate func readsWhole(_ position: Int) -> Bool {
    switch kind {
    case .path(let root, let path): root == .parameter(position) && path.steps.isEmpty
    case .constant, .unrecognized: false
    case .interpolation(let segments):
      segments.contains {
        if case .value(let value) = $0 { value.readsWhole(position) } else { false }
      }
    case .coalesce(let left, let right): left.readsWhole(position) || right.readsWhole(position)
    case .required(let value, _), .converted(let value, _): value.readsWhole(position)
    case .match(let values, let rows):
      (values + rows.map(\.value)).contains { $0.readsWhole(position) }
    case .custom(_, let values): values.contains { $0.readsWhole(position) }
    case .construction(_, let payload): payload?.readsWhole(position) ?? false
    case .record(_, let assignments): assignments.contains { $0.value.readsWhole(position) }
    case .cases(let value, let rows, let otherwise):
      value.readsWhole(position) || rows.contains { $0.value.readsWhole(position) }
        || otherwise?.readsWhole(position) ?? false
    }
  }
}
