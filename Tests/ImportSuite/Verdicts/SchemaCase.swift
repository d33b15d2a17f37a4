import Diagnostics
import JSON

/// A schema of a public suite, and what it must say of some values.
struct SchemaCase {
  /// As the suite calls it: `draft7/const: const with null`.
  let name: String

  /// The first one describes an object whose `value` is what the schema is about, so that also a text or a list has a type.
  let documents: [SourceFile]
  let trials: [Trial]

  struct Trial {
    let name: String
    let value: JSONValue

    /// The object around the value, in UTF-8.
    let json: [UInt8]
    let isValid: Bool

    /// - Parameter source: what `value` was read from.
    init(_ name: String, _ value: JSONValue, in source: [UInt8], isValid: Bool) {
      self.name = name
      self.value = value
      self.isValid = isValid
      json = Array(#"{"value":"#.utf8) + source[value.place] + Array("}".utf8)
    }
  }

  /// What the first document describes.
  static let title = "Whole"

  /// - Parameters:
  ///   - dialect: what `$schema` says.
  ///   - schema: in UTF-8, on its own or a reference to it.
  static func envelope(of schema: some Sequence<UInt8>, dialect: String) -> SourceFile {
    let head = """
      {
        "$schema": "\(dialect)", "title": "\(title)", "type": "object", "required": ["value"],
        "properties": { "value":
      """
    return SourceFile(path: "whole.json", bytes: Array(head.utf8) + schema + Array("}}\n".utf8))
  }

  static func reference(to path: String) -> [UInt8] { Array(#"{ "$ref": "\#(path)" }"#.utf8) }
}
