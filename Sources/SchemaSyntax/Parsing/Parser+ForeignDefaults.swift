import Diagnostics

/// Defaults without `=`, or with what other languages write for it.
extension Parser {
  /// `tags: [String] []`, `level: Int default 3`, `level: Int := 3`, after the type of a field.
  mutating func takeDefaultWithoutSign(of field: inout Field) {
    guard continuesLine, field.type.kind != .invalid else { return }
    let gap = previousSpan.after
    if isWord("default"), isConstant(at: 1) {
      reportDefault(help: "write `=`", fix: .replace(current.span, with: "="))
      advance()
    } else if startsColonedDefault {
      let sign = current.span.through(token(after: 1).span)
      reportDefault(help: "write `=`", fix: .replace(gap.through(sign), with: " ="))
      advance(by: 2)
    } else if startsColonBeforeDefault {
      reportDefault(
        help: "write `=`", fix: .propose(" =", for: gap.through(current.span)))
      advance()
    } else if startsBareDefault {
      reportDefault(help: "put `=` before the default", fix: .propose(" =", for: gap))
    } else {
      return
    }
    field.defaultValue = parseReplacement()
  }

  /// The value after `=` or `else`, and not a call that makes one: `UUID()`, `[String]()`.
  mutating func parseReplacement() -> Literal? {
    let literal = parseLiteral()
    let isCall =
      current.kind == .leftParenthesis && current.span.start == previousSpan.end
      && literal.kind != .invalid
    guard isCall else { return readable(literal) }
    skipParentheses()
    let empty: String? =
      switch literal.kind {
      case .array: "[]"
      case .dictionary: "[:]"
      default: nil
      }
    report(.calledDefault(empty), at: literal.span.through(previousSpan))
    return nil
  }

  /// `:=`
  var startsColonedDefault: Bool {
    let next = token(after: 1)
    return current.kind == .colon && next.kind == .assign && next.span.start == current.span.end
  }

  /// `age: Int: 0`
  var startsColonBeforeDefault: Bool { current.kind == .colon && isConstant(at: 1) }

  /// A list, or another value that nothing follows: with more, it may be a range.
  private var startsBareDefault: Bool {
    guard current.kind != .leftBracket else { return true }
    let next = token(after: 1)
    return isConstant(at: 0)
      && (next.startsLine || [.comma, .rightBrace, .endOfFile].contains(next.kind))
  }

  private mutating func reportDefault(help: String, fix: Diagnostic.Fix) {
    reportExpected("`=` before a default", as: .missingSign, help: help, fix: fix)
  }
}

extension Mistake {
  /// - Parameter empty: what is written for an empty collection.
  fileprivate static func calledDefault(_ empty: String?) -> Mistake {
    Mistake(
      .foreignExpression, "a default is a constant, which no call makes",
      empty.map(Remedy.write)
        ?? .advise("write a literal; a value that is new each time is made in your own Swift"))
  }
}
