import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// Nil if more than one step of the value can fail.
  mutating func simpleFallback(_ value: MapValue, _ fallback: Value, as name: LocalName)
    -> LoweredValue?
  {
    switch value.kind {
    case .required(let operand, _) where operand.isReading && !context.schema.isChecked(fallback):
      let wire = lower(operand, as: name)
      let literal = literal(fallback, as: value.type)
      let call = reporting(
        "require",
        ["_": wire.expression, "at": place(of: value), "else": literal.expression])
      return named(LoweredValue(call, type: value.type), name)
    case .converted(let inner, let conversion):
      return convertedFallback(inner, conversion, value, fallback, as: name)
    default: return nil
    }
  }

  private mutating func convertedFallback(
    _ inner: MapValue, _ conversion: Conversion, _ value: MapValue, _ fallback: Value,
    as name: LocalName
  ) -> LoweredValue? {
    var source = inner
    var isRequired = false
    if case .required(let operand, _) = inner.kind { (source, isRequired) = (operand, true) }
    guard source.isReading else { return nil }
    var step = conversion
    let isOptional = value.type.isOptional
    // If only the last step makes it optional, the value before that step is converted.
    if conversion.steps.last == .inject, !source.type.isOptional {
      step = conversion.steps.dropLast().reduce(.identity) { $0.then($1) }
    } else if isOptional {
      guard case .optional(let inside) = conversion, source.type.isOptional else { return nil }
      step = inside
    }
    guard step != .identity else { return nil }
    let wire = lower(source, as: name.prefixed("raw"))
    let literal = literal(fallback, as: value.type)
    let function = writer.function(step, from: source.typeAsRead.unwrapped)
    let form =
      isRequired
      ? "convertRequired" : source.type.isOptional ? "convertIfPresent" : "convert"
    let arguments: SwiftArguments = ["_": wire.expression, "at": place(of: value)]
    guard literal.canFail else {
      let call = reporting(
        form, arguments + ["else": literal.expression], converting: function, to: value.type)
      return named(LoweredValue(call, type: value.type, needsType: isOptional), name)
    }
    writer.needs.call(.mappingIssuesMadeFallbacks)
    let call = issuing(
      writer.method(form, reports: function.reports),
      arguments + ["orElse": .closure(literal.attempt), "using": function.expression])
    return named(
      LoweredValue(
        hidingReports(of: call), type: value.type,
        isTentative: !value.type.isOptional), name)
  }

  /// Nil unless the only possible problem is that the value, as it is read, breaks a rule of its field.
  mutating func checkedFallback(
    _ value: MapValue, _ fallback: Value, as name: LocalName, heldTo field: ValidField
  ) -> LoweredValue? {
    guard value.isUnchanged, !value.type.isOptional, value.type == field.type,
      value.type == value.typeAsRead
    else { return nil }
    if case .patch = field.type { return nil }
    let literal = literal(fallback, as: value.type)
    guard !literal.canFail else { return nil }
    writer.needs.call(.mappingIssuesRuleFallbacks)
    let read = lower(value, as: name.prefixed("unchecked"))
    let call = reporting(
      "check",
      ["_": read.expression, "at": rulePlace(of: value), "else": literal.expression],
      passing: field.violations(of: holder))
    return named(LoweredValue(call, type: value.type), name)
  }

  /// Issues are collected separately, and reported if there are any.
  mutating func generalFallback(
    _ value: MapValue, _ fallback: Value, as name: LocalName, heldTo field: ValidField?
  ) -> LoweredValue {
    let outer = issues
    let own = claim(.wanted("\(name.text.filter { $0 != "`" })Issues"))
    issues = IssuesVariable(name: own)
    let (statements, found) = apart { writer -> LoweredValue in
      guard let field else {
        let lowered = writer.lower(value, as: name.prefixed("found"))
        return writer.nameable(lowered, name.prefixed("found"))
      }
      return writer.lower(
        value, heldTo: field, as: name.prefixed("found"), from: name.prefixed("unchecked"))
    }
    let isNeverInvalid = !issues.isUsed
    let declaration = issuesDeclaration
    issues = outer
    if isNeverInvalid {
      block += statements
      return found
    }
    block += declaration + statements
    if canRefuse, context.recursiveTypes.areHeld(by: value.type) {
      writer.needs.call(.mappingIssuesDepthFallbacks)
      add(.expression(issuing("refuse", ["_": .word(own)])))
    }
    writer.needs.call(.mappingIssuesFallbacks)
    let literal = literal(fallback, as: value.type)
    let place = place(of: value)
    let kept = SwiftExpression.word(own)
    // Without two question marks, nil may be a value or not.
    let isUnclear = value.type.isOptional && !found.isTentative
    let subject: SwiftArguments = [isUnclear ? "ofOptional" : "_": found.expression]
    guard literal.canFail else {
      let call = kept.calling("value", subject + ["else": literal.expression])
      return named(LoweredValue(call, type: value.type, needsType: true), name)
    }
    writer.needs.call(.mappingIssuesCalls)
    let attempt = issuing("attempt", ["at": place], passing: .closure(literal.attempt))
    writer.needs.call(.mappingIssuesMadeFallbacks)
    let call = kept.calling("value", subject + ["orElse": .closure(attempt)])
    return named(
      LoweredValue(
        value.type.isOptional && !isUnclear ? call.infix(.coalesce, .nothing) : call,
        type: value.type,
        isTentative: !value.type.isOptional, needsType: true), name)
  }
}

extension MapValue {
  /// Whether it is used as it is read, whichever of several values is chosen.
  fileprivate var isUnchanged: Bool {
    switch kind {
    case .path, .constant: true
    case .coalesce(let left, let right): left.isUnchanged && right.isUnchanged
    default: false
    }
  }
}
