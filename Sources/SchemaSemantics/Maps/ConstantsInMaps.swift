import Diagnostics
import SchemaSyntax

/// Constants are checked and written without a map: a map neither reads them nor gives them a value.
extension ExpressionTyping {
  /// Whether `names` begins with a constant of `type`, which was reported.
  mutating func reportConstantRead(_ names: ArraySlice<Name>, of type: SchemaType) -> Bool {
    guard let (constant, name) = constant(at: names, of: type) else { return false }
    let value = constant.value.spelled
    report(
      constant, name, "has no value in Swift",
      help: "write \(value) if the value itself is meant; an `ignore` is not needed")
    return true
  }

  /// The same for the field that an entry gives a value.
  mutating func reportConstantTarget(_ names: ArraySlice<Name>, of type: SchemaType) -> Bool {
    guard let (constant, name) = constant(at: names, of: type) else { return false }
    report(
      constant, name, "cannot be given a value",
      help: "remove the entry: \(constant.value.spelled) is written without it")
    return true
  }

  private func constant(at names: ArraySlice<Name>, of type: SchemaType)
    -> (ConstantField, Name)?
  {
    guard let first = names.first,
      let constant = context.tables[type.unwrapped]?.constant(at: names)
    else { return nil }
    return (constant, first)
  }

  private mutating func report(
    _ constant: ConstantField, _ name: Name, _ problem: String, help: String
  ) {
    diagnostics.report(
      .constantInMap, "`\(constant.wireName.text)` is a constant, and \(problem)", at: name.span,
      secondary: [.init(constant.span, "this is all that is ever on the wire")], help: help)
  }
}

extension DiagnosticKind {
  static let constantInMap = DiagnosticKind(
    "G0656", .error, "a constant that a map reads or sets",
    explanation: """
      A constant of a dto, such as `object: "charge"`, is checked when JSON is read, and written back automatically. It is
      not a property in Swift, so a map cannot read it, and need not ignore it; and on the way back nothing gives it a value. A domain
      type that wants to know the value gets it from a literal.
      """,
    wrong: """
      dto ChargeDTO { object: "charge", id: String }
      domain Charge { kind: String, id: String }
      map ChargeDTO -> Charge { kind: object }
      """,
    right: """
      dto ChargeDTO { object: "charge", id: String }
      domain Charge { kind: String, id: String }
      map ChargeDTO -> Charge { kind: "charge" }
      """)
}
