import SchemaSemantics
import SchemaSyntax

extension ValidCondition {
  /// The links of a chain of `or`, from left to right, however they are nested; for any other condition, the condition
  /// itself.
  var alternatives: [ValidCondition] {
    if case .or(let links) = self { links.flatMap(\.alternatives) } else { [self] }
  }

  /// The links of a chain of `and`.
  var conjuncts: [ValidCondition] {
    if case .and(let links) = self { links.flatMap(\.conjuncts) } else { [self] }
  }

  /// The types of everything that is compared.
  var types: [SchemaType] {
    switch self {
    case .and(let links), .or(let links): links.flatMap(\.types)
    case .not(let inner): inner.types
    case .comparison(_, let left, let right): left.types + right.types
    case .isNull(let operand), .isPresent(let operand), .contained(let operand, _),
      .flag(let operand):
      operand.types
    }
  }
}

extension ValidCondition {
  /// The values that it names.
  var values: [Value] {
    switch self {
    case .and(let links), .or(let links): links.flatMap(\.values)
    case .not(let inner): inner.values
    case .comparison(_, let left, let right): [left, right].compactMap(\.value)
    case .contained(_, let values): values
    case .isNull, .isPresent, .flag: []
    }
  }
}

extension ValidCondition.Operand {
  fileprivate var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  fileprivate var types: [SchemaType] {
    path.map { [$0.type] } ?? []
  }
}

extension Comparison {
  var sign: SwiftOperator {
    switch self {
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    }
  }
}

extension LoweringContext {
  /// What is read after each dot where another type of the module follows `path`.
  func readings(of path: FieldPath, from start: TypeID) -> [String] {
    var record: TypeID? = start
    return path.steps.compactMap { step in
      guard let id = record else { return nil }
      record = step.content.declaredID
      return member(reading: step.field, of: id, in: start)
    }
  }

  /// The Swift names of the fields that `path` leads through.
  func fieldNames(of path: FieldPath, from start: TypeID) -> [String] {
    var record: TypeID? = start
    return path.steps.compactMap { step in
      guard let id = record, let fields = schema.record(id)?.fields,
        fields.indices.contains(step.field)
      else { return nil }
      record = step.content.declaredID
      return fields[step.field].swiftName
    }
  }
}
