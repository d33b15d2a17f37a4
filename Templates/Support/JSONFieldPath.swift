/// The keys that lead from an object to the value of a field: more than one where the schema flattens
/// what lies between.
package nonisolated struct JSONFieldPath {
  let keys: [String]
}

nonisolated extension JSONFieldPath: ExpressibleByStringLiteral {
  package init(stringLiteral key: String) { keys = [key] }
}

nonisolated extension JSONFieldPath: ExpressibleByArrayLiteral {
  package init(arrayLiteral keys: String...) { self.keys = keys }
}
