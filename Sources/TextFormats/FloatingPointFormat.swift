/// Numbers as JSON writes them, `-12.5e3`, rounded to the nearest value of the type. Hexadecimal
/// digits, `nan`, `inf`, `+1`, `.5`, `5.` and leading zeros are refused, and so are numbers that are too large.
package nonisolated enum FloatingPointFormat {
  package static var expectation: String { "a number, such as 12.5" }

  package nonisolated enum Problem: Error, Hashable, Sendable {
    case malformed
    case outOfRange
  }

  package static func double(of text: String) throws(Problem) -> Double {
    guard isNumber(text), let value = Double(text) else { throw .malformed }
    guard value.isFinite else { throw .outOfRange }
    return value
  }

  /// Rounded only once: through `Double`, some texts would become a neighbour of the nearest
  /// value.
  package static func float(of text: String) throws(Problem) -> Float {
    guard isNumber(text), let value = Float(text) else { throw .malformed }
    guard value.isFinite else { throw .outOfRange }
    return value
  }

  private static func isNumber(_ text: String) -> Bool {
    var rest = text.utf8.makeIterator()
    var next = rest.next()
    if next == UInt8(ascii: "-") { next = rest.next() }
    if next == UInt8(ascii: "0") {
      next = rest.next()
    } else if !skipDigits(&next, &rest) {
      return false
    }
    if next == UInt8(ascii: ".") {
      next = rest.next()
      if !skipDigits(&next, &rest) { return false }
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      next = rest.next()
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { next = rest.next() }
      if !skipDigits(&next, &rest) { return false }
    }
    return next == nil
  }

  /// Returns false if there are no digits.
  private static func skipDigits(
    _ next: inout UInt8?, _ rest: inout String.UTF8View.Iterator
  ) -> Bool {
    var count = 0
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
      next = rest.next()
      count = 1
    }
    return count > 0
  }
}

nonisolated extension FloatingPointFormat.Problem {
  /// Says what is wrong, in words that can follow a colon.
  package var reason: String {
    switch self {
    case .malformed: "it is not written like a number in JSON"
    case .outOfRange: "it is out of the range of its type"
    }
  }
}
