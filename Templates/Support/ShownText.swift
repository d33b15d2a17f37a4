/// How an error shows an invalid text.
nonisolated enum ShownText {
  /// Numbers and flags as they are in JSON, everything else as a text.
  static func shown<Value>(_ value: Value) -> String {
    let text = "\(value)"
    return value is Bool || value is any Numeric ? text : quoted(text)
  }

  /// In quotes, with invisible characters escaped, and cut short if it is long.
  static func quoted(_ text: String) -> String {
    let start = text.prefix(80)
    return start.endIndex == text.endIndex
      ? text.debugDescription : String(start).debugDescription + "…"
  }
}
