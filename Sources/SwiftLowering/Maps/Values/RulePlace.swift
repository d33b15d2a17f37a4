import SchemaSemantics

/// Where a value stands that breaks a rule.
struct RulePlace: Hashable {
  /// One, or as many as there is a choice between.
  let places: [RulePlacesModel.Place]
  /// All of them, as issues show them.
  let texts: [String]

  init(_ place: WirePlace) {
    places = [.init(condition: nil, text: StringLiteral(place.text))]
    texts = [place.text]
  }

  /// - Parameter isThere: whether `first` it is.
  fileprivate init(_ first: WirePlace, if isThere: String, else other: RulePlace) {
    places = [.init(condition: isThere, text: StringLiteral(first.text))] + other.places
    texts = [first.text] + other.texts
  }
}

extension MapBodyLowering {
  mutating func rulePlace(of value: MapValue) -> RulePlace {
    chosenPlace(of: value) ?? RulePlace(WirePlace.common(of: sources.places(in: value)))
  }

  /// Of `a ?? b`: that of `a` only where there is one.
  private mutating func chosenPlace(of value: MapValue) -> RulePlace? {
    switch value.kind {
    case .converted(let inner, _), .required(let inner, _):
      return chosenPlace(of: inner)
    case .coalesce(let left, let right):
      guard case .path(let root, let path) = left.whatIsRead.kind,
        !sources.places(in: right).isEmpty
      else { return nil }
      let text = sources.text(of: path, from: root, reading: &detours)
      return RulePlace(
        sources.place(of: path, from: root), if: "\(text) != nil", else: rulePlace(of: right))
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
