import SchemaSemantics

extension LoweringContext {
  func lower(_ wrapper: ValidWrapper, _ type: ValidType, into file: inout FileParts)
    -> WrapperModel
  {
    let access = settings.domain.access
    file.needs.mention(wrapper.base, access: access)
    let normalForm = normalForm(wrapper.normalizations, &file.needs)
    var builder = ViolationsBuilder(self, of: type, memberNames: ["rawValue"])
    let subject = ViolationsBuilder.Subject(
      local: "rawValue", field: nil, type: wrapper.base, isSensitive: type.notes.isSensitive)
    let checks = builder.checks(of: wrapper.rules, about: subject, needs: &file.needs)
    let errors = validationError(of: type, builder, into: &file)
    if let stored = lowerStored(wrapper, type, needs: &file.needs) {
      file.codings.append(.storedValue(stored))
    }
    return WrapperModel(
      head: TypeHead(
        type, conformances: ["Hashable", "Sendable"] + type.descriptiveConformances,
        access: access, self),
      valueType: names.text(of: wrapper.base, in: type.id),
      description: description(of: wrapper, type),
      mirrorType: type.hidesFromDumps ? names.standard("Mirror") : nil,
      comparison: type.conformances.contains { $0.name == "Comparable" }
        ? comparison(of: type, ["rawValue"]) : nil,
      rules: errors.map {
        WrapperRulesModel(
          normalForm: wrapper.normalizations.isEmpty ? nil : normalForm, checks: checks,
          errors: $0, patterns: builder.patterns)
      },
      normalForm: normalForm)
  }

  /// Nil if it is written by hand, since the schema names the protocol.
  private func description(of wrapper: ValidWrapper, _ type: ValidType) -> DescriptionModel? {
    guard type.isDescribed else { return nil }
    let isText = wrapper.base == .scalar(.string)
    return DescriptionModel(
      textType: names.standard("String"),
      text: type.notes.isSensitive
        ? HiddenValue.literal : isText ? "rawValue" : "\"\\(rawValue)\"")
  }

  /// The converters around `rawValue`, the first one innermost.
  private func normalForm(_ normalizations: [Normalization], _ needs: inout FileNeeds) -> String {
    if !normalizations.isEmpty { needs.call(.textNormalization) }
    return normalizations.reduce("rawValue") { text, normalization in
      "\(names.support(.textNormalization)).\(normalization.rawValue)(\(text))"
    }
  }

  /// - Parameter paths: what is compared, in this order: each path only matters if the ones before it are equal.
  func comparison(
    of type: ValidType, _ paths: [String], documentation: DocumentationComment = .none
  ) -> ComparisonModel {
    ComparisonModel(
      documentation: documentation,
      access: settings.domain.access.prefix, type: SwiftIdentifier.declared(type.name),
      result: names.standard("Bool"), lines: comparisons(of: paths))
  }

  private func comparisons(of paths: [String]) -> [String] {
    if paths.count == 1 { return ["left.\(paths[0]) < right.\(paths[0])"] }
    // Swift can compare tuples of up to this size.
    if paths.count <= 6 {
      let left = paths.map { "left.\($0)" }.joined(separator: ", ")
      let right = paths.map { "right.\($0)" }.joined(separator: ", ")
      return ["(\(left)) < (\(right))"]
    }
    let last = paths[paths.count - 1]
    return paths.dropLast().map {
      "if left.\($0) != right.\($0) { return left.\($0) < right.\($0) }"
    } + ["return left.\(last) < right.\(last)"]
  }

  /// Nil for a type without rules.
  func validationError(
    of type: ValidType, _ rules: ViolationsBuilder, into file: inout FileParts
  ) -> ValidationErrorModel? {
    let cases = rules.cases
    guard !cases.isEmpty else { return nil }
    let access = settings.domain.access
    file.needs.call(.ruleViolation)
    if !rules.catalogue.isEmpty {
      file.needs.call(.ruleTexts)
      if settings.catalogueBundle != .custom { file.needs.call(.ruleTextsBundle) }
    }
    file.texts += rules.catalogue
    file.violations.append(
      ViolationTextModel(
        deprecation: deprecations.isWithinMarked(type.id) ? .plain : nil,
        access: access.prefix, typeName: names.text(of: type.id, in: nil) + ".ValidationError",
        protocolName: names.support(.ruleViolation), textType: names.standard("String"),
        flagType: names.standard("Bool"),
        cases: cases))
    let conformances = ["Error", "Hashable", "Sendable"].map { names.standard($0) }
    return ValidationErrorModel(
      access: access.prefix, conformances: conformances.joined(separator: ", "), cases: cases)
  }
}

extension ValidType {
  /// Conformances by which a wrapper prints as the value inside, or does not print it at all.
  fileprivate var descriptiveConformances: [String] {
    (isDescribed ? ["CustomStringConvertible"] : []) + (hidesFromDumps ? ["CustomReflectable"] : [])
  }

  /// If the schema asks for one of these protocols, the description is written by hand.
  fileprivate var isDescribed: Bool {
    !conformances.contains {
      ["CustomStringConvertible", "LosslessStringConvertible"].contains($0.name)
    }
  }

  /// However the value prints, a dump would look into it.
  fileprivate var hidesFromDumps: Bool {
    notes.isSensitive && !conformances.contains { $0.name == "CustomReflectable" }
  }
}
