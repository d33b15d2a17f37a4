import SchemaSemantics
import SchemaSyntax

extension LoweringContext {
  /// Nil for a record without a draft.
  func lowerDraft(
    of record: ValidRecord, _ type: ValidType, _ initializer: InitializerModel,
    _ storages: [StorageModel?], needs: inout FileNeeds
  ) -> DraftModel? {
    guard type.notes.hasDraft else { return nil }
    let lowering = DraftLowering(self, record, type, storages)
    return lowering.model(setting: initializer.assignments.map(\.property), needs: &needs)
  }
}

/// Writes the draft of one record.
struct DraftLowering {
  let context: LoweringContext
  let record: ValidRecord
  let type: ValidType
  /// Where names of types are written: in an extension of the record.
  let scope: TypeID?
  /// Where names of types are written within the draft, whose own types have short names, too.
  private let draftScope: TypeID?
  private let storages: [StorageModel?]
  private let access: AccessLevel

  init(
    _ context: LoweringContext, _ record: ValidRecord, _ type: ValidType,
    _ storages: [StorageModel?]
  ) {
    self.context = context
    self.record = record
    self.type = type
    self.storages = storages
    scope = context.schema.extensionScope(of: type.id)
    let nested =
      type.children.map { context.schema[$0].name }
      + (context.names.aliases(in: type.id) ?? []).map { context.schema.aliases[$0.index].name }
    let isHidden = nested.contains { ["Field", "Violations"].contains($0) }
    draftScope = isHidden ? nil : scope
    access = context.settings.domain.access
  }

  /// - Parameter properties: the stored properties of the record, in the order of its fields.
  func model(setting properties: [String], needs: inout FileNeeds) -> DraftModel {
    let locals = record.localNames
    let checks = checks(needs: &needs)
    let forms = record.fields.map { context.drafts.form(of: $0.type) }
    for (field, form) in zip(record.fields, forms) { mention(field, form, in: &needs) }
    let positions = record.fields.indices
    return DraftModel(
      deprecation: context.deprecations.isWithinMarked(type.id) ? .plain : nil,
      access: access.prefix, typeName: context.names.text(of: type.id, in: nil),
      recordName: context.names.text(of: type.id, in: draftScope), conformances: conformances,
      properties: positions.map { property($0, forms[$0], needs: &needs) },
      parameters: positions.map { parameter($0, forms[$0], locals[$0], needs: &needs) }
        .joined(separator: ", "),
      assignments: positions.map { position in
        AssignmentModel(
          property: storedName(position),
          value: stored(.word(locals[position]), position))
      },
      copies: positions.map { position in
        let value = SwiftExpression.word(reading(position, of: "original"))
        return AssignmentModel(
          property: storedName(position),
          value: stored(forms[position].map { drafted(value, $0) } ?? value, position))
      },
      mirror: mirror, checks: checks, voidType: context.names.standard("Void"),
      values: positions.map { position in
        AssignmentModel(
          property: properties[position],
          value: context.stored(
            isChecked(position) ? .word(locals[position]) : made(position),
            record.fields[position], position, of: type))
      })
  }

  private var conformances: String {
    let identity = type.conformances.map(\.name).filter { $0 == "Identifiable" }
    let names = identity + ["Hashable", "Sendable"] + (isHiding ? ["CustomReflectable"] : [])
    return names.map { context.names.standard($0) }.joined(separator: ", ")
  }

  private func mention(_ field: ValidField, _ form: DraftForm?, in needs: inout FileNeeds) {
    context.mention(field.type, written: field.written, access: access, in: &needs)
    guard let form, case .wrapper(let wrapper) = context.schema[form.leaf].kind else { return }
    needs.mention(wrapper.base, access: access)
  }
}

extension DraftLowering {
  private func property(_ position: Int, _ form: DraftForm?, needs: inout FileNeeds)
    -> DraftPropertyModel
  {
    let field = record.fields[position]
    return DraftPropertyModel(
      notes: field.notes.model, access: access.prefix,
      name: SwiftIdentifier.declared(field.swiftName), type: text(of: field, form),
      storage: storage(position, form, needs: &needs),
      former: field.notes.formerName.map { FormerNameModel($0, of: field.swiftName) })
  }

  /// For the same fields as in the record, for the same reasons: a draft would otherwise contain itself, or a field
  /// that is deprecated could not be set without a warning.
  private func storage(_ position: Int, _ form: DraftForm?, needs: inout FileNeeds)
    -> DraftStorageModel?
  {
    guard let storage = storages[position] else { return nil }
    let field = record.fields[position]
    let isBoxed = context.storage.isBoxed(field: position, of: type.id)
    let whole = text(of: field, form)
    var stored = whole
    if isBoxed {
      let box = context.names.support(.boxed)
      stored = field.type.isOptional ? "\(box)<\(whole.dropLast())>?" : "\(box)<\(whole)>"
    }
    return DraftStorageModel(
      access: field.notes.deprecation == nil ? "private " : "fileprivate ", name: storage.name,
      type: stored, reading: storage.reading,
      writing: self.stored(.word("newValue"), position).text)
  }

  /// With the default that the schema says, if the draft can hold it.
  private func parameter(
    _ position: Int, _ form: DraftForm?, _ local: String, needs: inout FileNeeds
  ) -> String {
    let field = record.fields[position]
    let label = SwiftIdentifier.parameter(SwiftIdentifier.label(field.swiftName), local)
    let value = defaultArgument(of: field, form, needs: &needs)
    return "\(label): \(text(of: field, form))\(value)"
  }

  private func defaultArgument(
    of field: ValidField, _ form: DraftForm?, needs: inout FileNeeds
  ) -> String {
    guard let form else { return context.defaultArgument(of: field, in: type.id, needs: &needs) }
    let literal = ThrowingLiteral(context, in: type.id)
    guard let value = field.defaultValue.flatMap({ form.drafted($0) }), literal.isPlain(value)
    else { return field.isNullable ? "" : field.type.defaultArgument }
    return " = " + literal.expression(of: value, as: form.type, needs: &needs).text
  }

  private func storedName(_ position: Int) -> String {
    storages[position]?.name ?? SwiftIdentifier.member(record.fields[position].swiftName)
  }

  private func stored(_ value: SwiftExpression, _ position: Int) -> SwiftExpression {
    context.stored(value, record.fields[position], position, of: type)
  }

  /// How the value of a field is read without a warning: where it is stored, if it is deprecated.
  func reading(_ position: Int, of owner: String) -> String {
    let field = record.fields[position]
    let name = SwiftIdentifier.member(field.swiftName)
    guard field.notes.deprecation != nil else { return "\(owner).\(name)" }
    return "\(owner).\(storages[position]?.reading ?? name)"
  }

  private var isHiding: Bool { record.fields.contains { context.schema.isSensitive($0) } }

  private var mirror: MirrorModel? {
    guard isHiding else { return nil }
    return context.mirror(
      of: record, type, access: access, readings: storages.map { $0?.reading },
      hiding: context.schema.isSensitive)
  }
}

extension DraftLowering {
  /// The type of a field of the draft.
  private func text(of field: ValidField, _ form: DraftForm?) -> String {
    if let form { return text(of: form) }
    return context.names.text(of: field.type, written: field.written, in: draftScope)
  }

  private func text(of form: DraftForm) -> String {
    switch form {
    case .raw(_, let base): context.names.text(of: base, in: draftScope)
    case .draft(let id): context.names.text(of: id, in: draftScope) + ".Draft"
    case .optional(let inner): text(of: inner) + "?"
    case .elements(let inner): "[\(text(of: inner))]"
    case .values(let inner, let key):
      "[\(context.names.text(of: key, in: draftScope)): \(text(of: inner))]"
    case .patch(let inner): "\(context.names.support(.patch))<\(text(of: inner))>"
    }
  }

  /// The value of a record as its draft holds it.
  private func drafted(_ value: SwiftExpression, _ form: DraftForm) -> SwiftExpression {
    switch form {
    case .raw: value.member("rawValue")
    case .draft: value.member("draft")
    case .optional(let inner), .elements(let inner), .patch(let inner):
      value.mapped(by: drafted(.argument, inner).ofArgument)
    case .values(let inner, _):
      value.calling("mapValues").passing(drafted(.argument, inner).ofArgument, as: "_")
    }
  }

  /// The value of a field that needs no check.
  func made(_ position: Int) -> SwiftExpression {
    let value = SwiftExpression.word(reading(position, of: "draft"))
    return context.drafts.form(of: record.fields[position].type).map { made(value, $0) } ?? value
  }

  private func made(_ value: SwiftExpression, _ form: DraftForm) -> SwiftExpression {
    switch form {
    case .raw, .draft: function(form).applied(to: value)
    case .optional(let inner), .elements(let inner), .patch(let inner):
      value.mapped(by: function(inner))
    case .values(let inner, _): value.calling("mapValues").passing(function(inner), as: "_")
    }
  }

  private func function(_ form: DraftForm) -> SwiftExpression {
    switch form {
    case .raw(let id, _), .draft(let id):
      .initializer(of: context.names.text(of: id, in: scope))
    case .optional, .elements, .patch, .values: .closure(made(.argument, form))
    }
  }
}
