import SchemaSemantics

extension MapBodyLowering {
  /// Where `value` is if it breaks a rule, as an expression: where several are chosen from, the one that is there.
  mutating func rulePlace(of value: MapValue) -> SwiftExpression {
    if isBack { return place(of: value) }
    return chosenPlace(of: value)
      ?? .string(WirePlace.common(of: sources.places(in: value)).text)
  }

  /// `value` as a choice between rows, if one of them has another place than the whole. Each is then checked by itself, as it is
  /// converted by itself.
  func choiceOfPlaces(_ value: MapValue, heldTo field: ValidField) -> MapValue? {
    if isBack || value.mayLeaveOut { return nil }
    var choice = value
    if case .converted(let inner, let conversion) = value.kind {
      guard let converted = inner.converting(conversion, to: value.type) else { return nil }
      choice = converted
    }
    switch choice.kind {
    case .match(_, let rows):
      let whole = WirePlace.common(of: sources.places(in: choice))
      let isApart = rows.contains { row in
        if row.value.keeps(field.rules) { return false }
        return WirePlace.common(of: sources.places(in: row.value)) != whole
          || choiceOfPlaces(row.value, heldTo: field) != nil
      }
      return isApart ? choice : nil
    case .cases: return choice
    default: return nil
    }
  }

  /// Of `a ?? b`: that of `a` only where there is one.
  private mutating func chosenPlace(of value: MapValue) -> SwiftExpression? {
    switch value.kind {
    case .converted(let inner, _), .required(let inner, _):
      return chosenPlace(of: inner)
    case .coalesce(let left, let right):
      guard case .path(let root, let path) = left.whatIsRead.kind,
        !sources.places(in: right).isEmpty
      else { return nil }
      let first = sources.expression(of: path, from: root, reading: &writer.needs.detours)
      return .choice(
        first.infix(.notEqual, .nothing),
        then: .string(sources.place(of: path, from: root).text), otherwise: rulePlace(of: right))
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
