extension ResolvedSchema {
  /// What a `type` wraps; for any other type, that type. An optional stays optional.
  ///
  /// A `type` that wraps a declared type has been reported, so chains of them need not be followed.
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
