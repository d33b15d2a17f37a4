import Diagnostics
import JSON
import SchemaImport
import Testing

@Suite struct DescriptionDocumentTests {
  @Test(arguments: [
    (#"{"openapi": "3.1.0"}"#, true), (#"{"swagger": "2.0"}"#, true),
    (#"{"$schema": "http://json-schema.org/draft-07/schema#"}"#, true),
    (#"{"type": "object", "properties": {}}"#, true), (#"{"$ref": "b.json"}"#, true),
    (#"{"definitions": {"A": {}}}"#, true), (#"{"type": "string", "format": "date"}"#, true),
    (#"{"type": "object", "id": 3}"#, false), (#"{"properties": {"a": 1}}"#, false),
    (#"{"type": "image", "items": []}"#, false), ("{}", false), ("[]", false), ("true", false),
  ])
  func whatADescriptionIs(_ text: String, _ expected: Bool) throws {
    #expect(DescriptionReader.recognizes(try JSONReader.read(Array(text.utf8))) == expected)
  }

  @Test(arguments: [
    ("[1]", "G2107"), (#"{"a": 1}"#, "G2107"), (#"{"openapi": "4.0.0"}"#, "G2108"),
    (#"{"swagger": "1.2"}"#, "G2108"), (#"{"openapi": "3.0.0", "paths": {}}"#, "G2109"),
  ])
  func anUnusableDocument(_ text: String, _ code: String) throws {
    let reading = try reading(text)
    #expect(reading.codes == [code])
    #expect(reading.diagnostics.first?.isError == true)
    #expect(reading.draft.declarations.isEmpty)
  }

  @Test func aBrokenPartCostsOnlyThatPart() throws {
    let reading = try reading(
      #"{"$schema": "https://json-schema.org/schema", "$defs": {"A": 3, "B": {"properties": {"x": [], "y": {"type": "string"}}}}}"#
    )
    #expect(reading.draft.text == "B { y?: text }")
    #expect(reading.codes == ["G2105", "G2105"])
  }

  @Test(arguments: [
    (#"[{"in": "formData", "name": "a", "type": "string"}]"#, ["G2145"]),
    (#"[{"in": "formData", "name": "a", "type": "file"}]"#, []),
    (#"[{"in": "query", "name": "a", "type": "string"}]"#, []),
  ])
  func formsInSwagger(_ parameters: String, _ codes: [String]) throws {
    let reading = try reading(
      #"""
      {"swagger": "2.0", "definitions": {"A": {"type": "object", "properties": {"x": {"type": "string"}}}},
       "paths": {"/a": {"post": {"parameters": \#(parameters), "responses": {}}}}}
      """#)
    #expect(reading.codes == codes)
  }

  @Test func aBodyIsReadIfItIsJSONElsewhere() throws {
    let reading = try reading(
      ##"""
      {"openapi": "3.2.0", "components": {"mediaTypes": {"Made": {"schema": {
        "type": "object", "properties": {"a": {"type": "string"}}}}}},
       "paths": {"/a": {"post": {"responses": {
        "200": {"content": {"application/json": {"$ref": "#/components/mediaTypes/Made"}}},
        "201": {"content": {
          "application/json": {"$ref": "#/components/mediaTypes/Made"},
          "application/xml": {"schema": {"type": "object"}}}}}}}}}
      """##)
    #expect(reading.draft.text == "Made { a?: text }")
    #expect(reading.codes == [])
  }

  @Test func bodiesAreNamedAfterTheirOperations() throws {
    let reading = try reading(
      #"""
      {"openapi": "3.0.3", "components": {"responses": {"Gone": {"content": {
        "application/problem+json": {"schema": {"properties": {"why": {"type": "string"}}}}}}}},
       "paths": {"/users": {"post": {"operationId": "addUser",
        "requestBody": {"content": {
          "application/json; charset=utf-8": {"schema": {"properties": {"a": {}}}},
          "multipart/form-data": {"schema": {"properties": {"no": {}}}}}},
        "responses": {
          "201": {"content": {"application/json": {"schema": {"properties": {"b": {}}}}}},
          "404": {"content": {"*/*": {"schema": {"properties": {"c": {}}}}}},
          "410": {"$ref": "#/components/responses/Gone"}}},
        "get": {"responses": {"200": {"content": {"application/json": {"schema": {
          "type": "array", "items": {"properties": {"d": {}}}}}}}}}}}}
      """#)
    #expect(
      reading.draft.text == """
        addUser-request { a?: json }
        addUser-response { b?: json }
        addUser-404-response { c?: json }
        get /users-response-item { d?: json }
        Gone { why?: text }
        """)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func swaggerHasItsBodiesElsewhere() throws {
    let reading = try reading(
      ##"""
      {"swagger": "2.0", "definitions": {"User": {"type": "object", "properties": {"id": {}}}},
       "paths": {"/users": {"put": {"operationId": "setUser",
        "parameters": [{"in": "query", "name": "q"},
          {"in": "body", "schema": {"properties": {"a": {}}}}],
        "responses": {"200": {"schema": {"$ref": "#/definitions/User"}}}}}}}
      """##)
    #expect(reading.draft.text == "User { id?: json }\nsetUser-request { a?: json }")
  }

  @Test func whatIsSentIsNotWhatIsReceived() throws {
    let user =
      ##"{"content": {"application/json": {"schema": {"$ref": "#/components/schemas/User"}}}}"##
    let fields = #"""
      {"type": "object", "required": ["id", "secret", "name"], "properties": {
        "id": {"type": "string", "readOnly": true}, "secret": {"type": "string", "writeOnly": true},
        "name": {"type": "string"}, "isOpen": {"type": "boolean", "default": false}}}
      """#
    func draft(_ operation: String) throws -> String {
      try reading(
        #"""
        {"openapi": "3.0.3", "components": {"schemas": {"User": \#(fields)}},
         "paths": {"/": {"put": {\#(operation)}}}}
        """#
      ).draft.text
    }
    #expect(
      try draft(#""requestBody": \#(user)"#)
        == "User { id?: text, secret: text, name: text, isOpen?: flag }")
    #expect(
      try draft(#""responses": {"200": \#(user)}"#)
        == "User { id: text, secret?: text, name: text, isOpen?: flag = false }")
    #expect(
      try draft(#""requestBody": \#(user), "responses": {"200": \#(user)}"#)
        == "User { id?: text, secret?: text, name: text, isOpen?: flag = false }")
  }

  @Test func onlyWhatIsAskedForIsRead() throws {
    let document = ##"""
      {"$defs": {
        "A": {"properties": {"b": {"$ref": "#/$defs/B"}}}, "B": {"type": "string", "enum": ["x"]},
        "C": {"type": "string", "not": {}}}}
      """##
    let some = try reading(document, only: ["A"])
    #expect(some.draft.text == "A { b?: #B }\nB = \"x\"")
    #expect(some.diagnostics.isEmpty)
    let unknown = try reading(document, only: ["Aa"])
    #expect(unknown.codes == ["G2136"])
    #expect(unknown.draft.declarations.isEmpty)
  }

  @Test func theSameDocumentsGiveTheSameDraft() throws {
    let document = #"{"properties": {"a": {"oneOf": [{"type": "string"}, {"type": "integer"}]}}}"#
    let first = try reading(document)
    let second = try reading(document)
    #expect(first.draft == second.draft)
    #expect(first.diagnostics == second.diagnostics)
  }
}
