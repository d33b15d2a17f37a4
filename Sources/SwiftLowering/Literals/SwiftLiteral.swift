/// Text as a literal of Swift on one line.
package enum SwiftLiteral {
  package static func string(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy(Self.isPlain)
    return "\"" + (isPlain ? text : text.unicodeScalars.map(escaped).joined()) + "\""
  }

  /// What looks in Swift as it looks elsewhere, which nearly all is.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case UInt8(ascii: " ")...UInt8(ascii: "~"): true
    default: false
    }
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": return "\\\""
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\r": return "\\r"
    case "\t": return "\\t"
    default:
      return isVisible(scalar)
        ? String(scalar) : "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// What an editor would hide, or show elsewhere, is written by its number.
  private static func isVisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned:
      false
    case .spaceSeparator: scalar == " "
    default: true
    }
  }
}

extension SwiftLiteral {
  package static func list(_ texts: [String]) -> String {
    "[\(texts.map { string($0) }.joined(separator: ", "))]"
  }
}
