/// A key in the order that Xcode sorts them in, as people expect: signs come before numbers and letters, a number counts as a
/// whole, so that `line9` comes before `line10`, and case only matters between keys that are otherwise the same.
struct CatalogueKey: Comparable {
  private let text: String
  private let parts: [Part]

  /// The cases are in their order.
  private enum Part: Comparable {
    /// The position in `signs`.
    case sign(Int)
    case symbol(Unicode.Scalar)
    /// How many digits there are without leading zeros, and these digits.
    case number(Int, String)
    case letter(Unicode.Scalar)
  }

  private static let signs = Array(" _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$".unicodeScalars)

  init(_ text: String) {
    self.text = text
    var parts: [Part] = []
    var rest = text.lowercased().unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if Self.isDigit(scalar) {
        let others = rest.prefix(while: Self.isDigit)
        rest = rest.dropFirst(others.count)
        let digits = ([scalar] + others).drop { $0 == "0" }
        parts.append(.number(digits.count, digits.map { String($0) }.joined()))
      } else if let position = Self.signs.firstIndex(of: scalar) {
        parts.append(.sign(position))
      } else {
        parts.append(scalar.properties.isAlphabetic ? .letter(scalar) : .symbol(scalar))
      }
    }
    self.parts = parts
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { "0"..."9" ~= scalar }

  /// In ASCII, upper case comes first; here it comes last.
  static func < (left: CatalogueKey, right: CatalogueKey) -> Bool {
    if left.parts != right.parts { return left.parts.lexicographicallyPrecedes(right.parts) }
    return right.text.unicodeScalars.lexicographicallyPrecedes(left.text.unicodeScalars)
  }
}
