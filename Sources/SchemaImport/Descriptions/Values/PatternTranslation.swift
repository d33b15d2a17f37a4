import RegularExpressions

/// A pattern of JSON Schema, which searches a text, as one of a schema, which the whole text matches.
enum PatternTranslation {
  /// Any text, also one of several lines.
  private static let anything = #"[\s\S]*"#

  struct Fault: Error, Hashable {
    let message: String

    /// Whether the document is wrong, and not only more than a schema can say.
    var isMistake = false
  }

  /// As many repairs as one pattern gets.
  private static let repairLimit = 16

  /// Nil for a pattern that every text matches.
  static func translate(_ pattern: String) -> Result<String?, Fault> {
    if let fault = imbalance(of: pattern) { return .failure(fault) }
    var text = alternatives(of: pattern).map(anchored).joined(separator: "|")
    for _ in 0..<repairLimit {
      do throws(RegularExpressionError) {
        let automaton = try Automaton(pattern: Array(text.utf8))
        return .success(automaton.matchesEverything ? nil : text)
      } catch {
        guard let repaired = repair(text, after: error) else {
          return .failure(Fault(message: error.message))
        }
        text = repaired
      }
    }
    return .failure(Fault(message: "too much of it is written in another way"))
  }

  /// What is written in another way, but can only mean one thing. An anchor within a pattern is not among that.
  private static func repair(_ text: String, after error: RegularExpressionError) -> String? {
    // Elsewhere, `{,3}` is a text.
    guard let fix = error.fix, error.kind != .anchor, error.kind != .malformedCount, fix.isCertain
    else { return nil }
    var bytes = Array(text.utf8)
    guard fix.range.upperBound <= bytes.count else { return nil }
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What is between the bars that are in no group and in no class.
  private static func alternatives(of pattern: String) -> [Alternative] {
    var result = [Alternative()]
    var walk = PatternWalk()
    for scalar in pattern.unicodeScalars {
      switch walk.take(scalar) {
      case .backslash: break
      case .escaped: result[result.count - 1].append(escaped: scalar)
      case .bar: result.append(Alternative())
      case .other: result[result.count - 1].append(scalar, isInClass: walk.isInClass)
      }
    }
    return result
  }

  private static func anchored(_ alternative: Alternative) -> String {
    var pieces = alternative.pieces[...]
    let isAtStart = pieces.first == "^"
    if isAtStart { pieces = pieces.dropFirst() }
    let isAtEnd = pieces.last == "$"
    if isAtEnd { pieces = pieces.dropLast() }
    // What begins or ends with anything needs nothing more.
    if pieces.allSatisfy({ $0 == "" }) { return isAtStart && isAtEnd ? "" : anything }
    return (isAtStart ? "" : anything) + pieces.joined() + (isAtEnd ? "" : anything)
  }

  /// One way to match, sign by sign as they are to be written.
  private struct Alternative {
    private(set) var pieces: [String] = []

    mutating func append(escaped scalar: Unicode.Scalar) {
      switch scalar {
      case "v": pieces.append(#"\x0B"#)
      case "0": pieces.append(#"\x00"#)
      case "\n", "\r", "\u{2028}", "\u{2029}": append(scalar, isInClass: false)
      default: pieces.append("\\" + String(scalar))
      }
    }

    /// A slash would end the pattern, and a pattern is on one line.
    mutating func append(_ scalar: Unicode.Scalar, isInClass: Bool) {
      switch scalar {
      case "/": pieces.append(isInClass ? "/" : #"\/"#)
      case "\n": pieces.append(#"\n"#)
      case "\r": pieces.append(#"\r"#)
      case "\u{0}"..<" ", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}":
        pieces.append(#"\u{"# + String(scalar.value, radix: 16) + "}")
      default: pieces.append(String(scalar))
      }
    }
  }
}
