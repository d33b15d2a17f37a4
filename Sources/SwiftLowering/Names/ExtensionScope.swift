import SchemaSemantics

extension ValidatedSchema {
  /// What the names of types are looked up from in an extension of `id`.
  ///
  /// An extension sees what is nested in its type, and nothing of what is around it: from a nested type, names are
  /// spelled as at the top of a file.
  func extensionScope(of id: TypeID) -> TypeID? {
    self[id].parent == nil ? id : nil
  }
}
