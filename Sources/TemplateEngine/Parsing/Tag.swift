import Diagnostics

/// The content between `{{` and `}}`. A part that is nil could not be read, which has been reported.
struct Tag {
  enum Kind {
    case value(KeyReference)
    case opening(SectionKind?, KeyReference?)
    case otherwise
    case otherwiseIf(KeyReference?)
    case closing(SectionKind?)
    case partial(Word?, argument: KeyReference?)
    case comment
    case malformed
  }

  let kind: Kind

  /// Includes the braces.
  let span: SourceSpan

  /// Whether the tag is a partial on a line of its own.
  var standsAlone = false
}

enum SectionKind: String, CaseIterable {
  case `if`
  case unless
  case each
  case with
}

/// `name`, `owner.name`, or `@last`.
struct KeyReference: Sendable {
  let words: [Word]

  var span: SourceSpan {
    guard let first = words.first, let last = words.last else { return .nowhere }
    return first.span.through(last.span)
  }

  var text: String { words.map(\.text).joined(separator: ".") }
}

struct Word: Sendable {
  let text: String
  let span: SourceSpan
}

extension UInt8 {
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let leftBrace = UInt8(ascii: "{")
  static let rightBrace = UInt8(ascii: "}")

  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
