package import Diagnostics

/// `object: "charge"`: a key of an object that always has the same value.
package struct ConstantField: Hashable, Sendable {
  package var wireName: WireName
  package var value: Literal
  /// How many fields of its record are written before it.
  package var position: Int
  package var preamble: Preamble = .none
  package var span: SourceSpan
}
