/// A key that the schema does not declare, and wants to hear of. The value at it is left out.
package nonisolated struct UndeclaredKey: Error, Hashable, Sendable {
  package let name: String

  package init(_ name: String) {
    self.name = name
  }
}

nonisolated extension UndeclaredKey: RedactedError {
  package func redactedReason(below path: WirePath) -> String {
    "the schema does not declare this key"
  }
}

nonisolated extension UndeclaredKey: CustomStringConvertible {
  package var description: String { "the schema does not declare the key \"\(name)\"" }
}
