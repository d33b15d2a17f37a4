/// Lays one statement out as Oppen's algorithm does: a line ends where what comes up to the next break has no room.
struct LayoutPrinter {
  static let width = 100

  private let tokens: [LayoutToken]
  private let lengths: [Int]
  private var output: String
  private var column: Int
  private var lineIndentation: Int
  private let baseIndentation: Int
  private var scopes: [Scope] = []

  private struct Scope {
    let indentation: Int
    let isBroken: Bool
  }

  static func print(_ tokens: [LayoutToken], indentation: Int) -> String {
    var printer = LayoutPrinter(tokens, indentation: indentation)
    for index in tokens.indices { printer.print(index) }
    return printer.output
  }

  private init(_ tokens: [LayoutToken], indentation: Int) {
    self.tokens = tokens
    lengths = Self.lengths(of: tokens)
    output = String(repeating: " ", count: indentation)
    column = indentation
    lineIndentation = indentation
    baseIndentation = indentation
  }

  private var indentation: Int { scopes.last?.indentation ?? baseIndentation }

  private mutating func print(_ index: Int) {
    switch tokens[index] {
    case .text(let text):
      output += text
      column += text.count
    case .open, .close:
      break
    case .lineBreak(let kind, let size):
      let fits = column + lengths[index] <= Self.width
      switch kind {
      case .open:
        if fits { space(size) } else { endLine(indentation + 2) }
        scopes.append(Scope(indentation: fits ? indentation : indentation + 2, isBroken: !fits))
      case .close(let must):
        let scope = scopes.popLast()
        if let scope, scope.isBroken, must { endLine(indentation) } else { space(size) }
      case .same:
        if fits { space(size) } else { endLine(max(indentation, lineIndentation)) }
      case .continuation:
        if fits { space(size) } else { endLine(indentation + 2) }
      case .reset:
        if lineIndentation > baseIndentation { endLine(baseIndentation) } else { space(size) }
      case .comma:
        if scopes.last?.isBroken == true { output += "," }
      }
    }
  }

  private mutating func space(_ size: Int) {
    output += String(repeating: " ", count: size)
    column += size
  }

  private mutating func endLine(_ indentation: Int) {
    output += "\n" + String(repeating: " ", count: indentation)
    column = indentation
    lineIndentation = indentation
  }

  /// Of each break the size of what comes up to the next one beside it, or to the end of what is around it.
  private static func lengths(of tokens: [LayoutToken]) -> [Int] {
    var lengths = [Int](repeating: 0, count: tokens.count)
    var total = 0
    var delimiters: [Int] = []
    func settle(_ index: Int) { lengths[index] += total }
    func settleBreak() {
      if let last = delimiters.last, case .lineBreak = tokens[last] {
        settle(last)
        delimiters.removeLast()
      }
    }
    for (index, token) in tokens.enumerated() {
      switch token {
      case .text(let text):
        total += text.count
      case .open:
        lengths[index] = -total
        delimiters.append(index)
      case .close:
        settleBreak()
        if let last = delimiters.popLast() { settle(last) }
      case .lineBreak(.comma, _):
        break
      case .lineBreak(.reset, let size):
        // A brace counts as a part of what it stands behind.
        total += size
      case .lineBreak(_, let size):
        settleBreak()
        lengths[index] = -total
        delimiters.append(index)
        total += size
      }
    }
    while let last = delimiters.popLast() { settle(last) }
    return lengths
  }
}
