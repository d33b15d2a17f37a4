nonisolated extension Shelf {
  static func sum(_ books: [NoteDTO]) throws -> Int {
    books.map { Note(from: $0).size }.reduce(0, +)
  }

  static func best(_ top: NoteDTO, _ books: [NoteDTO]) throws -> Int {
    max(Note(from: top).size, try sum(books))
  }

  static func names(_ box: InnerDTO) throws -> [String] {
    try Inner(from: box).items?.map(\.name) ?? []
  }
}
