/// The text of one line, and where each character is in bytes, in UTF-16 units and in terminal cells.
struct MeasuredLine: Sendable {
  private let bytes: ArraySlice<UInt8>

  /// Empty for plain lines, as nearly all are: in those, one byte is one character, one unit and one cell.
  private let scalars: [ScalarPlace]
  private let characters: [CharacterPlace]
  private let isPlain: Bool

  private struct ScalarPlace {
    let byte: Int32
    let utf16: Int32
    let character: Int32
  }

  private struct CharacterPlace {
    let byte: Int32
    let cell: Int32
  }

  /// Takes the bytes of a line without its line break.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    isPlain = bytes.allSatisfy { 0x20 <= $0 && $0 < 0x7F }
    guard !isPlain else {
      (scalars, characters) = ([], [])
      return
    }

    let lengths = Self.scalarLengths(of: bytes)
    var scalars: [ScalarPlace] = []
    var characters: [CharacterPlace] = []
    var (byte, utf16, cell) = (Int32(0), Int32(0), 0)
    for character in String(decoding: bytes, as: UTF8.self) {
      characters.append(CharacterPlace(byte: byte, cell: Int32(clamping: cell)))
      cell += Glyph.cells(of: character, at: cell)
      for scalar in character.unicodeScalars {
        let index = Int32(clamping: characters.count - 1)
        let place = scalars.count
        scalars.append(ScalarPlace(byte: byte, utf16: utf16, character: index))
        byte &+= place < lengths.count ? Int32(lengths[place]) : 0
        utf16 &+= Int32(UTF16.width(scalar))
      }
    }
    // One more place than there are scalars, so that the end of the line is a place like any other.
    scalars.append(
      ScalarPlace(byte: byte, utf16: utf16, character: Int32(clamping: characters.count)))
    characters.append(CharacterPlace(byte: byte, cell: Int32(clamping: cell)))
    (self.scalars, self.characters) = (scalars, characters)
  }

  /// How many bytes each scalar of the repaired text stands for: a U+FFFD may stand for one, two or three.
  private static func scalarLengths(of bytes: ArraySlice<UInt8>) -> [UInt8] {
    var lengths: [UInt8] = []
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): lengths.append(UInt8(clamping: scalar.count))
      case .error(let length): lengths.append(UInt8(clamping: length))
      case .emptyInput: return lengths
      }
    }
  }

  var byteCount: Int { bytes.count }
  var characterCount: Int { isPlain ? bytes.count : characters.count - 1 }
  var cellCount: Int { cell(ofCharacter: characterCount) }

  /// The index of the character that a byte belongs to.
  func character(at byte: Int) -> Int {
    isPlain ? min(max(byte, 0), bytes.count) : Int(scalar(at: byte).character)
  }

  func utf16Offset(at byte: Int) -> Int {
    isPlain ? min(max(byte, 0), bytes.count) : Int(scalar(at: byte).utf16)
  }

  func cell(ofCharacter index: Int) -> Int {
    if isPlain { return min(max(index, 0), bytes.count) }
    return Int(characters[min(max(index, 0), characters.count - 1)].cell)
  }

  /// The index of the character that covers a cell.
  func character(atCell cell: Int) -> Int {
    if isPlain { return min(max(cell, 0), bytes.count) }
    return lastIndex(in: characters) { $0.cell <= cell }
  }

  /// Characters as a terminal may show them: tabs as blanks, control characters made visible.
  func visibleText(ofCharacters range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<characterCount)
    if isPlain {
      let start = bytes.startIndex
      return String(
        decoding: bytes[start + range.lowerBound..<start + range.upperBound], as: UTF8.self)
    }
    let start = bytes.startIndex + Int(characters[range.lowerBound].byte)
    let end = bytes.startIndex + Int(characters[range.upperBound].byte)
    var text = ""
    var cell = self.cell(ofCharacter: range.lowerBound)
    for character in String(decoding: bytes[start..<end], as: UTF8.self) {
      let glyph = Glyph(character, at: cell)
      text += glyph.text
      cell += glyph.cells
    }
    return text
  }

  /// How many bytes of blanks the line begins with.
  var indentation: Int {
    bytes.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
  }

  var isBlank: Bool { indentation == byteCount }

  func hasSameText(as other: MeasuredLine) -> Bool {
    bytes == other.bytes
  }

  /// How many bytes at the beginning of the two lines are the same.
  func commonPrefix(with other: MeasuredLine?) -> Int {
    zip(bytes, other?.bytes ?? []).prefix { $0 == $1 }.count
  }

  private func scalar(at byte: Int) -> ScalarPlace {
    scalars[lastIndex(in: scalars) { $0.byte <= byte }]
  }

  /// The last element that fits. The first one always does, and if one does not fit, no later one does.
  private func lastIndex<Place>(in places: [Place], where fits: (Place) -> Bool) -> Int {
    max(places.firstPosition { !fits($0) }, 1) - 1
  }
}
