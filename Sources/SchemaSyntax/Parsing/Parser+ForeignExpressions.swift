import Diagnostics

/// Expressions in maps that are written as in other languages.
extension Parser {
  /// `first ?? throw`, read as `required first`.
  mutating func takeThrow(after value: MapExpression) -> MapExpression? {
    guard isWord("throw") || isWord("fatalError"), continuesLine, !startsRefusal else { return nil }
    let operators = value.span.after.through(current.span)
    let word = advance().span
    // `throw MissingName()`
    while continuesLine, [.identifier, .dot, .leftParenthesis].contains(current.kind) {
      if current.kind == .leftParenthesis { skipParentheses() } else { advance() }
    }
    report(
      .throwing(instead: text(of: value.span)), at: word,
      fix: Diagnostic.Fix([
        Diagnostic.Edit(span: value.span.before, replacement: "required "),
        Diagnostic.Edit(span: operators.through(previousSpan), replacement: ""),
      ]))
    return MapExpression(.required(value), span: value.span.through(previousSpan))
  }

  mutating func skipParentheses() {
    var depth = 0
    repeat {
      if current.kind == .leftParenthesis { depth += 1 }
      if current.kind == .rightParenthesis { depth -= 1 }
      advance()
    } while depth > 0 && continuesLine && current.kind != .endOfFile
  }

  /// `tags.map { Tag($0) }`
  mutating func takeClosure(of path: Path) -> Bool {
    guard current.kind == .leftBrace, continuesLine, let function = path.rest.last?.text,
      Self.functionsOfCollections.contains(function)
    else { return false }
    let list = text(of: path.first.span.through(path.rest.dropLast().last?.span ?? path.first.span))
    let brace = current.span
    skipBroken()
    for sign in tokens[..<position].reversed().prefix(while: { $0.span.start > brace.start })
    where sign.kind == .unknown {
      passOver(sign)
    }
    report(
      function == "map" || function == "compactMap"
        ? .elementsOneByOne(list) : .closure(over: list), at: path.rest.last?.span ?? path.span)
    return true
  }

  private static let functionsOfCollections: Set<String> = [
    "map", "compactMap", "flatMap", "filter", "reduce", "sorted", "contains", "first", "allSatisfy",
  ]

  /// `$first`, read as `first`.
  mutating func takePathAfterDollar() -> Path? {
    let place = current.span
    guard current.kind == .identifier, bytes[place.start] == UInt8(ascii: "$") else { return nil }
    let rest = SourceSpan(file: file, start: place.start + 1, end: place.end)
    advance()
    explain(.variable(text(of: rest)), at: place, fix: .replace(place, with: text(of: rest)))
    return pathSteps(after: Path(Name(text(of: rest), span: rest)))
  }
}

extension Mistake {
  fileprivate static func throwing(instead value: String) -> Mistake {
    Mistake(.foreignExpression, "a map throws by itself", .write("required \(value)"))
  }

  fileprivate static func elementsOneByOne(_ list: String) -> Mistake {
    Mistake(
      .foreignExpression, "a map converts each element by itself",
      .advise("write `\(list)`, and declare a map for the type of its elements if they have fields")
    )
  }

  fileprivate static func closure(over list: String) -> Mistake {
    Mistake(
      .foreignExpression, "a schema has no closures",
      .advise("write `custom` and the name of a function: `custom \(list)(\(list))`"))
  }

  fileprivate static func variable(_ name: String) -> Mistake {
    Mistake(.foreignExpression, "a field is named without `$`", .write(name))
  }
}
