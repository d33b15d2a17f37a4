import SchemaSemantics

/// A parameter of an operation, as Swift declares it.
struct OperationParameter {
  private let label: String
  let local: String
  let type: SchemaType

  /// The label where the operation is called.
  let argument: String

  init(_ parameter: ValidRepository.Parameter, locals: inout LocalNames) {
    label = SwiftIdentifier.label(parameter.name)
    argument = SwiftIdentifier.argument(parameter.name)
    local =
      parameter.name == "self" ? locals.claim("value") : SwiftIdentifier.declared(parameter.name)
    type = parameter.type
  }

  func declaration(_ names: TypeNames) -> String {
    SwiftIdentifier.parameter(label, local) + ": \(names.text(of: type, in: nil))"
  }
}
