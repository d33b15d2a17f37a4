/// How an error shows an invalid text.
nonisolated enum ShownText {
  /// Numbers and flags as they are in JSON, everything else as a text.
  static func shown<Value>(_ value: Value) -> String {
    if isObject(value) { return "this value" }
    let text = "\(value)"
    return value is Bool || value is any Numeric ? text : quoted(text)
  }

  /// Whether Swift would list what is in the value, which the payload does not show like that.
  private static func isObject<Value>(_ value: Value) -> Bool {
    if value is any CustomStringConvertible { return false }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .struct || !mirror.children.isEmpty
  }

  /// In quotes, with invisible characters escaped, and cut short if it is long.
  static func quoted(_ text: String) -> String {
    let start = text.unicodeScalars.prefix(80)
    let shown = start.map { $0 == "'" ? "'" : $0.escaped(asASCII: isInvisible($0)) }.joined()
    return start.endIndex == text.endIndex ? "\"\(shown)\"" : "\"\(shown)\"…"
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    // U+200D joins emoji.
    if scalar.value == 0x200D { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .spaceSeparator: true
    default: false
    }
  }
}
