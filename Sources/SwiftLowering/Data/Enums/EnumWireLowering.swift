import SchemaSemantics
import TextFormats

extension LoweringContext {
  /// - Parameter layer: the layer of the file. The other layer may have the same functions again, but a type can conform to
  ///   a protocol in only one place.
  func lowerWire(
    of enumeration: ValidEnum, _ type: ValidType, in layer: OutputLayer, needs: inout FileNeeds
  ) -> EnumWireModel {
    let wire = enumWire(type.id)
    let rawType = names.text(of: enumeration.rawType)
    let enumType = names.text(of: type.id, in: nil)
    let cases = enumeration.cases.map { enumCase in
      EnumWireCaseModel(
        reference: SwiftIdentifier.member(enumCase.swiftName),
        rawValue: ValueLiteral(self).expression(
          of: enumCase.rawValue, as: .scalar(enumeration.rawType), in: type.id
        ).text)
    }
    if !enumeration.isOpen { needs.call(.mappingErrorUnknownCase) }
    return EnumWireModel(
      head: CodingHead(
        deprecation: deprecations.isWithinMarked(type.id) ? .plain : nil,
        access: "", typeName: enumType),
      rawType: rawType, property: wire.property, cases: cases, isOpen: enumeration.isOpen,
      errorType: names.support(.mappingError),
      table: table(of: enumeration, type, in: layer, needs: &needs),
      deprecatedNames: deprecatedNames(of: enumeration, type, needs: &needs),
      format: format(of: type, in: layer, needs: &needs),
      reading: direct(
        type, among: directEnums.read, in: layer, .jsonReadable, .jsonReader, by: .jsonReader,
        needs: &needs),
      writing: direct(
        type, among: directEnums.written, in: layer, .jsonWritable, .jsonWriter, by: .jsonWriter,
        needs: &needs))
  }

  /// Nil if nothing would use it.
  private func format(of type: ValidType, in layer: OutputLayer, needs: inout FileNeeds)
    -> EnumFormatModel?
  {
    guard formattedEnums.contains(type.id, in: layer) else { return nil }
    needs.call(.wireFormat)
    return EnumFormatModel(
      formatType: names.support(.wireFormat), enumType: names.text(of: type.id, in: nil),
      name: SwiftIdentifier.declared(enumWire(type.id).format))
  }

  /// Nil unless `type` is among `enums`, and this is the layer for it: that of the protocol, or else that of the type, since
  /// a conformance must be beside one of the two.
  private func direct(
    _ type: ValidType, among enums: Set<TypeID>, in layer: OutputLayer,
    _ protocolType: SupportType, _ jsonType: SupportType, by part: SupportPart,
    needs: inout FileNeeds
  ) -> EnumDirectModel? {
    guard enums.contains(type.id), isWithinDTO(type) || layer == readerLayer else { return nil }
    needs.call(part)
    mentionReader(for: type, needs: &needs)
    needs.mention(.declared(type.id), access: settings[layer].access)
    return EnumDirectModel(
      access: settings[layer].access.prefix, protocolName: names.support(protocolType),
      jsonType: names.support(jsonType))
  }

  /// Nil if naming the cases gives no warning.
  private func deprecatedNames(
    of enumeration: ValidEnum, _ type: ValidType, needs: inout FileNeeds
  ) -> String? {
    guard enumeration.cases.count <= Self.mostSynthesizedCases,
      enumeration.cases.contains(where: { $0.notes.deprecation != nil }),
      !deprecations.isWithinMarked(type.id)
    else { return nil }
    needs.call(.deprecatedCaseNames)
    return names.support(.deprecatedCaseNames)
  }

  private func table(
    of enumeration: ValidEnum, _ type: ValidType, in layer: OutputLayer, needs: inout FileNeeds
  ) -> EnumWireTableModel? {
    let hasDeprecated = enumeration.cases.contains { $0.notes.deprecation != nil }
    guard enumeration.cases.count > Self.mostSynthesizedCases else { return nil }
    needs.call(.wireCases)
    let listsDeprecated = enumeration.isOpen && hasDeprecated
    if listsDeprecated { needs.call(.deprecatedCases) }
    // What is stored of an enum needs the same list, beside the enum. Another module does not see that.
    let isHere = settings.domain.module == nil || (isWithinDTO(type) ? .data : .domain) == layer
    let isListed = isHere && (type.isStored || type.isCaseIterable)
    var members = LocalNames(
      taken: type.caseNames + enumeration.cases.compactMap(\.notes.formerName))
    return EnumWireTableModel(
      name: members.claim("wireCases"), type: names.support(.wireCases),
      key: enumeration.rawType == .string ? "wire" : "wire.description",
      givesNames: enumeration.rawType == .string,
      lines: enumeration.cases.map(\.rawValue.wireLine),
      list: enumeration.isOpen
        ? listsDeprecated ? "casesIncludingDeprecated" : nil : "allCases",
      listing: listsDeprecated && !isListed
        ? CaseListingModel(
          protocolName: names.support(.deprecatedCases), type: names.text(of: type.id, in: nil))
        : nil)
  }
}

extension Value {
  /// The text as a line in a table of names, in a literal of several lines.
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
    let content = StringLiteral(line).content
    // Blanks at the end of a line would be lost on the way to the compiler at the latest.
    return content.hasSuffix(" ") ? content.dropLast() + "\\u{20}" : content
  }
}
