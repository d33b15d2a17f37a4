/// The position of an alias among those of a schema.
package struct AliasID: Hashable, Sendable {
  package let index: Int
}

/// Which parts of a type are written as an alias. It has the form of the type; everything else sees through aliases.
package indirect enum TypeSpelling: Hashable, Sendable {
  case plain
  case alias(AliasID)
  /// Of an optional, an array, a set or a `Patch`.
  case around(TypeSpelling)
  case dictionary(key: TypeSpelling, value: TypeSpelling)

  /// How `type`, which is spelled like this, is spelled without `?`.
  package func unwrapped(from type: SchemaType) -> TypeSpelling {
    if case .around(let inner) = self, type.isOptional { inner } else { self }
  }

  /// The aliases in it, from left to right.
  package var aliases: [AliasID] {
    switch self {
    case .plain: []
    case .alias(let id): [id]
    case .around(let inner): inner.aliases
    case .dictionary(let key, let value): key.aliases + value.aliases
    }
  }
}
