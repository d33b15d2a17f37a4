import SchemaSemantics
import TextFormats

extension LoweringContext {
  /// - Parameter layer: of the file. The other may have the same once more, but a type conforms to a protocol in one place.
  func lowerWire(
    of enumeration: ValidEnum, _ type: ValidType, in layer: OutputLayer, needs: inout FileNeeds
  ) -> EnumWireModel {
    let wire = enumWire(type.id)
    let rawType = names.text(of: enumeration.rawType)
    let cases = enumeration.cases.map { enumCase in
      EnumWireCaseModel(
        reference: SwiftIdentifier.member(enumCase.swiftName),
        rawValue: ValueLiteral(self).text(
          of: enumCase.rawValue, as: .scalar(enumeration.rawType), in: type.id))
    }
    needs.call(SupportPartName("WireFormat"))
    if !enumeration.isOpen { needs.call(SupportPartName("MappingError+UnknownCase")) }
    return EnumWireModel(
      head: CodingHead(
        deprecation: deprecations.isWithinMarked(type.id) ? "@available(*, deprecated)" : nil,
        access: "", typeName: names.text(of: type.id, in: nil)),
      rawType: rawType, property: wire.property, cases: cases, isOpen: enumeration.isOpen,
      errorType: names.support("MappingError"),
      table: table(of: enumeration, type, needs: &needs),
      format: EnumFormatModel(
        formatType: names.support("WireFormat"), enumType: names.text(of: type.id, in: nil),
        name: SwiftIdentifier.declared(wire.format)),
      reading: reading(of: type, in: layer, needs: &needs),
      writing: writing(of: type, in: layer, needs: &needs))
  }

  private func reading(
    of type: ValidType, in layer: OutputLayer, needs: inout FileNeeds
  ) -> EnumReadingModel? {
    guard directEnums.read.contains(type.id), keepsConformances(of: type, layer) else { return nil }
    needs.call(SupportPartName("JSONReader"))
    mentionReader(for: type, needs: &needs)
    return EnumReadingModel(
      access: settings[layer].access.prefix, protocolName: names.support("JSONReadable"),
      readerType: names.support("JSONReader"))
  }

  private func writing(
    of type: ValidType, in layer: OutputLayer, needs: inout FileNeeds
  ) -> EnumWritingModel? {
    guard directEnums.written.contains(type.id), keepsConformances(of: type, layer) else {
      return nil
    }
    needs.call(SupportPartName("JSONWriter"))
    mentionReader(for: type, needs: &needs)
    return EnumWritingModel(
      access: settings[layer].access.prefix, protocolName: names.support("JSONWritable"),
      writerType: names.support("JSONWriter"))
  }

  /// Beside the protocols, or else beside the type: never both are declared elsewhere.
  private func keepsConformances(of type: ValidType, _ layer: OutputLayer) -> Bool {
    isWithinDTO(type) || layer == readerLayer
  }

  private func table(
    of enumeration: ValidEnum, _ type: ValidType, needs: inout FileNeeds
  ) -> EnumWireTableModel? {
    let hasDeprecated = enumeration.cases.contains { $0.notes.deprecation != nil }
    let isLarge = enumeration.cases.count > Self.mostSynthesizedCases
    guard hasDeprecated || isLarge else { return nil }
    needs.call(SupportPartName("WireCases"))
    let listsDeprecated = enumeration.isOpen && hasDeprecated
    if listsDeprecated { needs.call(.deprecatedCases) }
    let name = SwiftIdentifier.declared(type.name)
    var members = LocalNames(
      taken: type.caseNames + enumeration.cases.compactMap(\.notes.formerName))
    return EnumWireTableModel(
      name: members.claim("wireCases"), type: names.support("WireCases"),
      key: enumeration.rawType == .string ? "wire" : "wire.description", isLarge: isLarge,
      givesNames: isLarge && enumeration.rawType == .string,
      lines: enumeration.cases.map(\.rawValue.wireLine),
      list: enumeration.isOpen
        ? listsDeprecated ? "casesIncludingDeprecated" : nil : "allCases",
      listing: listsDeprecated
        ? CaseListingModel(protocolName: names.support("DeprecatedCases"), type: name) : nil)
  }
}

extension Value {
  /// As a line of a table of names, within a literal of several lines.
  var wireLine: String {
    guard case .string(let text) = self else {
      if case .number(let number) = self { return number.description }
      return ""
    }
    var line = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": line += "\\n"
      case "\r": line += "\\r"
      case "\\": line += "\\\\"
      default: line.unicodeScalars.append(scalar)
      }
    }
    return String(SwiftLiteral.string(line).dropFirst().dropLast())
  }
}
