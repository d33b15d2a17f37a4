import SchemaSemantics

extension LoweringContext {
  /// How values of a dto or a model are decoded and encoded; nil for one that is neither.
  func lowerCoding(
    of record: ValidRecord, _ type: ValidType, _ storages: [StorageModel?],
    rules: RecordRulesModel?, needs: inout FileNeeds
  ) -> RecordCodingModel? {
    guard wireNeeds.isRead(type.id) || wireNeeds.isWritten(type.id) else { return nil }
    var formats = FieldFormats(self, of: record, type)
    let calls = record.fields.indices.map { position in
      formats.calls(of: record.fields[position], at: position, needs: &needs)
    }
    let coding = RecordCoding(
      context: self, record: record, type: type, storages: storages, calls: calls)
    return RecordCodingModel(
      head: CodingHead(
        deprecation: deprecations.isWithinMarked(type.id) ? "@available(*, deprecated)" : nil,
        access: settings.layer(of: type, in: schema).access.prefix,
        typeName: names.text(of: type.id, in: nil)),
      decoding: wireNeeds.isRead(type.id) ? coding.decoding(rules, needs: &needs) : nil,
      encoding: wireNeeds.isWritten(type.id) ? coding.encoding(needs: &needs) : nil,
      formats: formats.kept, checks: formats.checks)
  }
}

/// Writes the two functions of one struct.
struct RecordCoding {
  let context: LoweringContext
  let record: ValidRecord
  let type: ValidType
  let storages: [StorageModel?]
  let calls: [FieldCalls]

  private var scope: TypeID? { context.schema.extensionScope(of: type.id) }

  private var freeNames: LocalNames {
    LocalNames(taken: record.fields.map(\.swiftName) + storages.compactMap { $0?.name })
  }

  func decoding(_ rules: RecordRulesModel?, needs: inout FileNeeds) -> DecodingModel {
    var names = freeNames
    let locals = record.localNames
    let decoder = names.claim(firstOf: ["decoder", "source"])
    var objects = FlattenedObjects(
      root: names.claim(firstOf: ["object", "json"]), names: names)
    var steps: [CodingStepModel] = []
    var failures: [(object: String, key: String)] = []
    for position in record.fields.indices {
      let field = record.fields[position]
      let (object, opening) = objects.object(holding: field.wirePath)
      let literals = ThrowingLiteral(context, in: scope)
      let value = calls[position].reading(
        from: object,
        defaultValue: field.defaultValue.map {
          literals.text(of: $0, as: field.type, needs: &needs)
        },
        fallback: field.fallback.map { literals.text(of: $0, as: field.type, needs: &needs) },
        needs: &needs)
      steps += opening
      steps.append(
        rules == nil
          ? assignment(of: value, to: position)
          : CodingStepModel(
            target: "let \(locals[position]): \(context.names.text(of: field.type, in: scope))",
            isThrowing: true, value: value))
      failures.append((object, SwiftLiteral.string(field.wirePath.last ?? "")))
    }
    needs.call(SupportPartName("WireObject"))
    return DecodingModel(
      parameter: decoder, decoderType: context.names.standard("Decoder"), object: objects.root,
      objectType: context.names.support("WireObject"), steps: steps,
      validation: rules.map { validation($0, objects.root, failures, needs: &needs) })
  }

  private func assignment(of value: String, to position: Int) -> CodingStepModel {
    let field = record.fields[position]
    let target = storages[position]?.name ?? property(field.swiftName)
    guard context.storage.isBoxed(field: position, of: type.id) else {
      return CodingStepModel(target: target, isThrowing: true, value: value)
    }
    let box = context.names.support("Boxed")
    return CodingStepModel(
      target: target, isThrowing: true,
      value: field.type.isOptional ? "\(value).map { \(box)($0) }" : "\(box)(\(value))")
  }

  /// As the functions of the struct call it, where no local name stands in its way.
  private func property(_ name: String) -> String {
    SwiftIdentifier.declared(name) == name ? name : "self.\(SwiftIdentifier.member(name))"
  }

  private func validation(
    _ rules: RecordRulesModel, _ root: String, _ fields: [(object: String, key: String)],
    needs: inout FileNeeds
  ) -> DecodedValidationModel {
    needs.call(SupportPartName("WireObject+Violations"))
    let locals = record.localNames
    var failures: [DecodedViolationModel] = []
    for position in record.fields.indices {
      let name = record.fields[position].swiftName
      let cases = rules.errors.cases.filter { $0.field == name }
      if cases.isEmpty { continue }
      let (object, key) = fields[position]
      failures.append(
        DecodedViolationModel(
          cases: cases.map { ".\($0.name)" }.joined(separator: ", "),
          error: "\(object).violation(error, at: \(key))"))
    }
    let others = rules.errors.cases.filter { $0.field == nil }
    if !others.isEmpty {
      failures.append(
        DecodedViolationModel(
          cases: others.map { ".\($0.name)" }.joined(separator: ", "),
          error: "\(root).violation(error)"))
    }
    return DecodedValidationModel(
      arguments: record.fields.indices.map { position in
        "\(SwiftIdentifier.label(record.fields[position].swiftName)): \(locals[position])"
      }.joined(separator: ", "),
      failures: failures)
  }

  func encoding(needs: inout FileNeeds) -> EncodingModel {
    var names = freeNames
    let encoder = names.claim(firstOf: ["encoder", "target"])
    var objects = FlattenedObjects(
      root: names.claim(firstOf: ["object", "json"]), names: names)
    var steps: [CodingStepModel] = []
    for position in record.fields.indices {
      let field = record.fields[position]
      let (object, opening) = objects.object(holding: field.wirePath)
      let value = storages[position]?.reading ?? property(field.swiftName)
      steps += opening
      steps.append(
        CodingStepModel(
          target: nil, isThrowing: true,
          value: calls[position].writing(value, to: object, needs: &needs)))
    }
    needs.call(SupportPartName("WireWriter"))
    return EncodingModel(
      parameter: encoder, encoderType: context.names.standard("Encoder"), object: objects.root,
      objectType: context.names.support("WireWriter"), steps: steps)
  }
}
