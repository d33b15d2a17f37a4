import SchemaSemantics
import SchemaSyntax

/// Writes the body of one function that maps a value, statement by statement.
struct MapBodyLowering {
  let context: LoweringContext
  let isBack: Bool
  var sources: MapSources
  var writer: ConversionWriter
  var hooks: [HookFunction] = []
  var locals: LocalNames
  var block: [SwiftStatement] = []

  /// The variable that collects issues, and how it has been used so far.
  var issues: IssuesVariable
  /// In a way back, the place of the value in the payload that is made.
  var target = WirePlace()
  /// What an open enum or union did not know, as the value that is made of it.
  var unknown: SwiftExpression?
  /// Whether what could not be converted must be told apart from every other value, nil included, since a rule asks.
  var showsInvalid = false

  /// Whether errors must not show the value that is being made.
  var hidesValues = false

  struct IssuesVariable {
    let name: String
    var isUsed = false
    var isChanged = false
  }

  let made: TypeID
  /// How static members of the type that is made are reached: `Self` in an extension of it.
  let owner: SwiftExpression
  /// The type whose rules are checked: that of the map or, for the parts of a record that is made on the way, that record.
  var holder: SwiftExpression
  let isExtension: Bool
  /// Whether the function can throw an error about the depth of a payload.
  let canRefuse: Bool
  /// The place of the unlabelled parameter.
  let source: MapSources.Source

  init(_ context: LoweringContext, _ function: MapFunction) {
    self.context = context
    isBack = function.isBack
    // A constant with the name of a mapper would be found instead of it.
    var locals = LocalNames(taken: context.mapperNames)
    let parameters = function.parameters(claiming: &locals)
    sources = MapSources(context: context, parameters: parameters)
    source = parameters[function.sourcePosition]
    issues = IssuesVariable(name: locals.claim("issues"))
    self.locals = locals
    writer = ConversionWriter(
      context, in: function.scope, members: context.memberNames(of: function.made))
    made = function.made
    isExtension = function.isExtension
    canRefuse = function.canFail
    owner = .word(isExtension ? "Self" : context.names.text(of: function.made, in: nil))
    holder = owner
  }

  mutating func text(of type: SchemaType) -> String { writer.text(of: type) }

  // MARK: Statements

  mutating func add(_ statement: SwiftStatement) {
    block.append(statement)
  }

  /// The statements that `body` adds, apart. They are in braces of their own, so that others can use the same names.
  mutating func inBraces<Result>(_ body: (inout Self) -> Result) -> (
    statements: [SwiftStatement], result: Result
  ) {
    let names = locals
    defer { locals = names }
    return apart(body)
  }

  mutating func apart<Result>(_ body: (inout Self) -> Result) -> (
    statements: [SwiftStatement], result: Result
  ) {
    let outer = block
    block = []
    let result = body(&self)
    let statements = block
    block = outer
    return (statements, result)
  }

  mutating func claim(_ name: LocalName) -> String {
    name.isReserved ? name.text : locals.claimLocal(name.text)
  }

  /// A constant that holds `value` from here on.
  mutating func named(_ value: LoweredValue, _ name: LocalName) -> LoweredValue {
    let local = claim(name)
    let type = value.isTentative ? SchemaType.optional(value.type) : value.type
    add(
      .local(
        LocalDeclaration(
          name: local, type: value.needsType ? text(of: type) : nil, value: value.expression)))
    return LoweredValue(
      .word(local), type: value.type, isTentative: value.isTentative, isName: true)
  }

  /// The same, unless the value is a name or a path already.
  mutating func nameable(_ value: LoweredValue, _ name: LocalName) -> LoweredValue {
    value.isName ? value : named(value, name)
  }

  // MARK: Issues

  /// `issues.require(…)`, or another call that adds an issue.
  mutating func issuing(
    _ method: String, _ arguments: SwiftArguments, passing function: SwiftExpression? = nil
  ) -> SwiftExpression {
    issues.isUsed = true
    issues.isChanged = true
    if hidesValues { writer.needs.call(.mappingIssuesSensitive) }
    let issues = SwiftExpression.word(issues.name)
    return (hidesValues ? issues.member("hidden") : issues)
      .calling(method, arguments, passing: function)
  }

  /// The same with `as: .url`, or with a function that does not belong to a format.
  ///
  /// - Parameter canWrite: whether the call has a counterpart for the way back.
  mutating func issuing(
    _ method: String, _ arguments: SwiftArguments, converting function: FallibleExpression,
    canWrite: Bool = false
  ) -> SwiftExpression {
    guard let format = function.format, canWrite || !format.isBack else {
      let call = issuing(
        writer.method(method, reports: function.reports), arguments, passing: function.expression)
      return function.reports ? hidingReports(of: call) : call
    }
    writer.needs.call(.mappingIssuesFormats)
    return issuing(method, arguments + ["as": format.expression])
  }

  /// A call that only reports.
  mutating func reporting(
    _ method: String, _ arguments: SwiftArguments, passing function: SwiftExpression? = nil
  ) -> SwiftExpression {
    issues.isUsed = true
    writer.needs.call(.mappingIssuesFallbacks)
    let call = SwiftExpression.word(issues.name).calling(method, arguments, passing: function)
    return hidingReports(of: call)
  }

  /// The same with `as: .url`, or with a function that does not belong to a format.
  ///
  /// - Parameter type: what is made.
  mutating func reporting(
    _ method: String, _ arguments: SwiftArguments, converting function: FallibleExpression,
    to type: SchemaType
  ) -> SwiftExpression {
    if canRefuse, context.recursiveTypes.areHeld(by: type) {
      issues.isChanged = true
      writer.needs.call(.mappingIssuesDepthFallbacks)
      let method = writer.method("\(method)Nested", reports: function.reports)
      return reporting(method, arguments, passing: function.expression)
    }
    guard let format = function.format, !format.isBack else {
      let method = writer.method(method, reports: function.reports)
      return reporting(method, arguments, passing: function.expression)
    }
    writer.needs.call(.mappingIssuesFormatFallbacks)
    return reporting(method, arguments + ["as": format.expression])
  }

  /// Where a problem of `value` is, as a literal.
  func place(of value: MapValue) -> SwiftExpression { .string(wirePlace(of: value).text) }

  func wirePlace(of value: MapValue) -> WirePlace {
    isBack ? target : WirePlace.common(of: sources.places(in: value))
  }

  /// `var issues = MappingIssues()`, where it is needed.
  var issuesDeclaration: [SwiftStatement] {
    guard issues.isUsed else { return [] }
    return [
      .local(
        LocalDeclaration(
          isVariable: issues.isChanged, name: issues.name, value: context.names[.mappingIssues]()))
    ]
  }
}
