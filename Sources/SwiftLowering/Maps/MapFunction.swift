import Diagnostics
package import SchemaSemantics
import SchemaSyntax

/// One direction of a map: its name, its parameters, and its target.
struct MapFunction {
  let map: ValidMap
  let isBack: Bool
  let isExtension: Bool
  let body: MapBody
  /// The target.
  let made: TypeID
  let scope: TypeID?
  private let context: LoweringContext

  init?(_ map: ValidMap, isBack: Bool, _ context: LoweringContext) {
    self.map = map
    self.isBack = isBack
    self.context = context
    isExtension = context.settings.mappers == .extensions
    guard let body = isBack ? map.backward : map.forward,
      let made = isBack ? map.sourceType.declaredID : map.target
    else { return nil }
    self.body = body
    self.made = made
    // An extension of a nested type does not see types that are nested beside it.
    scope = isExtension ? context.schema.extensionScope(of: made) : nil
  }

  /// The position of the source among the parameters.
  var sourcePosition: Int { isBack ? 0 : map.source }

  var source: TypeID? { isBack ? map.target : map.sourceType.declaredID }

  var canFail: Bool { context.failingMaps.contains(map.id, isBack: isBack) }

  /// Whether it could follow a payload deeper than the stack allows, and can say so.
  var isDepthChecked: Bool {
    canFail && (context.recursiveTypes.contains(made) || makesOneOfAll)
  }

  /// Whether it may pass a part of a recursive value on to itself, and give what that makes instead of holding it.
  private var makesOneOfAll: Bool {
    switch body {
    case .record: false
    case .cases, .value: source.map(context.recursiveTypes.contains) == true
    }
  }

  /// A function that can fail borrows the payload; one that cannot fail takes it over.
  ///
  /// Otherwise, an initialiser owns its arguments, so that callers with a part of a payload would have to copy it first.
  /// Static functions own nothing. A payload that is passed on as a whole, or that consists of plain bytes, which cost
  /// nothing to copy, is never borrowed: Swift does not let closures read it.
  private var isBorrowing: Bool {
    isExtension && canFail && !body.readsWhole(ofParameter: sourcePosition)
      && source.map { !context.storage.isTrivial($0) } == true
  }

  /// The types of the parameters in their order, with their labels in the schema.
  private var types: [(label: String?, type: SchemaType)] {
    isBack ? [(nil, .declared(map.target))] : map.parameters.map { ($0.label, $0.type) }
  }

  func parameters(claiming locals: inout LocalNames) -> [MapSources.Source] {
    let sourceName = locals.claim(self.sourceName)
    return types.map { label, type in
      guard let label else {
        return MapSources.Source(
          name: SwiftIdentifier.declared(sourceName), type: type, place: WirePlace())
      }
      return MapSources.Source(
        name: locals.claimLocal(label), type: type, place: WirePlace(keys: [label]))
    }
  }

  /// `dto`; for a source that is not one, the name of its type.
  private var sourceName: String {
    guard let source else { return "value" }
    let type = context.schema[source]
    return type.ownLayer == .data ? "dto" : type.name.uncapitalized
  }

  /// `init(from dto: UserDTO) throws(MappingError)`
  func signature(_ parameters: [MapSources.Source]) -> String {
    let list = zip(types, parameters).map { declared, parameter in
      let type = context.names.text(of: declared.type, in: scope)
      let label = declared.label.map(SwiftIdentifier.label) ?? (isExtension ? "from" : "_")
      let ownership = isBorrowing && declared.label == nil ? "borrowing " : ""
      return SwiftIdentifier.parameter(label, parameter.name) + ": \(ownership)\(type)"
    }.joined(separator: ", ")
    let access = context.settings.data.access.prefix
    let effects = canFail ? " throws(\(context.names.support(.mappingError)))" : ""
    if isExtension { return "\(access)init(\(list))\(effects)" }
    let name = isBack ? context.mapperBackName(map) : "toDomain"
    return "\(access)static func \(name)(\(list))\(effects) -> "
      + context.names.text(of: made, in: nil)
  }

  func documentation(_ parameters: [MapSources.Source]) -> [String] {
    let names = parameters.map { $0.name.filter { $0 != "`" } }
    guard canFail else {
      guard let type = self.source, map.notes.documentation.isEmpty || isBack else { return [] }
      let name = context.names.text(of: type, in: scope)
      return ["Maps `\(names[sourcePosition])`. Every `\(name)` can be mapped."]
    }
    let error = context.names.support(.mappingError)
    let problem = isBack ? "cannot be sent" : "is invalid"
    return [
      "- Throws: ``\(error)`` with everything in \(names.enumeration()) that \(problem), each with its path in the payload."
    ]
  }
}

extension LoweringContext {
  /// The function that a map, or its way back, is.
  func mapReference(to id: MapID, isBack: Bool, in scope: TypeID?) -> SwiftExpression {
    let map = schema[id]
    if settings.mappers == .namespaces {
      let name = isBack ? mapperBackName(map) : "toDomain"
      return .function(.member(.word(mapperName(map)), name), label: "_")
    }
    return .initializer(of: names.text(of: made(by: id, isBack: isBack), in: scope), label: "from")
  }

  /// What a map, or its way back, makes.
  func made(by id: MapID, isBack: Bool) -> SchemaType {
    isBack ? schema[id].sourceType : .declared(schema[id].target)
  }

  func mapperName(_ map: ValidMap) -> String { schema.mapperName(map) }

  func mapperBackName(_ map: ValidMap) -> String { schema.mapperBackName(map) }

  /// The names of members of a type, which a new static member must not have.
  func memberNames(of id: TypeID) -> [String] {
    if case .wrapper = schema[id].kind { ["rawValue"] } else { schema[id].memberNames }
  }
}

extension ValidatedSchema {
  /// `UserMapper`
  package func mapperName(_ map: ValidMap) -> String {
    self[map.target].plainName.filter { $0 != "." } + "Mapper"
  }

  /// `toDTO`, or `toUserDTO` if several maps lead back from the same type.
  package func mapperBackName(_ map: ValidMap) -> String {
    let hasOthers = maps(of: map.target).contains { other in
      other.id != map.id && other.target == map.target && other.isReversible
    }
    guard hasOthers, let source = map.sourceType.declaredID else { return "toDTO" }
    return "to" + self[source].plainName.filter { $0 != "." }
  }
}
