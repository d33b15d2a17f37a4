import SchemaSemantics

extension LoweringContext {
  /// Up to this number, compiling what Swift synthesises takes less than a tenth of a second.
  static let mostSynthesizedCases = 256

  func lower(_ enumeration: ValidEnum, _ type: ValidType, into file: inout FileParts) -> EnumModel {
    let access = settings.layer(of: type, in: schema).access
    let hasDeprecated = enumeration.cases.contains { $0.notes.deprecation != nil }
    // Swift lists no cases beside one for unknown values.
    let isListed = !enumeration.isOpen || type.isCaseIterable
    if isListed && hasDeprecated { file.needs.call(.deprecatedCases) }
    if isWithinDTO(type) {
      let wire = lowerWire(of: enumeration, type, in: .data, needs: &file.needs)
      file.codings.append(.enumeration(wire))
    }
    if let stored = lowerStored(enumeration, type, needs: &file.needs) {
      file.codings.append(.storedValue(stored))
    }
    let name = SwiftIdentifier.declared(type.name)
    let listing =
      isListed && hasDeprecated
      ? CaseListingModel(protocolName: names.support(.deprecatedCases), type: name) : nil
    let listed =
      [enumeration.isOpen ? nil : "CaseIterable", listing?.protocolName].compactMap(\.self)
    return EnumModel(
      head: TypeHead(
        type, conformances: ["Hashable"] + listed + ["Sendable"], access: access, self),
      cases: enumeration.cases.map { enumCase in
        let reference = SwiftIdentifier.member(enumCase.swiftName)
        return EnumCaseModel(
          notes: enumCase.notes.model, name: SwiftIdentifier.declared(enumCase.swiftName),
          reference: reference,
          former: enumCase.notes.formerName.map {
            FormerCaseModel(
              access: access.prefix, former: FormerNameModel($0, of: enumCase.swiftName),
              payload: nil, type: name,
              reference: reference)
          })
      },
      unrecognized: enumeration.isOpen ? names.text(of: enumeration.rawType) : nil,
      listing: listing,
      openList: isListed && !hasDeprecated && enumeration.isOpen ? name : nil,
      ordering: ordering(of: enumeration, type, hasDeprecated: hasDeprecated))
  }

  /// What Swift would synthesise takes minutes for a large enum, and Swift does not order deprecated cases.
  private func ordering(
    of enumeration: ValidEnum, _ type: ValidType, hasDeprecated: Bool
  ) -> CaseOrderingModel? {
    let isLarge = enumeration.cases.count > Self.mostSynthesizedCases
    let isComparable = type.conformances.contains { $0.name == "Comparable" }
    guard isLarge || (isComparable && hasDeprecated) else { return nil }
    let references = enumeration.cases.map { SwiftIdentifier.member($0.swiftName) }
    return CaseOrderingModel(
      type: SwiftIdentifier.declared(type.name), integer: names.standard("Int"),
      boolean: names.standard("Bool"), hasher: names.standard("Hasher"),
      isLarge: isLarge, isComparable: isComparable,
      positions: references.dropLast().enumerated().map {
        CasePositionModel(reference: $0.element, position: String($0.offset))
      },
      lastPosition: String(references.count - 1))
  }
}

extension ValidType {
  /// Whether an open enum lists its cases. Others always do.
  var isCaseIterable: Bool { conformances.contains { $0.name == "CaseIterable" } }
}
