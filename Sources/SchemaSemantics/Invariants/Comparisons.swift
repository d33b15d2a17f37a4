import Diagnostics
import SchemaSyntax

extension ConditionReader {
  mutating func read(
    _ comparison: Comparison, _ left: Condition, _ right: Condition, knowing known: KnownPresence
  ) -> Reading? {
    let (first, second) = (operand(of: left), operand(of: right))
    guard let first, let second else { return nil }
    switch (first.path, second.path) {
    case (_?, _?):
      return compare(comparison, first, second, knowing: known)
    case (_?, nil):
      return compare(comparison, first, with: second, knowing: known)
    case (nil, _?):
      return compare(comparison.mirrored, second, with: first, knowing: known)
    case (nil, nil):
      reportConstant(first, second)
      return nil
    }
  }

  /// Compares two fields, or properties of fields.
  private mutating func compare(
    _ comparison: Comparison, _ left: ConditionOperand, _ right: ConditionOperand,
    knowing known: KnownPresence
  ) -> Reading? {
    guard let (leftType, rightType) = both(left.type, right.type),
      let (leftValid, rightValid) = both(left.valid, right.valid)
    else { return nil }
    if left.reads(theSameAs: right) {
      reportConstant("`\(left.text)` is compared with itself", left.span.through(right.span))
      return nil
    }
    guard leftType == rightType else {
      reportDisagreement(left, leftType, right, rightType)
      return nil
    }
    if comparison.isOrdering {
      guard isOrdered(leftType, of: left, by: comparison),
        isGuarded(left, comparison, left, right, knowing: known),
        isGuarded(right, comparison, left, right, knowing: known)
      else { return nil }
    }
    return (.comparison(comparison, leftValid, rightValid), .none)
  }

  /// Compares a field, or a property of one, with a literal.
  private mutating func compare(
    _ comparison: Comparison, _ field: ConditionOperand, with other: ConditionOperand,
    knowing known: KnownPresence
  ) -> Reading? {
    guard let path = field.path, let type = field.type, let operand = field.valid,
      let literal = other.literal
    else { return nil }
    if literal.kind == .null { return compareWithNil(comparison, field, path, literal) }
    if comparison.isOrdering, !isOrdered(type, of: field, by: comparison) { return nil }
    guard let value = value(of: other, as: type, path) else { return nil }
    if comparison.isOrdering, !isGuarded(field, comparison, field, other, knowing: known) {
      return nil
    }
    let present = Lesson.present(path)
    return (
      .comparison(comparison, operand, .value(value)),
      comparison == .notEqual ? Lesson(whenFalse: present) : Lesson(whenTrue: present)
    )
  }

  private mutating func compareWithNil(
    _ comparison: Comparison, _ field: ConditionOperand, _ path: FieldPath, _ literal: Literal
  ) -> Reading? {
    guard path.type.isOptional else {
      reportConstant("`\(field.text)` is never nil", field.span.through(literal.span))
      return nil
    }
    let present = Lesson.present(path)
    switch comparison {
    case .equal: return (.isNull(.field(path)), Lesson(whenFalse: present))
    case .notEqual: return (.isPresent(.field(path)), Lesson(whenTrue: present))
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      diagnostics.report(
        .unorderedOperands, "`nil` cannot be ordered", at: literal.span,
        help: "compare with `==` or `!=`")
      return nil
    }
  }

  /// `status in [open, paid]`
  mutating func read(_ value: Condition, in list: [Literal], at span: SourceSpan) -> Reading? {
    guard let field = operand(of: value) else { return nil }
    guard let path = field.path, let type = field.type, let operand = field.valid else {
      reportConstant(field, nil)
      return nil
    }
    if list.isEmpty {
      reportConstant("no value is in an empty list", span)
      return nil
    }
    var firstPlaces: [Value: SourceSpan] = [:]
    var values: [Value] = []
    for literal in list {
      if literal.kind == .null {
        reportNilInList(literal, field)
        continue
      }
      guard let value = self.value(of: literal, as: type, path) else { continue }
      if let first = firstPlaces[value] {
        reportRepeated(literal, first)
      } else {
        firstPlaces[value] = literal.span
        values.append(value)
      }
    }
    guard values.count == list.count else { return nil }
    return (.contained(operand, in: values), Lesson(whenTrue: Lesson.present(path)))
  }
}

extension ConditionReader {
  /// A name that is not a field must be a case of the type on the other side.
  private mutating func value(
    of operand: ConditionOperand, as type: SchemaType, _ path: FieldPath
  ) -> Value? {
    if case .name(_, let missing) = operand.kind, !hasCases(type) {
      diagnostics.append(missing)
      return nil
    }
    return operand.literal.flatMap { value(of: $0, as: type, path) }
  }

  private mutating func value(of literal: Literal, as type: SchemaType, _ path: FieldPath) -> Value?
  {
    let isField = path.type.unwrapped == type
    return facts.value(
      of: literal, as: type,
      declaredAt: isField ? paths.declaration(of: path.steps[...], from: record) : nil,
      into: &diagnostics)
  }

  private func hasCases(_ type: SchemaType) -> Bool {
    guard let id = schema.base(of: type).declaredID else { return false }
    return switch schema[id].kind {
    case .enumeration, .union: true
    case .record, .wrapper, .foreign: false
    }
  }

  private mutating func isOrdered(
    _ type: SchemaType, of operand: ConditionOperand, by comparison: Comparison
  ) -> Bool {
    if schema.base(of: type).scalar?.isOrdered == true { return true }
    if let id = type.declaredID, schema[id].isForeign, schema[id].isComparable { return true }
    diagnostics.report(
      .unorderedOperands, "`\(schema.text(of: type))` has no order", at: operand.span,
      notes: ["`\(comparison.rawValue)` compares strings, numbers and dates"],
      help: "compare with `==`, `!=` or `in`")
    return false
  }

  private mutating func isGuarded(
    _ operand: ConditionOperand, _ comparison: Comparison, _ left: ConditionOperand,
    _ right: ConditionOperand, knowing known: KnownPresence
  ) -> Bool {
    guard let path = operand.path else { return true }
    let text = "\(left.text) \(comparison.rawValue) \(right.text)"
    return isPresent(path, of: operand, knowing: known, instead: { Self.guarded(text, by: $0) })
  }
}

private func both<First, Second>(_ first: First?, _ second: Second?) -> (First, Second)? {
  guard let first, let second else { return nil }
  return (first, second)
}

extension Comparison {
  var isOrdering: Bool { self != .equal && self != .notEqual }

  /// The comparison that is true when the sides are exchanged.
  fileprivate var mirrored: Comparison {
    switch self {
    case .equal, .notEqual: self
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .greater: .less
    case .greaterOrEqual: .lessOrEqual
    }
  }
}
