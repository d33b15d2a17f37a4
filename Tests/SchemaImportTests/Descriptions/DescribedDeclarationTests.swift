import SchemaImport
import Testing

/// What is declared, under which names, and within what.
@Suite struct DescribedDeclarationTests {
  @Test(arguments: [
    (#"{"title": "User", "properties": {"id": {"type": "string"}}}"#, "User { id?: text }"),
    (
      #"{"properties": {"tags": {"items": {"properties": {"id": {"type": "integer"}}}}}}"#,
      """
      a { tags?: [#items] }
      .tag { id?: integer }
      """
    ),
    (
      #"{"properties": {"a": {"properties": {"b": {"properties": {"c": {}}}}}}}"#,
      """
      a { a?: #a }
      .a { b?: #b }
      a.b { c?: json }
      """
    ),
    (
      #"{"definitions": {"Users": {"items": {"properties": {"id": {}}}}}}"#,
      """
      User { id?: json }
      Users = [#items]
      """
    ),
    (#"{"enum": ["a", "b", "a", null]}"#, #"a = "a" | "b""#),
    (#"{"enum": ["", "b"]}"#, #"a = "" as empty | "b""#),
    (#"{"type": "integer", "enum": [1, 2.0]}"#, "a = 1 | 2"),
    (#"{"const": "x"}"#, #"a = "x""#),
    (
      #"{"properties": {"a": {"const": "x"}, "b": {"enum": [1]}}, "required": ["a", "b"]}"#,
      #"a { a: "x", b: 1 }"#
    ),
    (
      #"{"properties": {"a": {"enum": ["x", null]}}, "required": ["a"]}"#,
      """
      a { a: #a? }
      .a = "x"
      """
    ),
    (#"{"enum": [1, 2], "x-enum-varnames": ["low", "high"]}"#, "a = 1 as low | 2 as high"),
    (
      #"{"oneOf": [{"const": 1, "title": "ONE"}, {"const": 2, "title": "TWO"}]}"#,
      "a = 1 as ONE | 2 as TWO"
    ),
    (#"{"type": "object", "properties": {}, "additionalProperties": false}"#, "a {  }"),
    (#"{"type": ["object", "null"], "properties": {"a": {}}}"#, "a { a?: json }"),
  ])
  func aSchema(_ schema: String, _ expected: String) throws {
    let marked = #"{"$schema": "https://json-schema.org/draft/2020-12/schema", "#
    let reading = try reading(marked + schema.dropFirst())
    #expect(reading.draft.text == expected)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func allOfIsFlattened() throws {
    let text = try draft(
      #"""
      {"definitions": {
        "Base": {"properties": {"id": {"type": "string"}, "owner": {"properties": {"x": {}}}}},
        "User": {"allOf": [
          {"$ref": "#/definitions/Base"},
          {"required": ["id"], "properties": {"id": {"maxLength": 8}, "name": {"type": "string"}}}
        ]}
      }}
      """#)
    #expect(
      text == """
        Base { id?: text, owner?: #owner }
        Base.owner { x?: json }
        User { id: text length ...8, owner?: #owner, name?: text }
        """)
  }

  @Test func aSchemaThatOnlyDescribesIsPassedThrough() throws {
    let reading = try reading(
      #"""
      {"openapi": "3.0.3", "paths": {}, "components": {"schemas": {
        "A": {"type": "object", "properties": {"b": {
          "nullable": true, "description": "The other one.",
          "allOf": [{"$ref": "#/components/schemas/B"}, {"description": "x"}]}}},
        "B": {"type": "string", "enum": ["x"]}
      }}}
      """#)
    #expect(reading.draft.text == "A { b?: #B? }\nB = \"x\"")
    guard case .record(let record) = reading.draft.declarations[0].content else {
      Issue.record("no record")
      return
    }
    #expect(record.fields[0].documentation == "The other one.")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func schemasMayReferToEachOtherInACircle() throws {
    let text = try draft(
      #"""
      {"$defs": {"Node": {"properties": {
        "next": {"$ref": "#/$defs/Node"}, "all": {"items": {"$ref": "#/$defs/Node"}}}}}}
      """#)
    #expect(text == "Node { next?: #Node, all?: [#Node] }")
  }

  @Test func requiredAndNullableAreKeptApart() throws {
    let text = try draft(
      #"""
      {"required": ["a", "b", "missing"], "properties": {
        "a": {"type": "string"}, "b": {"type": ["string", "null"]},
        "c": {"type": "string"}, "d": {"type": ["string", "null"]}}}
      """#)
    #expect(text == "a { a: text, b: text?, c?: text, d?: text?, missing?: json }")
  }

  @Test(arguments: [
    ("addresses", "address"), ("entries", "entry"), ("boxes", "box"), ("users", "user"),
    ("USERS", "USER"), ("data", "data-item"), ("status", "status-item"), ("classes", "class"),
    ("movies", "movie"), ("houses", "house"), ("caches", "cache"), ("heroes", "hero"),
    ("aliases", "alias"), ("order_indices", "order_index"), ("analyses", "analysis"),
  ])
  func anElementIsNamedByTheSingular(_ name: String, _ expected: String) throws {
    let reading = try reading(#"{"properties": {"\#(name)": {"items": {"enum": ["a"]}}}}"#)
    #expect(reading.draft.declarations[1].names.first == expected)
  }
}
