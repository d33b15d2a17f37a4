import Diagnostics
import SchemaSyntax

/// What the tags of a union are on the wire. All tags of a union are of the same kind.
enum TagKind {
  case strings
  case integers
  case flags

  init?(_ literal: Literal) {
    switch literal.kind {
    case .name, .string: self = .strings
    case .integer: self = .integers
    case .boolean: self = .flags
    case .decimal, .null, .array, .dictionary, .invalid: return nil
    }
  }

  var singular: String {
    switch self {
    case .strings: "a string"
    case .integers: "an integer"
    case .flags: "a flag"
    }
  }

  var plural: String {
    switch self {
    case .strings: "strings"
    case .integers: "integers"
    case .flags: "flags"
    }
  }
}

extension ResolvedUnion {
  /// Of a union that has no other tag than `nil`, unknown tags are strings.
  var tagKind: TagKind { cases.lazy.compactMap { TagKind($0.wireValue) }.first ?? .strings }
}

extension UnionCheck {
  mutating func readTags(of union: ResolvedUnion, keysOnly: Bool) -> [Value?] {
    var values = WireValues()
    var first: (kind: TagKind, span: SourceSpan)?
    var reportsKeys = keysOnly
    let isKey = union.syntax.discriminator == .key
    let tags = union.cases.map { item -> Value? in
      let literal = item.wireValue
      guard literal.kind != .invalid else { return nil }
      if literal.kind == .null { return readNoTag(of: item, in: union, &values) }
      if !isKey, case .name(let text) = literal.kind, text == "nil" || text == "null" {
        reportUnclearNull(literal, item)
        return nil
      }
      guard let kind = TagKind(literal), let value = tag(literal) else {
        reportUnusable(
          literal, "\(literal.spelled) is not a tag: tags are strings, integers or flags",
          help: "quote it if the wire has a string")
        return nil
      }
      if keysOnly, kind != .strings {
        // What is wrong with one is wrong with all.
        if reportsKeys { reportNoKey(literal, in: union) }
        reportsKeys = false
        return nil
      }
      if let first, first.kind != kind {
        reportUnusable(
          literal, "\(literal.spelled) is \(kind.singular), unlike the tags before it",
          secondary: [.init(first.span, "this one is \(first.kind.singular)")],
          help: "write all tags as they are on the wire; anything in quotes is a string")
        return nil
      }
      first = first ?? (kind, literal.span)
      if let problem = values.add(value, of: item) { diagnostics.append(problem) }
      return value
    }
    if first?.kind == .flags, !union.syntax.isOpen { checkFlags(tags, of: union) }
    return tags
  }

  /// `nil as unknown`
  private mutating func readNoTag(
    of item: ResolvedCase, in union: ResolvedUnion, _ values: inout WireValues
  ) -> Value? {
    if union.syntax.discriminator == .key {
      reportUnusable(
        item.wireValue, "`\(item.swiftName)` has no key, which is what tells the cases apart",
        help: "quote `nil` if that is the key")
      return nil
    }
    if let problem = values.add(.null, of: item) { diagnostics.append(problem) }
    return .null
  }

  private mutating func reportNoKey(_ literal: Literal, in union: ResolvedUnion) {
    var help = "quote it if that is the key"
    if case .keyedByTag(let tag) = union.syntax.discriminator {
      help =
        "write `by \(tag.text) in data` if all payloads have the same key; "
        + "or quote it if the wire has a string"
    }
    reportUnusable(
      literal, "\(literal.spelled) is not a key: the keys of an object are strings", help: help)
  }

  /// Nil for what is not a tag.
  func tag(_ literal: Literal) -> Value? {
    switch literal.kind {
    case .name(let text), .string(let text): .string(text)
    case .integer(let text): IntegerValue.read(text, as: .int)
    case .boolean(let flag): .boolean(flag)
    case .decimal, .null, .array, .dictionary, .invalid: nil
    }
  }

  private mutating func checkFlags(_ tags: [Value?], of union: ResolvedUnion) {
    guard tags.allSatisfy({ $0 != nil }) else { return }
    for flag in [true, false] where !tags.contains(.boolean(flag)) {
      diagnostics.report(
        .incompleteFlag, "no case stands for `\(flag)`",
        at: union.syntax.discriminatorSpan ?? union.syntax.head,
        secondary: union.cases.filter { $0.wireValue.kind != .null }.prefix(1).map {
          .init($0.wireValue.span, "the only value that is listed")
        }, help: "add `\(flag) as …`")
    }
  }

  mutating func reportUnusable(
    _ literal: Literal, _ message: String, secondary: [Diagnostic.Label] = [], help: String? = nil
  ) {
    diagnostics.report(.unusableTag, message, at: literal.span, secondary: secondary, help: help)
  }
}

extension DiagnosticKind {
  static let unusableTag = DiagnosticKind(
    "G0506", .error, "a case with the wrong kind of tag",
    explanation: """
      The tags of a union are all strings, all integers, or the two flags `true` and `false`. With `by key` they are
      strings. With `by shape` there are no tags, so a case has only its Swift name.
      """,
    wrong: """
      dto union StateDTO by code { 1 as open, closed }
      """,
    right: """
      dto union StateDTO by code { 1 as open, 2 as closed }
      """)

  static let incompleteFlag = DiagnosticKind(
    "G0507", .error, "a flag with a value that has no case",
    explanation: """
      A flag is either `true` or `false`. A union whose cases are told apart by a flag needs a case for each of them.
      """,
    wrong: """
      dto union OrderDTO by is_paid { true as paid(PaymentDTO) }
      dto PaymentDTO { amount: Decimal }
      """,
    right: """
      dto union OrderDTO by is_paid { true as paid(PaymentDTO), false as open }
      dto PaymentDTO { amount: Decimal }
      """)
}
