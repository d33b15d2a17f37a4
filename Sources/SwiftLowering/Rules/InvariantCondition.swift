import SchemaSemantics
import SchemaSyntax
import TextFormats

/// The negated condition of a `rule` in Swift: when the rule is broken.
///
/// `end == nil or start < end` is broken if there is an `end` and `start >= end`: what must be there is bound first, so that
/// nothing is force-unwrapped.
struct InvariantCondition {
  private let context: LoweringContext
  private let record: TypeID
  private let locals: [String]
  private var names: LocalNames
  /// The paths of optional values that are bound, and the names that they are bound to.
  private var bound: [[Int]: String] = [:]

  /// - Parameter locals: the names of the fields of the record here.
  init(_ context: LoweringContext, record: TypeID, locals: [String], names: LocalNames) {
    self.context = context
    self.record = record
    self.locals = locals
    self.names = names
  }

  /// What must be true if `condition` is not; nil if it is always true.
  func broken(_ condition: ValidCondition, needs: inout FileNeeds)
    -> [SwiftCondition]?
  {
    for type in condition.types {
      let compared = context.base(of: type.unwrapped) ?? type
      for scalar in compared.scalars { needs.mention(scalar, access: .internal) }
    }
    for (id, position) in condition.values.flatMap(\.enumCases) {
      needs.detours.addIfDeprecated(position, of: id, context)
    }
    var writer = self
    var clauses: [SwiftCondition] = []
    for alternative in condition.alternatives {
      switch writer.known(alternative) {
      case .holds: return nil
      case .fails: continue
      case .open(let rest):
        guard let failure = writer.failure(of: rest) else { return nil }
        clauses += failure
      }
    }
    return clauses
  }

  // MARK: Clauses

  /// What is known about a condition after values have been bound, which are then not nil.
  private func known(_ condition: ValidCondition) -> KnownCondition {
    condition.known { path in bound[path.steps.map(\.field)] != nil }
  }

  /// Nil if it cannot fail.
  private mutating func failure(of condition: ValidCondition) -> [SwiftCondition]? {
    switch condition {
    case .isNull(.field(let path)): [bind(path)]
    case .not(let inner): success(of: inner)
    default: [.test(negation(condition))]
    }
  }

  private mutating func success(of condition: ValidCondition) -> [SwiftCondition]? {
    var clauses: [SwiftCondition] = []
    for conjunct in condition.conjuncts {
      let link: ValidCondition
      switch known(conjunct) {
      case .holds: continue
      case .fails: return nil
      case .open(let rest): link = rest
      }
      if case .isPresent(.field(let path)) = link {
        clauses.append(bind(path))
      } else {
        clauses.append(.test(expression(link)))
      }
    }
    return clauses
  }

  private mutating func bind(_ path: FieldPath) -> SwiftCondition {
    let value = way(to: path)
    let fields = path.steps.map(\.field)
    guard path.steps.count > 1 else {
      let name = fields.first.map { locals[$0] } ?? ""
      bound[fields] = name
      return .binding(name, of: value == .word(name) ? nil : value)
    }
    let last = context.fieldNames(of: path, from: record).last ?? ""
    let name = SwiftIdentifier.declared(names.claim(last))
    bound[fields] = name
    return .binding(name, of: value)
  }

  private func negation(_ condition: ValidCondition) -> SwiftExpression {
    switch condition {
    case .comparison(let comparison, let left, let right) where isTotal(comparison, left):
      self.comparison(comparison.negated, left, right)
    case .isNull(let operand): self.operand(operand).infix(.notEqual, .nothing)
    case .isPresent(let operand): self.operand(operand).infix(.equal, .nothing)
    case .flag(let operand) where isOptional(operand):
      self.operand(operand).infix(.notEqual, .word("true"))
    case .not(let inner): expression(inner)
    case .and where hasNegation(condition):
      .joined(condition.conjuncts.map { negation($0) }, by: .or)
    case .or where hasNegation(condition):
      .joined(condition.alternatives.map { negation($0) }, by: .and)
    case .flag, .contained, .comparison, .and, .or: expression(condition).negated
    }
  }

  /// Whether what it is not can be said without a `!` before the whole.
  private func hasNegation(_ condition: ValidCondition) -> Bool {
    switch condition {
    case .comparison(let comparison, let left, _): isTotal(comparison, left)
    case .isNull, .isPresent, .flag, .not: true
    case .and: condition.conjuncts.allSatisfy(hasNegation)
    case .or: condition.alternatives.allSatisfy(hasNegation)
    case .contained: false
    }
  }

  // MARK: Expressions

  private func expression(_ condition: ValidCondition) -> SwiftExpression {
    switch condition {
    case .and: .joined(condition.conjuncts.map { expression($0) }, by: .and)
    case .or: .joined(condition.alternatives.map { expression($0) }, by: .or)
    case .not(let inner): negation(inner)
    case .comparison(let comparison, let left, let right): self.comparison(comparison, left, right)
    case .isNull(let operand): self.operand(operand).infix(.equal, .nothing)
    case .isPresent(let operand): self.operand(operand).infix(.notEqual, .nothing)
    case .contained(let operand, let values):
      contains(values, operand)
    case .flag(let operand):
      isOptional(operand)
        ? self.operand(operand).infix(.equal, .word("true")) : self.operand(operand)
    }
  }

  private func comparison(
    _ comparison: Comparison, _ left: ValidCondition.Operand, _ right: ValidCondition.Operand
  ) -> SwiftExpression {
    let sign = comparison.sign
    if case .value(let value) = right { return self.comparison(left, comparison, with: value) }
    guard comparison.isOrder else { return operand(left).infix(sign, operand(right)) }
    let (first, second) = (plain(left), plain(right))
    switch (isOptional(left), isOptional(right)) {
    case (false, false): return first.infix(sign, second)
    case (true, false): return asking(first) { $0.infix(sign, second) }
    case (false, true): return asking(second) { first.infix(sign, $0) }
    case (true, true):
      var names = names
      let name = names.claim("left")
      let inner = mapping(second, .closure(SwiftExpression.word(name).infix(sign, .argument)))
      return mapping(first, by: "flatMap", .closure(head: name, inner))
        .infix(.equal, .word("true"))
    }
  }

  /// A `type` is compared with a literal by what it wraps, since to make one can fail.
  private func comparison(
    _ left: ValidCondition.Operand, _ comparison: Comparison, with value: Value
  ) -> SwiftExpression {
    let subject = plain(left)
    let type = type(of: left)
    guard isOptional(left), comparison.isOrder || value.hasFailableElements else {
      return compare(subject, comparison, value, type)
    }
    if comparison == .notEqual {
      return asking(subject) { compare($0, .equal, value, type) }.negated
    }
    return asking(subject) { compare($0, comparison, value, type) }
  }

  /// Whether the value is one of several.
  private func contains(_ values: [Value], _ operand: ValidCondition.Operand) -> SwiftExpression {
    let subject = plain(operand)
    let list = SwiftExpression.list(values.map { literal($0, type(of: operand)) })
    let isAsked = isOptional(operand) && values.contains(where: \.hasFailableElements)
    return isAsked
      ? asking(subject) { list.calling("contains", ["_": $0]) }
      : list.calling("contains", ["_": subject])
  }

  /// Whether there is a value, of which `question` is true.
  private func asking(
    _ optional: SwiftExpression, _ question: (SwiftExpression) -> SwiftExpression
  ) -> SwiftExpression {
    mapping(optional, .closure(question(.argument))).infix(.equal, .word("true"))
  }

  /// What follows a chain with a question mark would belong to the chain.
  private func mapping(
    _ optional: SwiftExpression, by method: String = "map", _ function: SwiftExpression
  ) -> SwiftExpression {
    (optional.isChain ? .tuple([optional]) : optional).calling(method, ["_": function])
  }

  private func compare(
    _ subject: SwiftExpression, _ comparison: Comparison, _ value: Value, _ type: SchemaType
  ) -> SwiftExpression {
    guard comparison.isOrder, case .calendarDate(let date) = value.unwrapped else {
      return subject.infix(comparison.sign, literal(value, type))
    }
    return date.comparing(subject, comparison)
  }

  private func literal(_ value: Value, _ type: SchemaType) -> SwiftExpression {
    ValueLiteral(context, takesDetours: true).expression(of: value, as: type, in: record)
  }

  // MARK: Operands

  private func operand(_ operand: ValidCondition.Operand) -> SwiftExpression {
    switch operand {
    case .field(let path): way(to: path)
    case .count(let path): unwrapped(path).member("count")
    case .isEmpty(let path): unwrapped(path).member("isEmpty")
    case .value(let value): literal(value, .scalar(.int))
    }
  }

  private func type(of operand: ValidCondition.Operand) -> SchemaType {
    if case .field(let path) = operand { path.type.unwrapped } else { .scalar(.int) }
  }

  /// What is wrapped by a `type`, rather than the `type`.
  private func plain(_ operand: ValidCondition.Operand) -> SwiftExpression {
    if case .field(let path) = operand, context.base(of: path.type.unwrapped) != nil {
      return unwrapped(path)
    }
    return self.operand(operand)
  }

  private func unwrapped(_ path: FieldPath) -> SwiftExpression {
    var value = way(to: path)
    if let last = path.steps.indices.last, mayBeNil(path, at: last) { value = .chained(value) }
    return context.base(of: path.type.unwrapped) == nil ? value : value.member("rawValue")
  }

  /// From the longest part of the way that is bound.
  private func way(to path: FieldPath) -> SwiftExpression {
    let fields = path.steps.map(\.field)
    let readings = context.readings(of: path, from: record)
    var start = 1
    var way = path.steps.first.map { $0.value(in: .word(locals[$0.field])) } ?? .nothing
    for length in stride(from: fields.count, to: 0, by: -1) {
      guard let name = bound[Array(fields.prefix(length))] else { continue }
      (start, way) = (length, .word(name))
      break
    }
    for position in start..<max(start, fields.count) {
      let owner = mayBeNil(path, at: position - 1) ? .chained(way) : way
      way = path.steps[position].value(in: owner.member(readings[position]))
    }
    return way
  }

  private func isOptional(_ operand: ValidCondition.Operand) -> Bool {
    guard let path = operand.path else { return false }
    return path.steps.indices.contains { mayBeNil(path, at: $0) }
  }

  /// Whether the value of a single step may be nil, given everything that is bound.
  private func mayBeNil(_ path: FieldPath, at position: Int) -> Bool {
    path.steps[position].mayBeNil
      && bound[path.steps.prefix(position + 1).map(\.field)] == nil
  }

  /// Whether of any two values that differ, one comes before the other.
  private func isTotal(_ comparison: Comparison, _ operand: ValidCondition.Operand) -> Bool {
    guard comparison.isOrder else { return true }
    guard case .field(let path) = operand, !isOptional(operand) else {
      return !isOptional(operand)
    }
    let type = path.type.unwrapped
    return (context.base(of: type) ?? type).scalar?.isFloatingPoint != true
  }
}

extension Value {
  /// Whether it is a collection whose elements are optional in Swift, since the schema knows that they can be made, and the
  /// compiler does not. The collection as a whole is then no longer what is compared with it, if that is optional.
  fileprivate var hasFailableElements: Bool {
    switch unwrapped {
    case .array(let elements), .set(let elements): elements.contains(where: \.isFailable)
    case .dictionary(let entries): entries.contains { $0.key.isFailable || $0.value.isFailable }
    default: false
    }
  }

  private var isFailable: Bool {
    switch unwrapped {
    case .url, .uuid, .calendarDate: true
    default: hasFailableElements
    }
  }
}

extension FieldPath.Step {
  /// What a condition reads of the field.
  fileprivate func value(in field: SwiftExpression) -> SwiftExpression {
    type.isPatch ? field.member("value") : field
  }
}
