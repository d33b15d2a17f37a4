/// The keys that lead from an object to the value of a field: more than one where the schema flattens
/// what lies between. Only literals are used, so that a list of paths is data and needs no code.
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
