import SchemaSemantics

extension RecordCoding {
  /// Up to this number of fields, the cases of a reader are in a loop. The compiler follows the variable of each field
  /// through every case, which for many fields is faster if the cases are in a closure; for few fields, the loop runs
  /// faster.
  private static let mostFieldsInLoop = 10

  /// `init?(from json: inout JSONReader)`
  func reading(_ rules: RecordRulesModel?, needs: inout FileNeeds) -> RecordReadingModel {
    var names = freeNames
    let reader = names.claim(firstOf: ["json", "reader"])
    let key = names.claim(firstOf: ["key", "name"])
    needs.call(.jsonReader)
    needs.call(.jsonReadableSpan)
    needs.callDirectForms(isReading: true)
    if record.fields.contains(where: needsTry) {
      needs.call(.jsonReaderLiterals)
    }
    // A `try` in an argument makes a closure throw, even if the argument is not evaluated there.
    let isLarge =
      record.keys.count > Self.mostFieldsInLoop && !record.fields.contains { tries($0.fallback) }
      // The start of the object is not known in the closure.
      && !hidesRest
    let constantFlags = record.constants.map { names.claim(flagOf: $0.wirePath.last ?? "") }
    var flags = constantFlags
    let required = record.keys.filter { isRequired($0) }
    let start =
      required.isEmpty && readByRules.isEmpty && !convertsRest && !hidesRest
      ? nil : names.claim(firstOf: ["object", "start"])
    let opening =
      (start.map { "let \($0) = " } ?? "") + reader + (isLarge ? ".readObject" : ".beginObject()")
    let reported = undeclaredKeys.map { _ in names.claim("undeclared") }
    let object = readObject(
      record.wireMembers, openedBy: opening,
      exit: isLarge ? "return" : "continue", from: reader, key: key, constantFlags, &flags, &names,
      otherwise: otherwise(at: key, reported: reported, by: reader, in: start, needs: &needs),
      needs: &needs)
    let conditions =
      constantFlags.map { SwiftCondition.test(.word($0)) }
      + record.fields.indices.compactMap { position in
        condition(of: position, reader: .word(reader), in: start, needs: &needs)
      }
    let values = record.fields.indices.map { value(of: $0, needs: &needs) }
    return RecordReadingModel(
      protocolName: context.names.support(.jsonReadable),
      condition: context.condition(of: type, .jsonReadable), reader: reader,
      readerType: context.names.support(.jsonReader),
      slots: record.fields.indices.map { slot(of: $0) }
        + flags.map { SlotModel(name: $0, type: nil, value: "false") }
        + [reported].compactMap(\.self).map { name in
          SlotModel(
            name: name, type: context.names.text(of: .set(.scalar(.string)), in: scope),
            value: "[]")
        },
      object: object, isLarge: isLarge,
      // The constants for rules have the names of the variables that were read, so they need the scope of an `if`.
      conditions: conditions.isEmpty && rules == nil
        ? nil : (conditions + [.test(.word(reader).member("isIntact"))]).text,
      missing: required.isEmpty
        ? nil
        : (required.map { pathLiteral(record.path(to: $0)).text } + within(start)).joined(
          separator: ", "),
      arguments: arguments(values),
      constants: rules == nil ? [] : constants(values),
      validation: rules.map { rules in
        validation(
          rules, by: reader, in: start ?? "", record.fields.indices.map { path(to: $0) }, values)
      })
  }

  /// What reads the values at keys that no member has; nil if they are passed over without a word.
  private func otherwise(
    at key: String, reported: String?, by reader: String, in start: String?,
    needs: inout FileNeeds
  ) -> SwiftExpression? {
    if let undeclaredKeys, let reported {
      return undeclaredKeys.reading(at: key, into: reported, by: reader, needs: &needs)
    }
    guard let rest else { return nil }
    return reading(rest, at: key, by: reader, in: start, needs: &needs)
  }

  /// Of what is not what was read.
  private func constants(_ values: [SwiftExpression]) -> [String] {
    record.fields.indices.compactMap { position in
      if values[position] == .word(locals[position]) || isInlined(position) { return nil }
      let field = record.fields[position]
      let type = context.names.text(of: field.type, written: field.written, in: scope)
      return "let \(locals[position]): \(type) = \(values[position])"
    }
  }

  /// The last argument of calls that say where something is wrong.
  private func within(_ object: String?) -> [String] { object.map { ["in: \($0)"] } ?? [] }

  private func path(to position: Int) -> SwiftExpression {
    pathLiteral(record.fields[position].wirePath)
  }

  /// Of the type `JSONFieldPath`.
  func pathLiteral(_ keys: [String]) -> SwiftExpression {
    if let key = keys.first, keys.count == 1 { .string(key) } else { .strings(keys) }
  }

  private func isRequired(_ key: ValidRecord.Key) -> Bool {
    switch key {
    case .field(let position): calls[position].isRequired
    case .constant: true
    }
  }

  private func needsTry(_ field: ValidField) -> Bool { tries(field.defaultValue) }

  private func tries(_ value: Value?) -> Bool {
    value.map { ThrowingLiteral(context, in: scope).needsTry($0) } == true
  }

  private func slot(of position: Int) -> SlotModel {
    if let rest, rest.position == position { return slot(of: rest) }
    let field = record.fields[position]
    let name = context.names.text(of: field.type, written: field.written, in: scope)
    let local = locals[position]
    switch calls[position].coding.presence {
    case .patch: return SlotModel(name: local, type: name, value: ".absent")
    case .optional: return SlotModel(name: local, type: name, value: nil)
    case .required, .nullable, .convertedOptional:
      return SlotModel(name: local, type: "\(name)?", value: nil)
    }
  }

  /// - Parameters:
  ///   - exit: how a case is left early.
  ///   - constantFlags: variables that say which constants have been read.
  ///   - flags: variables that say which nested objects have been read.
  ///   - otherwise: what reads the values at other keys.
  private func readObject(
    _ members: [WireMember], openedBy opening: String, exit: String = "continue",
    from reader: String, key: String, _ constantFlags: [String], _ flags: inout [String],
    _ names: inout LocalNames, otherwise: SwiftExpression? = nil, needs: inout FileNeeds
  ) -> ReadObjectModel {
    let constants = constants
    let skip = SwiftExpression.word(reader).calling("skip", [:]).text
    let skipped = otherwise == nil ? [] : record.undeclaredTagKeys
    let read = members.map { member in
      switch member {
      case .field(let position):
        let fallback = record.fields[position].fallback.map {
          literal($0, of: position, needs: &needs)
        }
        return ReadMemberModel(
          key: calls[position].key.text,
          content: .call(
            calls[position].reading(
              into: locals[position], from: .word(reader), fallback: fallback, needs: &needs
            ).text))
      case .constant(let position):
        let constant = constants[position]
        return ReadMemberModel(
          key: constant.key.text,
          content: .call(
            constant.checking(
              by: .word(reader), once: constantFlags[position], needs: &needs
            ).text))
      case .object(let name, let members):
        let flag = names.claim(flagOf: name)
        flags.append(flag)
        let gap = gap(
          of: members, flag: flag, exit: exit, from: reader, names, needs: &needs)
        let opening = "guard \(reader).beginFlattenedObject(once: &\(flag)) else { \(exit) }"
        return ReadMemberModel(
          key: StringLiteral(name).text,
          content: .object(
            readObject(
              members, openedBy: opening, from: reader, key: key, constantFlags, &flags, &names,
              needs: &needs),
            gap: gap))
      }
    }
    return ReadObjectModel(
      reader: reader, opening: opening, key: key,
      members: read
        + skipped.map { ReadMemberModel(key: StringLiteral($0).text, content: .call(skip)) },
      otherwise: otherwise?.text ?? skip, readsOthers: otherwise != nil)
  }

  func literal(_ value: Value, of position: Int, needs: inout FileNeeds) -> SwiftExpression {
    let literals = ThrowingLiteral(context, in: scope)
    return literals.expression(of: value, as: record.fields[position].type, needs: &needs)
      .attempted(literals.needsTry(value))
  }

  /// What makes the field a constant of its type; nil where none is needed.
  private func condition(
    of position: Int, reader: SwiftExpression, in start: String?, needs: inout FileNeeds
  ) -> SwiftCondition? {
    if let rest, rest.position == position {
      return condition(of: rest, by: reader, in: start, needs: &needs)
    }
    let field = record.fields[position]
    let local = locals[position]
    if calls[position].isRequired {
      let isCostly = context.schema.isCostlyToCopy(field.type)
      return .binding(local, of: isCostly ? .prefixed(.consume, .word(local)) : nil)
    }
    guard let value = field.defaultValue, needsTry(field) else { return nil }
    var expression = literal(value, of: position, needs: &needs)
    if calls[position].coding.presence == .nullable {
      // Null leaves nil within the variable, which is a value of the field.
      let type = context.names.text(of: field.type, written: field.written, in: scope)
      expression = expression.infix(.cast, .word(type))
    }
    let literal = SwiftExpression.closure(expression)
    return .binding(
      local,
      of: SwiftExpression.word(local).infix(.coalesce, reader.calling("literal", ["_": literal])))
  }

  /// What the field is made of, once all has been read.
  private func value(of position: Int, needs: inout FileNeeds) -> SwiftExpression {
    let field = record.fields[position]
    let local = SwiftExpression.word(locals[position])
    if needsTry(field) || field.isRest { return local }
    if let value = field.defaultValue {
      return local.infix(.coalesce, literal(value, of: position, needs: &needs))
    }
    return calls[position].coding.presence == .convertedOptional
      ? local.infix(.coalesce, .nothing) : local
  }

  /// `write(to json: inout JSONWriter)`
  func writing(needs: inout FileNeeds) -> RecordWritingModel {
    var names = freeNames
    let writer = names.claim(firstOf: ["json", "writer"])
    needs.call(.jsonWriter)
    needs.call(.jsonWritableData)
    needs.callDirectForms(isReading: false)
    return RecordWritingModel(
      protocolName: context.names.support(.jsonWritable),
      condition: context.condition(of: type, .jsonWritable), writer: writer,
      writerType: context.names.support(.jsonWriter),
      steps: steps(writing: record.wireMembers, to: writer, &names, needs: &needs)
        + (rest.map { [CodingStepModel(direct($0, to: writer, needs: &needs).text)] } ?? []))
  }

  private func steps(
    writing members: [WireMember], to writer: String, _ names: inout LocalNames,
    needs: inout FileNeeds
  ) -> [CodingStepModel] {
    var steps: [CodingStepModel] = []
    for member in members {
      switch member {
      case .field(let position):
        let value = storedValue(of: position)
        steps.append(
          CodingStepModel(
            calls[position].direct(writing: value, to: .word(writer), needs: &needs).text))
      case .constant(let position):
        steps.append(CodingStepModel(constants[position].put(to: .word(writer)).text))
      case .object(let key, let members):
        let object = names.claim(objectAt: key)
        steps.append(
          CodingStepModel(
            "\(writer).beginFlattenedObject(\(StringLiteral(key)))", target: "let \(object)"))
        steps += self.steps(writing: members, to: writer, &names, needs: &needs)
        steps.append(CodingStepModel("\(writer).endFlattenedObject(\(object))"))
      }
    }
    return steps
  }
}

extension ValidatedSchema {
  /// Whether copying a value counts several references, which the compiler does not avoid by itself. For values without
  /// references, it warns that there is nothing to `consume`.
  fileprivate func isCostlyToCopy(_ type: SchemaType) -> Bool {
    guard let id = type.declaredID else { return false }
    return switch self[id].kind {
    case .record(let record): record.fields.contains { isReference($0.type) }
    case .union(let union): union.cases.contains { $0.payload.map(isReference) == true }
    case .wrapper, .enumeration, .foreign: false
    }
  }

  private func isReference(_ type: SchemaType) -> Bool {
    switch type {
    case .array, .set, .dictionary: true
    case .optional(let wrapped), .patch(let wrapped): isReference(wrapped)
    case .scalar(let scalar): [.string, .data, .url, .json].contains(scalar)
    case .declared, .unknown: false
    }
  }
}

extension CodingStepModel {
  fileprivate init(_ value: String, target: String? = nil) {
    self.init(target: target, isThrowing: false, value: value)
  }
}
