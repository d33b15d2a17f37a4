import Diagnostics
import SchemaSyntax

/// Finds the parts of declarations and members in the text that they were parsed from.
struct PartReader {
  let text: VersionText

  // MARK: Preambles

  /// What is before an item, and where it begins.
  func preamble(_ preamble: Preamble, before head: Int) -> (start: Int, parts: [VersionPart]) {
    var position = text.position(from: head)
    var lines: [Range<Int>] = []
    var attributes = preamble.attributes
    while position > 0 {
      let previous = text.tokens[position - 1]
      if previous.kind == .documentation, lines.count < preamble.documentation.count {
        lines.append(previous.span.range)
        position -= 1
      } else if let attribute = attributes.last, attribute.span.end == previous.span.end {
        attributes.removeLast()
        position = text.position(from: attribute.span.start)
      } else {
        break
      }
    }
    let start = text.tokens[position].span.start
    var parts = [VersionPart(documentation: lines.reversed(), at: start)]
    for attribute in preamble.attributes {
      let kind = PartKind.attribute(attribute.name.text)
      if parts.contains(where: { $0.kind == kind }) { continue }
      parts.append(VersionPart(kind, attribute.span.range, at: head))
    }
    return (start, parts)
  }

  // MARK: Declarations

  func parts(of node: Declaration) -> [VersionPart] {
    let start = node.span.start
    switch node {
    case .record(let record):
      return parts(ofHead: record.name, conformances: record.conformances, from: start)
    case .enumeration(let enumeration):
      return parts(ofHead: enumeration.name, conformances: enumeration.conformances, from: start)
    case .union(let union):
      var parts = parts(ofHead: union.name, conformances: union.conformances, from: start)
      let end = union.conformances.last?.span.end ?? union.name.span.end
      parts.append(VersionPart(.discriminator, union.discriminatorSpan?.range, at: end))
      return parts
    case .wrapper(let wrapper):
      let clauses = Clauses(converters: wrapper.converters, rules: wrapper.rules)
      return parts(ofHead: wrapper.name, conformances: wrapper.conformances, from: start)
        + parts(of: wrapper.base, clauses, end: wrapper.span.end)
    case .group(let group): return parts(ofHead: group.members.name, from: start)
    case .alias(let alias):
      return parts(ofHead: alias.name, from: start)
        + parts(of: alias.target, Clauses(), end: alias.span.end)
    case .foreign(let type):
      return parts(ofHead: type.name, conformances: type.conformances, from: start)
    case .converter(let converter): return parts(ofHead: converter.name, from: start)
    case .namespace(let namespace): return parts(ofHead: namespace.name, from: start)
    case .map(let map): return [VersionPart(.arrow, map.arrow.range, at: map.arrow.start)]
    case .repository: return [VersionPart(.content, node.span.range, at: start)]
    }
  }

  private func parts(
    ofHead name: Name, conformances: [Conformance] = [], from start: Int
  ) -> [VersionPart] {
    let first = text.tokens[text.position(from: start)]
    let isOpen = text.string(first.span.range) == "open"
    let keyword = isOpen ? text.position(from: first.span.end) : text.position(from: start)
    let keywordStart = text.tokens[keyword].span.start
    let keywordEnd = text.tokens[text.position(before: name.span.start)].span.end
    let list = conformances.last.map { name.span.end..<$0.span.end }
    return [
      VersionPart(.openness, isOpen ? first.span.range : nil, at: keywordStart),
      VersionPart(.keyword, keywordStart..<keywordEnd, at: keywordStart),
      VersionPart(.conformances, list, at: name.span.end),
    ]
  }

  /// What is between the braces of a declaration.
  func body(of node: Declaration) -> Range<Int>? {
    switch node {
    case .wrapper, .alias, .foreign, .converter: return nil
    case .record, .group, .enumeration, .union, .map, .repository, .namespace: break
    }
    let end = node.span.end
    guard end > 0, text.bytes[end - 1] == UInt8(ascii: "}"),
      let open = text.tokens(in: node.span.range).first(where: { $0.kind == .leftBrace })
    else { return nil }
    return open.span.end..<(end - 1)
  }

  // MARK: Clauses

  struct Clauses {
    var converters: [ConverterUse] = []
    var rules: [RuleUse] = []
    var standard: Literal?
    var fallback: Literal?

    /// Where the first word of each one is, after the word that begins the clause.
    var starts: [(kind: PartKind, start: Int?)] {
      [
        (.converters, converters.first?.span.start), (.rules, rules.first?.span.start),
        (.standard, standard?.span.start), (.fallback, fallback?.span.start),
      ]
    }
  }

  func parts(of type: TypeExpression, _ clauses: Clauses, end: Int) -> [VersionPart] {
    var inner = type.span.range
    var mark: Range<Int>?
    switch type.kind {
    case .optional(let wrapped) where wrapped.span.end < type.span.end,
      .nullable(let wrapped) where wrapped.span.end < type.span.end:
      inner = wrapped.span.range
      mark = wrapped.span.end..<type.span.end
    default: break
    }
    var parts = [
      VersionPart(.type, inner, at: inner.lowerBound),
      VersionPart(.optionality, mark, at: inner.upperBound),
    ]
    let found = clauses.starts
    var place = type.span.end
    for (index, clause) in found.enumerated() {
      guard let start = clause.start else {
        parts.append(VersionPart(clause.kind, nil, at: place))
        continue
      }
      let next = found[(index + 1)...].firstNonNil(\.start)
      let clauseEnd = next.map { endOfWord(beforeClauseWith: $0) } ?? end
      let keyword = text.tokens[text.position(before: start)].span.start
      parts.append(VersionPart(clause.kind, keyword..<max(keyword, clauseEnd), at: place))
      place = clauseEnd
    }
    return parts
  }

  /// The end of what is before the word that begins the clause whose first word is at `start`.
  private func endOfWord(beforeClauseWith start: Int) -> Int {
    let keyword = text.tokens[text.position(before: start)].span.start
    return text.tokens[text.position(before: keyword)].span.end
  }
}

extension SourceSpan {
  var range: Range<Int> { start..<end }
}

extension Sequence {
  func firstNonNil<Value>(_ value: (Element) -> Value?) -> Value? {
    for element in self {
      if let value = value(element) { return value }
    }
    return nil
  }
}
