import Diagnostics
import SchemaSyntax

extension TypeResolver {
  /// `Page<UserDTO>`
  mutating func resolve(
    _ path: Path, with arguments: [TypeExpression], at span: SourceSpan, in scope: Scope
  ) -> SchemaType {
    guard let id = index.lookUp(path, from: scope) else {
      let written = TypeExpression(.generic(path, arguments), span: span)
      if let meant = written.collectionOfOtherLanguage, !index.names.contains(path.text) {
        diagnostics.append(.foreignType(written.text, meaning: meant))
      } else if path.rest.isEmpty, Scalar(rawValue: path.text) != nil {
        reportNeedlessArguments(of: path, at: span, nil)
      } else {
        report(path, in: scope)
      }
      return .unknown
    }
    let generic = index.entries[id.index]
    let parameters = generic.typeParameters
    guard !parameters.isEmpty else {
      reportNeedlessArguments(of: path, at: span, generic)
      return .unknown
    }
    guard parameters.count == arguments.count else {
      report(arguments.count, insteadOf: generic, at: span)
      return .unknown
    }
    let isNested = isWithinArguments
    isWithinArguments = true
    let types = arguments.map { resolve($0, in: scope) }
    isWithinArguments = isNested
    guard !types.contains(.unknown) else { return .unknown }
    for (type, written) in zip(types, arguments) {
      if let obstacle = obstacle(to: type, in: generic) {
        report(obstacle, written, type, in: generic)
        return .unknown
      }
    }
    let instance = TypeInstance(generic: id, arguments: types)
    guard instances.isSmall(instance) else {
      diagnostics.append(.genericSize(at: span))
      return .unknown
    }
    return .declared(instances.add(instance, ancestors: []))
  }

  private mutating func reportNeedlessArguments(
    of path: Path, at span: SourceSpan, _ entry: TypeIndex.Entry?
  ) {
    diagnostics.report(
      .typeArguments, "`\(path.text)` takes no types between `<` and `>`", at: span,
      secondary: entry.map { [.init($0.name.span, "declared here")] } ?? [],
      help: "write `\(path.text)`", fix: .propose(path.text, for: span))
  }

  mutating func reportMissingArguments(of entry: TypeIndex.Entry, at path: Path) {
    let parameters = entry.typeParameters.map(\.text).joined(separator: ", ")
    let places = entry.typeParameters.map { _ in "…" }.joined(separator: ", ")
    diagnostics.report(
      .typeArguments, "`\(path.text)` does not say what its types are", at: path.span,
      secondary: [.init(entry.name.span, "declared here as `\(entry.name.text)<\(parameters)>`")],
      help: "write `\(path.text)<\(places)>`, with a type of the schema in place of each parameter")
  }

  private mutating func report(
    _ count: Int, insteadOf generic: TypeIndex.Entry, at span: SourceSpan
  ) {
    let parameters = generic.typeParameters
    let names = parameters.map(\.text).joined(separator: ", ")
    diagnostics.report(
      .typeArguments,
      "`\(generic.qualifiedName)` takes \(parameters.count == 1 ? "one type" : "\(parameters.count) types"), and gets \(count)",
      at: span,
      secondary: [.init(generic.name.span, "declared here as `\(generic.name.text)<\(names)>`")],
      help: parameters.count == 1
        ? "write one type, for `\(names)`" : "write one type for each of `\(names)`")
  }
}

extension Diagnostic {
  static func genericSize(at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .genericSize, "this type has too many parts", at: span,
      help: "declare a record for a part of it; \(GenericInstances.sizeLimit) parts are the limit, "
        + "and \(GenericInstances.depthLimit) within each other")
  }
}

// MARK: What can take the place of a parameter

/// Why a type cannot be what a generic record is about.
enum ArgumentObstacle {
  /// The record says that a value may be missing.
  case optional
  /// It has a meaning in the type of a field only.
  case fieldType(String)
  /// There are several ways to write it, and the record cannot know which.
  case form
  /// It belongs to a layer that the record must not know.
  case layer(String)
  case key
  case sensitive

  var note: String {
    switch self {
    case .optional: "whether a value may be missing is said where the record uses its parameter"
    case .fieldType(let word): "`\(word)` can only be written in the type of a field"
    case .form: "only a field can say how such a value is written"
    case .layer(let reason): reason
    case .key: "a generic record only takes dictionaries with strings for keys"
    case .sensitive: "the record would show what must stay hidden"
    }
  }

  func help(_ written: TypeExpression, in layer: Layer) -> String {
    let word = layer.rawValue
    return switch self {
    case .optional where written.unwrapped != written:
      "write `\(written.unwrapped.text)`, and `?` after the parameter in the record"
    case .optional, .fieldType, .form, .key, .sensitive:
      "declare a `\(word)` with a field for it, and write its name here"
    case .layer where layer == .domain: "write a type of the domain"
    case .layer: "write what the wire holds" + (layer == .dto ? ", and map it" : "")
    }
  }
}

extension TypeResolver {
  fileprivate func obstacle(to type: SchemaType, in generic: TypeIndex.Entry) -> ArgumentObstacle? {
    guard case .record(let record) = generic.syntax else { return nil }
    return obstacle(to: type, in: record.layer)
  }

  private func obstacle(to type: SchemaType, in layer: Layer) -> ArgumentObstacle? {
    switch type {
    case .unknown: nil
    case .scalar(let scalar): layer == .domain || scalar.readsItself ? nil : .form
    case .optional: .optional
    case .patch: .fieldType("Patch")
    case .set: .fieldType("Set")
    case .array(_, skipsInvalid: true): .fieldType("else skip")
    case .array(let element, skipsInvalid: false): obstacle(to: element, in: layer)
    case .dictionary(let key, let value):
      key == .scalar(.string) ? obstacle(to: value, in: layer) : .key
    case .declared(let id): obstacle(to: instances[id]?.instance.generic ?? id, in: layer)
    }
  }

  private func obstacle(to id: TypeID, in layer: Layer) -> ArgumentObstacle? {
    switch index.entries[id.index].syntax {
    case .record(let record): obstacle(to: record.layer, in: layer)
    case .union(let union): obstacle(to: union.layer, in: layer)
    case .parameter(_, let own):
      obstacle(to: mapParameterLayers[id] ?? own, in: layer)
    case .wrapper(let wrapper):
      layer != .domain
        ? .layer("a `type` belongs to the domain")
        : wrapper.preamble.attributes.contains { $0.name.text == "sensitive" } ? .sensitive : nil
    case .enumeration, .foreign: layer == .domain ? nil : .form
    case .group, .alias: nil
    }
  }

  private func obstacle(to held: Layer, in holder: Layer) -> ArgumentObstacle? {
    held == .model || held == holder
      ? nil : .layer("a `\(holder.rawValue)` cannot hold a `\(held.rawValue)`")
  }

  fileprivate mutating func report(
    _ obstacle: ArgumentObstacle, _ written: TypeExpression, _ type: SchemaType,
    in generic: TypeIndex.Entry
  ) {
    guard case .record(let record) = generic.syntax else { return }
    let parameters = generic.typeParameters.map(\.text).joined(separator: ", ")
    diagnostics.report(
      .typeArgument,
      "`\(generic.qualifiedName)<\(parameters)>` cannot take `\(instances.text(of: type))`",
      at: written.span, secondary: [.init(generic.name.span, "declared here")],
      notes: [obstacle.note], help: obstacle.help(written, in: record.layer))
  }
}

extension Scalar {
  /// Whether JSON has such values, so that nothing must be said about how they are written.
  fileprivate var readsItself: Bool { isNative && self != .json }
}

extension DiagnosticKind {
  static let typeArguments = DiagnosticKind(
    "G0330", .error, "a type with too many or too few types",
    explanation: """
      A generic record is written with a type for each of its parameters, everywhere. Types that have no parameters are
      written without `<` and `>`.
      """,
    wrong: """
      dto Page<Item> { data: [Item] }
      dto UserDTO { name: String }
      dto GroupDTO { users: Page }
      """,
    right: """
      dto Page<Item> { data: [Item] }
      dto UserDTO { name: String }
      dto GroupDTO { users: Page<UserDTO> }
      """)

  static let genericSize = DiagnosticKind(
    "G0334", .error, "a generic type with too many parts",
    explanation: """
      With all types in it written out, a generic type can have 64 parts, and 10 of them within each other: the compiler takes several
      times as long for each level. Give some of them a record of their own.
      """,
    wrong: """
      dto Pair<Left, Right> { left: Left, right: Right }
      alias A = Pair<String, String>
      alias B = Pair<A, A>
      alias C = Pair<B, B>
      alias D = Pair<C, C>
      alias E = Pair<D, D>
      alias F = Pair<E, E>
      """,
    right: """
      dto Pair<Left, Right> { left: Left, right: Right }
      alias A = Pair<String, String>
      alias B = Pair<A, A>
      alias C = Pair<B, B>
      dto FourDTO { values: C }
      alias D = Pair<FourDTO, FourDTO>
      alias E = Pair<D, D>
      alias F = Pair<E, E>
      """)

  static let typeArgument = DiagnosticKind(
    "G0335", .error, "a type that a generic record cannot take",
    explanation: """
      A generic record passes on values whose types it does not know. On the wire, that works for every type that can
      read itself: strings, flags, whole and floating-point numbers, records and unions, and arrays and dictionaries of
      these. An enum, a `Decimal`, a `UUID`, a date, a `URL`, `Data` and `JSON` are read by the record that holds them,
      so they need a record of their own. Whether a value may be missing is said in the generic record. A record of the
      domain can also take dates, enums and URLs, and every `type` that is not sensitive. A `Set`, and a dictionary whose keys are not strings, need a record of their own everywhere.
      """,
    wrong: """
      dto Page<Item> { data: [Item] }
      dto CalendarDTO { days: Page<Date> }
      """,
    right: """
      dto Page<Item> { data: [Item] }
      dto DayDTO { day: Date via iso8601 }
      dto CalendarDTO { days: Page<DayDTO> }
      """)
}
