import Diagnostics
import JSON

/// What may follow a key: how it is read, and how it is written.
struct ValueForm<Value: Sendable>: Sendable {
  let description: FormDescription
  /// Nil if a diagnostic says why, here or earlier.
  let read: @Sendable (Reading, inout [Diagnostic]) -> Value?
  let write: @Sendable (Value) -> JSONValue
}

/// A value that is to be read.
struct Reading {
  let node: JSONValue
  /// The name of the value in messages: `` `schemas` ``, or `` an item of `schemas` ``.
  let subject: String
}

/// A form as it is described to people and editors.
struct FormDescription: Sendable {
  /// The noun with its article: `a path`.
  let noun: String
  let plural: String
  /// The example that a message shows.
  let example: JSONValue
  /// The members of its JSON Schema.
  let schema: [JSONValue.Member]
  /// The possible values, if there are few.
  var choices: [ChoiceDescription] = []
  /// The keys of an object, or of the objects in a list.
  var object: ObjectDescription?
}

struct ChoiceDescription: Sendable {
  let name: String
  /// The rest of a sentence that begins with the name and a colon, without a full stop.
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
  /// Whole sentences, in Markdown.
  let documentation: String
}

extension JSONValue {
  /// What messages call a value of this kind.
  fileprivate var noun: String {
    switch content {
    case .null: "`null`"
    case .boolean(let flag): "`\(flag)`"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }
}

extension Reading {
  /// A diagnostic that says that another kind of value is wanted.
  func wants(_ form: FormDescription, fix: Diagnostic.Fix? = nil) -> Diagnostic {
    Diagnostic(
      .wrongKindOfValue, "\(subject) must be \(form.noun), not \(node.noun)", at: node.span,
      help: node.content == .null
        ? "leave the key out if it has no value" : "write a value such as \(form.shownExample)",
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
      Each key takes one kind of value: a string, a whole number, a list or an object. A list with a single item is
      still written as a list.
      """,
    language: .json,
    wrong: """
      { "schemas": "Schemas" }
      """,
    right: """
      { "schemas": ["Schemas"] }
      """)
}
