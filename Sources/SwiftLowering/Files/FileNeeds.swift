package import SchemaSemantics

/// What a file needs from elsewhere, gathered while it is lowered.
package struct FileNeeds: Hashable, Sendable {
  /// How far what is imported from Foundation is seen; nil while nothing is.
  package private(set) var foundation: AccessLevel?
  private var parts: Set<SupportPartName> = []

  package init() {}

  package var support: [SupportPartName] { parts.sorted() }

  package mutating func call(_ part: SupportPartName) {
    parts.insert(part)
  }

  /// Those of a part of the file.
  package mutating func add(_ others: FileNeeds) {
    parts.formUnion(others.parts)
    if let access = others.foundation { importFoundation(access) }
  }

  /// - Parameter access: of the declaration that mentions `type`; internal for the body of a function.
  package mutating func mention(_ type: SchemaType, access: AccessLevel) {
    for scalar in type.scalars { mention(scalar, access: access) }
    if case .patch = type { call(.patch) }
  }

  package mutating func mention(_ scalar: Scalar, access: AccessLevel) {
    switch scalar {
    case .decimal, .date, .url, .uuid, .data: importFoundation(access)
    case .calendarDate: call(.calendarDate)
    case .json: call(.json)
    default: break
    }
  }

  package mutating func importFoundation(_ access: AccessLevel) {
    foundation = max(foundation ?? access, access)
  }
}

extension SchemaType {
  /// The scalars in it, from left to right.
  package var scalars: [Scalar] {
    switch self {
    case .scalar(let scalar): [scalar]
    case .declared, .unknown: []
    case .optional(let inner), .array(let inner, _), .set(let inner), .patch(let inner):
      inner.scalars
    case .dictionary(let key, let value): key.scalars + value.scalars
    }
  }
}
