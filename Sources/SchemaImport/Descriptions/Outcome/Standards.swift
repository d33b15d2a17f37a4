import Diagnostics
import JSON

/// A field, by the declaration that has it.
struct FieldPlace: Hashable {
  let owner: Origin
  let name: String
}

/// A `default`, which is judged once all types are known.
struct PendingStandard {
  let place: FieldPlace
  let site: SchemaSite
  let member: JSONValue.Member
}

/// What a field holds when its key is missing.
extension DescriptionReading {
  mutating func settleStandards() {
    let lookup = DeclarationLookup(declarations)
    var positions: [Int: [String: Int]] = [:]
    var settled: [Int: [(field: Int, literal: DraftLiteral)]] = [:]
    for pending in standards {
      guard let index = lookup.positions[pending.place.owner],
        case .record(let record) = declarations[index].content
      else { continue }
      if positions[index] == nil {
        positions[index] = Dictionary(
          record.fields.enumerated().map { ($0.element.wireName, $0.offset) },
          uniquingKeysWith: { first, _ in first })
      }
      guard let position = positions[index]?[pending.place.name] else { continue }
      let field = record.fields[position]
      guard !field.isRequired, pending.member.value.content != .null else { continue }
      guard let literal = lookup.literal(pending.member.value, as: field.type) else {
        report(
          .unusableStandard, pending.member, of: pending.site,
          { "`\($0)` is not carried over: it cannot be written as a value of the field's type" },
          help: "correct it, or say with `else` in a map what a missing value stands for")
        continue
      }
      settled[index, default: []].append((position, literal))
    }
    for (index, standards) in settled {
      guard case .record(var record) = declarations[index].content else { continue }
      for standard in standards { record.fields[standard.field].standard = standard.literal }
      declarations[index].content = .record(record)
    }
  }
}

extension SchemaSite {
  typealias Standard = (site: SchemaSite, member: JSONValue.Member)

  var ownStandard: Standard? { self[.standard].map { (self, $0) } }
}

/// What stands for a missing value may be said where a property refers to, or about what it can be besides null.
extension DescriptionReading {
  mutating func inheritedStandard(of sites: [SchemaSite]) -> SchemaSite.Standard? {
    for site in sites {
      if let standard = inheritedStandard(of: site) { return standard }
    }
    return nil
  }

  private mutating func inheritedStandard(of site: SchemaSite) -> SchemaSite.Standard? {
    if let standard = site.ownStandard { return standard }
    guard !site.present.isDisjoint(with: [.reference, .allOf, .oneOf, .anyOf]),
      depth < Self.depthLimit
    else { return nil }
    if let known = inheritedStandards[site.origin] { return known }
    // What asks for itself adds nothing.
    inheritedStandards[site.origin] = .some(nil)
    depth += 1
    defer { depth -= 1 }
    var standard = inheritedStandard(of: consequences(of: site))
    for keyword in [Keyword.oneOf, .anyOf] where standard == nil {
      standard = inheritedStandard(of: choices(keyword, of: site))
    }
    inheritedStandards[site.origin] = .some(standard)
    return standard
  }

  private func choices(_ keyword: Keyword, of site: SchemaSite) -> [SchemaSite] {
    (site[keyword]?.value.elements ?? []).enumerated().compactMap { position, element in
      self.site(
        element, at: site.origin.appending(keyword.choiceName, String(position)), in: site.resource)
    }
  }
}

/// The declarations by their places.
struct DeclarationLookup {
  let positions: [Origin: Int]
  private let declarations: [DraftDeclaration]
  /// Of the cases of each enum.
  private let listedValues: [Origin: Set<DraftLiteral>]

  init(_ declarations: [DraftDeclaration]) {
    self.declarations = declarations
    positions = Dictionary(
      declarations.enumerated().map { ($0.element.origin, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    listedValues = Dictionary(
      declarations.compactMap { declaration in
        guard case .enumeration(let enumeration) = declaration.content else { return nil }
        return (declaration.origin, Set(enumeration.cases.map(\.value)))
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether the enum at `origin` has a case with that value.
  func lists(_ value: DraftLiteral, at origin: Origin) -> Bool {
    listedValues[origin]?.contains(value) ?? false
  }

  /// As many aliases as may lead to each other.
  private static let aliasLimit = 64

  /// Nil for what has another type, or cannot be written down.
  func literal(_ value: JSONValue, as type: DraftType) -> DraftLiteral? {
    var kind = type.kind
    for _ in 0..<Self.aliasLimit {
      guard case .declared(let origin) = kind else { return literal(value, as: kind) }
      guard let content = positions[origin].map({ declarations[$0].content }) else { return nil }
      switch content {
      case .wrapper(let target), .alias(let target): kind = target.kind
      case .enumeration:
        guard let literal = value.enumerationLiteral else { return nil }
        return lists(literal, at: origin) ? literal : nil
      case .record, .union: return nil
      }
    }
    return nil
  }

  private func literal(_ value: JSONValue, as kind: DraftType.Kind) -> DraftLiteral? {
    switch kind {
    case .boolean: return value.flag.map { .boolean($0) }
    case .integer(let width):
      guard width.hasLiterals, let digits = value.digits else { return nil }
      return DecimalDigits(digits)?.integer.map { .integer(String($0)) }
    case .number:
      guard let number = value.digits.flatMap({ DecimalDigits($0) }) else { return nil }
      return .number(number.plainText)
    case .decimal: return value.digits.flatMap { literal($0, of: .decimal) }
    case .text(nil): return value.text.map { .text($0) }
    case .text(let format?): return value.text.flatMap { literal($0, of: format) }
    case .dictionary(let element):
      guard let members = value.members, Set(members.map(\.name)).count == members.count else {
        return nil
      }
      let entries = members.compactMap { member in
        literal(member.value, as: element).map { DraftLiteral.Entry(key: member.name, value: $0) }
      }
      return entries.count == members.count ? .dictionary(entries) : nil
    case .list(let element):
      guard let elements = value.elements else { return nil }
      let literals = elements.compactMap { literal($0, as: element) }
      return literals.count == elements.count ? .list(literals) : nil
    case .json, .declared: return nil
    }
  }

  /// What is not written in its format is no value of the field.
  private func literal(_ text: String, of format: DraftTextFormat) -> DraftLiteral? {
    guard format.accepts(text) else { return nil }
    switch format {
    case .decimal: return DecimalDigits(text).map { .number($0.plainText) }
    case .dateTime, .date, .uuid, .url, .email, .hostname, .ipv4, .ipv6, .base64:
      return .text(text)
    }
  }
}

extension DraftIntegerWidth {
  /// A point in time is no longer a number once it is read.
  fileprivate var hasLiterals: Bool { self != .epochSeconds && self != .epochMilliseconds }
}

extension DiagnosticKind {
  static let unusableStandard = DiagnosticKind(
    "G2134", .warning, "a default that cannot be written down",
    explanation: """
      The default of a field is a flag, a number, a text, a date, a case of an enum, or a list or a dictionary of these, and it
      must be a value of the field's own type. This one is something else: an object whose keys are fields, a number that counts
      the seconds since 1970, or a value of another type, such as a text that is not written in the format of the field. So the
      field has no default, and is optional.

      ```json
      { "$defs": { "Search": { "type": "object", "properties": {
        "limit": { "type": "integer", "default": "20" }
      } } } }
      ```

      Correct the default in the document. Or say in a map what a missing value stands for; it stays when the document
      is imported again:

      ```gate
      dto SearchDTO { limit: Int? }
      domain Search { limit: Int }
      map SearchDTO -> Search { limit: limit else 20 }
      ```
      """)
}
