/// The kind of a JSON value. It says enough about an invalid value for a report, and does not show it.
package nonisolated enum JSONKind: String, Hashable, Sendable {
  case null = "null"
  case bool = "a boolean"
  case number = "a number"
  case string = "a string"
  case array = "an array"
  case object = "an object"
}
