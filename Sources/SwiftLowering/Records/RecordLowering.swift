package import SchemaSemantics
import SchemaSyntax

extension LoweringContext {
  func lower(_ record: ValidRecord, _ type: ValidType, into file: inout FileParts) -> RecordModel {
    let access = settings.layer(of: type, in: schema).access
    for field in record.fields {
      mention(field.type, written: field.written, access: access, in: &file.needs)
    }
    mention(protocols: type.protocols, access: access, in: &file.needs)
    let rules = lowerRules(of: record, type, into: &file)
    let storages = record.fields.indices.map { storage(of: $0, in: record, type, into: &file) }
    let defaults = record.fields.map { defaultArgument(of: $0, in: type.id, needs: &file.needs) }
    let isSynthesized =
      access == .internal && rules == nil && storages.allSatisfy { $0 == nil }
      && defaults.allSatisfy(\.isEmpty)
    let initializer = initializer(of: record, type, storages, defaults, throwing: rules != nil)
    let coding = lowerCoding(
      of: record, type, storages, rules: rules, initializer.assignments, needs: &file.needs)
    if let coding { file.codings.append(.record(coding)) }
    let draft = lowerDraft(of: record, type, initializer, storages, needs: &file.needs)
    if let draft { file.drafts.append(draft) }
    return RecordModel(
      head: TypeHead(type, conformances: conformances(of: record, type), access: access, self),
      properties: zip(record.fields, storages).map { field, storage in
        PropertyModel(
          notes: field.notes.model, access: access.prefix,
          name: SwiftIdentifier.declared(field.swiftName),
          type: names.text(of: field.type, written: field.written, in: type.id), storage: storage,
          former: field.notes.formerName.map { FormerNameModel($0, of: field.swiftName) })
      },
      initializer: isSynthesized ? nil : initializer, rules: rules,
      comparison: comparison(of: type, record, storages),
      mirror: mirror(of: record, type, storages), aliases: aliases(in: type, into: &file),
      nested: lowerNested(of: type, into: &file))
  }

  /// The conformances that come with the kind of record.
  private func conformances(of record: ValidRecord, _ type: ValidType) -> [String] {
    (record.layer == .domain ? ["Hashable"] : wireNeeds.conformances(of: type.id)) + ["Sendable"]
      + (record.isHiding ? ["CustomReflectable"] : [])
  }

  private func storage(
    of position: Int, in record: ValidRecord, _ type: ValidType, into file: inout FileParts
  ) -> StorageModel? {
    let field = record.fields[position]
    let isBoxed = storage.isBoxed(field: position, of: type.id)
    guard isBoxed || field.notes.deprecation != nil else { return nil }
    let name = record.storedName(of: field)
    let plain = names.text(of: field.type, written: field.written, in: type.id)
    guard isBoxed else {
      return StorageModel(
        name: name, type: plain, reading: name,
        isShared: deprecatedReadings.contains(field: position, of: type.id))
    }
    file.needs.call(.boxed)
    let box = names.support(.boxed)
    let held = names.text(
      of: field.type.unwrapped, written: field.written.unwrapped(from: field.type), in: type.id)
    return field.type.isOptional
      ? StorageModel(name: name, type: "\(box)<\(held)>?", reading: "\(name)?.value")
      : StorageModel(name: name, type: "\(box)<\(plain)>", reading: "\(name).value")
  }

  private func initializer(
    of record: ValidRecord, _ type: ValidType, _ storages: [StorageModel?], _ defaults: [String],
    throwing: Bool
  ) -> InitializerModel {
    let locals = record.localNames
    var documentation = record.fields.parameterDocumentation
    if throwing {
      documentation.append("- Throws: ``ValidationError`` for the first rule that is broken.")
    }
    let parameters = record.fields.indices.map { position in
      let field = record.fields[position]
      return parameter(
        field, of: field.type, written: field.written, locals[position], type) + defaults[position]
    }
    return InitializerModel(
      documentation: DocumentationComment(documentation),
      parameters: parameters.joined(separator: ", "),
      assignments: record.fields.indices.map { position in
        let field = record.fields[position]
        let property = storages[position]?.name ?? SwiftIdentifier.member(field.swiftName)
        return AssignmentModel(
          property: property, value: stored(.word(locals[position]), field, position, of: type))
      },
      partlyChecked: throwing ? partlyCheckedInitializer(of: record, type) : nil,
      checked: throwing ? checkedInitializer(of: record, type) : nil)
  }

  /// The default argument of a field: what the schema says, as far as Swift can write it there.
  func defaultArgument(of field: ValidField, in type: TypeID, needs: inout FileNeeds)
    -> String
  {
    let literal = ThrowingLiteral(self, in: type)
    if field.isRest { return " = [:]" }
    guard let value = field.defaultValue, literal.isPlain(value) else {
      return field.isNullable ? "" : field.type.defaultArgument
    }
    return " = " + literal.expression(of: value, as: field.type, needs: &needs).text
  }

  /// The value of a field as it is stored.
  func stored(
    _ value: SwiftExpression, _ field: ValidField, _ position: Int, of type: ValidType
  ) -> SwiftExpression {
    guard storage.isBoxed(field: position, of: type.id) else { return value }
    let box = { (value: SwiftExpression) in self.names[.boxed](["_": value]) }
    return field.type.isOptional ? value.mapped(by: .closure(box(.argument))) : box(value)
  }

  /// `fullName: String`, with a different internal name if the external one cannot be used inside.
  func parameter(
    _ field: ValidField, of fieldType: SchemaType, written: TypeSpelling = .plain, _ local: String,
    _ type: ValidType
  ) -> String {
    SwiftIdentifier.parameter(SwiftIdentifier.label(field.swiftName), local)
      + ": \(names.text(of: fieldType, written: written, in: type.id))"
  }

  private func comparison(of type: ValidType, _ record: ValidRecord, _ storages: [StorageModel?])
    -> ComparisonModel?
  {
    guard let conformance = type.conformances.first(where: { $0.name == "Comparable" }) else {
      return nil
    }
    let first = comparedPath(conformance.key, from: type.id, record, storages)
    // Values that are not equal have an order, as far as their fields have one.
    let others = record.fields.indices.compactMap { position -> String? in
      let field = record.fields[position]
      guard isOrdered(field.type), [field.swiftName] != conformance.key else { return nil }
      return comparedPath([field.swiftName], from: type.id, record, storages)
    }
    let key = conformance.key.joined(separator: ".")
    return comparison(
      of: type, [first] + others,
      documentation: others.isEmpty
        ? .none
        : DocumentationComment([
          "Orders by `\(key)`, and where that is the same, by the other fields that have an order."
        ]))
  }

  private func comparedPath(
    _ key: [String], from start: TypeID, _ record: ValidRecord, _ storages: [StorageModel?]
  ) -> String {
    var owner: (id: TypeID, record: ValidRecord)? = (start, record)
    var names: [String] = []
    var last: SchemaType?
    for name in key {
      guard let (id, record) = owner,
        let position = record.fields.firstIndex(where: { $0.swiftName == name })
      else { continue }
      // Only the first step is inside the type that stores the value.
      let stored =
        names.isEmpty ? storages[position]?.reading : member(reading: position, of: id, in: start)
      names.append(stored ?? SwiftIdentifier.member(name))
      last = record.fields[position].type
      owner = last?.declaredID.flatMap { id in schema.record(id).map { (id, $0) } }
    }
    if let last, base(of: last) != nil, !isComparable(last) { names.append("rawValue") }
    return names.joined(separator: ".")
  }

  private func isOrdered(_ type: SchemaType) -> Bool {
    switch type {
    case .scalar(let scalar): scalar.isOrdered
    case .declared: base(of: type)?.scalar?.isOrdered ?? isComparable(type)
    case .optional, .array, .set, .dictionary, .patch, .unknown: false
    }
  }

  private func isComparable(_ type: SchemaType) -> Bool {
    type.declaredID.map { schema[$0].conformances.contains { $0.name == "Comparable" } } ?? true
  }
}

extension ValidatedSchema {
  package func record(_ id: TypeID) -> ValidRecord? {
    if case .record(let record) = self[id].kind { record } else { nil }
  }
}
