/// What stands where a sensitive value is not shown.
enum HiddenValue {
  static let literal = "\"<hidden>\""
}
