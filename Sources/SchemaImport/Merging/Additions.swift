import Diagnostics
import SchemaSyntax

/// What is to be added, by the places where it comes, each group in its order.
struct Additions {
  enum Place: Hashable {
    /// After an item; `owner` is the declaration that it is in.
    case after(Range<Int>, in: Int, owner: Int?)
    /// As the first of a declaration.
    case top(Int)
    /// In a declaration without braces.
    case missingBody(Int)
    /// Before a declaration of a file.
    case before(Int)

    var isBeforeItems: Bool {
      switch self {
      case .top, .before: true
      case .after, .missingBody: false
      }
    }
  }

  enum Item {
    case member(Int, of: Int)
    case declaration(Int)
  }

  private(set) var groups: [(place: Place, items: [Item])] = []
  private var positions: [Place: Int] = [:]

  mutating func add(_ item: Item, at place: Place) {
    if let position = positions[place] {
      groups[position].items.append(item)
    } else {
      positions[place] = groups.count
      groups.append((place, [item]))
    }
  }
}

/// How additions are joined with what is around them.
struct AdditionLayout {
  struct Text {
    let text: String
    let followsBlankLine: Bool
    let startsLine: Bool
  }

  let file: Int
  let offset: Int
  let indentation: String
  private let style: Style
  private let lineBreak: String

  private enum Style {
    /// Each begins a line, after what is before.
    case linesAfter
    /// Each is a part of the file, and what is after them is, too.
    case linesBefore
    /// Between other items of one line, or after the last of them.
    case inLineAfter
    case inLineBefore
    /// Between braces with nothing between them, the outer indentation given.
    case alone(String)
    case withBraces(String)
  }

  init(_ mine: SchemaVersion, _ place: Additions.Place) {
    switch place {
    case .after(let item, let file, let owner):
      self.init(after: item, in: file, owner: owner, mine)
    case .top(let owner): self.init(atTopOf: owner, mine)
    case .missingBody(let owner):
      let declaration = mine.declarations[owner]
      let text = mine.texts[declaration.file]
      let outer = text.indentation(at: declaration.head)
      self.init(
        declaration.file, declaration.place.upperBound, outer + "  ", .withBraces(outer), text)
    case .before(let root):
      let declaration = mine.declarations[root]
      let text = mine.texts[declaration.file]
      let start = declaration.place.lowerBound
      let startsLine = text.startsLine(at: start)
      self.init(
        declaration.file,
        startsLine
          ? text.startOfComments(before: start)
          : text.tokens[text.position(before: start)].span.end,
        startsLine ? text.indentation(at: start) : "", startsLine ? .linesBefore : .inLineBefore,
        text)
    }
  }

  private init(
    _ file: Int, _ offset: Int, _ indentation: String, _ style: Style, _ text: VersionText
  ) {
    self.file = file
    self.offset = offset
    self.indentation = indentation
    self.style = style
    lineBreak = text.lineBreak
  }

  private init(after item: Range<Int>, in file: Int, owner: Int?, _ mine: SchemaVersion) {
    let text = mine.texts[file]
    let inner = owner.map { text.indentation(at: mine.declarations[$0].head) + "  " } ?? ""
    let indentation =
      text.startsLine(at: item.lowerBound) ? text.indentation(at: item.lowerBound) : inner
    let isInNamespace = mine.declarations.contains {
      $0.namespace != nil && $0.file == file && $0.place == item
    }
    if owner == nil && !isInNamespace || text.breaksLine(after: item.upperBound) {
      let offset = text.endOfLine(after: item.upperBound)
      self.init(file, offset, indentation, .linesAfter, text)
    } else {
      self.init(file, item.upperBound, indentation, .inLineAfter, text)
    }
  }

  private init(atTopOf owner: Int, _ mine: SchemaVersion) {
    let declaration = mine.declarations[owner]
    let text = mine.texts[declaration.file]
    let outer = text.indentation(at: declaration.head)
    let open = declaration.body?.lowerBound ?? declaration.place.upperBound
    let next = text.tokens[text.position(from: open)]
    let isEmpty = next.kind == .rightBrace
    let end = text.endOfLine(after: open)
    let style: Style =
      next.startsLine ? .linesAfter : isEmpty ? .alone(outer) : .inLineBefore
    let indentation =
      next.startsLine && !isEmpty ? text.indentation(at: next.span.start) : outer + "  "
    self.init(declaration.file, next.startsLine ? end : open, indentation, style, text)
  }

  func joined(_ texts: [Text]) -> String {
    switch style {
    case .linesAfter:
      return lines(texts)
    case .linesBefore:
      return texts.map { indentation + $0.text + lineBreak + lineBreak }.joined()
    case .inLineAfter:
      return texts.map { "," + space(before: $0) + $0.text }.joined()
    case .inLineBefore:
      return texts.map { space(before: $0) + $0.text + "," }.joined()
    case .alone(let outer):
      return texts.contains(where: \.startsLine)
        ? lines(texts) + lineBreak + outer
        : " " + texts.map(\.text).joined(separator: ", ") + " "
    case .withBraces(let outer):
      return " {" + lines(texts) + lineBreak + outer + "}"
    }
  }

  private func lines(_ texts: [Text]) -> String {
    texts.map { ($0.followsBlankLine ? lineBreak : "") + lineBreak + indentation + $0.text }
      .joined()
  }

  /// What needs lines of its own in the document gets them.
  private func space(before text: Text) -> String {
    text.text.contains("\n") ? lineBreak + indentation : " "
  }
}

extension VersionText {
  /// Where the comments begin that are just above an item.
  fileprivate func startOfComments(before place: Int) -> Int {
    guard startsLine(at: place) else { return place }
    var start = startOfLine(at: place)
    var next = comments.firstPosition { $0.span.start >= place } - 1
    while next >= 0, comments[next].startsLine, let line = line(before: start),
      line.contains(comments[next].span.start)
    {
      start = line.lowerBound
      next -= 1
    }
    return start
  }
}
