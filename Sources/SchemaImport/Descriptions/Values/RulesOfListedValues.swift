import Diagnostics
import JSON
import RegularExpressions

/// Where values are listed, the rules beside the list only say which of them there are.
extension DescriptionReading {
  /// Those that are of the type and keep all rules. What else is listed is reported, unless nothing is left.
  mutating func keepingRules(
    _ values: [JSONValue], listedBy list: CombinedSchema.Use, in combined: CombinedSchema
  ) -> [JSONValue] {
    let keywords = KeywordSet.ofTexts.union(.ofNumbers).union([.type])
    guard !combined.present.isDisjoint(with: keywords) else { return values }
    var kept = values
    var excluded: [(rule: CombinedSchema.Use, values: [JSONValue])] = []
    for site in combined.parts {
      for entry in site.entries where keywords.contains(entry.keyword) {
        let use = CombinedSchema.Use(site: site, member: entry.member)
        guard let rule = listedValueRule(entry.keyword, use) else { continue }
        let broken = kept.filter { !rule.admits($0) }
        // That no value at all is of the type is reported where the types are.
        if entry.keyword == .type, broken.count == kept.count { continue }
        if !broken.isEmpty { excluded.append((use, broken)) }
        kept = kept.filter { rule.admits($0) }
      }
    }
    if !kept.isEmpty {
      let others = valuesOfChoices[combined.origin] ?? []
      for (rule, values) in excluded {
        let lost = values.filter { !others.contains($0.comparable) }
        if !lost.isEmpty { reportExcluded(lost, of: list, by: rule) }
      }
    }
    return kept
  }

  /// Nil for what says nothing about a value, and for what is reported.
  private mutating func listedValueRule(
    _ keyword: Keyword, _ use: CombinedSchema.Use
  ) -> ListedValueRule? {
    switch keyword {
    case .type: JSONKinds(types: use.value).map { .kinds($0.union(.null)) }
    case .minLength: count(use).map { .length($0...Int.max) }
    case .maxLength: count(use).map { .length(0...$0) }
    case .pattern: automaton(of: use).map { .pattern($0) }
    case .minimum, .exclusiveMinimum:
      bound(use).map {
        .minimum($0, isExclusive: isExclusive(keyword, .exclusiveMinimum, use.site))
      }
    case .maximum, .exclusiveMaximum:
      bound(use).map {
        .maximum($0, isExclusive: isExclusive(keyword, .exclusiveMaximum, use.site))
      }
    case .multipleOf:
      use.value.digits.flatMap { DecimalDigits($0)?.integer }.flatMap {
        $0 > 0 ? .multiple($0) : nil
      }
    default: nil
    }
  }

  private mutating func automaton(of use: CombinedSchema.Use) -> Automaton? {
    guard let pattern = pattern(use) else { return nil }
    do throws(RegularExpressionError) {
      return try Automaton(pattern: Array(pattern.utf8))
    } catch {
      return nil
    }
  }

  private func bound(_ use: CombinedSchema.Use) -> DecimalDigits? {
    use.value.digits.flatMap(DecimalDigits.init)
  }

  /// Up to draft 4, a flag says it of the bound beside it.
  private func isExclusive(_ keyword: Keyword, _ exclusive: Keyword, _ site: SchemaSite) -> Bool {
    keyword == exclusive || site[exclusive]?.value.flag == true
  }

  private mutating func reportExcluded(
    _ values: [JSONValue], of list: CombinedSchema.Use, by rule: CombinedSchema.Use
  ) {
    let report = Report(
      origin: rule.site.origin, code: DiagnosticKind.contradiction.code, keyword: rule.member.name)
    guard reported.insert(report).inserted else { return }
    let keyword = rule.site.origin.appending(rule.member.name).pointer
    diagnostics.report(
      .contradiction,
      values.count == 1
        ? "`\(keyword)` excludes a value that is listed, so it is left out"
        : "`\(keyword)` excludes \(values.count) values that are listed, so they are left out",
      at: span(rule.member.namePlace, in: rule.site.resource),
      secondary: values.prefix(Self.shownValues).map {
        .init(span($0.place, in: list.site.resource), "this value is left out")
      },
      help: Self.help(on: values, excludedBy: rule.member))
  }

  private static func help(on values: [JSONValue], excludedBy rule: JSONValue.Member) -> String {
    guard rule.name == "type" else { return "correct the rule, or the list" }
    // In YAML, this is easily forgotten.
    guard let number = values.first?.digits,
      JSONKinds(types: rule.value)?.contains(.text) == true
    else { return "correct the type, or the list" }
    return "if such values are texts, write them in quotes, `\"\(number)\"`; or correct the type"
  }

  /// More values than a person wants to see at once.
  private static let shownValues = 4

  /// Values say more than a format. One that they do not have is not meant.
  mutating func takeFormat(of values: [JSONValue], _ combined: inout CombinedSchema) {
    for use in combined.take(.format) {
      guard case .known(let format)? = use.value.text.flatMap(TextFormatName.init),
        let other = values.first(where: { $0.text.map { !format.accepts($0) } ?? false })?.text
      else { continue }
      report(
        .unknownFormat, use,
        { "`\($0)` is not carried over: `\(other)` does not have this format" },
        help: "correct the format, or the list of values beside it")
    }
  }
}

private enum ListedValueRule {
  /// The types that a value can have. Null is looked at elsewhere, since many documents forget it here.
  case kinds(JSONKinds)
  /// In code points.
  case length(ClosedRange<Int>)
  case pattern(Automaton)
  case minimum(DecimalDigits, isExclusive: Bool)
  case maximum(DecimalDigits, isExclusive: Bool)
  case multiple(Int)

  /// Also every value of another kind than those that it is about, unless it is about kinds.
  func admits(_ value: JSONValue) -> Bool {
    switch self {
    case .kinds(let kinds): kinds.isSuperset(of: JSONKinds(of: value))
    case .length(let range): value.text.map { range.contains($0.unicodeScalars.count) } ?? true
    case .pattern(let automaton): value.text.map { automaton.matches($0) } ?? true
    case .minimum(let bound, let isExclusive):
      number(value).map { isExclusive ? bound < $0 : !($0 < bound) } ?? true
    case .maximum(let bound, let isExclusive):
      number(value).map { isExclusive ? $0 < bound : !(bound < $0) } ?? true
    case .multiple(let unit):
      value.digits.flatMap { DecimalDigits($0)?.integer }.map { $0 % unit == 0 } ?? true
    }
  }

  private func number(_ value: JSONValue) -> DecimalDigits? {
    value.digits.flatMap(DecimalDigits.init)
  }
}
