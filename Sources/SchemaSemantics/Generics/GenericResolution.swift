import Diagnostics
import SchemaSyntax

/// Makes types and maps of what is generic, for everything that it is used with.
struct GenericResolution {
  private let index: TypeIndex
  private(set) var instances: GenericInstances
  private let layers: [TypeID: Layer]
  private(set) var diagnostics: [Diagnostic] = []
  /// The instances that have been made, in the order of their numbers.
  private var made: [ResolvedType] = []
  /// The fields at which a circle was found to grow.
  private var growing: Set<SourceSpan> = []
  /// The generic records in these circles.
  private var reported: Set<TypeID> = []

  init(_ index: TypeIndex, _ instances: GenericInstances, _ layers: [TypeID: Layer]) {
    self.index = index
    self.instances = instances
    self.layers = layers
  }

  /// What is wrong with generic records themselves.
  mutating func check(_ types: [ResolvedType]) {
    for type in types where !type.parameters.isEmpty {
      let entry = index.entries[type.id.index]
      guard case .record(let record) = entry.syntax else { continue }
      let used = Set((type.record?.fields ?? []).flatMap { mentioned(in: $0.type) })
      let isSound = type.record?.fields.contains { $0.type.isUnknown } == false
      for id in type.parameters {
        let name = index.entries[id.index].name
        if let hidden = index.nameHidden(by: name, in: entry.place) { diagnostics.append(hidden) }
        if isSound, !used.contains(id) {
          diagnostics.append(.unusedParameter(name, of: "record"))
        }
      }
      for nested in record.nested { reportNested(nested, in: entry) }
    }
  }

  private func mentioned(in type: SchemaType) -> [TypeID] {
    type.declaredTypes.flatMap { id -> [TypeID] in
      if let inner = instances[id] { return inner.instance.arguments.flatMap(mentioned) }
      let own = instances.ownArguments(of: id).compactMap(\.declaredID)
      return own.isEmpty ? [id] : own
    }
  }

  /// All types in their order: the instances come after other types, and before groups.
  mutating func types(_ resolved: [ResolvedType]) -> [ResolvedType] {
    makeInstances(among: resolved)
    let plain = resolved.prefix(index.typeCount).map { type in
      layers[type.id].map { type.as(.record(.parameter(of: $0))) } ?? type
    }
    let types =
      plain + made
      + resolved.dropFirst(index.typeCount).map {
        $0.shifted(by: made.count, from: index.typeCount)
      }
    return types.map { $0.spreadingShifted(by: made.count, from: index.typeCount) }
  }

  private mutating func makeInstances(among types: [ResolvedType]) {
    while made.count < instances.entries.count {
      let entry = instances.entries[made.count]
      made.append(make(entry, of: types[entry.instance.generic.index]))
    }
  }

  private mutating func make(_ entry: GenericInstances.Entry, of generic: ResolvedType)
    -> ResolvedType
  {
    let arguments = Dictionary(firstOf: zip(generic.parameters, entry.instance.arguments))
    let ancestors = entry.ancestors + [entry.instance]
    let fields = (generic.record?.fields ?? []).map { field in
      ResolvedField(
        syntax: field.syntax, swiftName: field.swiftName,
        type: replaced(field, by: arguments, ancestors: ancestors), written: field.written)
    }
    return generic.made(entry, with: fields)
  }

  private mutating func replaced(
    _ field: ResolvedField, by arguments: [TypeID: SchemaType], ancestors: [TypeInstance]
  ) -> SchemaType {
    let span = field.syntax.type.span
    guard !growing.contains(span) else { return .unknown }
    let count = instances.entries.count
    let type = instances.replaced(field.type, by: arguments, ancestors: ancestors)
    for new in instances.entries[count...] {
      let grows = ancestors.contains { ancestor in
        ancestor.generic == new.instance.generic
          && instances.depth(of: ancestor) < instances.depth(of: new.instance)
      }
      let isLarge =
        !instances.isSmall(new.instance)
        || instances.entries.count > GenericInstances.countLimit
      guard grows || isLarge else { continue }
      growing.insert(span)
      let circle = Set((ancestors + [new.instance]).map(\.generic))
      if reported.isDisjoint(with: circle) {
        diagnostics.append(grows ? growth(at: span, of: new) : .genericSize(at: span))
      }
      reported.formUnion(circle)
      return .unknown
    }
    return type
  }

  private func growth(at span: SourceSpan, of entry: GenericInstances.Entry) -> Diagnostic {
    let generic = index.entries[entry.instance.generic.index]
    return Diagnostic(
      .growingType, "`\(generic.qualifiedName)` needs itself with ever larger types", at: span,
      secondary: generic.name.span.file == span.file && generic.name.span == span
        ? [] : [.init(generic.name.span, "declared here")],
      notes: ["the next type would be `\(entry.text)`, and that one needs another"],
      help: "pass on the type parameter as it is, or write a type without it")
  }

  private mutating func reportNested(_ nested: Declaration, in owner: TypeIndex.Entry) {
    let span = TypeSyntax(nested)?.name.span ?? nested.span
    diagnostics.report(
      .declarationInGeneric, "nothing can be declared within the generic `\(owner.name.text)`",
      at: span, secondary: [.init(owner.name.span, "declared here")],
      notes: ["there would be another such type for each type that the record is used with"],
      help: "declare it beside `\(owner.name.text)`")
  }

  // MARK: Maps

  /// All maps: those that are written, what generic ones suppose, and generic ones for each pair of types that they lead
  /// from and to.
  mutating func expanded(_ maps: [ResolvedMap], among types: [ResolvedType]) -> [ResolvedMap] {
    makeInstances(among: types)
    var expansion = MapExpansion(maps, types)
    guard expansion.hasGenericMaps else { return maps }
    repeat {
      expansion.expand(&instances)
      makeInstances(among: types)
    } while expansion.isIncomplete
    diagnostics += expansion.diagnostics
    return expansion.maps
  }
}

extension ResolvedRecord {
  static func parameter(of layer: Layer) -> ResolvedRecord {
    var record = ResolvedRecord(
      layer: layer, fields: [], constants: [], invariants: [], spreads: [], undeclaredKeys: nil,
      isIncomplete: false,
      group: nil)
    record.isParameter = true
    return record
  }
}

extension ResolvedType {
  func `as`(_ kind: Kind) -> ResolvedType {
    ResolvedType(
      id: id, name: name, qualifiedName: qualifiedName, parent: parent,
      namespace: namespace, children: children,
      kind: kind, preamble: preamble, conformances: conformances, head: head, span: span,
      parameters: parameters, instance: instance)
  }

  fileprivate func made(_ entry: GenericInstances.Entry, with fields: [ResolvedField])
    -> ResolvedType
  {
    guard let record else { return self }
    return ResolvedType(
      id: entry.id, name: Name(entry.name, span: name.span), qualifiedName: entry.text,
      parent: nil, namespace: nil, children: [],
      kind: .record(
        ResolvedRecord(
          layer: record.layer, fields: fields, constants: record.constants,
          invariants: record.invariants, spreads: record.spreads,
          undeclaredKeys: record.undeclaredKeys,
          isIncomplete: record.isIncomplete, group: nil)),
      preamble: preamble, conformances: conformances, head: head, span: span,
      instance: entry.instance)
  }

  /// A group, or what is declared in one, with a higher number.
  fileprivate func shifted(by count: Int, from first: Int) -> ResolvedType {
    ResolvedType(
      id: id.shifted(by: count, from: first), name: name, qualifiedName: qualifiedName,
      parent: parent?.shifted(by: count, from: first), namespace: namespace,
      children: children.map { $0.shifted(by: count, from: first) }, kind: kind,
      preamble: preamble, conformances: conformances, head: head, span: span)
  }

  /// The same type, which knows groups by their higher numbers.
  fileprivate func spreadingShifted(by count: Int, from first: Int) -> ResolvedType {
    guard var record, !record.spreads.isEmpty else { return self }
    record.spreads = record.spreads.map { spread in
      ResolvedSpread(
        span: spread.span, preamble: spread.preamble,
        group: spread.group.shifted(by: count, from: first),
        groups: spread.groups.map { $0.shifted(by: count, from: first) }, places: spread.places)
    }
    return self.as(.record(record))
  }
}

extension TypeID {
  /// The number after `count` types were put before the one at `first`.
  fileprivate func shifted(by count: Int, from first: Int) -> TypeID {
    index < first ? self : TypeID(index: index + count)
  }
}

extension DiagnosticKind {
  static let growingType = DiagnosticKind(
    "G0333", .error, "a generic type that needs itself with larger types",
    explanation: """
      A generic record can hold itself with the same types. With types that are larger each time, there would be no end of
      types.
      """,
    wrong: """
      dto Node<Value> { value: Value, next: Node<[Value]>? }
      """,
    right: """
      dto Node<Value> { value: Value, next: Node<Value>? }
      """)

  static let declarationInGeneric = DiagnosticKind(
    "G0336", .error, "a declaration within a generic record",
    explanation: """
      A type within a generic record would be another one for each type that the record is used with. Declare it beside the
      record; it can have type parameters of its own.
      """,
    wrong: """
      dto Page<Item> {
        data: [Item]
        links: Links
        dto Links { next: String? }
      }
      """,
    right: """
      dto Page<Item> {
        data: [Item]
        links: LinksDTO
      }
      dto LinksDTO { next: String? }
      """)
}
