import Diagnostics
import SchemaSyntax

/// Reads the heads of all maps, and checks that each map is possible.
struct MapSignatureCheck {
  let schema: ResolvedSchema
  private let damage: DamagedSchema
  var diagnostics: [Diagnostic] = []
  private var routes: [RouteKey: SourceSpan] = [:]

  init(_ schema: ResolvedSchema, _ damage: DamagedSchema) {
    self.schema = schema
    self.damage = damage
  }

  /// What distinguishes the Swift initialiser of a map from others.
  private struct RouteKey: Hashable {
    let source: TypeID
    let target: TypeID
    let labels: [String]
  }

  /// Nil if the head has an error, which is reported, unless the error is a type that cannot be found.
  mutating func signature(of map: ResolvedMap, id: MapID) -> MapSignature? {
    guard let sourceIndex = checkParameters(of: map) else { return nil }
    let sourceSpan = map.syntax.parameters[sourceIndex].type.span
    let source = mappable(map.sources[sourceIndex], at: sourceSpan)
    let target = mappable(map.target, at: map.syntax.target.span, asTarget: true)
    guard let source, let target else { return nil }
    guard checkDirection(source, target, of: map.syntax, from: sourceSpan) else { return nil }
    let labels = map.labels
    // If one of two maps is broken, it may well be the one that is about to be removed.
    if !damage.contains(map: id) {
      claimRoute(source, target, labels.map(\.name.text), of: map.syntax)
    }
    return MapSignature(
      id: id, syntax: map.syntax, sourceIndex: sourceIndex, source: source, labels: labels,
      target: target, shape: shape(source, target))
  }

  private func shape(_ source: TypeID, _ target: TypeID) -> MapSignature.Shape {
    switch (schema.cases(of: source), schema.cases(of: target)) {
    case (nil, nil): schema[target].isWrapper ? .recordToType : .records
    case (nil, _?): .recordToCases
    case (_?, nil): schema[target].isWrapper ? .casesToType : .casesToRecord
    case (_?, _?): .choices
    }
  }

  /// The position of the only parameter without a label.
  private mutating func checkParameters(of map: ResolvedMap) -> Int? {
    let parameters = map.syntax.parameters
    if let (label, first) = parameters.compactMap(\.label).repetitions.first {
      diagnostics.report(
        .duplicateLabel, "this map has two parameters `\(label.text)`", at: label.span,
        secondary: [.init(first, "the first one")], help: "rename one of them")
      return nil
    }
    let unlabelled = parameters.indices.filter { parameters[$0].label == nil }
    guard let source = unlabelled.first else {
      reportNoSource(of: map.syntax)
      return nil
    }
    guard unlabelled.count == 1 else {
      let second = parameters[unlabelled[1]].type.span
      diagnostics.report(
        .mapSourceCount, "this map has two parameters without a label", at: second,
        secondary: [.init(parameters[source].type.span, "the first one, which is mapped")],
        help: "give this one a label: `extra: \(schema.text(of: map.sources[unlabelled[1]]))`")
      return nil
    }
    if map.syntax.isReversible, parameters.count > 1 {
      reportSeveralResults(of: map.syntax)
      return nil
    }
    return source
  }

  private mutating func claimRoute(
    _ source: TypeID, _ target: TypeID, _ labels: [String], of map: MapDeclaration
  ) {
    let forward = RouteKey(source: source, target: target, labels: labels)
    let backward = RouteKey(source: target, target: source, labels: [])
    if let first = routes[forward] ?? (map.isReversible ? routes[backward] : nil) {
      let from = schema[source].qualifiedName
      let to = schema[target].qualifiedName
      diagnostics.report(
        .duplicateMap, "`\(from)` is mapped to `\(to)` twice", at: map.head,
        secondary: [.init(first, "the first map")],
        help: "remove one of them: it must be clear which map is used")
      return
    }
    routes[forward] = map.head
    if map.isReversible { routes[backward] = map.head }
  }
}

extension MapSignatureCheck {
  private mutating func reportNoSource(of map: MapDeclaration) {
    guard let label = map.parameters.first?.label, let type = map.parameters.first?.type else {
      return
    }
    diagnostics.report(
      .mapSourceCount, "nothing says which parameter is mapped",
      at: label.span.through(type.span),
      help: "remove the label of the one that is mapped: its fields are matched by name",
      fix: map.parameters.count == 1
        ? .remove(label.span.before.through(type.span.before)) : nil)
  }

  private mutating func reportSeveralResults(of map: MapDeclaration) {
    let labels = map.parameters.compactMap(\.label)
    diagnostics.report(
      .reversibleMapParameters, "a map with several parameters goes one way", at: map.arrow,
      label: "the way back has only one result",
      secondary: labels.map { .init($0.span, "another parameter") },
      help: "write `->`", fix: .replace(map.arrow, with: "->"))
  }
}

extension DiagnosticKind {
  static let duplicateMap = DiagnosticKind(
    "G0603", .error, "two maps between the same types",
    explanation: """
      A map is applied wherever a dto has to become the domain type that it is mapped to. So there can be only one map
      from one type to another. A map with labelled parameters can exist beside it, because it needs more than the dto.
      A map without type parameters is used before a generic one; of two generic ones, neither is.
      """,
    wrong: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map TagDTO <-> Tag
      """,
    right: """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO <-> Tag
      """)

  static let mapSourceCount = DiagnosticKind(
    "G0604", .error, "not exactly one parameter without a label",
    explanation: """
      A map has exactly one parameter without a label: the value that is mapped. Its fields can be used by their names,
      and are matched with the fields of the target automatically. Every other parameter needs a label.
      """,
    wrong: """
      dto UserDTO { name: String }
      dto RolesDTO { roles: [String] }
      domain User { name: String, roles: [String] }
      map (UserDTO, RolesDTO) -> User
      """,
    right: """
      dto UserDTO { name: String }
      dto RolesDTO { roles: [String] }
      domain User { name: String, roles: [String] }
      map (UserDTO, access: RolesDTO) -> User
      """)

  static let duplicateLabel = DiagnosticKind(
    "G0605", .error, "two parameters with the same label",
    explanation: """
      In the entries of a map, the labels of its parameters are names, so no two parameters can have the same label.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String, city: String, country: String }
      map (UserDTO, place: String, place: String) -> User { city: place, country: place }
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String, city: String, country: String }
      map (UserDTO, city: String, country: String) -> User
      """)

  static let reversibleMapParameters = DiagnosticKind(
    "G0606", .error, "a two-way map with several parameters",
    explanation: """
      `<->` promises a way back, and the way back makes one value. A map that takes more than the dto cannot keep
      that promise.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String, role: String }
      map (UserDTO, role: String) <-> User
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String, role: String }
      map (UserDTO, role: String) -> User
      """)
}
