import Diagnostics
import JSON

extension DescriptionReading {
  /// The type of a place whose values are listed. Nil if they are not, or if the list helps no further.
  mutating func listedType(
    as kind: JSONKinds, of combined: inout CombinedSchema, at origin: Origin
  ) -> DraftType? {
    guard let (values, use) = commonValues(of: combined) else { return nil }
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
        .enumeration(DraftEnumeration(isOpen: false, cases: cases)), for: combined, at: origin)
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

  /// What all lists have in common, as far as it keeps the rules beside them, and the keyword of the first one.
  mutating func commonValues(
    of combined: CombinedSchema
  ) -> ([JSONValue], CombinedSchema.Use)? {
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
    guard let (values, use) = result else { return nil }
    return (keepingRules(values, listedBy: use, in: combined), use)
  }

  /// Nil for integers of which one does not fit.
  private func cases(
    of values: [JSONValue], _ kind: JSONKinds, _ use: CombinedSchema.Use
  ) -> [DraftEnumeration.Case]? {
    var seen: Set<DraftLiteral> = []
    var cases: [DraftEnumeration.Case] = []
    let all = use.site.listedValues ?? []
    let words = EnumerationWords(use.site, count: all.count)
    for value in values {
      guard let literal = value.enumerationLiteral else {
        if kind == .integer { return nil }
        continue
      }
      guard seen.insert(literal).inserted else { continue }
      let position = all.firstIndex { $0.content == value.content }
      cases.append(
        DraftEnumeration.Case(
          literal, name: position.flatMap { words.names[$0] } ?? literal.spareName,
          documentation: position.flatMap { words.descriptions[$0] }))
    }
    return cases
  }

  mutating func reportUnlisted(_ use: CombinedSchema.Use, _ reason: String) {
    report(
      .unlistedValues, use, { "`\($0)` is not carried over: \(reason)" },
      help: "if it matters, write a rule in a `domain`")
  }
}

/// What generators of documents say about the values of an enum, in lists beside it.
private struct EnumerationWords {
  let names: [Int: String]
  let descriptions: [Int: String]

  init(_ site: SchemaSite, count: Int) {
    names = Self.words(site, ["x-enum-varnames", "x-enumNames", "x-enum-names"], count)
    descriptions = Self.words(site, ["x-enum-descriptions", "x-enumDescriptions"], count)
  }

  private static func words(_ site: SchemaSite, _ spellings: [String], _ count: Int) -> [Int:
    String]
  {
    for spelling in spellings {
      guard let elements = site.remark(spelling)?.elements, elements.count == count else {
        continue
      }
      let words = elements.enumerated().compactMap { index, element in
        element.text.map { (index, $0.trimmedBlanks) }
      }
      return Dictionary(uniqueKeysWithValues: words.filter { !$0.1.isEmpty })
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
  fileprivate var comparable: Content { enumerationLiteral.map(\.content) ?? content }
}

extension DraftLiteral {
  fileprivate var content: JSONValue.Content {
    switch self {
    case .boolean(let flag): .boolean(flag)
    case .integer(let digits), .number(let digits): .number(digits)
    case .text(let text): .string(text)
    case .list, .emptyDictionary: .null
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
