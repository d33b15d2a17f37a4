import SchemaSemantics

extension LoweringContext {
  /// How values of a record are decoded and encoded; nil if that is not wanted.
  func lowerCoding(
    of declared: ValidRecord, _ type: ValidType, _ storages: [StorageModel?],
    rules: RecordRulesModel?, _ assignments: [AssignmentModel], needs: inout FileNeeds
  ) -> RecordCodingModel? {
    let isOnWire = wireNeeds.isRead(type.id) || wireNeeds.isWritten(type.id)
    guard isOnWire || type.isStored else { return nil }
    let record = type.isStored ? schema.storedForm(of: declared) : declared
    mentionStoredParts(of: type, in: &needs)
    var formats = FieldFormats(self, of: record, type)
    let isDirect = settings.json.isDirect && isOnWire
    let checkedFields = record.checkedFields
    let readByRules = Set(checkedFields).union(record.invariants.flatMap(\.fields))
    func declaredKeys(if areAskedFor: Bool) -> String {
      areAskedFor ? formats.keepDeclaredKeys() : ""
    }
    let rest = record.rest.map { position in
      RecordRest(
        position: position,
        keys: declaredKeys(if: wireNeeds.isCodable(type.id) || wireNeeds.isWritten(type.id)))
    }
    let undeclaredKeys =
      record.reportsUndeclaredKeys
      ? UndeclaredKeyCoding(keys: declaredKeys(if: wireNeeds.isDecodable(type.id))) : nil
    func coding(isDirect: Bool) -> RecordCoding {
      RecordCoding(
        context: self, record: record, type: type, storages: storages,
        assignments: assignments, checkedFields: checkedFields, readByRules: readByRules,
        calls: formats.calls(isDirect: isDirect, needs: &needs), locals: formats.locals, rest: rest,
        undeclaredKeys: undeclaredKeys)
    }
    let codable = wireNeeds.isCodable(type.id) ? coding(isDirect: false) : nil
    let direct = isDirect ? coding(isDirect: true) : nil
    if isDirect { mentionReader(for: type, needs: &needs) }
    return RecordCodingModel(
      head: codingHead(of: type),
      codable: codable.map { coding in
        RecordCodableModel(
          decoding: wireNeeds.isDecodable(type.id) ? coding.decoding(rules, needs: &needs) : nil,
          encoding: wireNeeds.isEncodable(type.id) ? coding.encoding(needs: &needs) : nil)
      },
      reading: wireNeeds.isRead(type.id) ? direct?.reading(rules, needs: &needs) : nil,
      writing: wireNeeds.isWritten(type.id) ? direct?.writing(needs: &needs) : nil,
      formats: formats.kept, checks: formats.checks,
      keepsFormatsApart: !type.parameters.isEmpty && codable == nil
        && !(formats.kept.isEmpty && formats.checks.isEmpty))
  }
}

/// Writes the functions of one struct.
struct RecordCoding {
  let context: LoweringContext
  let record: ValidRecord
  let type: ValidType
  let storages: [StorageModel?]
  /// Sets the stored properties to the local constants.
  let assignments: [AssignmentModel]
  /// The positions of the fields that are checked once everything has been read.
  let checkedFields: [Int]
  /// These fields, and those that rules over several fields read.
  let readByRules: Set<Int>
  let calls: [FieldCalls]
  /// The names of the fields within functions.
  let locals: [String]
  /// The field for all other keys, if there is one.
  let rest: RecordRest?
  /// What reports the keys that the schema does not declare, if it says so.
  let undeclaredKeys: UndeclaredKeyCoding?

  var constants: [ConstantCalls] {
    record.constants.map { ConstantCalls($0, context, in: scope) }
  }

  var scope: TypeID? { context.schema.extensionScope(of: type.id) }

  var freeNames: LocalNames {
    LocalNames(
      taken: record.fields.map(\.swiftName) + locals + storages.compactMap { $0?.name })
  }

  func decoding(_ rules: RecordRulesModel?, needs: inout FileNeeds) -> DecodingModel {
    var names = freeNames
    let decoder = names.claim(firstOf: ["decoder", "source"])
    var objects = FlattenedObjects(
      root: names.claim(firstOf: ["object", "json"]), names: names)
    var steps: [CodingStepModel] = []
    var places: [(object: SwiftExpression, key: SwiftExpression)] = []
    let constants = constants
    if let check = versionCheck(of: .word(objects.root), needs: &needs) { steps.append(check) }
    for key in record.keys {
      let (name, opening) = objects.object(holding: record.path(to: key))
      steps += opening
      let object = SwiftExpression.word(name)
      guard case .field(let position) = key else {
        if case .constant(let position) = key {
          let check = constants[position].checking(in: object, needs: &needs)
          steps.append(CodingStepModel(target: nil, isThrowing: true, value: check.text))
        }
        continue
      }
      let field = record.fields[position]
      let literals = ThrowingLiteral(context, in: scope)
      let value = calls[position].reading(
        from: object,
        defaultValue: field.defaultValue.map {
          literals.expression(of: $0, as: field.type, needs: &needs)
        },
        fallback: field.fallback.map {
          literals.expression(of: $0, as: field.type, needs: &needs)
        },
        needs: &needs)
      let type = context.names.text(of: field.type, written: field.written, in: scope)
      steps.append(
        CodingStepModel(
          target: "let \(locals[position]): \(type)",
          isThrowing: true, value: value.text))
      places.append((object, calls[position].key))
    }
    if let rest {
      steps.append(readingStep(rest, from: .word(objects.root), needs: &needs))
    }
    if let undeclaredKeys {
      steps.append(undeclaredKeys.decodingStep(of: .word(objects.root), needs: &needs))
    }
    needs.call(.wireObject)
    return DecodingModel(
      parameter: decoder, decoderType: context.names.standard("Decoder"), object: objects.root,
      objectType: context.names.support(.wireObject), steps: steps,
      arguments: arguments(locals.map { .word($0) }),
      validation: rules.map { validation($0, of: objects.root, places, needs: &needs) })
  }

  /// As the struct gives it.
  func storedValue(of position: Int) -> SwiftExpression {
    .word(storages[position]?.reading ?? property(record.fields[position].swiftName))
  }

  /// The property as functions of the struct refer to it, if no local name is in the way.
  private func property(_ name: String) -> String {
    SwiftIdentifier.declared(name) == name ? name : "self.\(SwiftIdentifier.member(name))"
  }

  /// Of the initialiser that takes a value for each field.
  func arguments(_ values: [SwiftExpression]) -> String {
    zip(record.fields, values)
      .map { "\(SwiftIdentifier.argument($0.swiftName)): \($1)" }.joined(separator: ", ")
  }

  func encoding(needs: inout FileNeeds) -> EncodingModel {
    var names = freeNames
    let encoder = names.claim(firstOf: ["encoder", "target"])
    var objects = FlattenedObjects(
      root: names.claim(firstOf: ["object", "json"]), names: names)
    var steps: [CodingStepModel] = []
    let constants = constants
    if let version = writtenVersion(to: .word(objects.root)) { steps.append(version) }
    for key in record.keys {
      let (name, opening) = objects.object(holding: record.path(to: key))
      let object = SwiftExpression.word(name)
      let call =
        switch key {
        case .field(let position):
          calls[position].writing(storedValue(of: position), to: object, needs: &needs)
        case .constant(let position): constants[position].put(to: object)
        }
      steps += opening
      steps.append(CodingStepModel(target: nil, isThrowing: true, value: call.text))
    }
    if let rest {
      let call = writing(rest, to: .word(objects.root), needs: &needs)
      steps.append(CodingStepModel(target: nil, isThrowing: true, value: call.text))
    }
    needs.call(.wireWriter)
    return EncodingModel(
      parameter: encoder, encoderType: context.names.standard("Encoder"), object: objects.root,
      objectType: context.names.support(.wireWriter), steps: steps)
  }
}
