import Diagnostics
import JSON

extension DescriptionReading {
  /// The type of a place whose values are listed. Nil if they are not, or if the list helps no further.
  mutating func listedType(
    as kind: JSONKinds, of combined: inout CombinedSchema, at origin: Origin
  ) -> DraftType? {
    guard let (values, use) = commonValues(of: combined) ?? exampleValues(of: combined) else {
      return nil
    }
    combined.take([.enumeration, .constant])
    let fitting = values.filter { kind.isSuperset(of: JSONKinds(of: $0)) }
    switch kind {
    case .text, .integer:
      guard let cases = cases(of: fitting, kind, use) else {
        reportUnlisted(use, "some of its numbers are larger than an integer can be")
        return DraftType(.number)
      }
      takeFormat(of: fitting, &combined)
      // Which values keep the rules is known by now.
      combined.take(KeywordSet.ofTexts.union(.ofNumbers))
      return declare(
        .enumeration(DraftEnumeration(isOpen: use.site.isExtensible, cases: cases)), for: combined,
        at: origin)
    case .boolean:
      if Set(fitting.map(\.content)).count < 2 {
        reportUnlisted(use, "a `Bool` can always be `true` or `false`")
      }
      return DraftType(.boolean)
    default:
      reportUnlisted(use, "an enum has texts or integers")
      return nil
    }
  }

  /// Texts that come among others, in an extension that several generators of documents know.
  private func exampleValues(of combined: CombinedSchema) -> ([JSONValue], CombinedSchema.Use)? {
    for site in combined.parts {
      if let entry = site.entries.last(where: { $0.member.name == "x-extensible-enum" }),
        let values = entry.member.value.elements, !values.isEmpty,
        values.allSatisfy({ $0.text != nil })
      {
        return (values, CombinedSchema.Use(site: site, member: entry.member))
      }
    }
    return nil
  }

  /// What all lists have in common, as far as it keeps the rules beside them, and the keyword of the first one.
  mutating func commonValues(
    of combined: CombinedSchema
  ) -> ([JSONValue], CombinedSchema.Use)? {
    guard let (values, use) = valuesOfAllLists(of: combined) else { return nil }
    return (keepingRules(values, listedBy: use, in: combined), use)
  }

  /// The same, also with those that break the rules beside the lists.
  func valuesOfAllLists(of combined: CombinedSchema) -> ([JSONValue], CombinedSchema.Use)? {
    let uses = combined.parts.compactMap { site in
      (site[.constant] ?? site[.enumeration]).map { CombinedSchema.Use(site: site, member: $0) }
    }
    var result: ([JSONValue], CombinedSchema.Use)?
    for use in uses {
      guard let values = use.site.listedValues else { continue }
      guard let (known, first) = result else {
        result = (values, use)
        continue
      }
      let contents = Set(values.map(\.comparable))
      result = (known.filter { contents.contains($0.comparable) }, first)
    }
    return result
  }

  /// Nil for integers of which one does not fit.
  private func cases(
    of values: [JSONValue], _ kind: JSONKinds, _ use: CombinedSchema.Use
  ) -> [DraftEnumeration.Case]? {
    var seen: Set<DraftLiteral> = []
    var cases: [DraftEnumeration.Case] = []
    let words = EnumerationWords(use.site)
    for value in values {
      guard let literal = value.enumerationLiteral else {
        if kind == .integer { return nil }
        continue
      }
      guard seen.insert(literal).inserted else { continue }
      cases.append(
        DraftEnumeration.Case(
          literal, name: words.names[value.content] ?? literal.spareName,
          documentation: words.descriptions[value.content]))
    }
    return cases
  }

  mutating func reportUnlisted(_ use: CombinedSchema.Use, _ reason: String) {
    report(
      .unlistedValues, use, { "`\($0)` is not carried over: \(reason)" },
      help: "if it matters, write a rule in a `domain`")
  }
}

extension SchemaSite {
  /// Whether there will be other values than those that are listed, as extensions say.
  fileprivate var isExtensible: Bool {
    remark("x-extensible-enum") != nil || remark("x-ms-enum")?["modelAsString"]?.flag == true
  }
}

/// What generators of documents say about the values of an enum, in lists beside it.
private struct EnumerationWords {
  let names: [JSONValue.Content: String]
  let descriptions: [JSONValue.Content: String]

  init(_ site: SchemaSite) {
    names = Self.words(site, ["x-enum-varnames", "x-enumNames", "x-enum-names"])
    descriptions = Self.words(site, ["x-enum-descriptions", "x-enumDescriptions"])
  }

  private static func words(
    _ site: SchemaSite, _ spellings: [String]
  ) -> [JSONValue.Content: String] {
    let values = site.listedValues ?? []
    for spelling in spellings {
      guard let elements = site.remark(spelling)?.elements, elements.count == values.count else {
        continue
      }
      // What is listed twice has the words of the first place, also where they are none.
      let words = zip(values, elements).map { ($0.content, $1.text?.trimmedBlanks ?? "") }
      return Dictionary(words, uniquingKeysWith: { first, _ in first }).filter { !$1.isEmpty }
    }
    return [:]
  }
}

extension JSONValue {
  /// Nil for what an enum cannot hold.
  var enumerationLiteral: DraftLiteral? {
    if let text { return .text(text) }
    return digits.flatMap { DecimalDigits($0)?.integer }.map { .integer(String($0)) }
  }

  /// The same for equal values, wherever they are.
  var comparable: Content { enumerationLiteral.map(\.content) ?? content }
}

extension DraftLiteral {
  fileprivate var content: JSONValue.Content {
    switch self {
    case .boolean(let flag): .boolean(flag)
    case .integer(let digits), .number(let digits): .number(digits)
    case .text(let text): .string(text)
    case .list, .dictionary: .null
    }
  }

  /// A name for a value that has no letter to make one of.
  fileprivate var spareName: String? { self == .text("") ? "empty" : nil }
}

extension DiagnosticKind {
  static let unlistedValues = DiagnosticKind(
    "G2130", .warning, "a list of values that no enum can have",
    explanation: """
      The cases of an enum are all texts, or all integers. The document lists other values here, such as fractions,
      lists, or only one of the two flags. The import takes the type that they have in common, and leaves the list out,
      so the schema accepts more than the document does.

      ```json
      { "$defs": { "Tax": { "type": "object", "required": ["rate"], "properties": {
        "rate": { "type": "number", "enum": [0.07, 0.19] }
      } } } }
      ```

      Where this matters, import with `--layer domain`, and write a rule that comes near. It stays when the document is
      imported again:

      ```gate
      dto TaxDTO { rate: Double }
      domain Tax { rate: Double where 0.07...0.19 }
      map TaxDTO <-> Tax
      ```
      """)
}
