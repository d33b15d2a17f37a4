import SchemaSyntax

/// What a value of a type must contain.
enum Necessity {
  /// All of these: the required fields of a record.
  case all([Part])
  /// One of these: the cases of a union, each of which has a payload.
  case one([Part])

  var parts: [Part] {
    switch self {
    case .all(let parts), .one(let parts): parts
    }
  }

  /// A member, by its position, that directly contains a value of a declared type.
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
    case .wrapper, .enumeration, .foreign:
      .all([])
    case .union(let union):
      isFiniteByACase(union)
        ? .all([]) : .one(parts(union.cases.map { $0.payload ?? .unknown }))
    }
  }

  /// An optional may be nil and a collection empty: neither needs a value of its content.
  private func parts(_ types: [SchemaType]) -> [Necessity.Part] {
    types.enumerated().compactMap { member, type in
      type.declaredID.map { Necessity.Part(member: member, type: $0) }
    }
  }

  /// Whether there is a case that needs no declared type, or may be one that this build does not know.
  private func isFiniteByACase(_ union: ResolvedUnion) -> Bool {
    union.syntax.isOpen || union.cases.isEmpty
      || union.cases.contains { $0.payload?.declaredID == nil }
  }
}
