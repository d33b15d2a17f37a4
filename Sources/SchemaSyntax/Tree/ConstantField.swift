package import Diagnostics

/// `object: "charge"`: a key of an object that always has the same value.
package struct ConstantField: Hashable, Sendable {
  package var wireName: WireName
  package var value: Literal
  /// How many fields of its record are written before it.
  package var position: Int
  package var preamble: Preamble
  package var span: SourceSpan

  package init(
    wireName: WireName, value: Literal, position: Int, preamble: Preamble = .none,
    span: SourceSpan
  ) {
    self.wireName = wireName
    self.value = value
    self.position = position
    self.preamble = preamble
    self.span = span
  }
}
