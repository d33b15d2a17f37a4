import Diagnostics
import SchemaImport
import Testing

/// What is told of a document: nothing is left out without a word.
@Suite struct DescriptionLossTests {
  /// The schema, the code of the only diagnostic, and the text at its place.
  @Test(arguments: [
    (#"{"type": "string", "not": {"const": "x"}}"#, "G2110", #""not""#),
    (#"{"type": "object", "if": {}}"#, "G2111", #""if""#),
    (
      #"{"properties": {"a": {}}, "unevaluatedProperties": {"type": "string"}}"#, "G2112",
      #""unevaluatedProperties""#
    ),
    (
      #"{"properties": {"a": {}}, "patternProperties": {"^x": {}}}"#, "G2113",
      #""patternProperties""#
    ),
    (#"{"type": "object", "maxProperties": 3}"#, "G2114", #""maxProperties""#),
    (#"{"type": "object", "required": ["a"]}"#, "G2115", #""required""#),
    (#"{"prefixItems": [{"type": "string"}, {"type": "integer"}]}"#, "G2116", #""prefixItems""#),
    (#"{"type": "array", "contains": {}}"#, "G2117", #""contains""#),
    (#"{"type": "string", "contentMediaType": "text/html"}"#, "G2118", #""contentMediaType""#),
    (#"{"type": "string", "format": "color"}"#, "G2119", #""format""#),
    (
      #"{"properties": {"a": {}}, "discriminator": {"propertyName": "a"}}"#, "G2120",
      #""discriminator""#
    ),
    (##"{"type": "array", "$dynamicRef": "#x"}"##, "G2121", #""$dynamicRef""#),
    (
      #"{"oneOf": [{"type": "string"}], "anyOf": [{"minLength": 1}, {"minLength": 2}]}"#, "G2122",
      #""anyOf""#
    ),
    (#"{"type": "string", "maxlength": 3}"#, "G2123", #""maxlength""#),
    (#"{"type": "integer", "maxLength": 3}"#, "G2124", #""maxLength""#),
    (#"{"allOf": [{"type": "integer"}, {"type": "string"}]}"#, "G2126", #""allOf""#),
    (#"{"type": "string", "pattern": "^(?=a)b$"}"#, "G2127", #""pattern""#),
    (#"{"type": "number", "multipleOf": 0.01}"#, "G2128", #""multipleOf""#),
    (#"{"properties": {"a": false, "b": {}}}"#, "G2129", #""a""#),
    (#"{"type": "boolean", "enum": [true]}"#, "G2130", #""enum""#),
    (#"{"properties": {"a": {}}, "anyOf": [{"required": ["a"]}]}"#, "G2131", #""anyOf""#),
    (#"{"anyOf": [{"type": "string"}, {}]}"#, "G2132", #""anyOf""#),
    (
      #"{"anyOf": [{"type": "string", "format": "uuid"}, {"type": "string"}]}"#, "G2133",
      #""anyOf""#
    ),
    (#"{"properties": {"a": {"type": "string", "default": 1}}}"#, "G2134", #""default""#),
    (#"{"properties": {"a": {}}, "required": ["a", "b"]}"#, "G2137", #""b""#),
    (#"{"type": "string", "format": "uuid", "pattern": "^a"}"#, "G2138", #""pattern""#),
    (#"{"type": "integer", "format": "unix-time", "minimum": 1}"#, "G2138", #""minimum""#),
    (#"{"type": "number", "minimum": 1e309}"#, "G2105", #""minimum""#),
    (#"{"type": "object", "properties": []}"#, "G2105", #""properties""#),
    (#"{"type": "string", "minLength": -1}"#, "G2105", #""minLength""#),
  ])
  func aLoss(_ schema: String, _ code: String, _ marked: String) throws {
    let document = #"{"$defs": {"A": \#(schema)}}"#
    let reading = try reading(document)
    #expect(reading.codes == [code])
    let span = try #require(reading.diagnostics.first?.primary.span)
    #expect(String(decoding: Array(document.utf8)[span.start..<span.end], as: UTF8.self) == marked)
    #expect(reading.diagnostics.first?.kind.severity == .warning)
    #expect(reading.diagnostics.first?.message.contains("`#/$defs/A") == true)
  }

  @Test func whatSaysNothingOfValuesIsNoLoss() throws {
    let reading = try reading(
      #"""
      {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": "https://example.com/a",
       "$comment": "x", "examples": [1], "x-any": {}, "additionalProperties": false,
       "properties": {"a": {"type": "string", "example": "b", "xml": {}, "externalDocs": {}}}}
      """#)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func aKeywordBesideAReferenceIsHiddenInOldDialects() throws {
    func document(_ version: String) -> String {
      ##"""
      {"$schema": "\##(version)", "definitions": {"B": {"type": "string"}},
       "properties": {"a": {"$ref": "#/definitions/B", "maxLength": 3, "description": "x"}}}
      """##
    }
    let old = try reading(document("http://json-schema.org/draft-07/schema#"))
    #expect(old.codes == ["G2125"])
    #expect(old.draft.text == "a { a?: #B }\nB = text")
    let new = try reading(document("https://json-schema.org/draft/2020-12/schema"))
    #expect(new.draft.text == "a { a?: text length ...3 }\nB = text")
  }

  @Test func eachLossIsToldOnce() throws {
    let reading = try reading(
      ##"""
      {"$defs": {
        "A": {"properties": {"x": {"type": "string", "format": "color"}}},
        "B": {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"y": {}}}]},
        "C": {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"z": {}}}]}}}
      """##)
    #expect(reading.codes == ["G2119"])
  }

  @Test func eachKindHasACodeOfItsOwn() {
    let codes = DescriptionReader.diagnosticKinds.map(\.code)
    #expect(codes == codes.sorted())
    #expect(Set(codes).count == codes.count)
    #expect(codes.allSatisfy { $0.hasPrefix("G21") })
  }
}
