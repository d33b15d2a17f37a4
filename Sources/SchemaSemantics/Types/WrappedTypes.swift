extension ResolvedSchema {
  /// What a `type` wraps; any other type is itself. An optional stays one.
  ///
  /// A `type` that wraps a declared type has been reported, so that no chain of them is followed.
  func base(of type: SchemaType) -> SchemaType {
    switch type {
    case .declared(let id):
      guard case .wrapper(let wrapper) = self[id].kind else { return type }
      return wrapper.base.declaredID == nil ? wrapper.base : .unknown
    case .optional(let wrapped):
      return .optional(base(of: wrapped))
    case .scalar, .array, .set, .dictionary, .patch, .unknown:
      return type
    }
  }
}
