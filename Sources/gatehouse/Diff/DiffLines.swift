/// A text as lines, each with the line feed that ends it. Equal lines have the same number.
struct DiffLines {
  private(set) var lines: [ArraySlice<UInt8>] = []
  private(set) var ids: [Int] = []

  init(_ bytes: [UInt8], numbering: inout [ArraySlice<UInt8>: Int]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      let line = rest[..<end]
      rest = rest[end...]
      lines.append(line)
      let id = numbering[line] ?? numbering.count
      numbering[line] = id
      ids.append(id)
    }
  }
}
