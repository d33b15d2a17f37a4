import SchemaSyntax

/// What a value of a type cannot be without.
enum Necessity {
  /// Every one of these: the required fields of a record.
  case all([Part])
  /// One of these: the cases of a union, each of which has a payload.
  case one([Part])

  var parts: [Part] {
    switch self {
    case .all(let parts), .one(let parts): parts
    }
  }

  /// A member, by its position, that holds a value of a declared type in itself.
  struct Part {
    let member: Int
    let type: TypeID
  }
}

extension ResolvedSchema {
  func necessity(of type: ResolvedType) -> Necessity {
    switch type.kind {
    case .record(let record):
      .all(parts(record.fields.map(\.type)))
    case .wrapper, .enumeration:
      .all([])
    case .union(let union):
      isFiniteByACase(union)
        ? .all([]) : .one(parts(union.cases.map { $0.payload ?? .unknown }))
    }
  }

  /// An optional may be nil and a collection empty: neither needs a value of what it holds.
  private func parts(_ types: [SchemaType]) -> [Necessity.Part] {
    types.enumerated().compactMap { member, type in
      type.declaredID.map { Necessity.Part(member: member, type: $0) }
    }
  }

  /// Whether there is a case, or could be one that this build does not know, that needs no declared type.
  private func isFiniteByACase(_ union: ResolvedUnion) -> Bool {
    union.syntax.isOpen || union.cases.isEmpty
      || union.cases.contains { $0.payload?.declaredID == nil }
  }
}
