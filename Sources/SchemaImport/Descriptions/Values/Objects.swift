import Diagnostics
import JSON

extension DescriptionReading {
  /// A record if it names its keys, and a dictionary if it does not.
  mutating func objectType(of combined: inout CombinedSchema, at origin: Origin) -> DraftType {
    let properties = takeProperties(of: &combined)
    guard !properties.isEmpty || isClosed(combined) else {
      return DraftType(.dictionary(takeValues(of: &combined, at: origin)))
    }
    combined.take([.format])
    let required = takeRequired(of: &combined)
    let names = Set(required.map(\.name))
    // Declared first, so that a schema within it that refers to it finds it.
    let place = declarations.count
    let type = declare(.record(DraftRecord([])), for: combined, at: origin)
    var fields: [DraftField] = []
    for property in properties {
      if let field = field(property, names.contains(property.name), of: combined, at: origin) {
        fields.append(field)
      }
    }
    let rest = takeRest(of: &combined, besides: properties, at: origin)
    fields += undescribedFields(required, besides: properties, rest, combined)
    if let rest { fields.append(rest) }
    declarations[place].content = .record(DraftRecord(fields))
    return type
  }

  /// The field for keys that have none, if there is a schema for all of them. One that admits everything says nothing. Where
  /// a pattern decides about some keys, no type fits all. A schema that is put together with others also speaks of the properties
  /// that only these name.
  private mutating func takeRest(
    of combined: inout CombinedSchema, besides properties: [Property], at origin: Origin
  ) -> DraftField? {
    let uses = combined.uses(of: .additionalProperties)
    let isAboutOthersOnly = uses.allSatisfy { use in
      let named = Set(use.site[.properties]?.value.members?.map(\.name) ?? [])
      return properties.allSatisfy { named.contains($0.name) }
    }
    guard isAboutOthersOnly else { return nil }
    let sites = uses.compactMap { use in
      child("additionalProperties", value: use.value, of: use.site)
    }
    let telling = sites.filter { !$0.substance.isEmpty }
    guard let first = telling.first, !sites.contains(where: \.admitsNothing),
      combined.uses(of: .patternProperties).isEmpty
    else { return nil }
    combined.take([.additionalProperties])
    let value = type(
      of: telling, at: telling.count == 1 ? first.origin : origin.appending("additionalProperties"))
    var field = DraftField.rest(of: value)
    field.documentation = telling.lazy.compactMap { $0.words(.description) }.first
    return field
  }

  struct Property {
    let name: String
    var sites: [SchemaSite]
    let keyPlace: CombinedSchema.Use
  }

  /// In the order of the documents, with all that any of the schemas says about one.
  mutating func takeProperties(of combined: inout CombinedSchema) -> [Property] {
    var result: [Property] = []
    var positions: [String: Int] = [:]
    for use in combined.take(.properties) {
      guard let members = use.value.members else {
        reportMalformed(use.member, of: use.site, "an object")
        continue
      }
      let last = Dictionary(
        members.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { $1 })
      for (position, member) in members.enumerated() {
        guard last[member.name] == position else {
          report(
            .malformedKeyword, use,
            { "`\($0)` has `\(member.name)` twice, of which the first is passed over" },
            help: "remove one of the two from the document")
          continue
        }
        guard let site = child("properties", member.name, value: member.value, of: use.site) else {
          continue
        }
        if let position = positions[member.name] {
          result[position].sites.append(site)
        } else {
          positions[member.name] = result.count
          result.append(
            Property(
              name: member.name, sites: [site],
              keyPlace: CombinedSchema.Use(site: site, member: member)))
        }
      }
    }
    return result
  }

  /// Each key once, in the order of the documents.
  private mutating func takeRequired(of combined: inout CombinedSchema) -> [RequiredKey] {
    var keys: [RequiredKey] = []
    var seen: Set<String> = []
    for use in combined.take(.required) {
      guard let elements = use.value.elements else {
        reportMalformedRequired(use)
        continue
      }
      for element in elements {
        guard let name = element.text, seen.insert(name).inserted else { continue }
        keys.append(RequiredKey(name: name, place: element.place, site: use.site))
      }
    }
    return keys
  }

  /// Whether it is known to have no keys.
  func isClosed(_ combined: CombinedSchema) -> Bool {
    combined.uses(of: .additionalProperties).contains { $0.value.flag == false }
      && combined.uses(of: .patternProperties).isEmpty
  }

  /// What a dictionary holds: what is said about all keys, or about those that follow a pattern.
  private mutating func takeValues(
    of combined: inout CombinedSchema, at origin: Origin
  ) -> DraftType {
    let further = combined.take(.additionalProperties).compactMap { use in
      child("additionalProperties", value: use.value, of: use.site)
    }.filter { !$0.substance.isEmpty }
    let patterned = combined.uses(of: .patternProperties).flatMap { use in
      (use.value.members ?? []).compactMap { member in
        child("patternProperties", member.name, value: member.value, of: use.site)
      }
    }
    if patterned.isEmpty {
      guard let first = further.first else { return .json }
      return type(
        of: further,
        at: further.count == 1 ? first.origin : origin.appending("additionalProperties"))
    }
    var types: [DraftType] = []
    for site in patterned + further {
      let type = type(of: site)
      if !types.contains(type) { types.append(type) }
    }
    return types.count == 1 ? types[0] : .json
  }
}
