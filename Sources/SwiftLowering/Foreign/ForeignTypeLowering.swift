import SchemaSemantics
import SchemaSyntax

/// A typealias for a type from elsewhere, if the schema gives it a name of its own, and what the compiler checks of it.
package struct ForeignTypeModel: Hashable, Sendable {
  package let notes: NotesModel
  package let access: String
  package let name: String
  /// Nil if the type has this name in Swift.
  package let original: String?
  /// `CheckedCoordinate`, and `CoordinateRequirements`.
  package let checked: String
  package let requirements: String
  /// `Hashable & Sendable`
  package let conformances: String
}

extension LoweringContext {
  func foreignTypeFiles(from paths: [String]) -> [SwiftFileModel] {
    schema.types.compactMap { type in
      guard case .foreign(let foreign) = type.kind else { return nil }
      var needs = FileNeeds()
      let access = foreign.original == nil ? AccessLevel.internal : settings.domain.access
      if let module = foreign.module { needs.importModule(module, access) }
      let conformances =
        ["Hashable", "Sendable"].map { names.standard($0) }
        + type.conformances.map { names.asked($0.name) }
      importProtocols(of: type, access: .internal, in: &needs)
      let model = ForeignTypeModel(
        notes: type.notes.model, access: access.prefix,
        name: foreign.original == nil
          ? names.text(of: type.id, in: nil) : SwiftIdentifier.declared(type.name),
        original: foreign.original.map { text(of: $0, from: foreign.module) },
        checked: names.free("Checked\(type.name)"),
        requirements: names.free("\(type.name)Requirements"),
        conformances: conformances.joined(separator: " & "))
      return SwiftFileModel(
        name: foreign.original == nil ? "\(type.name)+Requirements" : type.name, layer: .domain,
        origin: FileOrigin([type.span], in: paths), content: .foreignType(model), needs: needs, self
      )
    }
  }

  /// A type of the module, even if the schema declares another one of that name.
  private func text(of original: SwiftTypeName, from module: String?) -> String {
    let first = original.path.first.text
    guard let module, names.isDeclared(first) else { return original.text }
    return names.qualified(first, by: module) + original.text.dropFirst(first.count)
  }

  /// The modules of the types from elsewhere that a file mentions. A name of the schema's own for such a type is
  /// declared in the domain, and needs no module, except in a public declaration: there, the compiler wants to see what the
  /// name stands for, in a binary framework, and as the argument of a generic type.
  func foreignImports(of needs: FileNeeds) -> [ImportModel] {
    needs.modules.map { ImportModel(access: $0.value, module: $0.key) }
      + needs.declared.compactMap { id, access in
        (access == .public ? schema[id].moduleOfNamedType : schema[id].foreignModule)
          .map { ImportModel(access: access, module: $0) }
      }
  }
}

extension ValidType {
  /// The module that has to be imported for the type; nil for a type that is declared in the domain.
  var foreignModule: String? {
    guard case .foreign(let foreign) = kind, foreign.original == nil else { return nil }
    return foreign.module
  }

  /// The same, whether it has a name of the schema's own or not.
  fileprivate var moduleOfNamedType: String? {
    if case .foreign(let foreign) = kind { foreign.module } else { nil }
  }
}

extension SwiftTypeName {
  fileprivate var text: String {
    let names =
      [SwiftIdentifier.declared(path.first.text)]
      + path.rest.map { SwiftIdentifier.member($0.text) }
    let list = arguments.map(\.text).joined(separator: ", ")
    return names.joined(separator: ".") + (arguments.isEmpty ? "" : "<\(list)>")
  }
}
