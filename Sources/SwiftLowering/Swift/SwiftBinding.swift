/// How tightly an expression holds together, from the loosest on.
enum SwiftBinding: Int, Comparable {
  case loosest, choice, disjunction, conjunction, comparison, coalescing, cast, range, addition
  case prefix, postfix

  static func < (left: SwiftBinding, right: SwiftBinding) -> Bool { left.rawValue < right.rawValue }
}

extension SwiftExpression {
  var binding: SwiftBinding {
    switch self {
    case .prefixed(.attempt, _), .prefixed(.binding, _), .matching: .loosest
    case .prefixed: .prefix
    case .choice: .choice
    case .infix(let sign, _): sign.binding
    case .word, .string, .member, .chained, .call, .function, .element, .keyPath, .closure, .tuple,
      .list, .dictionary:
      .postfix
    }
  }
}

extension SwiftPrefix {
  /// What its operand needs to be written without parentheses.
  var operandBinding: SwiftBinding {
    switch self {
    case .attempt, .binding: .loosest
    case .minus, .not, .address, .consume: .prefix
    }
  }
}

extension SwiftOperator {
  var binding: SwiftBinding {
    switch self {
    case .or: .disjunction
    case .and: .conjunction
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual: .comparison
    case .coalesce: .coalescing
    case .cast: .cast
    case .closedRange, .openRange: .range
    case .plus: .addition
    }
  }

  /// What its operands need to be written without parentheses: comparisons do not follow each other.
  var operandBinding: SwiftBinding { binding == .comparison ? .coalescing : binding }

  /// Whether it is without blanks.
  var isTight: Bool { self == .closedRange || self == .openRange }
}
