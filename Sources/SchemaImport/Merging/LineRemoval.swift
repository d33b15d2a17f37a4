import Diagnostics
import SchemaSyntax

/// What of a text goes together with an item: its comma, and its line, unless something else is there.
struct LineRemoval {
  let range: Range<Int>

  init(of place: Range<Int>, in text: VersionText) {
    let next = text.tokens[text.position(from: place.upperBound)]
    let end = next.kind == .comma && !next.startsLine ? next.span.end : place.upperBound
    if text.startsLine(at: place.lowerBound) {
      range = Self.lines(place.lowerBound..<end, in: text)
    } else if end > place.upperBound {
      range = place.lowerBound..<Self.skippingBlanks(from: end, in: text)
    } else {
      range = Self.withCommaBefore(place, in: text)
    }
  }

  private static func lines(_ range: Range<Int>, in text: VersionText) -> Range<Int> {
    let rest = skippingBlanks(from: range.upperBound, in: text)
    guard rest == text.bytes.count || text.bytes[rest].endsLine else {
      return range.lowerBound..<rest
    }
    let end = skippingLineBreak(from: rest, in: text)
    let start = text.startOfLine(at: range.lowerBound)
    // Of the blank lines around it, those before go too, where none is needed.
    let following = skippingBlanks(from: end, in: text)
    let needsNoBlankLine =
      following == text.bytes.count || text.bytes[following].endsLine
      || text.bytes[following] == UInt8(ascii: "}")
    return (needsNoBlankLine ? skippingBlankLines(before: start, in: text) : start)..<end
  }

  /// The last item of a line leaves the comma before it behind.
  private static func withCommaBefore(_ place: Range<Int>, in text: VersionText) -> Range<Int> {
    let position = text.position(before: place.lowerBound)
    let before = text.tokens[position]
    return (before.kind == .comma ? before.span.start : place.lowerBound)..<place.upperBound
  }

  static func skippingBlanks(from start: Int, in text: VersionText) -> Int {
    var index = start
    while index < text.bytes.count, text.bytes[index].isBlank { index += 1 }
    return index
  }

  static func skippingLineBreak(from start: Int, in text: VersionText) -> Int {
    let bytes = text.bytes[start...]
    if bytes.starts(with: [UInt8(ascii: "\r"), UInt8(ascii: "\n")]) { return start + 2 }
    return bytes.first?.endsLine == true ? start + 1 : start
  }

  private static func skippingBlankLines(before start: Int, in text: VersionText) -> Int {
    var start = start
    while let line = text.line(before: start), text.bytes[line].allSatisfy(\.isBlank) {
      start = line.lowerBound
    }
    return start
  }
}
