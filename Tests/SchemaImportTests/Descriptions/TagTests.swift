import SchemaImport
import Testing

/// The tag of an object that is only read as the case of a union is a constant.
@Suite struct TagTests {
  /// The property with the tag, what else the document has, and the record of the case.
  @Test(arguments: [
    (#"{"type": "string", "maxLength": 9}"#, "", #"Cat { k: "c" }"#),
    (#"{"enum": ["c", "d"]}"#, "", #"Cat { k: "c" }"#),
    // Two values, or one that the property cannot have.
    (#"{"enum": ["x", "y"]}"#, "", "Cat { k: #k }"),
    (#"{"type": "string", "nullable": true}"#, "", "Cat { k: text? }"),
    // An enum with a name of its own stays.
    (
      ##"{"$ref": "#/components/schemas/Kind"}"##, #""Kind": {"enum": ["c", "d"]}"#,
      #"Cat { k: "c" }"#
    ),
    // An object that may be something else, too.
    (
      #"{"type": "string"}"#,
      ##""Shop": {"properties": {"cat": {"$ref": "#/components/schemas/Cat"}}}"##,
      "Cat { k: text }"
    ),
    (
      #"{"type": "string"}"#,
      ##"""
      "Other": {"discriminator": {"propertyName": "k", "mapping": {"e": "Cat", "d": "Dog"}}, "oneOf": [
        {"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]}
      """##,
      "Cat { k: text }"
    ),
    // Two unions that agree.
    (
      #"{"type": "string"}"#,
      ##"""
      "Other": {"discriminator": {"propertyName": "k", "mapping": {"c": "Cat", "d": "Dog"}}, "oneOf": [
        {"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]}
      """##,
      #"Cat { k: "c" }"#
    ),
  ])
  func tags(_ property: String, _ more: String, _ expected: String) throws {
    let mapping = property.contains(#""x""#) ? "{}" : #"{"c": "Cat", "d": "Dog"}"#
    let reading = try reading(
      ##"""
      {"openapi": "3.0.3", "components": {"schemas": {
        "Pet": {"discriminator": {"propertyName": "k", "mapping": \##(mapping)}, "oneOf": [
          {"$ref": "#/components/schemas/Cat"}, {"$ref": "#/components/schemas/Dog"}]},
        "Cat": {"required": ["k"], "properties": {"k": \##(property)}},
        "Dog": {"properties": {"k": {"type": "string"}}}\##(more.isEmpty ? "" : ", " + more)}}}
      """##)
    let lines = reading.draft.text.split(separator: "\n")
    #expect(lines.contains(expected[...]), "\(reading.draft.text)")
    #expect(lines.contains("Dog { k?: text }"))
    #expect(lines.contains { $0.hasPrefix("Kind = ") } == more.contains("Kind"))
  }

  /// A body refers to it as well.
  @Test func whatIsABodyByItselfKeepsItsTag() throws {
    let reading = try reading(
      ##"""
      {"openapi": "3.0.3", "paths": {"/": {"get": {"responses": {"200": {"content": {
        "application/json": {"schema": {"$ref": "#/components/schemas/Cat"}}}}}}}},
       "components": {"schemas": {
        "Pet": {"discriminator": {"propertyName": "k"}, "properties": {"k": {"type": "string"}}, "required": ["k"]},
        "Cat": {"allOf": [{"$ref": "#/components/schemas/Pet"}]},
        "Dog": {"allOf": [{"$ref": "#/components/schemas/Pet"}]}}}}
      """##)
    #expect(
      reading.draft.text == """
        Pet open by k: "Cat"(#Cat) | "Dog"(#Dog)
        Cat { k: text }
        Dog { k: "Dog" }
        """)
  }
}
