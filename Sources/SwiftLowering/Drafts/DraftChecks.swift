import SchemaSemantics

extension DraftLowering {
  /// Whether the value of a field can be wrong by itself.
  func isChecked(_ position: Int) -> Bool {
    let field = record.fields[position]
    return !field.rules.isEmpty || context.drafts.canFail(field.type)
  }

  /// Nil if every draft is valid.
  func checks(needs: inout FileNeeds) -> DraftChecksModel? {
    guard context.drafts.canFail(type.id) else { return nil }
    let locals = record.localNames
    let checked = record.fields.indices.filter(isChecked)
    needs.call(.draftViolations)
    needs.call(.draftCheck)
    return DraftChecksModel(
      violationsType: "\(context.names.support(.draftViolations))<Field>",
      fieldConformances: ["String", "Sendable"].map { context.names.standard($0) }
        .joined(separator: ", "),
      fields: record.fields.map { SwiftIdentifier.declared($0.swiftName) },
      checked: checked.map { position in
        DraftCheckModel(local: locals[position], call: check(position, needs: &needs))
      },
      invariants: record.invariants.map(invariant), required: checked.map { locals[$0] })
  }

  /// `violations.check(draft.email, of: .email, DraftCheck(…))`
  private func check(_ position: Int, needs: inout FileNeeds) -> SwiftExpression {
    let field = record.fields[position]
    return SwiftExpression.word("violations").calling(
      "check",
      [
        "_": .word(reading(position, of: "draft")), "of": name(of: position),
      ] + ["_": rule(of: field.type, field, needs: &needs)])
  }

  private func name(of position: Int) -> SwiftExpression {
    .member(nil, SwiftIdentifier.member(record.fields[position].swiftName))
  }

  /// The rules of a field apply to the value inside what may be nil or left out.
  private func rule(of type: SchemaType, _ field: ValidField, needs: inout FileNeeds)
    -> SwiftExpression
  {
    switch type {
    case .optional(let inner):
      return rule(of: inner, field, needs: &needs).member("allowingNil")
    case .patch(let inner):
      needs.call(.draftCheckPatch)
      return rule(of: inner, field, needs: &needs).member("patch")
    case .scalar, .declared, .array, .set, .dictionary, .unknown:
      let conversion = context.drafts.form(of: type).map { form in
        hidden(rule(of: form, needs: &needs), form, of: field, needs: &needs)
      }
      if field.rules.isEmpty, let conversion { return conversion }
      let rules = field.violations(of: .word("Self"))
      return conversion?.calling("keeping", ["_": rules]) ?? draftCheck(["keeping": rules])
    }
  }

  /// A type that is not sensitive shows what breaks its rules, which a sensitive field must not.
  private func hidden(
    _ check: SwiftExpression, _ form: DraftForm, of field: ValidField, needs: inout FileNeeds
  ) -> SwiftExpression {
    guard field.notes.isSensitive, context.drafts.canFail(form.leaf) else { return check }
    needs.call(.draftCheckSensitive)
    return check.member("hidingValues")
  }

  private func rule(of form: DraftForm, needs: inout FileNeeds) -> SwiftExpression {
    switch form {
    case .raw(let id, _), .draft(let id):
      let name = context.names.text(of: id, in: scope)
      let making: SwiftArguments = ["making": .initializer(of: name)]
      guard case .raw = form, context.drafts.canFail(id) else { return draftCheck(making) }
      let violations = SwiftExpression.function(.word(name).member("violations"), label: "of")
      return draftCheck(making + ["by": violations])
    case .optional(let inner): return rule(of: inner, needs: &needs).member("allowingNil")
    case .elements(let inner): return rule(of: inner, needs: &needs).member("ofEachElement")
    case .values(let inner, _): return rule(of: inner, needs: &needs).calling("ofEachValue")
    case .patch(let inner):
      needs.call(.draftCheckPatch)
      return rule(of: inner, needs: &needs).member("patch")
    }
  }

  private func draftCheck(_ arguments: SwiftArguments) -> SwiftExpression {
    context.names[.draftCheck](arguments)
  }

  /// A rule is tested if and only if every field that it reads is valid by itself.
  private func invariant(_ invariant: ValidInvariant) -> DraftInvariantModel {
    let locals = record.localNames
    let bound = invariant.fields.filter(isChecked).map { "let \(locals[$0])" }
    let arguments = invariant.fields.reduce(into: [:] as SwiftArguments) { arguments, position in
      let label = SwiftIdentifier.argument(record.fields[position].swiftName)
      arguments += [label: isChecked(position) ? .word(locals[position]) : made(position)]
    }
    let name = SwiftIdentifier.member(invariant.errorCase)
    let test = SwiftExpression.word("Self").calling(name, arguments)
    let error = SwiftExpression.word("ValidationError").member(name)
    return DraftInvariantModel(
      condition: (bound + [test.text]).joined(separator: ", "),
      call: SwiftExpression.word("violations").calling(
        "add", ["_": error, "of": .list(invariant.fields.map(name(of:)))]))
  }
}
