/// A text as a raw string literal of Swift, between more `#` than it has in a row itself.
struct SwiftLiteral {
  private let text: String
  private let hashes: String

  init(_ text: String) {
    self.text = text
    let runs = text.split { $0 != "#" }
    hashes = String(repeating: "#", count: (runs.map(\.count).max() ?? 0) + 1)
  }

  /// For a text without line breaks.
  var inOneLine: String { "\(hashes)\"\(text)\"\(hashes)" }

  /// The lines are not indented: what stands before the closing quotes would be taken from each.
  var inLines: String { "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)" }
}
