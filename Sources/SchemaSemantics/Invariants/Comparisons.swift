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
    if leftValid == rightValid {
      reportConstant("`\(left.text)` is compared with itself", left.span.through(right.span))
      return nil
    }
    guard leftType == rightType else {
      reportDisagreement(left, leftType, right, rightType)
      return nil
    }
    if comparison.isOrder {
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
    if comparison.isOrder, !isOrdered(type, of: field, by: comparison) { return nil }
    guard let value = value(of: other, as: type, path),
      isComparable(type, with: value, at: literal)
    else { return nil }
    if comparison.isOrder, !isGuarded(field, comparison, field, other, knowing: known) {
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
    let part = path.partThatMayBeNil
    switch comparison {
    case .equal: return (.isNull(.field(part)), Lesson(whenFalse: present))
    case .notEqual: return (.isPresent(.field(part)), Lesson(whenTrue: present))
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
      guard let value = self.value(of: literal, as: type, path),
        isComparable(type, with: value, at: literal)
      else { continue }
      if let first = firstPlaces[value] {
        reportRepeated(literal, first)
      } else {
        firstPlaces[value] = literal.span
        values.append(value)
      }
    }
    guard values.count == list.count else { return nil }
    let condition: ValidCondition =
      values.count == 1
      ? .comparison(.equal, operand, .value(values[0])) : .contained(operand, in: values)
    return (condition, Lesson(whenTrue: Lesson.present(path)))
  }

  mutating func reportConstant(_ message: String, _ span: SourceSpan) {
    diagnostics.report(
      .constantCondition, message, at: span,
      notes: ["the result is the same for every `\(schema[record].qualifiedName)`"],
      help: "remove it, or compare something that can differ")
  }

  /// If neither side reads a field, a name that is not a field is the more likely mistake.
  mutating func reportConstant(_ first: ConditionOperand, _ second: ConditionOperand?) {
    for operand in [first, second] {
      if case .name(_, let missing) = operand?.kind {
        diagnostics.append(missing)
        return
      }
    }
    reportConstant(
      "this does not depend on a field", first.span.through(second?.span ?? first.span))
  }

  private mutating func reportDisagreement(
    _ left: ConditionOperand, _ leftType: SchemaType, _ right: ConditionOperand,
    _ rightType: SchemaType
  ) {
    let (leftText, rightText) = (schema.text(of: leftType), schema.text(of: rightType))
    let bases = (schema.base(of: leftType), schema.base(of: rightType))
    let help: String? =
      bases.0 == bases.1
      ? "give both fields the same type: a `type` is distinct from what it wraps"
      : bases.0.scalar?.isNumber == true && bases.1.scalar?.isNumber == true
        ? "give both fields the same type: numbers of different types are not compared" : nil
    diagnostics.report(
      .disagreeingOperands, "`\(leftText)` and `\(rightText)` cannot be compared",
      at: right.span, label: "`\(rightText)`", secondary: [.init(left.span, "`\(leftText)`")],
      help: help ?? "compare values of one type")
  }

  private mutating func reportNilInList(_ literal: Literal, _ field: ConditionOperand) {
    diagnostics.report(
      .disagreeingOperands, "`in` cannot look for `nil`", at: literal.span,
      help: "write `\(field.text) == nil or \(field.text) in […]`")
  }

  private mutating func reportRepeated(_ literal: Literal, _ first: SourceSpan) {
    diagnostics.report(
      .repeatedListValue, "\(literal.spelled) is in this list twice", at: literal.span,
      secondary: [.init(first, "the first one")], help: "remove one of them")
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
    if case .name(_, let missing) = operand.kind, operand.names.count > 1 {
      diagnostics.append(qualifiedCase(operand, of: type) ?? missing)
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

  /// `Status.open`
  private func qualifiedCase(_ operand: ConditionOperand, of type: SchemaType) -> Diagnostic? {
    guard let id = schema.base(of: type).declaredID, let name = operand.names.last,
      operand.names.dropLast().last == schema[id].name.text
    else { return nil }
    guard facts.caseIndex(name, in: id) != nil else {
      var problems: [Diagnostic] = []
      let literal = Literal(.name(name), span: operand.span)
      _ = facts.value(of: literal, as: .declared(id), into: &problems)
      return problems.first
    }
    return Diagnostic(
      .unknownCase, "a case is named without its type", at: operand.span,
      secondary: [.init(schema[id].name.span, "this type is expected here")],
      help: "write `\(name)`", fix: .replace(operand.span, with: name))
  }

  /// A value of a `type` is compared by what it wraps, which the elements of a collection cannot be.
  private mutating func isComparable(
    _ type: SchemaType, with value: Value, at literal: Literal
  ) -> Bool {
    guard value.unwrapped.elementCount > 0 else { return true }
    if let scalar = type.madeScalarWithinCollections {
      diagnostics.report(
        .disagreeingOperands,
        "a list of literals cannot be compared with collections of `\(scalar.rawValue)` in another one",
        at: literal.span, help: "compare it with `[]`, or compare its `count`")
      return false
    }
    let wrapper = schema.base(of: type).declaredTypes.first { id in
      if case .wrapper = schema[id].kind { true } else { false }
    }
    guard let wrapper else { return true }
    let name = schema[wrapper].qualifiedName
    diagnostics.report(
      .disagreeingOperands, "a list of literals cannot be compared with values of `\(name)`",
      at: literal.span, secondary: [.init(schema[wrapper].head, "a `type` of its own")],
      help: "compare it with `[]`, compare its `count`, or write rules with `each`")
    return false
  }

  private func hasCases(_ type: SchemaType) -> Bool {
    schema.base(of: type).declaredID.flatMap { schema.cases(of: $0) } != nil
  }

  private mutating func isOrdered(
    _ type: SchemaType, of operand: ConditionOperand, by comparison: Comparison
  ) -> Bool {
    if schema.base(of: type).scalar?.isOrdered == true { return true }
    if let id = type.declaredID, schema[id].isForeign, schema[id].isComparable { return true }
    let isOrderedInSwift = type.declaredID.map { schema[$0].isComparable } ?? false
    diagnostics.report(
      .unorderedOperands,
      "`\(schema.text(of: type))` has no order" + (isOrderedInSwift ? " in a rule" : ""),
      at: operand.span,
      notes: [
        "`\(comparison.rawValue)` compares strings, numbers and dates"
          + (isOrderedInSwift ? "; `: Comparable` is for your code" : "")
      ],
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

extension SchemaType {
  /// The scalar within two collections or more whose literals Swift makes of texts, each of which could fail: it converts a single
  /// collection to one of optionals, and no more.
  fileprivate var madeScalarWithinCollections: Scalar? {
    let scalars = self.scalars.filter { [.url, .uuid, .calendarDate].contains($0) }
    let collections = all.filter { type in
      switch type {
      case .array, .set, .dictionary: true
      case .scalar, .declared, .optional, .patch, .unknown: false
      }
    }
    return collections.count > 1 ? scalars.first : nil
  }
}

extension DiagnosticKind {
  static let disagreeingOperands = DiagnosticKind(
    "G0717", .error, "a comparison of values of different types",
    explanation: """
      Both sides of a comparison must have the same type. A literal takes the type of the other side. Two fields must be
      declared with the same type: a `type` differs from what it wraps, and an `Int` differs from a `Double`.
      """,
    wrong: """
      domain Party {
        seats: Int
        guests: Double
        rule fits: guests <= seats
      }
      """,
    right: """
      domain Party {
        seats: Int
        guests: Int
        rule fits: guests <= seats
      }
      """)

  static let unorderedOperands = DiagnosticKind(
    "G0718", .error, "an order between values that have none",
    explanation: """
      Strings, numbers and dates have an order, and so do `type`s around them. Everything else can only be equal or not.
      """,
    wrong: """
      domain Flags {
        first: Bool
        second: Bool
        rule ordered: first < second
      }
      """,
    right: """
      domain Flags {
        first: Bool
        second: Bool
        rule ordered: not first or second
      }
      """)

  static let constantCondition = DiagnosticKind(
    "G0720", .error, "a condition that is always the same",
    explanation: """
      A rule tells good values from bad ones. A condition cannot do that if it does not depend on a field, compares a
      field with itself, or asks whether something is nil that is never nil. Most often, one of its names is a mistake.
      """,
    wrong: """
      domain Stay {
        start: Date
        end: Date
        rule endsAfterStart: start < start
      }
      """,
    right: """
      domain Stay {
        start: Date
        end: Date
        rule endsAfterStart: start < end
      }
      """)

  static let repeatedListValue = DiagnosticKind(
    "G0722", .error, "a value that is listed twice",
    explanation: """
      `in` asks whether a value is in a list. It is enough to list each value once; a second one is most often a mistake
      for another value.
      """,
    wrong: """
      domain Seat {
        row: Int
        rule isInFront: row in [1, 2, 2]
      }
      """,
    right: """
      domain Seat {
        row: Int
        rule isInFront: row in [1, 2, 3]
      }
      """)
}
