import Diagnostics
import JSON

extension DescriptionReading {
  /// What may be at a place where all these schemas hold.
  ///
  /// - Parameter origin: the place. What has to be declared for it is declared there.
  mutating func type(of sites: [SchemaSite], at origin: Origin) -> DraftType {
    if let reference = reference(at: sites, origin) { return reference }
    return ownType(of: sites, at: origin)
  }

  mutating func type(of site: SchemaSite) -> DraftType { type(of: [site], at: site.origin) }

  /// The declaration that a schema refers to, if that is all it does.
  private mutating func reference(at sites: [SchemaSite], _ origin: Origin) -> DraftType? {
    guard let (target, wrappers) = wrapped(sites) else { return nil }
    for wrapper in wrappers {
      var rest = CombinedSchema([wrapper], at: wrapper.origin)
      rest.take([.type, .allOf, .required])
      reportLost(of: rest)
    }
    var type = declaredType(of: target)
    type.isNullable =
      sites.count == 1
      ? type.isNullable || wrappers.contains(where: \.isNullable)
      : kinds(of: combine(sites, at: origin)).contains(.null)
    return type
  }

  mutating func declaredType(of target: SchemaSite) -> DraftType {
    expect(target)
    return DraftType(
      .declared(target.origin), isNullable: kinds(of: target).contains(.null))
  }

  /// Has a declaration made of what is referred to, unless that happens anyway.
  private mutating func expect(_ target: SchemaSite) {
    guard isAwaited.insert(target.origin).inserted else { return }
    awaited.append(target)
  }

  /// The same without a look at whether a declaration stands for it.
  mutating func ownType(of sites: [SchemaSite], at origin: Origin) -> DraftType {
    guard depth < Self.depthLimit else {
      if let site = sites.first { reportTooDeep(site) }
      return .json
    }
    depth += 1
    defer { depth -= 1 }
    var combined = combine(sites, at: origin)
    reportUnknownTypes(of: combined)
    let isNullable = kinds(of: combined).contains(.null)
    if declared.contains(origin) {
      return DraftType(.declared(origin), isNullable: isNullable)
    }
    var type = endingType(of: &combined)
    type.isNullable = isNullable && type.kind != .json
    reportLost(of: combined)
    return type
  }

  /// Within a type that is made of several schemas, the same schemas are that type again: otherwise there would be no end. And
  /// what they have become there they are once more: otherwise alternatives within each other would become a type for each
  /// order in which they can follow each other.
  private mutating func endingType(of combined: inout CombinedSchema) -> DraftType {
    guard let combination = combined.combination else { return contentType(of: &combined) }
    if let outer = openCombinations[combination] {
      circular.insert(outer)
      combined.take(KeywordSet.known)
      return .declared(outer)
    }
    if let inner = closedCombinations[combination] {
      combined.take(KeywordSet.known)
      return .declared(inner)
    }
    openCombinations[combination] = combined.origin
    var type = contentType(of: &combined)
    openCombinations[combination] = nil
    if circular.remove(combined.origin) != nil, !declared.contains(combined.origin) {
      type = declare(.alias(type), for: combined)
    }
    if openCombinations.isEmpty {
      closedCombinations = [:]
    } else if type.kind == .declared(combined.origin) {
      closedCombinations[combination] = combined.origin
    }
    return type
  }

  private mutating func contentType(of combined: inout CombinedSchema) -> DraftType {
    if let alternatives = takeAlternatives(of: &combined) {
      return type(of: alternatives, within: &combined)
    }
    if let type = heirsType(of: &combined) { return type }
    var kinds = kinds(of: combined)
    if let (values, _) = commonValues(of: combined) {
      kinds.formIntersection(values.reduce(into: .null) { $0.formUnion(JSONKinds(of: $1)) })
    }
    if statedKinds(of: combined) == .all { noteImpliedType(of: combined) }
    combined.take([.type])
    let separate = kinds.separate
    guard kinds.subtracting(.null) != JSONKinds.all.subtracting(.null) else {
      // Nothing is said, so it can be anything.
      return combined.uses(of: .constant).isEmpty && combined.uses(of: .enumeration).isEmpty
        ? .json : type(as: .object, of: &combined, at: combined.origin)
    }
    if separate.isEmpty { return emptyType(of: &combined, kinds) }
    if separate.count == 1, let only = separate.first {
      return type(as: only, of: &combined, at: combined.origin)
    }
    return union(of: separate, &combined)
  }

  /// - Parameter kind: one of those that are separate.
  mutating func type(
    as kind: JSONKinds, of combined: inout CombinedSchema, at origin: Origin
  ) -> DraftType {
    if let type = listedType(as: kind, of: &combined, at: origin) { return type }
    switch kind {
    case .boolean: return DraftType(.boolean)
    case .integer, .number: return numberType(isWhole: kind == .integer, of: &combined)
    case .text: return textType(of: &combined)
    case .list: return listType(of: &combined, at: origin)
    case .object: return objectType(of: &combined, at: origin)
    default: return .json
    }
  }

  /// Where only null fits, or nothing at all.
  private mutating func emptyType(of combined: inout CombinedSchema, _ kinds: JSONKinds)
    -> DraftType
  {
    combined.take([.enumeration, .constant])
    if kinds.isEmpty, let part = combined.parts.first, !combined.admitsNothing,
      let entry = part.entries.first(where: { $0.keyword == .allOf }) ?? part.entries.first
    {
      report(
        .contradiction, entry.member, of: part,
        { _ in "`\(combined.origin.pointer)` contradicts itself: no value conforms to it" },
        help: "correct the document; the schema has `JSON` here, which holds any value")
      // Where nothing conforms, no other keyword says anything.
      combined.take(KeywordSet.known)
    } else {
      reportNothing(at: combined.origin, isNull: !kinds.isEmpty)
    }
    return .json
  }

  /// Several kinds of values, such as a text or a number: what is said about each makes a case of its own.
  private mutating func union(
    of kinds: [JSONKinds], _ combined: inout CombinedSchema
  ) -> DraftType {
    let origin = combined.origin
    let cases = kinds.map { kind in
      DraftUnion.Case(
        name: kind.word,
        payload: type(as: kind, of: &combined, at: origin.appending("type", kind.word)))
    }
    return declare(.union(DraftUnion(.shape(inOrder: false), cases: cases)), for: combined)
  }

  /// A declaration at the place of a schema.
  mutating func declare(
    _ content: DraftDeclaration.Content, for combined: CombinedSchema, at origin: Origin? = nil
  ) -> DraftType {
    let origin = origin ?? combined.origin
    let isOuter = origin == combined.origin
    declared.insert(origin)
    declarations.append(
      DraftDeclaration(
        content, at: origin,
        named: names(for: origin, title: isOuter ? combined.words(.title) : nil),
        documentation: isOuter ? combined.documentation : nil,
        deprecation: isOuter ? combined.deprecation : nil))
    return .declared(origin)
  }
}

extension CombinedSchema {
  /// What is beside the declaration. A title says something where there is no description.
  var documentation: String? { words(.description) ?? words(.title) }

  var deprecation: DraftDeprecation? { ownParts.lazy.compactMap(\.deprecation).first }
}

extension SchemaSite {
  var deprecation: DraftDeprecation? {
    guard self[.deprecated]?.value.flag == true || remark("x-deprecated")?.flag == true else {
      return nil
    }
    return DraftDeprecation(remark("x-deprecatedMessage")?.text?.trimmedBlanks)
  }
}

extension DiagnosticKind {
  static let contradiction = DiagnosticKind(
    "G2126", .warning, "schemas that contradict each other",
    explanation: """
      Where several schemas or keywords hold at once, a value must conform to all of them. These have no type in common,
      so no value can. The document must be wrong here, and the values that the API sends most likely are not: so the
      import writes `JSON`, which accepts any value.

      ```json
      { "$defs": { "Order": { "type": "object", "required": ["number"], "properties": {
        "number": { "allOf": [{ "type": "string" }, { "type": "integer" }] }
      } } } }
      ```

      If a rule only excludes some of the values that are listed beside it, as `"maxLength": 2` does beside `"enum": ["kg",
      "piece"]`, the enum has the others.

      Correct the document and import it again, or look at what the API really sends, and write that in the schema. It
      stays when the document is imported again:

      ```gate
      dto OrderDTO { number: Int }
      ```
      """)
}
