import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  /// What to do where a map is missing between two types; nil if a map cannot lead from the one to the other.
  ///
  /// - Parameter written: the value, as the schema writes it.
  func missingMap(from source: TypeID, to target: TypeID, of written: String?) -> String? {
    let schema = context.schema
    guard schema.canBeMapped(source), schema.canBeMade(target) else { return nil }
    if schema[target].isWrapper, schema.cases(of: source) != nil, isReversible { return nil }
    if schema[source].isParameter || schema[target].isParameter {
      return missingPremise(from: source, to: target)
    }
    if let labelled = labelledMap(from: source, to: target) {
      return
        "give it \(labelled.labels.enumeration()) in \(function(of: written, and: labelled.labels)), "
        + "or write a map that needs nothing else: \(labelled.proposal)"
    }
    for generic in schema.maps where !generic.premises.isEmpty {
      if let (from, to) = premise(of: generic, missingFor: source, target) {
        return "write \(map(from, to)), which the map for `\(schema.genericName(of: source))` needs"
      }
    }
    return "write \(map(source, target))"
  }

  /// Shows the map that would lead from the one type to the other if it needed nothing but the value.
  func labelOfMap(from source: SchemaType, to target: SchemaType) -> [Diagnostic.Label] {
    guard let from = source.declaredID, let to = target.declaredID,
      let labelled = labelledMap(from: from, to: to)
    else { return [] }
    return [
      .init(labelled.span, "the map between them also needs \(labelled.labels.enumeration())")
    ]
  }

  private func labelledMap(from source: TypeID, to target: TypeID) -> LabelledMap? {
    context.conversions.labelledMap(from: source, to: target)
  }

  /// `` `price: custom price(total, currency)` ``
  func function(of written: String?, and labels: [String]) -> String {
    guard let destination, let written, case .entry = destination.form, circumstances == nil,
      destination.alternatives == nil
    else { return "a `custom` function" }
    let arguments = [written] + labels.filter { scope.label($0) != nil }
    let call = "custom \(destination.functionName)(\(arguments.joined(separator: ", ")))"
    return "a function of your own, `\(destination.name): \(call)`"
  }

  /// A type parameter stands for any type, so no map can lead to it or from it, except as `where` says.
  private func missingPremise(from source: TypeID, to target: TypeID) -> String {
    let schema = context.schema
    let premises = schema.maps.lazy.flatMap(\.premises)
    if let premise = premises.first(where: { $0.target == target }) {
      let (from, to) = (schema[premise.source].qualifiedName, schema[target].qualifiedName)
      return "assign a value of type `\(from)`: `where` says that it becomes a `\(to)`"
    }
    if let premise = premises.first(where: { $0.source == source }) {
      let (from, to) = (schema[source].qualifiedName, schema[premise.target].qualifiedName)
      return "assign it to a `\(to)`: `where` says that a `\(from)` becomes one"
    }
    return "map each of them with a type that `where` names beside it"
  }

  /// `map User<A> -> Page<B> where A -> B`
  private func map(_ source: TypeID, _ target: TypeID) -> String {
    let schema = context.schema
    let arrow = isReversible ? "<->" : "->"
    let premises = zip(schema.arguments(of: source), schema.arguments(of: target)).compactMap {
      from, to -> String? in
      guard let from = from.declaredID, let to = to.declaredID, schema[from].isParameter,
        schema[to].isParameter
      else { return nil }
      return "\(schema[from].qualifiedName) \(arrow) \(schema[to].qualifiedName)"
    }
    let condition = premises.isEmpty ? "" : " where \(premises.joined(separator: ", "))"
    return schema.mapToWrite(from: source, to: target, arrow, condition)
  }

  /// What a generic map supposes and does not hold, so that it is no map from `source` to `target`.
  private func premise(
    of map: ResolvedMap, missingFor source: TypeID, _ target: TypeID
  ) -> (TypeID, TypeID)? {
    let schema = context.schema
    guard map.sources.count == 1, let from = map.sources[0].declaredID,
      let to = map.target.declaredID, let written = schema[from].instance,
      let writtenTarget = schema[to].instance,
      written.generic == schema[source].instance?.generic,
      writtenTarget.generic == schema[target].instance?.generic
    else { return nil }
    for premise in map.premises {
      guard let position = written.arguments.firstIndex(of: .declared(premise.source)),
        let place = writtenTarget.arguments.firstIndex(of: .declared(premise.target)),
        let from = schema.arguments(of: source)[position].declaredID,
        let to = schema.arguments(of: target)[place].declaredID,
        schema.canBeMapped(from), schema.canBeMapped(to),
        context.index.conversion(from: from, to: to) == nil
      else { continue }
      return (from, to)
    }
    return nil
  }
}

extension ResolvedSchema {
  fileprivate func arguments(of id: TypeID) -> [SchemaType] { self[id].instance?.arguments ?? [] }

  /// `Page` for `Page<UserDTO>`
  fileprivate func genericName(of id: TypeID) -> String {
    self[self[id].instance?.generic ?? id].qualifiedName
  }

  /// `` `map TagDTO -> Slug { rawValue: … }` ``: a map that is missing, with what it cannot do without.
  func mapToWrite(
    from source: TypeID, to target: TypeID, _ arrow: String = "->", _ condition: String = ""
  ) -> String {
    var body = ""
    if self[target].isWrapper {
      body = cases(of: source)?.first.map { " { \($0.swiftName) -> …, … }" } ?? " { rawValue: … }"
    }
    return
      "`map \(self[source].qualifiedName) \(arrow) \(self[target].qualifiedName)\(condition)\(body)`"
  }

  /// Whether a map can lead to it.
  func canBeMade(_ id: TypeID) -> Bool { canBeMapped(id) || self[id].isWrapper }

  /// Whether a map can lead from it. A `type` and a type from elsewhere have rules and converters instead.
  func canBeMapped(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .record, .union, .enumeration: true
    case .wrapper, .foreign: false
    }
  }
}
