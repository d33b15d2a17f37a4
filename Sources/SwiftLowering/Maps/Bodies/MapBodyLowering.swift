import SchemaSemantics
import SchemaSyntax

/// Writes the body of one function that maps a value, statement by statement.
struct MapBodyLowering {
  let context: LoweringContext
  let isBack: Bool
  var sources: MapSources
  var writer: ConversionWriter
  var detours = Detours()
  var hooks: [HookFunction] = []
  var locals: LocalNames
  var block: [StatementModel] = []

  /// The variable that collects issues, and how it has been used so far.
  var issues: IssuesVariable
  /// In a way back, the place of the value in the payload that is made.
  var target = WirePlace()
  /// The unknown value of an open enum or union, as the value that is made from it.
  var unknown: ConversionText?
  /// Whether a value that could not be converted must be distinguishable from every other value, including nil, because
  /// a rule reads it.
  var showsInvalid = false

  /// Whether errors must not show the value that is being made.
  var hidesValues = false

  struct IssuesVariable {
    let name: String
    var isUsed = false
    var isChanged = false
  }

  let made: TypeID
  /// How static members of the target type are referred to: `Self` in an extension of it.
  let owner: String
  /// The place of the unlabelled parameter.
  let source: MapSources.Source

  init(_ context: LoweringContext, _ function: MapFunction) {
    self.context = context
    isBack = function.isBack
    var locals = LocalNames(taken: [])
    let parameters = function.parameters(claiming: &locals)
    sources = MapSources(context: context, parameters: parameters)
    source = parameters[function.sourcePosition]
    issues = IssuesVariable(name: locals.claim("issues"))
    self.locals = locals
    writer = ConversionWriter(
      context, in: function.scope, members: context.memberNames(of: function.made))
    made = function.made
    owner = function.isExtension ? "Self" : context.names.text(of: function.made, in: nil)
  }

  mutating func text(of type: SchemaType) -> String { writer.text(of: type) }

  // MARK: Statements

  mutating func add(_ statement: StatementModel) {
    block.append(statement)
  }

  mutating func add(line: String) {
    block.append(.line(line))
  }

  /// The statements that `body` adds, separately. They are in braces of their own, so that other statements can use the
  /// same names.
  mutating func inBraces<Result>(_ body: (inout Self) -> Result) -> (
    statements: [StatementModel], result: Result
  ) {
    let names = locals
    defer { locals = names }
    return apart(body)
  }

  mutating func apart<Result>(_ body: (inout Self) -> Result) -> (
    statements: [StatementModel], result: Result
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
        LocalModel(
          isVariable: false, name: local, type: value.needsType ? text(of: type) : nil,
          value: value.text)))
    return LoweredValue(
      text: local, type: value.type, isTentative: value.isTentative, isName: true)
  }

  /// The same, unless the value is a name or a path already.
  mutating func nameable(_ value: LoweredValue, _ name: LocalName) -> LoweredValue {
    value.isName ? value : named(value, name)
  }

  // MARK: Issues

  /// `issues.require(…)`, or another call that adds an issue.
  mutating func issuing(_ call: String) -> String {
    issues.isUsed = true
    issues.isChanged = true
    if hidesValues { writer.needs.call(.mappingIssuesSensitive) }
    return "\(issues.name).\(hidesValues ? "hidden." : "")\(call)"
  }

  /// A call that only reports.
  mutating func reporting(_ call: String) -> String {
    issues.isUsed = true
    writer.needs.call(.mappingIssuesFallbacks)
    return hidesValues ? hidingReports(of: "\(issues.name).\(call)") : "\(issues.name).\(call)"
  }

  /// The place where problems of `value` are reported, as a literal.
  func place(of value: MapValue) -> String {
    let place = isBack ? target : WirePlace.common(of: sources.places(in: value))
    return StringLiteral(place.text).text
  }

  /// `var issues = MappingIssues()`, if it is needed.
  var issuesDeclaration: [StatementModel] {
    guard issues.isUsed else { return [] }
    return [
      .local(
        LocalModel(
          isVariable: issues.isChanged, name: issues.name, type: nil,
          value: context.names.support(.mappingIssues) + "()"))
    ]
  }
}
