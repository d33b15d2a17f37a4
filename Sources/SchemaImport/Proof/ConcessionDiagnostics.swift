import Diagnostics

extension Concession {
  /// - Parameter name: what the document calls it.
  func diagnostic(called name: String, at span: SourceSpan) -> Diagnostic {
    switch loss {
    case .distinction:
      Diagnostic(
        .ambiguousUnion, "more than one case of `\(name)` may fit a value", at: span,
        notes: ["in the schema its cases are tried in their order: `by shape, in order`"],
        help: "put the most specific case first, or give the cases a tag")
    case .rules:
      Diagnostic(
        .contradictoryRules, "the rules of `\(name)` contradict each other, or its defaults",
        at: span, notes: ["the schema leaves out the rules and the defaults of its fields"],
        help: "correct the document, and import it again")
    case .requirement:
      Diagnostic(
        .endlessType, "every `\(name)` would have to hold another one, without end", at: span,
        notes: ["in the schema its fields of such types are optional"],
        help: "correct `required` in the document, and import it again")
    case .type:
      Diagnostic(
        .inexpressibleType, "the schema language cannot say what `\(name)` is", at: span,
        notes: ["in the schema it is `JSON`, which holds any value"],
        help: "write this type by hand, if your app needs what is in it")
    }
  }
}

extension DiagnosticKind {
  static let ambiguousUnion = DiagnosticKind(
    "G2011", .warning, "cases that one value may fit",
    explanation: """
      A document may list several types for one value without saying how they are told apart. If no key and no JSON type
      decides, the first case that can be read is taken, as with `by shape, in order`.

      ```json
      { "$defs": { "Owner": { "anyOf": [
        { "type": "object", "properties": { "id": { "type": "string" } } },
        { "type": "object", "properties": { "name": { "type": "string" } } }
      ] } } }
      ```

      If the order does not suit you, change it in the schema: it stays so when you import again.
      """)

  static let contradictoryRules = DiagnosticKind(
    "G2012", .warning, "rules that contradict each other",
    explanation: """
      No value can keep two rules that contradict each other, and a default must keep the rules of its own field. Where a
      document asks for that, the schema has none of the rules and defaults of that type.

      ```json
      { "$defs": { "Seat": { "type": "object", "properties": {
        "row": { "type": "integer", "minimum": 10, "maximum": 1 }
      } } } }
      ```
      """)

  static let endlessType = DiagnosticKind(
    "G2013", .warning, "a type without an end",
    explanation: """
      If an object must hold an object of the same type, that one must hold another, and so on: no such value exists. The
      schema makes such fields optional.

      ```json
      { "$defs": { "Node": { "type": "object", "required": ["next"], "properties": {
        "next": { "$ref": "#/$defs/Node" }
      } } } }
      ```
      """)

  static let inexpressibleType = DiagnosticKind(
    "G2014", .warning, "a type that the language cannot express",
    explanation: """
      What is imported is proved like a schema that is written by hand. A type that does not pass, whatever is given up of
      it, becomes `JSON`: every value is accepted, and nothing is lost on the way back.
      """)
}
