import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// A call of a hand-written function. What it throws becomes an issue.
  mutating func custom(
    _ function: String, _ arguments: [MapValue], _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    let hook = hook(function, arguments, value.type)
    // This is what distinguishes functions in Swift.
    if !hooks.contains(where: { $0.name == hook.name && $0.type == hook.type }) {
      hooks.append(hook)
    }
    let isOverloaded = context.overloadedHooks.contains(function, of: made)
    let member = self.member(function, arguments.count)
    let reference = isOverloaded ? member.infix(.cast, .word(hook.type)) : member
    var values: [SwiftExpression] = []
    var bindings: [SwiftCondition] = []
    for argument in arguments {
      let name = sources.name(for: argument, context)
      let lowered = asPart { $0.lower(argument, as: name) }
      let usable = lowered.isTentative ? nameable(lowered, .wanted("argument")) : lowered
      if usable.isTentative { bindings.append(usable.presence) }
      values.append(usable.expression)
    }
    let isTentative = showsInvalid || !value.type.isOptional
    let place = place(of: value)
    let call: SwiftExpression
    // What is reported inside of several values has a place only if something in the payload holds them all.
    let isPlaced = arguments.count == 1 || WirePlace.shared(by: sources.places(in: value)) != nil
    let reports = isPlaced && context.reportingMaps.mayReport(inFunctionOf: arguments)
    if values.count == 1, let argument = values.first {
      call = issuing(
        "convert", ["_": argument, "at": place],
        converting: FallibleExpression(reference, canFail: true, reports: reports))
    } else {
      writer.needs.call(.mappingIssuesCalls)
      let calling = issuing(
        writer.method("call", reports: reports),
        SwiftArguments([reference] + values) + ["at": place])
      call = reports ? hidingReports(of: calling) : calling
    }
    let result = LoweredValue(
      isTentative ? call : call.infix(.coalesce, .nothing), type: value.type,
      isTentative: isTentative)
    guard !bindings.isEmpty else { return named(result, name) }
    let local = claim(name)
    let type = isTentative ? SchemaType.optional(value.type) : value.type
    add(
      .either(
        LocalDeclaration(name: local, type: text(of: type)), bindings, then: result.expression,
        otherwise: .nothing))
    return LoweredValue(.word(local), type: value.type, isTentative: isTentative, isName: true)
  }

  /// The function as a value. Swift warns of a function called `self`, within its type, unless it is called.
  private func member(_ function: String, _ count: Int) -> SwiftExpression {
    let member = owner.member(SwiftIdentifier.member(function))
    guard isExtension, function == "self" else { return member }
    let arguments = (0..<count).map { SwiftExpression.word("$\($0)") }
    return .closure(.call(member, SwiftArguments(arguments)).attempted())
  }

  private mutating func hook(
    _ function: String, _ arguments: [MapValue], _ result: SchemaType
  ) -> HookFunction {
    var names = LocalNames(taken: [])
    var needs = FileNeeds()
    let parameters = arguments.map { argument in
      let name = names.claim(sources.name(for: argument, context).text.filter { $0 != "`" })
      needs.mention(argument.type, access: .internal)
      return HookFunction.Parameter(
        name: SwiftIdentifier.declared(name),
        type: context.names.text(of: argument.type, in: nil))
    }
    needs.mention(result, access: .internal)
    writer.needs.add(needs)
    return HookFunction(
      name: SwiftIdentifier.declared(function), parameters: parameters,
      result: context.names.text(of: result, in: nil), needs: needs)
  }
}

/// A hand-written function.
struct HookFunction {
  let name: String
  let parameters: [Parameter]
  let result: String
  /// What its types need where it is written.
  let needs: FileNeeds

  struct Parameter {
    let name: String
    let type: String
  }

  /// `(Int, String) throws -> Level`
  var type: String { "(\(parameters.map(\.type).joined(separator: ", "))) throws -> \(result)" }

  /// `static func level(_ points: Int) throws -> Level`
  var declaration: String {
    let list = parameters.map { "_ \($0.name): \($0.type)" }.joined(separator: ", ")
    return "static func \(name)(\(list)) throws -> \(result)"
  }
}
