import Diagnostics

/// The words that only the person can have written, each with the places where it stands.
struct OwnWords {
  private(set) var places: [(word: String, places: [Place])] = []
  private var index: [String: [Place]] = [:]

  struct Place: Hashable {
    /// The member or the declaration that it stands in or before.
    let title: String
    let file: String
    let isComment: Bool
  }

  init(_ outline: SchemaOutline) {
    for (index, file) in outline.files.enumerated() { find(in: file, index, outline) }
    places = index.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  subscript(word: String) -> [Place] { index[word] ?? [] }

  private mutating func find(in file: SourceFile, _ number: Int, _ outline: SchemaOutline) {
    let items = outline.declarations.filter { $0.file == number }.flatMap(\.items)
      .sorted { $0.start < $1.start }
    var offset = 0
    for line in file.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      defer { offset += line.count + 1 }
      guard line.holdsOwnWord else { continue }
      let text = String(decoding: line, as: UTF8.self)
      let isBefore = text.trimmingPrefix { $0 == " " }.hasPrefix("//")
      for match in text.matches(of: /[oO]wn(Domain)?\d+/) {
        let word = String(match.output.0)
        let isComment = text[..<match.range.lowerBound].contains("//")
        let item =
          isBefore
          ? items.first { $0.start > offset }
          : items.last { $0.start < offset + line.count + 1 }
        let place = Place(
          title: item?.title ?? "", file: file.path, isComment: isComment)
        // Types are named where they are used, too, and uses come and go.
        if word.hasPrefix("Own"), item?.declares(word) != true { continue }
        self.index[word, default: []].append(place)
      }
    }
  }
}

private struct OutlinedItem {
  let title: String
  let start: Int
  let name: String?

  func declares(_ word: String) -> Bool { name == word }
}

extension OutlinedDeclaration {
  fileprivate var items: [OutlinedItem] {
    [OutlinedItem(title: title, start: place.range.lowerBound, name: name)]
      + members.map {
        OutlinedItem(title: "\(title).\($0.key)", start: $0.place.range.lowerBound, name: nil)
      }
  }
}

extension String {
  /// Whether it holds what only the person can have written.
  var hasOwnWord: Bool { Array(utf8).holdsOwnWord }
}

extension Collection<UInt8> where Index == Int {
  /// Looks for `own1`, `Own1` and `OwnDomain1`, with any digit.
  fileprivate var holdsOwnWord: Bool {
    indices.contains { index in
      guard self[index] == UInt8(ascii: "w"), index > startIndex, index + 2 < endIndex,
        self[index + 1] == UInt8(ascii: "n"), self[index - 1] | 0x20 == UInt8(ascii: "o")
      else { return false }
      let rest = self[(index + 2)...]
      let number = rest.starts(with: "Domain".utf8) ? rest.dropFirst(6) : rest
      return number.first.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    }
  }
}
