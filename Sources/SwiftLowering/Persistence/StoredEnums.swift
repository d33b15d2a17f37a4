import SchemaSemantics

extension LoweringContext {
  /// The name of the format in which an enum is stored, as a member of `WireFormat`.
  func storedFormat(of id: TypeID) -> String {
    "stored" + schema[id].qualifiedName.split(separator: ".").joined()
  }

  /// How an enum is stored: by the Swift names of its cases. Nil for one that is not.
  func lowerStored(_ enumeration: ValidEnum, _ type: ValidType, needs: inout FileNeeds)
    -> StoredValueModel?
  {
    guard type.isStored else { return nil }
    needs.call(.wireFormat)
    let format = SwiftExpression.member(nil, storedFormat(of: type.id))
    return storedValue(
      type, .word("self"), storedType: "Self", format, isChecked: false,
      cases: storedCases(of: enumeration, type, needs: &needs), needs: &needs)
  }

  private func storedCases(
    of enumeration: ValidEnum, _ type: ValidType, needs: inout FileNeeds
  ) -> StoredCasesModel {
    let enumType = names.text(of: type.id, in: nil)
    var members = LocalNames(
      taken: type.caseNames + enumeration.cases.compactMap(\.notes.formerName))
    let property = members.claim("storedName")
    let list = storedList(of: enumeration, needs: &needs)
    let table =
      enumeration.cases.count > Self.mostSynthesizedCases
      ? EnumWireTableModel(
        name: members.claim("storedCases"), type: names.support(.wireCases), key: "",
        givesNames: true, lines: enumeration.cases.map(\.swiftName), list: list)
      : nil
    needs.call(table == nil ? .wireFormatCases : .wireFormatCaseTable)
    let references = enumeration.cases.map {
      SwiftExpression.member(nil, SwiftIdentifier.member($0.swiftName))
    }
    let all = (table?.name ?? list).map { SwiftExpression.word(enumType).member($0) }
    let name = SwiftExpression.closure(SwiftExpression.argument.member(property))
    let unrecognized: SwiftArguments =
      enumeration.isOpen
      ? ["unrecognized": .closure(unrecognizedCase(of: enumeration.rawType))] : [:]
    return StoredCasesModel(
      enumType: enumType, nameType: names.standard("String"),
      formatType: names.support(.wireFormat), format: storedFormat(of: type.id),
      property: property,
      names: enumeration.cases.map { item in
        StoredCaseModel(
          reference: SwiftIdentifier.member(item.swiftName),
          name: SwiftExpression.string(item.swiftName).text)
      },
      hasUnrecognized: enumeration.isOpen,
      lookup: .call(
        .member(nil, "cases"), ["_": all ?? .list(references), "named": name] + unrecognized),
      table: table,
      listing: enumeration.isOpen && list != nil && !type.isCaseIterable
        ? CaseListingModel(protocolName: names.support(.deprecatedCases), type: enumType) : nil)
  }

  /// The static property with all cases; nil if they have to be listed.
  private func storedList(of enumeration: ValidEnum, needs: inout FileNeeds) -> String? {
    guard enumeration.isOpen else { return "allCases" }
    guard enumeration.cases.contains(where: { $0.notes.deprecation != nil }) else { return nil }
    needs.call(.deprecatedCases)
    return "casesIncludingDeprecated"
  }

  /// The case for a text that is in brackets; nil if it is not a number, where the enum has numbers.
  private func unrecognizedCase(of rawType: Scalar) -> SwiftExpression {
    let unrecognized = SwiftExpression.member(nil, "unrecognized")
    guard rawType != .string else { return unrecognized(["_": .argument]) }
    let number = SwiftExpression.word(names.text(of: rawType))(["_": .argument])
    return number.calling("map").passing(
      .closure(unrecognized(["_": .argument])), as: "_")
  }
}
