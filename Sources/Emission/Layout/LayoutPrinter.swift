/// Lays out one statement as swift-format does, by Oppen's algorithm: a break ends the line if what follows, up to the
/// next break, does not fit.
struct LayoutPrinter {
  static let width = 100

  private var output = ""
  private var room = LayoutPrinter.width
  private var pendingSpaces = 0
  private var line = 0
  private var isAtStartOfLine = true
  private var continuesLine = false
  private var scopes: [Scope] = []
  private let baseIndentation: Int

  /// The state that an opening break begins.
  private struct Scope {
    let line: Int
    var indentsBlock: Bool
    let indentsContinuation: Bool
    let isContinuation: Bool
    /// Whether the line in which it begins continues another.
    let continuedLine: Bool
  }

  static func print(_ tokens: [LayoutToken], indentation: Int) -> String {
    var printer = LayoutPrinter(baseIndentation: indentation)
    for (token, length) in zip(tokens, LayoutMeasure.lengths(of: tokens)) {
      printer.print(token, length)
    }
    // The last break may have ended the line, too.
    return printer.isAtStartOfLine ? String(printer.output.dropLast()) : printer.output
  }

  private init(baseIndentation: Int) {
    self.baseIndentation = baseIndentation
    room -= baseIndentation
  }

  private mutating func print(_ token: LayoutToken, _ length: Int) {
    switch token {
    case .text(let text):
      write(text)
    case .open, .close:
      break
    case .trailingComma:
      if let scope = scopes.last, scope.line != scopeLine { write(",") }
    case .lineBreak(let kind, let size):
      let (must, continues) = enter(kind, length)
      if must || (!isAtStartOfLine && length > room) {
        continuesLine = continues
        endLine()
      } else {
        if isAtStartOfLine { continuesLine = continues }
        pendingSpaces += size
        room -= size
      }
    }
  }

  /// Whether the break must end the line, and whether the next line then continues this one.
  private mutating func enter(_ kind: LayoutToken.Break, _ length: Int) -> (
    must: Bool, continues: Bool
  ) {
    switch kind {
    case .open, .openContinuation:
      open(kind, length)
      return (false, false)
    case .close(let must):
      return close(must: must)
    case .same: return (false, false)
    case .continuation: return (false, true)
    case .reset: return (continuesLine, false)
    }
  }

  private mutating func open(_ kind: LayoutToken.Break, _ length: Int) {
    let isContinuation = kind == .openContinuation
    if let last = scopes.last, last.line == scopeLine, !isContinuation {
      scopes[scopes.count - 1].indentsBlock = false
    }
    scopes.append(
      Scope(
        line: scopeLine, indentsBlock: !isContinuation,
        indentsContinuation: continuesLine
          || (isContinuation && (isAtStartOfLine || length > room)),
        isContinuation: isContinuation, continuedLine: continuesLine))
    continuesLine = false
  }

  private mutating func close(must: Bool) -> (must: Bool, continues: Bool) {
    guard let scope = scopes.popLast() else { return (false, false) }
    let spansLines = scopeLine != scope.line
    if scope.indentsBlock, scope.line == line, let last = scopes.last, !last.isContinuation {
      scopes[scopes.count - 1].indentsBlock = true
    }
    if !must, room > 0 {
      continuesLine = (scope.indentsContinuation || scope.indentsBlock) && spansLines
    }
    let continued =
      scope.continuedLine || scope.indentsContinuation || (scope.isContinuation && spansLines)
    continuesLine = continuesLine || continued
    return (must ? spansLines : room == 0, continued)
  }

  /// At the beginning of a line, the line before it counts, since breaks open and close after what was written.
  private var scopeLine: Int { isAtStartOfLine ? line - 1 : line }

  private var indentation: Int {
    let levels = scopes.reduce(continuesLine ? 1 : 0) { levels, scope in
      levels + (scope.indentsBlock ? 1 : 0) + (scope.indentsContinuation ? 1 : 0)
    }
    return baseIndentation + 2 * levels
  }

  private mutating func write(_ text: String) {
    if isAtStartOfLine {
      pendingSpaces = indentation
      room = Self.width - indentation
      isAtStartOfLine = false
    }
    if pendingSpaces > 0 { output += String(repeating: " ", count: pendingSpaces) }
    output += text
    pendingSpaces = 0
    room -= text.width
  }

  private mutating func endLine() {
    output += "\n"
    line += 1
    pendingSpaces = 0
    isAtStartOfLine = true
  }
}
