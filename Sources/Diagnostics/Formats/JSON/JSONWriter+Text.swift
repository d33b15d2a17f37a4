package import JSON

extension JSONWriter {
  /// With escapes for characters that a terminal would obey or hide.
  package static func text(_ value: JSONValue) -> String {
    text(value) { $0.escape != nil }
  }
}
