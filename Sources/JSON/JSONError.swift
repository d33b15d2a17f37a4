/// The first place at which a text is not JSON.
package struct JSONError: Error, Hashable, Sendable {
  package let fault: Fault

  /// The bytes that are wrong, or the sign that is where another one is expected: empty at the end of the text.
  package let place: Range<Int>

  /// The innermost bracket that is open there.
  package let bracket: Int?

  package enum Fault: Hashable, Sendable {
    case notUTF8
    case missing(Part)
    /// A comma, and then the end of the list or the object.
    case trailingComma
    /// Something that begins like a number but is not one.
    case number
    case openText
    case controlCharacter
    case escape
    case unicodeEscape
    case tooDeep
    /// Something follows the document, which is at this place.
    case textAfterEnd(of: Range<Int>)
  }

  package enum Part: Hashable, Sendable {
    case value
    case name
    /// After a name, which is at this place.
    case colon(after: Range<Int>)
    /// After an item, which is at this place; or the end of the list or the object.
    case comma(after: Range<Int>)
  }
}
