import SchemaSemantics

extension LoweringContext {
  /// How a `type` is stored: as what it wraps. Nil for one that is not.
  func lowerStored(_ wrapper: ValidWrapper, _ type: ValidType, needs: inout FileNeeds)
    -> StoredValueModel?
  {
    guard type.isStored else { return nil }
    mentionStoredParts(of: type, in: &needs)
    let scope = schema.extensionScope(of: type.id)
    let form = schema.storedForm(of: wrapper.base)
    var formats: [FormatModel] = []
    let format = format(form.conversion, from: form.type, in: scope, isStored: true, needs: &needs)
      .map { format in
        format.argument(names) {
          formats.append(FormatModel("storedFormat", format, form.conversion, names))
          return "storedFormat"
        }
      }
    return storedValue(
      type, .word("rawValue"), storedType: names.text(of: wrapper.base, in: scope), format,
      isChecked: !wrapper.rules.isEmpty, formats: formats, cases: nil, needs: &needs)
  }

  /// - Parameters:
  ///   - value: what is written.
  ///   - format: how it is read and written; nil for what decodes itself.
  func storedValue(
    _ type: ValidType, _ value: SwiftExpression, storedType: String, _ format: SwiftExpression?,
    isChecked: Bool, formats: [FormatModel] = [], cases: StoredCasesModel?, needs: inout FileNeeds
  ) -> StoredValueModel {
    needs.call(.storedValue)
    if format != nil { needs.call(.storedValueFormats) }
    let argument: SwiftArguments = format.map { ["as": $0] } ?? [:]
    let stored = SwiftExpression.word("stored")
    var reading = stored.calling("get", argument).attempted()
    var writing = names[.storedValue].calling(
      "put", ["_": value] + argument + ["to": .word("encoder")]
    ).attempted()
    if type.notes.isSensitive {
      needs.call(.storedValueSensitive)
      reading = .call(stored.member("hidingValue"), [:], trailing: .closure(reading)).attempted()
      writing = .call(
        names[.storedValue].member("hidingValue"), ["to": .word("encoder")],
        trailing: .closure(writing)
      ).attempted()
    }
    return StoredValueModel(
      head: codingHead(of: type), decoderType: names.standard("Decoder"),
      encoderType: names.standard("Encoder"), valueType: names.support(.storedValue),
      storedType: storedType, reading: reading, writing: writing, isChecked: isChecked,
      formats: formats, cases: cases)
  }
}
