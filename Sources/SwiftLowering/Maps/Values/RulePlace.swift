import SchemaSemantics

extension MapBodyLowering {
  /// The place where `value` is reported if it breaks a rule, as an expression: if it is chosen from several, that of
  /// the one that is there.
  mutating func rulePlace(of value: MapValue) -> String {
    if isBack { return place(of: value) }
    return chosenPlace(of: value)
      ?? StringLiteral(WirePlace.common(of: sources.places(in: value)).text).text
  }

  /// For `a ?? b`, the place of `a` only if there is an `a`.
  private mutating func chosenPlace(of value: MapValue) -> String? {
    switch value.kind {
    case .converted(let inner, _), .required(let inner, _):
      return chosenPlace(of: inner)
    case .coalesce(let left, let right):
      guard case .path(let root, let path) = left.whatIsRead.kind,
        !sources.places(in: right).isEmpty
      else { return nil }
      let text = sources.text(of: path, from: root, reading: &detours)
      let place = StringLiteral(sources.place(of: path, from: root).text)
      return "\(text) != nil ? \(place.text) : \(rulePlace(of: right))"
    default:
      return nil
    }
  }
}

extension MapValue {
  fileprivate var whatIsRead: MapValue {
    if case .converted(let inner, _) = kind { inner.whatIsRead } else { self }
  }
}
