import Diagnostics
import JSON

extension DescriptionReading {
  /// Nil for a property that must not be there.
  mutating func field(
    _ property: Property, _ isRequired: Bool, of combined: CombinedSchema, at owner: Origin
  ) -> DraftField? {
    guard !property.sites.contains(where: \.admitsNothing) else {
      report(
        .forbiddenProperty, property.keyPlace.member, of: property.sites[0],
        { _ in
          "`\(property.sites[0].origin.pointer)` is not carried over: the key must not be there"
        },
        help: "if your app must refuse the key, add it as an optional field, and check it")
      return nil
    }
    let sites = narrowed(property.sites)
    let origin = place(of: sites, named: property.name, in: owner)
    let constant =
      isRequired && !hasDirection(property.sites) ? constant(of: sites, at: origin) : nil
    let type = constant?.constantType ?? type(of: sites, at: origin)
    var field = DraftField(property.name, type, isRequired: isRequired)
    field.constant = constant
    let near = property.sites.filter { $0.isWithin(owner) }
    let speakers = property.sites.count == 1 ? property.sites : near.reversed() + property.sites
    annotate(&field, by: speakers, at: owner)
    return field
  }

  /// Whether the key may be missing in requests, or in answers.
  private mutating func hasDirection(_ sites: [SchemaSite]) -> Bool {
    sites.contains { site in
      (wrapped(site)?.wrappers ?? [site]).contains {
        $0[.readOnly]?.value.flag == true || $0[.writeOnly]?.value.flag == true
      }
    }
  }

  /// Without schemas that only describe the property, as long as another one says what it is.
  private mutating func narrowed(_ sites: [SchemaSite]) -> [SchemaSite] {
    guard sites.count > 1 else { return sites }
    let telling = sites.filter { !$0.substance.isEmpty }
    guard let first = telling.first else { return Array(sites.prefix(1)) }
    let targets = telling.map { wrapped($0)?.target.origin }
    if let target = targets.first, let target, targets.allSatisfy({ $0 == target }) {
      return [first]
    }
    return telling
  }

  /// A property that comes as it is from another schema belongs there. One that is put together belongs to its owner.
  private func place(of sites: [SchemaSite], named name: String, in owner: Origin) -> Origin {
    if sites.count == 1, let site = sites.first { return site.origin }
    return owner.appending("properties", name)
  }

  /// Everything but the type. The schemas nearest to the owner speak first.
  private mutating func annotate(
    _ field: inout DraftField, by sites: [SchemaSite], at owner: Origin
  ) {
    let speakers = sites.flatMap { wrapped($0)?.wrappers ?? [$0] }
    field.documentation =
      speakers.lazy.compactMap { $0.words(.description) }.first
      ?? speakers.lazy.compactMap { $0.words(.title) }.first
    field.deprecation = speakers.lazy.compactMap(\.deprecation).first
    field.isSensitive = speakers.contains { $0[.format]?.value.text?.lowercased() == "password" }
    let place = FieldPlace(owner: owner, name: field.wireName)
    let direction = FieldDirection(
      isReadOnly: speakers.contains { $0[.readOnly]?.value.flag == true },
      isWriteOnly: speakers.contains { $0[.writeOnly]?.value.flag == true })
    if direction.isReadOnly || direction.isWriteOnly { directions[place] = direction }
    let said = speakers.lazy.compactMap(\.ownStandard).first
    guard let (site, member) = said ?? inheritedStandard(of: sites) else { return }
    standards.append(PendingStandard(place: place, site: site, member: member))
  }
}

extension SchemaSite {
  func words(_ keyword: Keyword) -> String? {
    guard let text = self[keyword]?.value.text?.trimmedBlanks, !text.isEmpty else { return nil }
    return text
  }
}

extension DiagnosticKind {
  static let forbiddenProperty = DiagnosticKind(
    "G2129", .warning, "a property that must not be there",
    explanation: """
      A property with the schema `false` has no value that it could hold, so the key must not be there. A record does
      not mention such keys. It passes over keys that it does not name, so an object that has this one is read as well.

      ```json
      { "$defs": { "User": { "type": "object", "properties": {
        "name": { "type": "string" }, "password": false
      } } } }
      ```

      Most often there is nothing to do. If your app must refuse such objects, add the field in the schema, and a rule
      in a `domain`. Both stay when the document is imported again:

      ```gate
      dto UserDTO { name: String?, password: JSON? }

      domain User {
        name: String?
        password: JSON?
        rule hasNoPassword: password == nil
      }

      map UserDTO <-> User
      ```
      """)
}
