import Diagnostics
import JSON

/// The key whose value says which of several schemas an object follows.
struct Discriminator {
  let key: String
  let use: CombinedSchema.Use

  /// Swagger 2.0 has the key alone.
  init?(_ use: CombinedSchema.Use) {
    guard let key = use.value["propertyName"]?.text ?? use.value.text else { return nil }
    self.key = key
    self.use = use
  }

  init?(of site: SchemaSite) {
    guard let member = site[.discriminator] else { return nil }
    self.init(CombinedSchema.Use(site: site, member: member))
  }

  /// In OpenAPI 3.2, what an object follows that has no tag, or one that leads to nothing.
  var standard: JSONValue.Member? {
    use.value.members?.last { $0.name == "defaultMapping" }
  }
}

/// What the values of a discriminator lead to.
struct DiscriminatorMapping {
  /// In the order of the document.
  private(set) var schemas: [(target: SchemaSite, member: JSONValue.Member)] = []
  private var values: [Origin: [DraftLiteral]] = [:]

  /// The values that lead to a schema. Nil if none does.
  subscript(target: Origin) -> [DraftLiteral]? { values[target] }

  mutating func add(_ target: SchemaSite, for member: JSONValue.Member, as value: DraftLiteral) {
    schemas.append((target, member))
    values[target.origin, default: []].append(value)
  }
}

extension DescriptionReading {
  mutating func mapping(of discriminator: Discriminator) -> DiscriminatorMapping {
    var mapping = DiscriminatorMapping()
    for member in discriminator.use.value["mapping"]?.members ?? [] {
      if let target = mappedSchema(member.value.text ?? "", discriminator.use) {
        mapping.add(target, for: member, as: tag(member.name, of: discriminator.key, in: target))
      } else {
        reportMapping(member, of: discriminator, "leads to no schema")
      }
    }
    return mapping
  }

  /// The value that the name of a member of `mapping` stands for: a key may also hold numbers or flags.
  private mutating func tag(
    _ name: String, of key: String, in target: SchemaSite
  ) -> DraftLiteral {
    let isWord = Int(name) == nil && Bool(name) == nil
    guard !isWord, let property = property(key, of: [target], at: target.origin) else {
      return .text(name)
    }
    let kinds = kinds(of: property)
    if kinds.contains(.text) { return .text(name) }
    if kinds.contains(.integer), Int(name).map(String.init) == name { return .integer(name) }
    if kinds.contains(.boolean), let flag = Bool(name) { return .boolean(flag) }
    return .text(name)
  }

  /// By a reference, or by a plain word that is the name of a schema.
  private mutating func mappedSchema(_ text: String, _ use: CombinedSchema.Use) -> SchemaSite? {
    let isName = !text.contains("#") && !text.contains("/") && !text.contains(".")
    let groups = isName ? ["#/components/schemas/", "#/definitions/", "#/$defs/"] : [""]
    for group in groups {
      if case .success(let target) = references.target(of: group + text, from: use.site.resource) {
        return target
      }
    }
    return nil
  }

  mutating func reportMapping(
    _ member: JSONValue.Member, of discriminator: Discriminator, _ reason: String
  ) {
    report(
      .malformedKeyword, member, under: ["mapping"], of: discriminator,
      "is passed over: it \(reason)",
      help: "correct the reference, or remove this value")
  }

  /// A union keeps an object with an unknown tag as it came.
  mutating func reportStandard(of discriminator: Discriminator) {
    guard let member = discriminator.standard else { return }
    report(
      .unusedDiscriminator, member, of: discriminator,
      "is not carried over: an object with an unknown tag is kept as it came",
      help: "decode the body of `unrecognized` as that type where your app needs it")
  }

  /// Reports a member of a discriminator, or of something in it, once.
  private mutating func report(
    _ kind: DiagnosticKind, _ member: JSONValue.Member, under steps: [String] = [],
    of discriminator: Discriminator, _ verdict: String, help: String
  ) {
    let site = discriminator.use.site
    let origin = site.origin.appending(["discriminator"] + steps + [member.name])
    guard reported.insert(Report(origin: origin, code: kind.code, keyword: "")).inserted else {
      return
    }
    diagnostics.report(
      kind, "`\(origin.pointer)` \(verdict)", at: span(member.value.place, in: site.resource),
      help: help)
  }

  mutating func reportUnused(
    _ discriminator: Discriminator, _ reason: String,
    help: String = "give each of them its own value under `mapping`, or as the `const` of this key"
  ) {
    report(
      .unusedDiscriminator, discriminator.use, { "`\($0)` is not carried over: \(reason)" },
      help: help)
  }
}
