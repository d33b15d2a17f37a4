import Diagnostics

extension Parser {
  /// `UserDTO { name: String }`, `Role { admin, guest }`, `UserID = String`: a name where a keyword should be. It is declared as
  /// what its content shows, so that those who use it are not at fault.
  mutating func parseDeclarationWithoutKeyword(_ preamble: Preamble) -> Declaration? {
    guard let kind = declarationWithoutKeyword else { return nil }
    let start = current
    let name = text(of: start)
    diagnostics.report(
      .unknownDeclaration, "`\(name)` does not begin a declaration", at: start.span,
      help: kind.help(for: name),
      fix: kind.keyword(for: name).map { .propose("\($0) \(name)", for: start.span) })
    switch kind {
    case .record:
      let layer = ForeignKeyword.record.keyword(before: name) == .dto ? Layer.dto : .domain
      let record = parseRecord(layer: layer, start: start, preamble: preamble)
      return Declaration.record(record).inTheLayerOfItsContent
    case .enumeration:
      return .enumeration(parseEnum(isOpen: false, start: start, preamble: preamble))
    case .wrapper:
      return .wrapper(parseWrapper(start: start, preamble: preamble))
    }
  }

  private enum NamedContent {
    case record, enumeration, wrapper

    /// Nil if there are several that could be meant.
    func keyword(for name: String) -> String? {
      switch self {
      case .record: ForeignKeyword.record.keyword(before: name) == .dto ? "dto" : nil
      case .enumeration: "enum"
      case .wrapper: "type"
      }
    }

    func help(for name: String) -> String {
      if let keyword = keyword(for: name) { return "write `\(keyword) \(name)`" }
      return
        "write `dto \(name)` for what the wire holds, `domain \(name)` for what the app means, or `model \(name)` for both"
    }
  }

  private var declarationWithoutKeyword: NamedContent? {
    guard current.kind == .identifier, text(of: current).first?.isUppercase == true else {
      return nil
    }
    let (sign, first, second) = (token(after: 1), token(after: 2), token(after: 3))
    guard !sign.startsLine else { return nil }
    if sign.kind == .assign { return first.kind == .identifier ? .wrapper : nil }
    guard sign.kind == .leftBrace, first.kind == .identifier else { return nil }
    if second.kind == .colon { return .record }
    let endsCase = second.kind == .comma || second.kind == .rightBrace || second.startsLine
    return endsCase ? .enumeration : nil
  }
}
