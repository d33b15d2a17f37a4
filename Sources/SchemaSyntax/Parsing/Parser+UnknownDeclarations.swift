import Diagnostics

extension Parser {
  /// `struct Name {`: a declaration by its shape, whatever its first word.
  var startsUnknownDeclaration: Bool {
    current.kind == .identifier && token(after: 1).kind == .identifier
      && !token(after: 1).startsLine && token(after: 2).kind == .leftBrace
      && !token(after: 2).startsLine
  }

  /// Reports that no declaration begins with the current word. Where it is plain which one is meant, that is read.
  mutating func parseUnknownDeclaration(_ preamble: Preamble) -> Declaration? {
    let start = current
    let word = text(of: start)
    if DeclarationKeyword(rawValue: word) != nil {
      advance()
      reportExpected("a name after `\(word)`")
      skipBroken()
      return nil
    }
    let habit = Habit.of[word]
    let nearest = habit == nil ? nearestKeyword(to: word) : nil
    let next = token(after: 1)
    let isNamed = next.kind == .identifier && !next.startsLine
    diagnostics.append(
      Diagnostic(
        .unknownDeclaration, "`\(word)` does not begin a declaration", at: start.span,
        label: Diagnostic.question(about: nearest?.rawValue),
        help: habit?.help ?? (nearest == nil ? Self.listOfDeclarations : nil),
        fix: isNamed ? nearest.map { .propose($0.rawValue, for: start.span) } : nil))
    guard let meant = nearest ?? habit?.keyword(before: text(of: next)), isNamed else {
      skipToPlausibleDeclaration()
      return nil
    }
    return parse(meant, start: start, preamble: preamble)
  }

  static let listOfDeclarations =
    "declarations begin with `dto`, `domain`, `model`, `type`, `enum`, `map` or `repository`"

  private func nearestKeyword(to word: String) -> DeclarationKeyword? {
    Spelling(DeclarationKeyword.allCases.map(\.rawValue)).nearest(to: word)
      .flatMap(DeclarationKeyword.init)
  }

  /// Skips what is no schema at all, and has been reported once.
  mutating func skipToPlausibleDeclaration() {
    repeat {
      skipBroken()
      if current.kind == .comma { advance() }
    } while current.kind != .endOfFile && current.kind != .rightBrace
      && current.kind != .documentation && current.kind != .at && !isPlausibleDeclaration
  }

  private var isPlausibleDeclaration: Bool {
    if startsDeclaration { return true }
    let next = token(after: 1)
    guard current.kind == .identifier, next.kind == .identifier, !next.startsLine else {
      return false
    }
    let word = text(of: current)
    return Habit.of[word] != nil || nearestKeyword(to: word) != nil
  }
}

/// A keyword of another language.
private enum Habit {
  case record
  case alias
  case nothing(help: String)

  var help: String {
    switch self {
    case .record: "a `dto` is what the wire holds, a `domain` what the app means, a `model` both"
    case .alias: "a `type` is a distinct type around one value"
    case .nothing(let help): help
    }
  }

  /// Names tell which side of the wire a record stands on.
  func keyword(before name: String) -> DeclarationKeyword? {
    switch self {
    case .record:
      ["DTO", "Request", "Response", "Payload"].contains(where: name.hasSuffix) ? .dto : .domain
    case .alias: .type
    case .nothing: nil
    }
  }

  static let of: [String: Habit] = [
    "struct": .record, "class": .record, "interface": .record, "message": .record,
    "record": .record, "object": .record, "entity": .record, "actor": .record,
    "typealias": .alias, "typedef": .alias, "newtype": .alias, "scalar": .alias,
    "protocol": .nothing(help: "protocols go after the colon of a declaration"),
    "extension": .nothing(help: "write extensions of the generated types in Swift"),
    "func": .nothing(help: "write functions in extensions of the generated types"),
    "import": .nothing(help: "remove it; all files given to one run form one namespace"),
    "package": .nothing(help: "remove it; all files given to one run form one namespace"),
    "namespace": .nothing(help: "declarations can be nested in a `dto`, `domain` or `model`"),
    "service": .nothing(help: "what a server offers is a `repository`"),
  ]
}
