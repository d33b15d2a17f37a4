import Diagnostics
import JSON

/// What may stand after a key: how it is read, and how it is written.
struct ValueForm<Value: Sendable>: Sendable {
  let description: FormDescription
  /// Nil if there is a diagnostic that says why, or has been one before.
  let read: @Sendable (Reading, inout [Diagnostic]) -> Value?
  let write: @Sendable (Value) -> JSONValue
}

/// A value that is to be read.
struct Reading {
  let node: JSONValue
  /// What messages call it: `` `schemas` ``, or `` an item of `schemas` ``.
  let subject: String
}

/// A form as people and editors are told of it.
struct FormDescription: Sendable {
  /// With its article: `a path`.
  let noun: String
  let plural: String
  /// What a message shows of how it is written.
  let example: JSONValue
  /// What a JSON Schema says of it.
  let schema: [JSONValue.Member]
  /// The values, where there are few.
  var choices: [ChoiceDescription] = []
  /// The keys, of an object or of the objects in a list.
  var object: ObjectDescription?
}

struct ChoiceDescription: Sendable {
  let name: String
  /// A sentence without a full stop that goes on from the name and a colon.
  let meaning: String
}

struct ObjectDescription: Sendable {
  let keys: [KeyDescription]
  let rules: [ObjectRule]
}

struct KeyDescription: Sendable {
  let name: String
  let form: FormDescription
  let isRequired: Bool
  let defaultValue: JSONValue?
  /// Sentences, in Markdown.
  let documentation: String
}

extension JSONValue {
  /// What a message calls a value of this kind.
  fileprivate var noun: String {
    switch content {
    case .null: "`null`"
    case .boolean(let flag): "`\(flag)`"
    case .number: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension Reading {
  /// Says that another kind of value is wanted.
  func wants(_ form: FormDescription, fix: Diagnostic.Fix? = nil) -> Diagnostic {
    Diagnostic(
      .wrongKindOfValue, "\(subject) is \(form.noun), not \(node.noun)", at: node.span,
      help: node.content == .null
        ? "leave the key out where it has no value" : "write it like this: \(form.shownExample)",
      fix: fix)
  }
}

extension FormDescription {
  /// The example in backticks, on one line.
  var shownExample: String { "`\(JSONWriter.text(example).dropLast())`" }
}

extension DiagnosticKind {
  static let wrongKindOfValue = DiagnosticKind(
    "G1020", .error, "a value of the wrong kind",
    explanation: """
      Each key takes one kind of value: a text, a whole number, a list, an object. A list is one also if it has a single item.

      ```json
      { "schemas": "Schemas" }
      ```

      ```json
      { "schemas": ["Schemas"] }
      ```
      """)
}
