import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// A call of a function that is written by hand. What it throws is an issue.
  mutating func custom(
    _ function: String, _ arguments: [MapValue], _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    addHook(function, arguments, value.type)
    let member = SwiftIdentifier.member(function)
    var texts: [String] = []
    var bindings: [String] = []
    for argument in arguments {
      let lowered = lower(argument, as: sources.name(for: argument, context))
      let usable = lowered.isTentative ? nameable(lowered, .wanted("argument")) : lowered
      if usable.isTentative { bindings.append("let \(usable.text)") }
      texts.append(usable.text)
    }
    let suffix = value.type.isOptional ? " ?? nil" : ""
    let call: String
    if texts.count == 1, let argument = texts.first {
      call = issuing(
        "convert(\(argument), at: \(place(of: value)), using: \(owner).\(member))")
    } else {
      let list = (["\(owner).\(member)"] + texts).joined(separator: ", ")
      writer.needs.call(.mappingCalls)
      call = issuing("call(\(list), at: \(place(of: value)))")
    }
    let result = LoweredValue(
      text: call + suffix, type: value.type, isTentative: !value.type.isOptional)
    guard !bindings.isEmpty else { return named(result, name) }
    let local = claim(name)
    add(
      .either(
        EitherModel(
          declaration: "let \(local): \(text(of: .optional(value.type.unwrapped)))",
          condition: bindings.joined(separator: ", "), value: result.text, otherwise: "nil")))
    return LoweredValue(
      text: local, type: value.type, isTentative: !value.type.isOptional, isName: true)
  }

  private mutating func addHook(
    _ function: String, _ arguments: [MapValue], _ result: SchemaType
  ) {
    guard !hooks.contains(where: { $0.name == function }) else { return }
    var names = LocalNames(taken: [])
    let parameters = arguments.map { argument in
      let name = names.claim(sources.name(for: argument, context).text.filter { $0 != "`" })
      writer.needs.mention(argument.type, access: .internal)
      return
        "_ \(SwiftIdentifier.declared(name)): \(context.names.text(of: argument.type, in: nil))"
    }
    writer.needs.mention(result, access: .internal)
    hooks.append(
      HookFunction(
        name: SwiftIdentifier.declared(function), parameters: parameters,
        result: context.names.text(of: result, in: nil)))
  }
}

extension SupportPartName {
  static let mappingCalls = SupportPartName("MappingIssues+Calls")
}
