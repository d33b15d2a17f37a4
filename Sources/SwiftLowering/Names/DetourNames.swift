import SchemaSemantics

/// The names of the protocols through which maps use the deprecated members of types: `DeprecatedUserParts`.
struct DetourNames {
  /// One for each type.
  private let names: [String]

  /// - Parameter free: gives way to names of the schema.
  init(_ schema: ValidatedSchema, free: (String) -> String) {
    names =
      DistinctNames(
        schema.types.map { type in
          ([type.plainName], "Deprecated" + type.plainName.filter { $0 != "." } + "Parts")
        }, free: free
      ).names
  }

  subscript(id: TypeID) -> String { names[id.index] }
}
