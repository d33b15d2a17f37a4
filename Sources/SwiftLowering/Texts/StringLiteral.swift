import Diagnostics

/// Any text as a Swift literal on one line. There is no other way to write one, so no text can end its literal.
package struct StringLiteral: Hashable, Sendable, CustomStringConvertible {
  /// The text between the quotation marks.
  package let content: String

  package init(_ text: String) {
    let isPlain = text.utf8.allSatisfy(Self.isPlain)
    content = isPlain ? text : EscapedScalars(text).content
  }

  package var text: String { "\"\(content)\"" }

  package var description: String { text }

  /// Bytes that look the same in Swift as elsewhere, as nearly all do.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): false
    case UInt8(ascii: " ")...UInt8(ascii: "~"): true
    default: false
    }
  }
}

/// Decides for each scalar of a text whether it is shown or written as an escape.
private struct EscapedScalars {
  private let scalars: [Unicode.Scalar]
  private var isEscaped: [Bool]

  init(_ text: String) {
    scalars = Array(text.unicodeScalars)
    isEscaped = scalars.map { !$0.isVisible }
    for index in scalars.indices where scalars[index].isJoiner { isEscaped[index] = !joins(index) }
    separateFromSyntax()
  }

  var content: String {
    zip(scalars, isEscaped).map { $1 ? $0.swiftEscape : String($0) }.joined()
  }

  /// Whether the joiner or the selector is within letters or emoji, where it belongs.
  private func joins(_ index: Int) -> Bool {
    guard index > 0, !isEscaped[index - 1], scalars[index - 1].canBeJoined else { return false }
    if scalars[index].properties.isVariationSelector { return true }
    return index + 1 < scalars.count && scalars[index + 1].isVisible
      && !scalars[index + 1].isASCII
  }

  /// Marks are drawn onto the character before them, and a few letters are joined to what follows: neither may be next
  /// to a quotation mark or an escape, or readers would not recognise these.
  private mutating func separateFromSyntax() {
    for index in scalars.indices where index == 0 || isEscaped[index - 1] {
      if scalars[index].attachesToPrevious { isEscaped[index] = true }
    }
    for index in scalars.indices.reversed()
    where index + 1 == scalars.count || isEscaped[index + 1] {
      if scalars[index].attachesToNext { isEscaped[index] = true }
    }
  }
}

extension Unicode.Scalar {
  fileprivate var swiftEscape: String {
    switch self {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    default: numberEscape
    }
  }

  /// Whether an editor shows the scalar in its place; others are written by their numbers.
  fileprivate var isVisible: Bool {
    switch self {
    case " "..."~": return self != "\"" && self != "\\"
    default: break
    }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse,
      .unassigned, .spaceSeparator:
      return false
    default: return !properties.isDefaultIgnorableCodePoint
    }
  }

  /// Scalars that are only seen by their effect on their neighbours: `👩‍🚀` is three scalars.
  fileprivate var isJoiner: Bool {
    self == "\u{200C}" || self == "\u{200D}" || properties.isVariationSelector
  }

  fileprivate var canBeJoined: Bool {
    !isASCII || properties.isEmoji
  }

  fileprivate var attachesToPrevious: Bool { !isASCII && "a\(self)".count == 1 }

  fileprivate var attachesToNext: Bool { !isASCII && "\(self)a".count == 1 }
}
