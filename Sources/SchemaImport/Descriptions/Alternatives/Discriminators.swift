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
}

/// A schema to which a value of a discriminator leads.
struct MappedSchema {
  let target: SchemaSite
  let member: JSONValue.Member

  var value: DraftLiteral { .text(member.name) }
}

extension DescriptionReading {
  /// What the values of a discriminator lead to, in the order of the document.
  mutating func mappedSchemas(_ discriminator: Discriminator) -> [MappedSchema] {
    (discriminator.use.value["mapping"]?.members ?? []).compactMap { member in
      guard let target = mappedSchema(member.value.text ?? "", discriminator.use) else {
        reportMapping(member, of: discriminator, "leads to no schema")
        return nil
      }
      return MappedSchema(target: target, member: member)
    }
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
    let site = discriminator.use.site
    let origin = site.origin.appending("discriminator", "mapping", member.name)
    let report = Report(origin: origin, code: DiagnosticKind.malformedKeyword.code, keyword: "")
    guard reported.insert(report).inserted else { return }
    diagnostics.append(
      Diagnostic(
        .malformedKeyword, "`\(origin.pointer)` is passed over: it \(reason)",
        at: span(member.value.place, in: site.resource),
        help: "correct the reference, or remove this value"))
  }

  mutating func reportUnused(_ discriminator: Discriminator, _ reason: String) {
    report(
      .unusedDiscriminator, discriminator.use, { "`\($0)` is not carried over: \(reason)" },
      help: "give each of them its own value under `mapping`, or as the `const` of this key")
  }
}
