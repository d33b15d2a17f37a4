import SchemaSemantics

extension RecordCoding {
  /// Up to here, the cases of a reader stand in its loop. The compiler follows each variable through each of the cases, and
  /// gets through more of them sooner where it sees a single tuple, passed to a function.
  private static let mostFieldsInLoop = 4

  /// `init?(from json: inout JSONReader)`
  func reading(_ rules: RecordRulesModel?, needs: inout FileNeeds) -> RecordReadingModel {
    var names = freeNames
    let reader = names.claim(firstOf: ["json", "reader"])
    let key = names.claim(firstOf: ["key", "name"])
    let fields =
      record.fields.count > Self.mostFieldsInLoop
      ? names.claim(firstOf: ["fields", "values"]) : nil
    needs.call(SupportPartName("JSONReader"))
    needs.call(SupportPartName("JSONReadable+Span"))
    needs.callDirectForms("+Reading")
    if record.fields.contains(where: needsTry) {
      needs.call(SupportPartName("JSONReader+Literals"))
    }
    let places = record.localNames.map { local in fields.map { "\($0).\(local)" } ?? local }
    let slots = record.fields.indices.map { slot(of: $0) }
    var members = MemberReading(
      coding: self, places: places, reader: reader, key: key, needs: needs)
    let object = members.object(record.wireMembers, exit: fields == nil ? "continue" : "return")
    needs = members.needs
    let required = record.fields.indices.filter { calls[$0].isRequired }
    let conditions = record.fields.indices.compactMap { position in
      condition(of: position, in: places[position], reader: reader, needs: &needs)
    }
    return RecordReadingModel(
      protocolName: context.names.support("JSONReadable"), reader: reader,
      readerType: context.names.support("JSONReader"),
      slots: slots,
      fields: fields.map {
        ReadFieldsModel(
          name: $0, type: context.names.support("ReadFields"),
          initialValues: slots.map { $0.value ?? "nil" }.joined(separator: ", "),
          keyType: context.names.support("JSONText"))
      },
      object: object,
      conditions: conditions.isEmpty
        ? nil : (conditions + ["\(reader).isIntact"]).joined(separator: ", "),
      missing: required.isEmpty
        ? nil : required.map { path(to: $0) }.joined(separator: ", "),
      arguments: arguments(
        record.fields.indices.map { value(of: $0, in: places[$0], needs: &needs) }),
      validation: rules.map { rules in
        validation(rules) { position in
          let place = position.map { ", at: \(path(to: $0))" } ?? ""
          return "\(reader).failRule(error\(place))"
        }
      })
  }

  /// A literal of the type `JSONFieldPath`.
  private func path(to position: Int) -> String {
    let path = record.fields[position].wirePath
    return path.count == 1 ? calls[position].key : SwiftLiteral.list(path)
  }

  private func needsTry(_ field: ValidField) -> Bool {
    let literals = ThrowingLiteral(context, in: scope)
    return field.defaultValue.map { literals.needsTry($0) } == true
  }

  private func slot(of position: Int) -> SlotModel {
    let field = record.fields[position]
    let name = context.names.text(of: field.type, in: scope)
    let local = record.localNames[position]
    switch calls[position].coding.presence {
    case .patch: return SlotModel(name: local, type: name, value: ".absent")
    case .optional: return SlotModel(name: local, type: name, value: nil)
    case .required, .convertedOptional:
      return SlotModel(name: local, type: "\(name)?", value: nil)
    }
  }

  func literal(_ value: Value, of position: Int, needs: inout FileNeeds) -> String {
    let literals = ThrowingLiteral(context, in: scope)
    let text = literals.text(of: value, as: record.fields[position].type, needs: &needs)
    return literals.needsTry(value) ? "try \(text)" : text
  }

  /// What makes the field a constant of its type; nil where none is needed.
  private func condition(
    of position: Int, in place: String, reader: String, needs: inout FileNeeds
  ) -> String? {
    let field = record.fields[position]
    let local = record.localNames[position]
    if calls[position].isRequired {
      return place == local ? "let \(local)" : "let \(local) = \(place)"
    }
    guard let value = field.defaultValue, needsTry(field) else { return nil }
    let text = literal(value, of: position, needs: &needs)
    return "let \(local) = \(place) ?? \(reader).literal({ \(text) })"
  }

  /// What the field is made of, once all has been read.
  private func value(of position: Int, in place: String, needs: inout FileNeeds) -> String {
    let field = record.fields[position]
    if calls[position].isRequired || needsTry(field) { return record.localNames[position] }
    if let value = field.defaultValue {
      return "\(place) ?? \(literal(value, of: position, needs: &needs))"
    }
    return calls[position].coding.presence == .convertedOptional ? "\(place) ?? nil" : place
  }

  /// `write(to json: inout JSONWriter)`
  func writing(needs: inout FileNeeds) -> RecordWritingModel {
    var names = freeNames
    let writer = names.claim(firstOf: ["json", "writer"])
    needs.call(SupportPartName("JSONWriter"))
    needs.call(SupportPartName("JSONWritable+Data"))
    needs.callDirectForms("+Writing")
    return RecordWritingModel(
      protocolName: context.names.support("JSONWritable"), writer: writer,
      writerType: context.names.support("JSONWriter"),
      steps: steps(writing: record.wireMembers, to: writer, &names, needs: &needs))
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
          CodingStepModel(calls[position].direct(writing: value, to: writer, needs: &needs)))
      case .object(let key, let members):
        let object = names.claim(objectAt: key)
        steps.append(
          CodingStepModel(
            "\(writer).beginObject(\(SwiftLiteral.string(key)))", target: "let \(object)"))
        steps += self.steps(writing: members, to: writer, &names, needs: &needs)
        steps.append(CodingStepModel("\(writer).endObject(\(object))"))
      }
    }
    return steps
  }
}

extension CodingStepModel {
  fileprivate init(_ value: String, target: String? = nil) {
    self.init(target: target, isThrowing: false, value: value)
  }
}
