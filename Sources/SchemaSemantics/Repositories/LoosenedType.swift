extension SchemaType {
  /// This type, with an optional wherever `other` has one.
  func optional(whereOptional other: SchemaType) -> SchemaType {
    switch (self, other) {
    case (.optional(let mine), .optional(let theirs)), (let mine, .optional(let theirs)):
      .optional(mine.optional(whereOptional: theirs))
    case (.optional(let mine), _):
      .optional(mine.optional(whereOptional: other))
    case (.array(let mine, let skips), .array(let theirs, _)):
      .array(mine.optional(whereOptional: theirs), skipsInvalid: skips)
    case (.set(let mine), .array(let theirs, _)):
      .set(mine.optional(whereOptional: theirs))
    case (.dictionary(let key, let mine), .dictionary(_, let theirs)):
      .dictionary(key: key, value: mine.optional(whereOptional: theirs))
    default: self
    }
  }
}
