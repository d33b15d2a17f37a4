import SchemaImport
import Testing

@Suite struct AlternativeTests {
  @Test(arguments: [
    (
      #"{"anyOf": [{"type": "string"}, {"type": "integer"}]}"#,
      "a by shape: text(text) | integer(integer)"
    ),
    (#"{"type": ["string", "boolean"]}"#, "a by shape: flag(flag) | text(text)"),
    (#"{"anyOf": [{"enum": ["a", "b"]}, {"type": "string"}]}"#, #"a = open "a" | "b""#),
    (#"{"oneOf": [{"enum": ["a"]}, {"enum": ["b", "c"]}]}"#, #"a = "a" | "b" | "c""#),
    (
      #"""
      {"oneOf": [
        {"properties": {"t": {"const": "x"}, "a": {}}, "required": ["t"]},
        {"properties": {"t": {"const": "y"}, "b": {}}, "required": ["t"]}]}
      """#,
      """
      a by t: "x"(#0) | "y"(#1)
      .x { t: "x", a?: json }
      .y { t: "y", b?: json }
      """
    ),
    (
      #"""
      {"oneOf": [
        {"title": "A", "properties": {"a": {"type": "string"}}, "required": ["a"]},
        {"title": "B", "properties": {"b": {"type": "string"}, "c": {}}, "required": ["b", "c"]}]}
      """#,
      """
      a by shape, in order: B(#1) | A(#0)
      .B { b: text, c: json }
      .A { a: text }
      """
    ),
    (
      #"""
      {"oneOf": [
        {"properties": {"t": {"anyOf": [{"const": "x"}, {"type": "null"}]}}, "required": ["t"]},
        {"properties": {"t": {"const": "y"}}, "required": ["t"]}]}
      """#,
      """
      a by t: "x"(#0) | "y"(#1)
      .x { t: #t? }
      0.t = "x"
      .y { t: "y" }
      """
    ),
    (
      #"{"type": "object", "properties": {"a": {}}, "oneOf": [{"properties": {"b": {}}}]}"#,
      "a { b?: json, a?: json }"
    ),
  ])
  func alternatives(_ schema: String, _ expected: String) throws {
    let reading = try reading(#"{"$comment": "", "$defs": {}, "# + schema.dropFirst())
    #expect(reading.draft.text == expected)
    #expect(reading.diagnostics.isEmpty)
  }

  private static let pets = #"""
    "Cat": {"type": "object", "properties": {"kind": {"type": "string"}, "name": {}}},
    "Dog": {"type": "object", "properties": {"kind": {"type": "string"}, "age": {}}}
    """#

  @Test(arguments: [
    (#"{"propertyName": "kind"}"#, #"Pet by kind: "Cat"(#Cat) | "Dog"(#Dog)"#),
    (
      ##"{"propertyName": "kind", "mapping": {"c": "#/components/schemas/Cat", "k": "Cat", "d": "Dog"}}"##,
      #"Pet by kind: "c"(#Cat) | "k"(#Cat) | "d"(#Dog)"#
    ),
  ])
  func aDiscriminator(_ discriminator: String, _ expected: String) throws {
    let reading = try reading(
      ##"""
      {"openapi": "3.1.0", "components": {"schemas": {
        "Pet": {"discriminator": \##(discriminator), "oneOf": [
          {"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]},
        \##(Self.pets)}}}
      """##)
    #expect(reading.draft.text.hasPrefix(expected + "\n"))
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func objectsWithTheSameTagAreToldApartByTheirShape() throws {
    let text = try draft(
      #"""
      {"oneOf": [
        {"properties": {"t": {"const": "x"}, "a": {}}, "required": ["t", "a"]},
        {"properties": {"t": {"const": "x"}, "b": {}}, "required": ["t", "b"]},
        {"properties": {"t": {"const": "y"}}, "required": ["t"]}]}
      """#)
    #expect(text.hasPrefix(#"a by t: "x"(#x) | "y"(#2)"#))
    #expect(text.contains(".x by shape, in order: "))
  }

  @Test func whatCannotBeToldApartIsAnything() throws {
    let reading = try reading(
      #"{"oneOf": [{"properties": {"a": {}}}, {"properties": {"a": {}, "b": {}}}]}"#)
    #expect(reading.draft.text == "a = json")
    #expect(reading.codes == ["G2132"])
  }

  @Test func aBaseThatListsItsExtensionsIsNoUnionWithinThem() throws {
    let text = try draft(
      ##"""
      {"$defs": {
        "Pet": {"properties": {"kind": {}}, "oneOf": [{"$ref": "#/$defs/Cat"}]},
        "Cat": {"allOf": [{"$ref": "#/$defs/Pet"}, {"properties": {"name": {}}}]}
      }}
      """##)
    #expect(text.contains("Cat { kind?: json, name?: json }"))
  }
}
