package import Diagnostics

/// A value of the configuration, and the place where it is written; no place if it is a default.
package struct Placed<Value: Hashable & Sendable>: Hashable, Sendable {
  package let value: Value
  package let span: SourceSpan?

  package init(_ value: Value, at span: SourceSpan? = nil) {
    self.value = value
    self.span = span
  }
}
