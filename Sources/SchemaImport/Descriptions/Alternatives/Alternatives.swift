import Diagnostics
import JSON

/// The schemas of which a value follows one: those of `oneOf`, or of `anyOf`.
struct Alternatives {
  let use: CombinedSchema.Use
  var branches: [Branch]

  /// The key that tells them apart, as the document says.
  let discriminator: CombinedSchema.Use?

  /// What is said beside the list, and holds for all.
  let base: [SchemaSite]
}

/// One of them, with what holds for all.
struct Branch {
  let site: SchemaSite
  let sites: [SchemaSite]
  let origin: Origin
  let kinds: JSONKinds

  /// The schema that it refers to, if that is all it does.
  let target: Origin?

  /// The schema that it refers to, even if more holds for all alternatives. It gives the alternative its name, and is what a
  /// discriminator leads to.
  let schema: Origin?

  /// What a choice says that has it among its alternatives, and in the place of which it is.
  var tag: BranchTag?

  /// The schemas that have it among their alternatives, and in the place of which it is.
  var choices: [SchemaSite] = []

  /// Whether it is a schema that is declared in any case, and not what is said where the alternatives are listed.
  var isDeclared: Bool { target == site.origin }
}

extension Branch {
  /// An object with a declaration of its own.
  init(declared site: SchemaSite) {
    self.init(
      site: site, sites: [site], origin: site.origin, kinds: .object, target: site.origin,
      schema: site.origin)
  }
}

extension DescriptionReading {
  /// The first list of alternatives that says what values there are. What is left of the others is lost.
  mutating func takeAlternatives(of combined: inout CombinedSchema) -> Alternatives? {
    var chosen: (CombinedSchema.Use, [SchemaSite])?
    for keyword in [Keyword.oneOf, .anyOf] {
      for use in combined.take(keyword) {
        guard let sites = branches(of: use, keyword) else { continue }
        if sites.allSatisfy(\.onlyRequires) {
          report(
            .requiredGroups, use,
            { "`\($0)` is not carried over: a field is optional or required by itself" },
            help: "if it matters, write a `rule` in a `domain`, such as `a != nil or b != nil`")
        } else if chosen == nil {
          chosen = (use, sites)
        } else {
          reportFurther(use)
        }
      }
    }
    guard let (use, sites) = chosen else { return nil }
    let discriminators = combined.take(.discriminator)
    let discriminator = discriminators.first
    for other in discriminators.dropFirst() where isLost(other, beside: discriminator) {
      reportFurther(other)
    }
    let base = combined.parts.map {
      $0.without([.oneOf, .anyOf, .allOf, .reference, .discriminator])
    }.filter { !$0.substance.isEmpty }
    for part in base where part.present.contains(.format) {
      kindsOfChoices[part.origin] = kinds(of: combined)
    }
    combined.take(KeywordSet.known)
    let branches = sites.enumerated().compactMap { position, site in
      branch(
        site, base,
        at: combined.origin.appending(use.member.name, String(position)))
    }
    reportIdle(base, beside: branches)
    noteListedValues(beside: branches, base)
    return Alternatives(
      use: use, branches: distinct(branches), discriminator: discriminator, base: base)
  }

  private mutating func reportFurther(_ use: CombinedSchema.Use) {
    report(
      .furtherAlternatives, use,
      { "`\($0)` is not carried over: other alternatives tell the values apart already" },
      help: "write one list with the combinations that are possible")
  }

  /// Whether it is that of a base which other schemas extend, so that these are alternatives as well.
  private func isLost(
    _ use: CombinedSchema.Use, beside chosen: CombinedSchema.Use?
  ) -> Bool {
    !heirs[use.site.origin].isEmpty
      && Discriminator(use)?.key != chosen.flatMap(Discriminator.init)?.key
  }

  private mutating func branches(of use: CombinedSchema.Use, _ keyword: Keyword) -> [SchemaSite]? {
    guard let elements = use.value.elements, !elements.isEmpty else {
      reportMalformed(use.member, of: use.site, "a list of schemas")
      return nil
    }
    return elements.enumerated().compactMap { position, element in
      child(use.member.name, "\(position)", value: element, of: use.site)
    }
  }

  /// Nil for what no value, or only null, conforms to.
  ///
  /// - Parameter base: what holds for all alternatives.
  mutating func branch(_ site: SchemaSite, _ base: [SchemaSite], at origin: Origin) -> Branch? {
    let own = kinds(of: site)
    // An alternative that extends the schema which lists it says the same already.
    let known = base.isEmpty ? [] : Set(combine([site], at: site.origin).parts.map(\.origin))
    let base = base.filter { !known.contains($0.origin) }
    let stated = statedKinds(of: CombinedSchema(base, at: origin))
    let all = kinds(of: site, own, beside: base, at: origin)
    let around = base.map { rules(of: $0, about: all) }.filter { !$0.substance.isEmpty }
    let isAlone =
      stated.union(.null).isSuperset(of: own)
      && around.allSatisfy { $0.substance.subtracting([.type]).isEmpty }
    if base.contains(where: { $0.present.contains(.type) }) { isTypedAround.insert(site.origin) }
    let found = (isAlone ? own : all).subtracting(.null)
    guard !found.isEmpty else { return nil }
    let schema = wrapped(site)?.target.origin
    return Branch(
      site: site, sites: isAlone ? [site] : [site] + around,
      origin: isAlone ? site.origin : origin, kinds: found, target: isAlone ? schema : nil,
      schema: schema)
  }

  /// Without those that refer to the same schema as one before.
  private func distinct(_ branches: [Branch]) -> [Branch] {
    var seen: Set<Origin> = []
    return branches.filter { $0.target.map { seen.insert($0).inserted } ?? true }
  }
}

extension SchemaSite {
  /// Whether it says only which keys are there, or are not.
  fileprivate var onlyRequires: Bool { entries.onlyRequire }
}

extension [SchemaSite.Entry] {
  /// Also in groups of such schemas, however deeply they are nested. A type alone is another matter.
  fileprivate var onlyRequire: Bool {
    let substance = filter { !KeywordSet.annotations.contains($0.keyword) }
    return substance.contains { $0.keyword != .type }
      && substance.allSatisfy { entry in
        switch entry.keyword {
        case .required, .not, .type: true
        case .oneOf, .anyOf, .allOf:
          entry.member.value.elements?.allSatisfy { element in
            element.members?.map { SchemaSite.Entry(keyword: Keyword($0.name), member: $0) }
              .onlyRequire ?? false
          } ?? false
        default: false
        }
      }
  }
}

extension DiagnosticKind {
  static let requiredGroups = DiagnosticKind(
    "G2131", .warning, "groups of required keys",
    explanation: """
      Here, `oneOf` or `anyOf` requires one of several groups of keys. A field of a record is required or optional by
      itself, whatever other fields there are. So the import leaves the groups out, and each of these fields is
      optional, unless the document also requires it by itself.

      ```json
      { "$defs": { "Contact": {
        "type": "object",
        "properties": { "mail": { "type": "string" }, "phone": { "type": "string" } },
        "anyOf": [{ "required": ["mail"] }, { "required": ["phone"] }]
      } } }
      ```

      Where this matters, import with `--layer domain`. A `rule` says which fields belong together, and stays when the
      document is imported again:

      ```gate
      dto ContactDTO { mail: String?, phone: String? }

      domain Contact {
        mail: String?
        phone: String?
        rule isReachable: mail != nil or phone != nil
      }

      map ContactDTO <-> Contact
      ```
      """)
}
