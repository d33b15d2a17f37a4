import Diagnostics

/// Characters that are obeyed instead of shown. People would read a different schema from the one that the tool reads,
/// and comments and strings would carry these characters on into Swift, logs and terminals.
extension Lexer {
  /// Reports them for the whole file, after it has been cut into tokens.
  mutating func reportSteeringScalars() {
    var index = 0
    while index < bytes.count {
      guard Self.canBeginSteering(bytes[index]), let found = steeringScalar(at: index) else {
        index += 1
        continue
      }
      report(found.scalar, at: SourceSpan(file: file, start: index, end: index + found.length))
      index += found.length
    }
  }

  /// A quick test that rules out nearly all bytes.
  private static func canBeginSteering(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): false
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2: true
    default: false
    }
  }

  private func steeringScalar(at start: Int) -> (scalar: Unicode.Scalar, length: Int)? {
    guard let (scalar, length) = scalar(at: start) else { return nil }
    // Between tokens, line and paragraph separators are white space.
    let isSeparator = scalar == "\u{2028}" || scalar == "\u{2029}"
    guard scalar.steersText || isSeparator && extent(around: start) != .blank else { return nil }
    return (scalar, length)
  }

  /// What a character is part of.
  private enum Extent {
    case text, comment, blank
  }

  private func extent(around place: Int) -> Extent {
    if let token = tokens.last(startingUpTo: place, \.span), token.span.end > place {
      switch token.kind {
      case .string, .regex: return .text
      case .documentation: return .comment
      default: return .blank
      }
    }
    guard let comment = comments.last(startingUpTo: place, \.span), comment.span.end > place else {
      return .blank
    }
    return .comment
  }

  private mutating func report(_ scalar: Unicode.Scalar, at span: SourceSpan) {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    let effect =
      scalar.changesDirection
      ? "changes the direction of text"
      : scalar.steersText ? "is a control character" : "ends a line"
    // The fix for a line separator must keep words apart.
    let remedy: (help: String, fix: Diagnostic.Fix) =
      switch extent(around: span.start) {
      case .text:
        ("write `\(scalar.numberEscape)`", .replaceText(span, with: scalar.numberEscape))
      case .comment where scalar.endsLine: ("write a space", .replaceText(span, with: " "))
      case .comment: ("remove it", .replaceText(span, with: ""))
      case .blank: ("remove it", .remove(span))
      }
    diagnostics.report(
      .steeringScalar, "\(name) \(effect), and cannot be seen here", at: span,
      help: remedy.help, fix: remedy.fix)
  }
}

extension Array {
  /// The last element that begins at or before `place`, in a list in the order of places.
  fileprivate func last(
    startingUpTo place: Int, _ span: (Element) -> SourceSpan
  ) -> Element? {
    let next = firstPosition { span($0).start > place }
    return next > 0 ? self[next - 1] : nil
  }
}

extension DiagnosticKind {
  static let steeringScalar = DiagnosticKind(
    "G0008", .error, "an invisible character that changes how text is shown",
    explanation: """
      Control characters, and characters that change the direction of text, cannot be seen in an editor, and the text
      around them may be shown in a different order from the one in which it is read. So a schema cannot contain them,
      not even in comments; tabs and line ends are the exception. In a string or a regular expression, write the number
      of the character, as in `\\u{202E}`.

      Letters of every script, emoji and the joiners within them are allowed in any text.
      """)
}
