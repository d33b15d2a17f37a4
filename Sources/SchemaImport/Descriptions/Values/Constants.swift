import JSON

extension DescriptionReading {
  /// The only value that a required property can have. Nil if it can have others, if a schema cannot write it as a constant,
  /// or if a type with a name of its own says what it is.
  mutating func constant(of sites: [SchemaSite], at origin: Origin) -> DraftLiteral? {
    if sites.count == 1, let site = sites.first, wrapped(site) != nil { return nil }
    var combined = combine(sites, at: origin)
    guard combined.present.isDisjoint(with: [.oneOf, .anyOf]),
      let (values, _) = commonValues(of: combined),
      // What is left of several that contradict the rules beside them is hardly the only one that there is.
      values.count == valuesOfAllLists(of: combined)?.0.count
    else { return nil }
    let kinds = kinds(of: combined)
    let fitting = values.filter { kinds.isSuperset(of: JSONKinds(of: $0)) }
    let literals = Set(fitting.map { $0.constant(as: kinds) })
    guard literals.count == 1, let literal = literals.first.flatMap(\.self) else { return nil }
    // The value says more than its type, and than any rule about it.
    combined.take([.type, .enumeration, .constant])
    takeFormat(of: fitting, &combined)
    combined.take(KeywordSet.ofTexts.union(.ofNumbers))
    reportLost(of: combined)
    return literal
  }
}

extension JSONValue {
  /// Nil for what no constant can be.
  var constantLiteral: DraftLiteral? {
    if case .boolean(let flag) = content { .boolean(flag) } else { enumerationLiteral }
  }

  fileprivate func constant(as kinds: JSONKinds) -> DraftLiteral? {
    [.boolean, .text, .integer].contains(kinds) ? constantLiteral : nil
  }
}

extension DraftLiteral {
  /// The type of which it is a value.
  var constantType: DraftType {
    switch self {
    case .boolean: DraftType(.boolean)
    case .integer: DraftType(.integer(.natural))
    case .text, .number, .list, .dictionary: .text
    }
  }
}
