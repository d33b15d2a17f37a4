package import Diagnostics
import SchemaSemantics
import SwiftLowering

/// Where the functions of maps are in types of their own, these are named after what the maps make, and people write their
/// names.
package enum MapperNameCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [.mapperName]

  static func problems(in schema: ValidatedSchema) -> [Diagnostic] {
    let maps = schema.maps.filter { !$0.isGeneric }
    return clashesOfTypes(maps, schema) + clashesOfFunctions(maps, schema)
  }

  private static func clashesOfTypes(
    _ maps: [ValidMap], _ schema: ValidatedSchema
  ) -> [Diagnostic] {
    let declared = schema.spansOfNames
    var first: [String: ValidMap] = [:]
    var targets: Set<TypeID> = []
    return maps.compactMap { map in
      guard targets.insert(map.target).inserted else { return nil }
      let name = schema.mapperName(map)
      if let span = declared[name] {
        return Diagnostic(
          .mapperName,
          "the functions that make `\(schema.written(map.target))` need the name `\(name)`, "
            + "which is taken",
          at: map.span, secondary: [.init(span, "this has that name")], help: "rename one of them")
      }
      guard let other = first[name] else {
        first[name] = map
        return nil
      }
      return Diagnostic(
        .mapperName,
        "the functions that make `\(schema.written(other.target))` and `\(schema.written(map.target))` both need the name `\(name)`",
        at: map.span, secondary: [.init(other.span, "the first one")],
        help: "rename one of the two types")
    }
  }

  /// Several maps that lead back from one type are named after what they make.
  private static func clashesOfFunctions(
    _ maps: [ValidMap], _ schema: ValidatedSchema
  ) -> [Diagnostic] {
    var first: [[String]: ValidMap] = [:]
    return maps.filter(\.isReversible).compactMap { map in
      let name = schema.mapperBackName(map)
      let key = [schema.mapperName(map), name]
      guard let other = first[key], other.target == map.target,
        let (left, right) = pair(other.sourceType.declaredID, map.sourceType.declaredID)
      else {
        if first[key] == nil { first[key] = map }
        return nil
      }
      return Diagnostic(
        .mapperName,
        "the ways back to `\(schema.written(left))` and `\(schema.written(right))` both need the name `\(name)`",
        at: map.span, secondary: [.init(other.span, "the first one")],
        help: "rename one of the two types")
    }
  }

  private static func pair(_ left: TypeID?, _ right: TypeID?) -> (TypeID, TypeID)? {
    if let left, let right { (left, right) } else { nil }
  }
}

extension ValidatedSchema {
  /// The names that would be found in place of a mapper, each with the place that causes it.
  fileprivate var spansOfNames: [String: SourceSpan] {
    let operations = repositories.flatMap(\.operations)
    let members =
      operations.map { ($0.name, $0.span) }
      + operations.flatMap(\.parameters).map { ($0.name, $0.span) }
    return placesOfNames(isOnlyTop: true).merging(members, uniquingKeysWith: { first, _ in first })
  }

  fileprivate func written(_ id: TypeID) -> String {
    let type = self[id]
    return type.instance == nil ? type.qualifiedName : type.name
  }
}

extension DiagnosticKind {
  static let mapperName = DiagnosticKind(
    "G0219", .error, "a mapper whose name is taken",
    explanation: """
      With `"mappers": "namespaces"`, the functions of maps are in enums that are named after what they make: `UserMapper`
      for `User`, and `UserProfileMapper` for `User.Profile`. A type `UserProfile` would have a mapper of the same name, and
      a type `UserMapper` has that name already. Where several maps lead back from one type, their functions are named
      after the dtos: `toUserDTO`.

      Names are never made unique with numbers, because the meaning of a name must not depend on other declarations. Rename
      one of the types, or use `"mappers": "extensions"`, which makes up no names.
      """)
}
