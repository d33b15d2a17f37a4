/// What is shown in place of a sensitive value.
enum HiddenValue {
  static let literal = "\"<hidden>\""
}
