/// Removes lines that are only there for their tags.
///
/// - A line that holds only blanks, comments and tags of sections is removed.
/// - A partial on a line of its own brings its own lines. The blanks before it stay, to indent those lines.
struct TagLines {
  private let bytes: [UInt8]
  private(set) var pieces: [TemplatePiece] = []

  init(_ pieces: [TemplatePiece], of bytes: [UInt8]) {
    self.bytes = bytes
    var start = 0
    for (index, piece) in pieces.enumerated() {
      guard case .lineBreak = piece else { continue }
      append(pieces[start...index])
      start = index + 1
    }
    append(pieces[start...])
  }

  private mutating func append(_ line: ArraySlice<TemplatePiece>) {
    switch content(of: line) {
    case .text:
      pieces += line
    case .sections:
      pieces += line.filter {
        if case .tag = $0 { true } else { false }
      }
    case .partial(var tag, let index):
      tag.standsAlone = true
      pieces += line[..<index]
      pieces.append(.tag(tag))
    }
  }

  private enum Content {
    case text
    case sections
    case partial(Tag, at: Int)
  }

  private func content(of line: ArraySlice<TemplatePiece>) -> Content {
    var vanishes = false
    var hasSections = false
    var partials: [(tag: Tag, index: Int)] = []
    for (index, piece) in zip(line.indices, line) {
      switch piece {
      case .lineBreak: break
      case .text(let range):
        guard bytes[range].allSatisfy(\.isBlank) else { return .text }
      case .tag(let tag):
        vanishes = true
        switch tag.kind {
        case .value, .malformed: return .text
        case .partial: partials.append((tag, index))
        case .opening, .otherwise, .otherwiseIf, .closing: hasSections = true
        case .comment: break
        }
      }
    }
    guard let partial = partials.first else { return vanishes ? .sections : .text }
    return partials.count == 1 && !hasSections ? .partial(partial.tag, at: partial.index) : .text
  }
}
