/// What kind of JSON a value is. Says enough about an invalid value for a report, without showing it.
package nonisolated enum JSONKind: String, Hashable, Sendable {
  case null = "null"
  case bool = "a boolean"
  case number = "a number"
  case string = "a string"
  case array = "an array"
  case object = "an object"
}
