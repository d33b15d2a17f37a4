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
    -> [ConditionClause]?
  {
    for type in condition.types {
      let compared = context.base(of: type.unwrapped) ?? type
      for scalar in compared.scalars { needs.mention(scalar, access: .internal) }
    }
    var writer = self
    var clauses: [ConditionClause] = []
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

  /// Nil if it cannot be false.
  private mutating func failure(of condition: ValidCondition) -> [ConditionClause]? {
    switch condition {
    case .isNull(.field(let path)): [bind(path)]
    case .not(let inner): success(of: inner)
    default: [.test(negation(condition))]
    }
  }

  private mutating func success(of condition: ValidCondition) -> [ConditionClause]? {
    var clauses: [ConditionClause] = []
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
        let text = expression(link, .lowest)
        clauses.append(link.alternatives.count > 1 ? .disjunction(text) : .test(text))
      }
    }
    return clauses
  }

  private mutating func bind(_ path: FieldPath) -> ConditionClause {
    let value = way(to: path)
    let fields = path.steps.map(\.field)
    guard path.steps.count > 1 else {
      let name = fields.first.map { locals[$0] } ?? ""
      bound[fields] = name
      return .binding(name: name, of: value == name ? nil : value)
    }
    let last = context.fieldNames(of: path, from: record).last ?? ""
    let name = SwiftIdentifier.declared(names.claim(last))
    bound[fields] = name
    return .binding(name: name, of: value)
  }

  private func negation(_ condition: ValidCondition) -> String {
    switch condition {
    case .comparison(let comparison, let left, let right) where isTotal(comparison, left):
      self.comparison(comparison.negated, left, right)
    case .isNull(let operand): self.operand(operand) + " != nil"
    case .isPresent(let operand): self.operand(operand) + " == nil"
    case .flag(let operand) where isOptional(operand): self.operand(operand) + " != true"
    case .flag, .contained: "!" + expression(condition, .highest)
    case .not(let inner): expression(inner, .lowest)
    case .comparison, .and, .or: "!(\(expression(condition, .lowest)))"
    }
  }

  // MARK: Expressions

  private func expression(_ condition: ValidCondition, _ outer: Precedence) -> String {
    switch condition {
    case .and:
      join(condition.conjuncts.map { expression($0, .conjunction) }, "&&", outer > .conjunction)
    case .or:
      join(condition.alternatives.map { expression($0, .disjunction) }, "||", outer > .disjunction)
    case .not(let inner): negation(inner)
    case .comparison(let comparison, let left, let right): self.comparison(comparison, left, right)
    case .isNull(let operand): self.operand(operand) + " == nil"
    case .isPresent(let operand): self.operand(operand) + " != nil"
    case .contained(let operand, let values):
      "[\(values.map { literal($0, type(of: operand)) }.joined(separator: ", "))]"
        + ".contains(\(plain(operand)))"
    case .flag(let operand):
      isOptional(operand) ? self.operand(operand) + " == true" : self.operand(operand)
    }
  }

  private enum Precedence: Int, Comparable {
    case lowest, disjunction, conjunction, highest

    static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }
  }

  private func join(_ parts: [String], _ operator: String, _ needsParentheses: Bool) -> String {
    let text = parts.joined(separator: " \(`operator`) ")
    return needsParentheses ? "(\(text))" : text
  }

  private func comparison(
    _ comparison: Comparison, _ left: ValidCondition.Operand, _ right: ValidCondition.Operand
  ) -> String {
    let sign = comparison.rawValue
    if case .value(let value) = right { return self.comparison(left, sign, with: value) }
    guard comparison.isOrder else { return "\(operand(left)) \(sign) \(operand(right))" }
    let (first, second) = (plain(left), plain(right))
    switch (isOptional(left), isOptional(right)) {
    case (false, false): return "\(first) \(sign) \(second)"
    case (true, false): return "\(chained(first)).map({ $0 \(sign) \(second) }) == true"
    case (false, true): return "\(chained(second)).map({ \(first) \(sign) $0 }) == true"
    case (true, true):
      let inner = "\(chained(second)).map({ left \(sign) $0 })"
      return "\(chained(first)).flatMap({ left in \(inner) }) == true"
    }
  }

  /// A `type` is compared with a literal by the value that it wraps, since making one can fail.
  private func comparison(_ left: ValidCondition.Operand, _ sign: String, with value: Value)
    -> String
  {
    let text = plain(left)
    let isOrder = sign != Comparison.equal.rawValue && sign != Comparison.notEqual.rawValue
    guard isOrder else { return "\(text) \(sign) \(literal(value, type(of: left)))" }
    if isOptional(left) {
      return "\(chained(text)).map({ \(ordered("$0", sign, value, type(of: left))) }) == true"
    }
    return ordered(text, sign, value, type(of: left))
  }

  /// What follows an optional chain would belong to the chain.
  private func chained(_ text: String) -> String {
    text.contains("?") ? "(\(text))" : text
  }

  private func ordered(_ text: String, _ sign: String, _ value: Value, _ type: SchemaType)
    -> String
  {
    guard case .calendarDate(let date) = value.unwrapped else {
      return "\(text) \(sign) \(literal(value, type))"
    }
    return "(\(text).year, \(text).month, \(text).day) \(sign) "
      + "(\(date.year), \(date.month), \(date.day))"
  }

  private func literal(_ value: Value, _ type: SchemaType) -> String {
    ValueLiteral(context).text(of: value, as: type, in: record)
  }

  // MARK: Operands

  private func operand(_ operand: ValidCondition.Operand) -> String {
    switch operand {
    case .field(let path): way(to: path)
    case .count(let path): unwrapped(path) + ".count"
    case .isEmpty(let path): unwrapped(path) + ".isEmpty"
    case .value(let value): literal(value, .scalar(.int))
    }
  }

  private func type(of operand: ValidCondition.Operand) -> SchemaType {
    if case .field(let path) = operand { path.type.unwrapped } else { .scalar(.int) }
  }

  /// The value that a `type` wraps, instead of the `type`.
  private func plain(_ operand: ValidCondition.Operand) -> String {
    if case .field(let path) = operand, context.base(of: path.type.unwrapped) != nil {
      return unwrapped(path)
    }
    return self.operand(operand)
  }

  private func unwrapped(_ path: FieldPath) -> String {
    let last = path.steps.indices.last
    let text = way(to: path) + (last.map { mayBeNil(path, at: $0) } == true ? "?" : "")
    return context.base(of: path.type.unwrapped) == nil ? text : text + ".rawValue"
  }

  /// The path from its longest part that is bound.
  private func way(to path: FieldPath) -> String {
    let fields = path.steps.map(\.field)
    let names = context.fieldNames(of: path, from: record)
    var start = 1
    var text = path.steps.first.map { locals[$0.field] + $0.access } ?? ""
    for length in stride(from: fields.count, to: 0, by: -1) {
      guard let name = bound[Array(fields.prefix(length))] else { continue }
      (start, text) = (length, name)
      break
    }
    for position in start..<max(start, fields.count) {
      let step = SwiftIdentifier.member(names[position]) + path.steps[position].access
      text += (mayBeNil(path, at: position - 1) ? "?." : ".") + step
    }
    return text
  }

  private func isOptional(_ operand: ValidCondition.Operand) -> Bool {
    switch operand {
    case .field(let path), .count(let path), .isEmpty(let path):
      path.steps.indices.contains { mayBeNil(path, at: $0) }
    case .value: false
    }
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

extension FieldPath.Step {
  /// The member that leads from a field to what a condition reads.
  fileprivate var access: String { type.isPatch ? ".value" : "" }
}
