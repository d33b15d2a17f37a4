import Diagnostics
import SchemaSyntax

/// A use of a converter with its arguments read, not yet applied to a type.
struct CheckedConverter: Sendable {
  let converter: Converter
  let reading: Converter.Reading
  let use: ConverterUse

  /// Nil for `keyed(by:)`.
  var kind: ConverterKind? {
    if case .kind(let kind) = reading { kind } else { nil }
  }

  /// The field after `keyed(by:)`.
  var key: Name? {
    if case .key(let name) = reading { name } else { nil }
  }

  /// Nil if the converter does more than that.
  var normalization: Normalization? {
    if case .normalized(let normalization) = kind { normalization } else { nil }
  }

  /// The types that fit the arguments.
  var form: Converter.Form {
    guard case .decimal(let form) = kind, case .scalars(let pairs) = converter.form else {
      return converter.form
    }
    return .scalars(form.pairs(among: pairs))
  }
}

extension CheckedConverter {
  /// Looks up each converter of a chain and reads its arguments; nil if something is wrong, which is reported.
  static func chain(
    _ uses: [ConverterUse], _ facts: TypeFacts, into diagnostics: inout [Diagnostic]
  ) -> [CheckedConverter]? {
    if uses.count > longestChain, let last = uses.last {
      diagnostics.report(
        .converterOrder, "a value cannot go through more than \(longestChain) converters",
        at: uses[longestChain].span.through(last.span),
        help: "remove the converters that have no effect")
      return nil
    }
    let chain = uses.compactMap { CheckedConverter($0, facts, into: &diagnostics) }
    guard chain.count == uses.count else { return nil }
    reportIdle(chain, into: &diagnostics)
    return withoutIdleNumbers(chain, into: &diagnostics)
  }

  /// Without each `number` that could only lose what the next converter reads as well. They are reported.
  private static func withoutIdleNumbers(
    _ chain: [CheckedConverter], into diagnostics: inout [Diagnostic]
  ) -> [CheckedConverter] {
    var kept: [CheckedConverter] = []
    for (checked, next) in zip(chain, chain.dropFirst()) {
      if checked.kind == .number, next.kind == .number || next.kind == .decimal(.either) {
        diagnostics.append(
          .idleNumber(checked, before: next, because: "reads numbers, and texts of them"))
      } else {
        kept.append(checked)
      }
    }
    return kept + chain.suffix(1)
  }

  /// Few enough for a reader to follow, and far more than any value needs.
  private static let longestChain = 16

  init?(_ use: ConverterUse, _ facts: TypeFacts, into diagnostics: inout [Diagnostic]) {
    guard let converter = facts.converter(named: use.name.text) else {
      Self.reportUnknown(use, facts, into: &diagnostics)
      return nil
    }
    if facts.writtenConverters[use.name.text]?.isUnusable == true { return nil }
    guard let bound = converter.bind(use, into: &diagnostics),
      let reading = converter.reading(bound, &diagnostics)
    else { return nil }
    self.converter = converter
    self.reading = reading
    self.use = use
  }

  private static func reportUnknown(
    _ use: ConverterUse, _ facts: TypeFacts, into diagnostics: inout [Diagnostic]
  ) {
    let name = use.name
    let written = Spelling(facts.writtenConverters.keys.sorted()).nearest(to: name.text)
    if written == nil, name.text.lowercased() == "date", use.arguments.isEmpty {
      diagnostics.report(
        .unknownConverter, "there is no converter `\(name.text)`", at: name.span,
        help: "write `iso8601` for a point in time, or `calendarDate` for a day")
      return
    }
    let foreign = written == nil ? foreignName(of: use) : nil
    let nearest = written ?? foreign ?? Spelling(Converter.all.map(\.name)).nearest(to: name.text)
    let isRule = Rule.named(name.text) != nil
    diagnostics.report(
      .unknownConverter, "there is no converter `\(name.text)`", at: name.span,
      label: Diagnostic.question(about: foreign == nil ? nearest : nil),
      help: isRule
        ? "`\(name.text)` is a rule: write it after `where`"
        : foreign.map { "write `\($0)`" }
          ?? (nearest == nil
            ? "`gatehouse explain G0431` lists the converters; declare your own with `converter \(name.text): … -> …`"
            : nil),
      fix: isRule ? nil : nearest.map { .propose($0, for: name.span) })
  }

  /// A converter that has no effect, because another one undoes it, repeats it or includes it.
  private static func reportIdle(
    _ chain: [CheckedConverter], into diagnostics: inout [Diagnostic]
  ) {
    var last: [ConverterKind: CheckedConverter] = [:]
    let spans = chain.map(\.use.span)
    for (position, checked) in chain.enumerated() {
      // What comes after it is given something else.
      if checked.changesWhatFollows { last = [:] }
      guard let kind = checked.kind, kind.isIdempotent else { continue }
      let name = checked.converter.name
      if let first = last[kind] {
        diagnostics.report(
          .idleConverter, "`\(name)` has been applied already", at: checked.use.span,
          secondary: [.init(first.use.span, "the first time")], help: "remove one of them",
          fix: .remove(spans.removal(at: position)))
        return
      }
      if let opposite = checked.normalization?.opposite, let first = last[.normalized(opposite)] {
        diagnostics.report(
          .idleConverter, "`\(first.converter.name)` has no effect here", at: first.use.span,
          secondary: [.init(checked.use.span, "`\(name)` changes every letter again")],
          help: "remove one of them")
        return
      }
      last[kind] = checked
    }
  }

  /// Whether it may give texts that the converters before it have not seen: the parts of a text, or whatever is written by
  /// hand.
  private var changesWhatFollows: Bool {
    switch converter.form {
    case .split, .written: true
    case .scalars, .emptyAsNil, .unique, .keyed: false
    }
  }

  private static func foreignName(of use: ConverterUse) -> String? {
    let name = use.name.text.lowercased()
    return name == "date" ? "dateFormat" : foreignNames[name]
  }

  private static let foreignNames = [
    "trim": "trimmed", "strip": "trimmed", "lowercase": "lowercased", "lower": "lowercased",
    "tolower": "lowercased", "uppercase": "uppercased", "upper": "uppercased",
    "toupper": "uppercased", "iso": "iso8601", "rfc3339": "iso8601", "timestamp": "epochSeconds",
    "unixtime": "epochSeconds", "unix": "epochSeconds", "epoch": "epochSeconds",
    "secondssince1970": "epochSeconds", "millisecondssince1970": "epochMilliseconds",
    "milliseconds": "epochMilliseconds", "millis": "epochMilliseconds",
    "epochms": "epochMilliseconds", "epochmillis": "epochMilliseconds", "formatted": "dateFormat",
    "dateformatter": "dateFormat",
    "cents": "minorUnits(2)", "int": "number", "integer": "number", "double": "number",
    "float": "number", "bool": "flag", "boolean": "flag", "base64encoded": "base64",
    "nilifempty": "emptyAsNil", "emptytonil": "emptyAsNil", "set": "unique", "distinct": "unique",
    "dictionary": "keyed", "csv": "split", "components": "split", "separated": "split",
    "day": "calendarDate", "isodate": "iso8601",
  ]
}

extension Diagnostic {
  static func idleNumber(
    _ number: CheckedConverter, before next: CheckedConverter, because reason: String
  ) -> Diagnostic {
    let span = number.use.span
    return Diagnostic(
      .idleConverter,
      "`\(number.converter.name)` has no effect before `\(next.converter.name)`", at: span,
      help: "remove it: `\(next.converter.name)` \(reason)",
      fix: .remove(span.through(next.use.span.before)))
  }
}

extension DiagnosticKind {
  static let unknownConverter = DiagnosticKind(
    "G0431", .error, "a converter that does not exist",
    explanation: """
      Dates come from `iso8601`, `epochSeconds`, `epochMilliseconds` or `dateFormat("dd/MM/yyyy", timeZone: "UTC")`, and
      days from `calendarDate`. Numbers come from `number`, `decimal` and `minorUnits(2)`, flags from `flag("Y", "N")`
      and `zeroOrOne`. `url`, `uuid`, `base64` and `base64url` read text that has a format of its own. `trimmed`, `lowercased`,
      `uppercased` and `emptyAsNil` tidy up text; `split(",")`, `unique` and `keyed(by: id)` make collections.
      """,
    wrong: """
      dto EventDTO { start: Date via rfc3339 }
      """,
    right: """
      dto EventDTO { start: Date via iso8601 }
      """)

  static let idleConverter = DiagnosticKind(
    "G0437", .warning, "a converter without effect",
    explanation: """
      Trimming text twice changes nothing, and of two changes of case only the last one has an effect. `url`, `uuid`,
      `decimal` and `base64` are applied automatically wherever text becomes a value of their type, and `number` is not
      needed between numbers of one type, nor before a converter that reads the number as it is. A converter without
      effect only makes readers wonder why it is there.
      """,
    wrong: """
      dto UserDTO { avatar: URL via url }
      """,
    right: """
      dto UserDTO { avatar: URL }
      """)
}
