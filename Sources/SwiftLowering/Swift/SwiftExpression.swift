/// An expression of Swift, in as many forms as generated code has.
///
/// Lowering puts these together and asks them what it has to know; nothing but the printer makes text of them.
package indirect enum SwiftExpression: Hashable, Sendable {
  /// What has no parts that matter: `dto`, `Self`, `[Role]`, `nil`, `42`.
  case word(String)
  /// `"\(first) \(last)"`
  case string([StringSegment])
  /// `dto.name`; without a base `.active`, whose type Swift knows.
  case member(SwiftExpression?, String)
  /// `dto.name?`, as what is before a member; or as a pattern.
  case chained(SwiftExpression)
  /// `convert(id, at: "id") { … }`
  case call(SwiftExpression, SwiftArguments, trailing: SwiftExpression? = nil)
  /// `Email.init(_:)`
  case function(SwiftExpression, label: String)
  /// `cases[2]`
  case element(SwiftExpression, at: Int)
  /// `if case .active = $0 { true } else { false }`, as the body of a closure.
  case matching(SwiftExpression, pattern: SwiftExpression)
  /// `\.rawValue`
  case keyPath([String])
  /// `{ values in … }`; without a head it takes `$0`, or nothing.
  case closure(head: String? = nil, SwiftExpression)
  /// One element in parentheses is the element itself.
  case tuple([SwiftExpression])
  case list([SwiftExpression])
  case dictionary([Entry])
  case prefixed(SwiftPrefix, SwiftExpression)
  /// Operands with the same operator between them.
  case infix(SwiftOperator, [SwiftExpression])
  /// `value ? "yes" : "no"`
  case choice(SwiftExpression, then: SwiftExpression, otherwise: SwiftExpression)

  package enum StringSegment: Hashable, Sendable {
    case literal(StringLiteral)
    case value(SwiftExpression)
  }

  package struct Entry: Hashable, Sendable {
    let key: SwiftExpression
    let value: SwiftExpression
  }
}

/// What a function is called with: `[value, at: "id"]`, where `_` stands for no label.
package struct SwiftArguments: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  private(set) var elements: [Element]

  struct Element: Hashable, Sendable {
    let label: String
    let value: SwiftExpression
  }

  package init(dictionaryLiteral elements: (String, SwiftExpression)...) {
    self.elements = elements.map { Element(label: $0, value: $1) }
  }

  var isEmpty: Bool { elements.isEmpty }

  init(_ values: [SwiftExpression]) {
    elements = values.map { Element(label: "_", value: $0) }
  }

  static func + (left: SwiftArguments, right: SwiftArguments) -> SwiftArguments {
    var sum = left
    sum.elements += right.elements
    return sum
  }

  static func += (left: inout SwiftArguments, right: SwiftArguments) {
    left.elements += right.elements
  }
}

package enum SwiftPrefix: String, Sendable {
  case minus = "-"
  case not = "!"
  case address = "&"
  case attempt = "try "
  case consume = "consume "
  /// In a pattern.
  case binding = "let "
}

package enum SwiftOperator: String, Sendable {
  case or = "||"
  case and = "&&"
  case equal = "=="
  case notEqual = "!="
  case less = "<"
  case lessOrEqual = "<="
  case greater = ">"
  case greaterOrEqual = ">="
  case coalesce = "??"
  case cast = "as"
  case closedRange = "..."
  case openRange = "..<"
  case plus = "+"
}
