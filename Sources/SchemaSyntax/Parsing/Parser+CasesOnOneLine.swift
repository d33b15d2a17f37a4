import Diagnostics

/// `enum State { open closed }`: the cases of an enum without the commas between them.
extension Parser {
  /// Whether another case follows the previous one on its line.
  var startsCaseOnLine: Bool {
    continuesLine && (current.kind == .identifier || current.kind == .string)
  }

  /// `open` begins a declaration only if a keyword of one follows.
  var isCaseCalledOpen: Bool {
    guard isWord("open") else { return false }
    return DeclarationKeyword(rawValue: text(of: token(after: 1))) == nil
  }

  /// `else unknown` and `_ as unknown`, as if that were a case for all values that are not listed.
  mutating func reportCaseForOthers() -> Bool {
    let next = token(after: 1)
    let isElse =
      isWord("else") && next.kind == .identifier && !next.startsLine && !isWord("as", after: 1)
    let isAny = current.kind == .underscore
    guard isElse || isAny else { return false }
    diagnostics.report(
      .unexpectedToken, "`\(text(of: current))` does not begin a case", at: current.span,
      help: "if there may be cases that are not listed, write `open` before the declaration: they "
        + "are kept as `unrecognized`" + (isAny ? "; a value that is `_` is written `\"_\"`" : ""))
    return true
  }

  /// Makes one error for the whole line, after its first case.
  mutating func reportMissingCommas() -> Bool {
    guard startsCaseOnLine else { return false }
    var edits: [Diagnostic.Edit] = []
    var distance = 0
    while true {
      let token = token(after: distance)
      guard !token.startsLine, token.kind == .identifier || token.kind == .string else { break }
      let before = tokens[position + distance - 1]
      edits.append(Diagnostic.Edit(span: before.span.after, replacement: ","))
      distance += isWord("as", after: distance + 1) ? 3 : 1
    }
    let mayLackAs = mayLackAs(before: distance)
    let word = text(of: current)
    diagnostics.report(
      .itemsOnOneLine, "the case before this one has not ended", at: current.span,
      help: mayLackAs
        ? "put a comma before `\(word)`, or one `as` between a value and its name"
        : "put a comma before `\(word)`", fix: mayLackAs ? nil : Diagnostic.Fix(edits))
    return true
  }

  /// `GUEST s guest`, `GUEST as as guest`: a short word may be an `as` that is misspelt.
  private func mayLackAs(before end: Int) -> Bool {
    if text(of: previousSpan) == "as" { return true }
    return (0..<end).contains { distance in
      let span = token(after: distance).span
      return span.end - span.start <= 2 && !isWord("as", after: distance)
    }
  }
}

extension Parser {
  /// In `enum CodingKeys`, how the cases are written does not matter: the whole enum is a mistake.
  mutating func forgetFormOfCases(after count: Int) {
    let others = diagnostics.dropFirst(count).filter {
      $0.kind != .caseKeyword && $0.kind != .rawValue
    }
    diagnostics = diagnostics.prefix(count) + others
  }
}

extension Declaration {
  var isOfCodingKeys: Bool {
    guard case .enumeration(let enumeration) = self else { return false }
    return enumeration.conformances.contains { $0.name.text == "CodingKey" }
  }
}
