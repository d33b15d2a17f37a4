import Diagnostics
import SchemaSemantics
import SchemaSyntax

extension LoweringContext {
  /// In the order of the cases. A property whose name is taken is left out.
  func properties(of union: ValidUnion, _ type: ValidType) -> [UnionPropertyModel] {
    guard settings.unionProperties == .domain, union.layer == .domain,
      union.cases.count <= Self.mostSynthesizedCases
    else { return [] }
    let payloads = Set(union.cases.filter { $0.payload != nil }.map(\.swiftName))
    let taken = type.namesTaken(schema)
    // Two names can differ only in the case of their first letter.
    let flags = Dictionary(
      union.cases.map { ($0.swiftName.capitalizedFirst, 1) }, uniquingKeysWith: +)
    return union.cases.flatMap { unionCase -> [UnionPropertyModel] in
      let flag = "is" + unionCase.swiftName.capitalizedFirst
      let canHaveFlag =
        !taken.contains(flag) && !payloads.contains(flag)
        && flags[unionCase.swiftName.capitalizedFirst] == 1
      let isFree = unionCase.payload != nil && !taken.contains(unionCase.swiftName)
      return (canHaveFlag ? [self.flag(flag, of: unionCase, type)] : [])
        + (isFree ? [payload(of: unionCase, type)] : [])
    }
  }

  private func flag(_ name: String, of unionCase: ValidUnion.Case, _ type: ValidType)
    -> UnionPropertyModel
  {
    UnionPropertyModel(
      documentation: DocumentationComment(["Whether this is `\(unionCase.swiftName)`."]),
      deprecation: unionCase.notes.deprecationAttribute, access: settings.domain.access.prefix,
      name: name, type: names.standard("Bool"),
      pattern: ".\(SwiftIdentifier.member(unionCase.swiftName))", value: "true",
      otherwise: "false")
  }

  private func payload(of unionCase: ValidUnion.Case, _ type: ValidType) -> UnionPropertyModel {
    let reference = SwiftIdentifier.member(unionCase.swiftName)
    let wrapped = unionCase.payload?.unwrapped
    let written = unionCase.payload.map(unionCase.written.unwrapped) ?? .plain
    return UnionPropertyModel(
      documentation: DocumentationComment([
        "The associated value of `\(unionCase.swiftName)`, or nil for any other case."
      ]),
      deprecation: unionCase.notes.deprecationAttribute, access: settings.domain.access.prefix,
      name: SwiftIdentifier.declared(unionCase.swiftName),
      type: (wrapped.map { names.text(of: $0, written: written, in: type.id) } ?? "") + "?",
      pattern: ".\(reference)(let payload)", value: "payload", otherwise: "nil")
  }
}

extension ValidType {
  /// The names of members that the type has for other reasons.
  fileprivate func namesTaken(_ schema: ValidatedSchema) -> Set<String> {
    let required = conformances.flatMap { Self.requirements[$0.name, default: []] }
    return Set(children.map { schema[$0].name } + required + ["hashValue", "self", "init"])
  }

  /// Members that are written by hand for a protocol that the schema names.
  private static let requirements = [
    "Identifiable": ["id"], "CustomStringConvertible": ["description"],
    "LosslessStringConvertible": ["description"],
    "CustomDebugStringConvertible": ["debugDescription"], "CustomReflectable": ["customMirror"],
    "Error": ["localizedDescription"],
    "LocalizedError": [
      "localizedDescription", "errorDescription", "failureReason", "recoverySuggestion",
      "helpAnchor",
    ],
  ]
}
