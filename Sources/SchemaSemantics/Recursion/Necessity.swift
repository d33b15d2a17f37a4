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

  /// A member, by its position, that cannot be without a value of a declared type.
  struct Part {
    let member: Int
    let type: TypeID
    /// Whether the value is one of several, of which there must be at least one.
    var isElement = false
  }
}

extension ResolvedSchema {
  func necessity(of type: ResolvedType) -> Necessity {
    switch type.kind {
    case .record(let record):
      .all(
        record.fields.enumerated().compactMap { part($0, $1.type, $1.syntax.rules) })
    case .wrapper(let wrapper):
      // A type that wraps itself is reported as such.
      .all(
        [part(0, wrapper.base, wrapper.syntax.rules)].compactMap { $0 }.filter(\.isElement))
    case .enumeration, .foreign:
      .all([])
    case .union(let union):
      isFiniteByACase(union)
        ? .all([])
        : .one(
          union.cases.enumerated().compactMap { part($0, $1.payload ?? .unknown) })
    }
  }

  /// An optional may be nil, and a collection empty unless a rule forbids that: neither needs a value of its content.
  private func part(
    _ member: Int, _ type: SchemaType, _ rules: [RuleUse] = []
  ) -> Necessity.Part? {
    switch type {
    case .declared(let id):
      Necessity.Part(member: member, type: id)
    case .array(let content, _), .set(let content), .dictionary(_, let content):
      rules.contains(where: \.needsAnElement)
        ? content.declaredID.map { Necessity.Part(member: member, type: $0, isElement: true) }
        : nil
    case .scalar, .optional, .patch, .unknown:
      nil
    }
  }

  /// Whether there is a case that needs no declared type, or may be one that this build does not know.
  private func isFiniteByACase(_ union: ResolvedUnion) -> Bool {
    union.syntax.isOpen || union.cases.isEmpty
      || union.cases.contains { $0.payload?.declaredID == nil }
  }
}

extension RuleUse {
  /// Whether no collection without elements complies with it.
  fileprivate var needsAnElement: Bool {
    switch (name?.text, operand) {
    case ("notEmpty", nil), ("notEmpty", .literal): true
    case ("count", .literal(let count)): count.isAtLeast(1)
    case ("count", .range(let range)): range.lower?.isAtLeast(1) == true
    case ("count", .comparison(.greaterOrEqual, let count)),
      ("count", .comparison(.equal, let count)):
      count.isAtLeast(1)
    case ("count", .comparison(.greater, let count)): count.isAtLeast(0)
    default: false
    }
  }
}

extension Literal {
  fileprivate func isAtLeast(_ least: Int) -> Bool {
    if case .integer(let digits) = kind, let value = Int(digits) { value >= least } else { false }
  }
}
