import Diagnostics
import JSON

/// Alternatives become one enum if they list texts. It has no rules and formats for what is not listed.
extension DescriptionReading {
  /// What is said by alternatives of which only the listed values are carried over.
  mutating func reportUnread(_ branches: [Branch], of alternatives: Alternatives) {
    let known = Set(alternatives.base.map(\.origin))
    for branch in branches {
      if commonValues(of: combine(branch.sites, at: branch.origin)) == nil {
        reportRulesOfTexts(branch, alternatives.use)
      } else {
        reportUnread(listed: branch, besides: known)
      }
    }
  }

  /// Its values comply with its rules, or are left out.
  private mutating func reportUnread(listed branch: Branch, besides known: Set<Origin>) {
    let sites = branch.sites.filter { !known.contains($0.origin) }
    var combined = combine(sites, at: branch.origin)
    if let (values, _) = valuesOfAllLists(of: combined) { takeFormat(of: values, &combined) }
    combined.take(KeywordSet.ofTexts.union(.ofNumbers).union(.choices))
    combined.take([.type, .enumeration, .constant, .format])
    reportLost(of: combined)
  }

  /// Also of the alternatives that it has itself, each once: they may contain each other.
  private mutating func reportRulesOfTexts(_ branch: Branch, _ list: CombinedSchema.Use) {
    var open = [(branch.sites, branch.origin)]
    var seen: Set<Origin> = []
    while let (sites, origin) = open.popLast() {
      guard seen.insert(origin).inserted else { continue }
      var combined = combine(sites, at: origin)
      for keyword in [Keyword.format, .minLength, .maxLength, .pattern] {
        for use in combined.take(keyword) { reportRuleOfTexts(use, keyword, combined, list) }
      }
      let inner = [Keyword.oneOf, .anyOf].flatMap { combined.take($0) }
        .flatMap { self.branches(of: $0) }
      open += inner.map { ([$0], $0.origin) }
      // Numbers have what is said about them.
      if !kinds(of: combined).isDisjoint(with: .number) { combined.take(KeywordSet.ofNumbers) }
      combined.take([.type, .discriminator, .enumeration, .constant])
      reportLost(of: combined)
    }
  }

  private mutating func branches(of use: CombinedSchema.Use) -> [SchemaSite] {
    (use.value.elements ?? []).enumerated().compactMap { position, element in
      child(use.member.name, "\(position)", value: element, of: use.site)
    }
  }

  private mutating func reportRuleOfTexts(
    _ use: CombinedSchema.Use, _ keyword: Keyword, _ combined: CombinedSchema,
    _ list: CombinedSchema.Use
  ) {
    if keyword == .format, let name = use.value.text {
      let format = TextFormatName(name)
      if case .plain? = format { return }
      if format == nil {
        let isOfNumbers = NumberFormatName(name) != nil && isAlsoAbout(.number, use, of: combined)
        if !isOfNumbers { reportUnknownFormat(use, name) }
        return
      }
    } else if keyword == .minLength, use.value.count == 0 {
      return
    }
    let help = "if it matters more than the cases, write `String` with a rule in a `domain`"
    guard use.site.origin.isWithin(list.site.origin) else {
      // Elsewhere, what is referred to keeps its rules.
      report(
        .mergedAlternatives, list,
        { "`\($0)` becomes an `open enum`, without what alternatives say about other values" },
        help: help)
      return
    }
    report(
      .mergedAlternatives, use,
      { "`\($0)` is not carried over: an `open enum` has no rules for what it does not list" },
      help: help)
  }
}

extension KeywordSet {
  fileprivate static let choices: KeywordSet = [.oneOf, .anyOf, .discriminator]
}
