/// Brings texts into the form that their type asks for, whatever the language of the device.
nonisolated enum TextNormalization {
  /// Removes white space, as Unicode defines it, and line breaks at both ends.
  static func trimmed(_ text: String) -> String {
    let scalars = text.unicodeScalars
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }

  static func lowercased(_ text: String) -> String { text.lowercased() }

  static func uppercased(_ text: String) -> String { text.uppercased() }

  static func emptyAsNil(_ text: String?) -> String? { text == "" ? nil : text }
}
