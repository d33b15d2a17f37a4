import Diagnostics
import SchemaImport
import Testing

@Suite struct ReferenceTests {
  /// A reference, and what the field that has it becomes.
  @Test(arguments: [
    ("#/$defs/a~1b", "#a/b"), ("#/%24defs/c%25d", "#c%d"), ("#/$defs/e~0f", "#e~f"),
    ("#named", "#anchored"), ("https://example.com/inner", "#inner"),
    ("inner#/$defs/deep", "#deep"),
    ("b.json", "#"), ("b.json#/$defs/x", "#x"), ("https://example.com/other#/$defs/x", "#x"),
  ])
  func aReference(_ reference: String, _ expected: String) throws {
    let reading = try reading(
      #"""
      {"$id": "https://example.com/a", "properties": {"p": {"$ref": "\#(reference)"}}, "$defs": {
        "a/b": {"type": "string"}, "c%d": {"type": "string"}, "e~f": {"type": "string"},
        "anchored": {"$anchor": "named", "type": "string"},
        "inner": {"$id": "inner", "type": "string", "$defs": {"deep": {"type": "string"}}}}}
      """#,
      #"{"$id": "https://example.com/other", "type": "string", "$defs": {"x": {"type": "integer"}}}"#
    )
    #expect(reading.draft.text.hasPrefix("a { p?: \(expected) }\n"))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("#/$defs/Usr", "G2101", "did you mean `User`?"),
    ("#/$defs/User/3", "G2101", ""),
    ("#nowhere", "G2101", ""),
    ("#/$defs/User/type", "G2101", ""),
    ("c.json", "G2102", ""),
    ("https://example.com/x.json#/y", "G2102", ""),
  ])
  func aReferenceToNothing(_ reference: String, _ code: String, _ label: String) throws {
    let reading = try reading(
      #"{"properties": {"p": {"$ref": "\#(reference)"}}, "$defs": {"User": {"type": "string"}}}"#)
    #expect(reading.codes == [code])
    #expect(reading.diagnostics.first?.primary.text == label)
    #expect(reading.diagnostics.first?.isError == true)
    #expect(reading.draft.text.hasPrefix("a { p?: json }"))
  }

  @Test func nothingIsFetched() throws {
    let reading = try reading(##"{"$defs": {"A": {"$ref": "https://example.com/x.json#"}}}"##)
    let help = reading.diagnostics.first?.help
    #expect(
      help
        == "download it, and import it with the others; its `$id` must be `https://example.com/x.json`"
    )
  }

  @Test func referencesThatLeadOnlyToEachOtherAreAnError() throws {
    let reading = try reading(
      ##"""
      {"$defs": {"A": {"$ref": "#/$defs/B"}, "B": {"allOf": [{"$ref": "#/$defs/A"}]},
       "C": {"$ref": "#/$defs/C"}, "D": {"$ref": "#/$defs/E"}, "E": {"type": "string"}}}
      """##)
    #expect(Set(reading.codes) == ["G2104"])
    #expect(reading.draft.text.hasSuffix("D = #E\nE = text"))
  }

  @Test func theBodyOfAnotherSchemaCanBeReferredTo() throws {
    let reading = try reading(
      ##"""
      {"properties": {"a": {"properties": {"x": {}}}, "b": {"$ref": "#/properties/a"},
       "c": {"$ref": "#/properties/d"}, "d": {"type": "string"}}}
      """##)
    #expect(
      reading.draft.text == """
        a { a?: #a, b?: #a, c?: #d, d?: text }
        .a { x?: json }
        .d = text
        """)
  }
}
