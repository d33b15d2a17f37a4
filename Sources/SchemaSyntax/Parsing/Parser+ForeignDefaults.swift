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
    field.defaultValue = readable(parseLiteral())
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
