import SchemaSemantics

extension ValidatedSchema {
  /// The scope for looking up type names in an extension of `id`.
  ///
  /// An extension sees what is nested in its type, but nothing around it: in an extension of a nested type, names are
  /// written as at the top level of a file.
  func extensionScope(of id: TypeID) -> TypeID? {
    self[id].parent == nil ? id : nil
  }
}
