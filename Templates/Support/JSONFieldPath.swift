/// The keys that lead from an object to the value of a field: more than one where the schema flattens
/// what lies between. Literals only, so that a list of them is data, and not code that makes it.
package nonisolated struct JSONFieldPath {
  private let first: StaticString
  private let others: [StaticString]

  var keys: [String] { ["\(first)"] + others.map { "\($0)" } }
}

nonisolated extension JSONFieldPath: ExpressibleByStringLiteral {
  package init(stringLiteral key: StaticString) {
    first = key
    others = []
  }
}

nonisolated extension JSONFieldPath: ExpressibleByArrayLiteral {
  package init(arrayLiteral keys: StaticString...) {
    first = keys.first ?? ""
    others = Array(keys.dropFirst())
  }
}
