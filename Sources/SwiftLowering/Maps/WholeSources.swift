import SchemaSemantics

extension MapBody {
  /// Whether a field is made from the whole parameter, and not only from its fields.
  func readsWhole(ofParameter position: Int) -> Bool {
    switch self {
    case .record, .value: parts.contains { $0.readsWhole(position) }
    case .cases: true
    }
  }
}

extension MapValue {
  fileprivate func readsWhole(_ position: Int) -> Bool {
    if case .path(.parameter(position), let path) = kind { return path.steps.isEmpty }
    return parts.contains { $0.readsWhole(position) }
  }
}
