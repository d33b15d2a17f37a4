import Diagnostics

extension Parser {
  /// `String(20)`, `Int(0...150)`, `String(min: 1, max: 20)`: what is in parentheses directly after a type is skipped.
  mutating func skipArguments(of type: Path) {
    guard continuesLine, current.kind == .leftParenthesis, current.span.start == previousSpan.end,
      let length = lengthOfArguments
    else { return }
    let arguments = (1..<length - 1).map { token(after: $0) }
    let open = current.span
    advance(by: length)
    let list = open.through(previousSpan)
    let range = RangeOfArguments(arguments.split { $0.kind == .comma }) { text(of: $0) }
    // The type of an element and what a case carries have no rules of their own.
    let isPart = continuesLine && [.rightBracket, .rightParenthesis].contains(current.kind)
    let rule = isPart ? nil : range?.rule(of: type.text)
    let sign = continuesLine && current.kind == .question ? "?" : ""
    let mistake = Mistake.argumentsOfType(rule.map { "\(type.text)\(sign) \($0)" })
    report(
      Diagnostic(mistake, at: list),
      explaining: arguments.map(\.span).first(where: signs.reported.contains))
  }

  /// `Set[String]`, `Map[String, Int]`: types in other brackets.
  mutating func takeArgumentsInBrackets(of path: Path) -> TypeExpression? {
    guard continuesLine, current.kind == .leftBracket, current.span.start == previousSpan.end,
      token(after: 1).kind == .identifier, token(after: 1).span.start == current.span.end,
      [.rightBracket, .comma, .less, .question].contains(token(after: 2).kind)
    else { return nil }
    let first = text(of: token(after: 1))
    guard first.first?.isUppercase == true || ForeignTypeNames.meanings[first] != nil else {
      return nil
    }
    advance()
    var arguments = [parseType()]
    while take(.comma) != nil { arguments.append(parseType()) }
    guard expect(.rightBracket, "`]`") != nil else {
      return TypeExpression(.invalid, span: path.span.through(previousSpan))
    }
    let span = path.span.through(previousSpan)
    let type = generic(path, arguments, at: span)
    guard type.kind != .invalid else { return type }
    let meant = type.collectionOfOtherLanguage ?? type
    diagnostics.append(.foreignType(text(of: span), meaning: meant))
    return meant
  }

  /// How many tokens there are up to the closing parenthesis, with both; nil if it is not on this line.
  private var lengthOfArguments: Int? {
    var depth = 0
    var length = 0
    repeat {
      let token = token(after: length)
      guard token.kind != .endOfFile, length == 0 || !token.startsLine else { return nil }
      switch token.kind {
      case .leftParenthesis: depth += 1
      case .rightParenthesis: depth -= 1
      default: break
      }
      length += 1
    } while depth > 0
    return length
  }
}

/// The smallest and the greatest value, or number of characters, that arguments ask for.
private struct RangeOfArguments {
  private var lower = ""
  private var upper = ""

  /// Nil if they say anything else.
  init?(_ arguments: [ArraySlice<Token>], text: (Token) -> String) {
    for argument in arguments {
      let kinds = argument.map(\.kind)
      guard let first = argument.first.map(text), let last = argument.last.map(text) else {
        return nil
      }
      switch kinds {
      case [.integer] where arguments.count == 1:
        upper = last
      case [.integer, .closedRange, .integer] where arguments.count == 1:
        (lower, upper) = (first, last)
      case [.identifier, .colon, .integer] where first.lowercased().hasPrefix("min"):
        lower = last
      case [.identifier, .colon, .integer] where first.lowercased().hasPrefix("max"):
        upper = last
      default:
        return nil
      }
    }
    if lower.isEmpty && upper.isEmpty { return nil }
  }

  func rule(of type: String) -> String {
    if type == "String" { return "where length \(lower)...\(upper)" }
    if lower.isEmpty { return "where <= \(upper)" }
    return upper.isEmpty ? "where >= \(lower)" : "where \(lower)...\(upper)"
  }
}

extension Mistake {
  fileprivate static func argumentsOfType(_ correction: String?) -> Mistake {
    Mistake(
      .foreignType, "a type has no arguments in parentheses",
      .advise(
        "in a `domain`, a `model` or a `type`, write rules after the type: "
          + "`\(correction ?? "String where length 1...20")`"))
  }
}
