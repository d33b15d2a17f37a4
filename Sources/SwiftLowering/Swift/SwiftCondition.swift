/// A clause of an `if` or a `guard`.
package enum SwiftCondition: Hashable, Sendable {
  case test(SwiftExpression)
  /// `let end`, or `let end = stay.end`.
  case binding(String, of: SwiftExpression? = nil)

  fileprivate var text: String {
    switch self {
    case .test(let expression): expression.text
    case .binding(let name, let value): value.map { "let \(name) = \($0)" } ?? "let \(name)"
    }
  }
}

extension [SwiftCondition] {
  package var text: String { map(\.text).joined(separator: ", ") }
}
