/// How the text of a catalogue is stored, apart from its layout: tools of a team, such as Git on Windows, decide on that.
struct CatalogueBytes {
  private var hasMark = false
  private var lineEnd = "\n"
  private var hasLastLineEnd = false

  /// As Xcode does it.
  init() {}

  /// As it is done in a file that is there.
  init(of bytes: [UInt8]) {
    hasMark = bytes.starts(with: Self.mark)
    let lineFeed = UInt8(ascii: "\n")
    if let first = bytes.firstIndex(of: lineFeed), first > 0,
      bytes[first - 1] == UInt8(ascii: "\r")
    {
      lineEnd = "\r\n"
    }
    hasLastLineEnd = bytes.last == lineFeed
  }

  /// - Parameter layout: the text of the catalogue as ``CatalogueLayout`` gives it, with line breaks only between its parts.
  func bytes(of layout: String) -> [UInt8] {
    let lines = layout.split(separator: "\n", omittingEmptySubsequences: false)
    let text = lines.joined(separator: lineEnd) + (hasLastLineEnd ? lineEnd : "")
    return (hasMark ? Self.mark : []) + Array(text.utf8)
  }

  /// The byte order mark.
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
