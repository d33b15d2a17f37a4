import Diagnostics
import SchemaSyntax

/// The parameters of one generic map: `where A -> B`.
struct MapParameters {
  fileprivate(set) var types: [String: TypeID] = [:]
  /// Those that something has been reported about.
  fileprivate(set) var broken: Set<String> = []
}

extension TypeResolver {
  /// Makes the parameters known for the head of `map`.
  mutating func enter(
    _ premises: [MapDeclaration.Premise], of map: MapDeclaration, in scope: Scope
  ) {
    leaveMap()
    reportTurned(premises, of: map)
    let ends = map.parameters.map(\.type) + [map.target]
    for name in premises.flatMap({ [$0.source, $0.target] }) {
      guard let id = index.mapParameters[name.span], mapParameters.types[name.text] == nil else {
        continue
      }
      mapParameters.types[name.text] = id
      let hidden = index.nameHidden(by: name, in: scope)
      if let hidden { diagnostics.append(hidden) }
      let holders = ends.flatMap { $0.holders(of: name.text) }
      guard let holder = holders.first else {
        if hidden == nil, !mapParameters.broken.contains(name.text) {
          diagnostics.append(.unusedParameter(name, of: "map"))
        }
        continue
      }
      if let generic = index.lookUp(holder, from: scope),
        case .record(let record) = index.entries[generic.index].syntax
      {
        mapParameterLayers[id] = record.layer
      }
    }
  }

  mutating func leaveMap() { mapParameters = MapParameters() }

  func premises(of map: MapDeclaration) -> [ResolvedMap.Premise] {
    map.premises.compactMap { premise in
      guard mapParameters.broken.isDisjoint(with: [premise.source.text, premise.target.text]),
        let source = index.mapParameters[premise.source.span],
        let target = index.mapParameters[premise.target.span]
      else { return nil }
      return ResolvedMap.Premise(
        source: source, target: target, isReversible: premise.isReversible, span: premise.span)
    }
  }

  /// `where B -> A` in a map from `Page<A>` to `Results<B>`.
  private mutating func reportTurned(
    _ premises: [MapDeclaration.Premise], of map: MapDeclaration
  ) {
    for premise in premises {
      let isIn = { (name: Name, ends: [TypeExpression]) in
        ends.contains { !$0.holders(of: name.text).isEmpty }
      }
      let sources = map.parameters.map(\.type)
      guard isIn(premise.source, [map.target]), !isIn(premise.source, sources),
        isIn(premise.target, sources), !isIn(premise.target, [map.target])
      else { continue }
      let (source, target) = (premise.target.text, premise.source.text)
      let arrow = premise.isReversible ? "<->" : "->"
      diagnostics.report(
        .turnedPremise, "the map leads from `\(source)` to `\(target)`, and not back",
        at: premise.span, secondary: [.init(map.arrow, "this is the way of the map")],
        help: "write `\(source) \(arrow) \(target)`",
        fix: .replace(premise.span, with: "\(source) \(arrow) \(target)"))
      mapParameters.broken.formUnion([source, target])
    }
  }
}

extension TypeIndex {
  /// Reports a type or a namespace that the parameter would hide, if there is one.
  func nameHidden(by parameter: Name, in scope: Scope) -> Diagnostic? {
    let path = Path(parameter)
    if let type = lookUp(path, from: scope) {
      return hiddenName(parameter, entries[type.index].name, "a type", in: scope)
    }
    return namespace(named: path, from: scope).map {
      hiddenName(parameter, $0.name, "a namespace", in: scope)
    }
  }

  private func hiddenName(
    _ parameter: Name, _ other: Name, _ noun: String, in scope: Scope
  ) -> Diagnostic {
    let proposal = ["Item", "Element", "Content", "T"].first { name in
      let path = Path(Name(name, span: parameter.span))
      return lookUp(path, from: scope) == nil && namespace(named: path, from: scope) == nil
    }
    return Diagnostic(
      .parameterName, "the type parameter `\(parameter.text)` has the name of \(noun)",
      at: parameter.span, secondary: [.init(other.span, "declared here")],
      help: "choose another name for the parameter\(proposal.map { ", such as `\($0)`," } ?? ",")"
        + " and write it where it is meant")
  }
}

extension Diagnostic {
  static func unusedParameter(_ parameter: Name, of noun: String) -> Diagnostic {
    Diagnostic(
      .unusedParameter, "nothing in this \(noun) uses the type parameter `\(parameter.text)`",
      at: parameter.span,
      help: noun == "map"
        ? "write it as an argument of the types that are mapped, or remove it from `where`"
        : "write it as the type of a field, or remove it")
  }
}

extension TypeExpression {
  /// The generic types that the name is directly an argument of, or within an array of it.
  fileprivate func holders(of name: String) -> [Path] {
    all.compactMap { part in
      guard case .generic(let path, let arguments) = part.kind,
        arguments.contains(where: { $0.mentionsPlainly(name) })
      else { return nil }
      return path
    }
  }

  private func mentionsPlainly(_ name: String) -> Bool {
    switch kind {
    case .named(let path): path.text == name
    case .generic: false
    default: parts.contains { $0.mentionsPlainly(name) }
    }
  }
}

extension DiagnosticKind {
  static let turnedPremise = DiagnosticKind(
    "G0337", .error, "type parameters in the wrong order",
    explanation: """
      The condition after `where` goes in the same direction as the map: from a parameter of its source to one of its target.
      """,
    wrong: """
      dto Page<Item> { data: [Item] }
      domain Results<Item> { items: [Item] }
      map Page<A> -> Results<B> where B -> A { items: data }
      """,
    right: """
      dto Page<Item> { data: [Item] }
      domain Results<Item> { items: [Item] }
      map Page<A> -> Results<B> where A -> B { items: data }
      """)

  static let unusedParameter = DiagnosticKind(
    "G0331", .error, "a type parameter that nothing uses",
    explanation: """
      A type parameter is the type of something in the record, or part of such a type. One that is not used would be written
      everywhere, and mean nothing.
      """,
    wrong: """
      dto Page<Item, Meta> { data: [Item] }
      """,
    right: """
      dto Page<Item> { data: [Item] }
      """)

  static let parameterName = DiagnosticKind(
    "G0332", .error, "a type parameter with the name of a type",
    explanation: """
      A type parameter stands for any type. With the name of a certain type, it would look as if only that type was meant,
      and hide it. It cannot have the name of a namespace either.
      """,
    wrong: """
      dto UserDTO { name: String }
      dto Page<UserDTO> { data: [UserDTO] }
      """,
    right: """
      dto UserDTO { name: String }
      dto Page<Item> { data: [Item] }
      """)
}
