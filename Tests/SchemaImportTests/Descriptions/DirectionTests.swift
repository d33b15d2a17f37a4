import SchemaImport
import Testing

/// Who sends a body decides whether its defaults hold, and which of its fields are there.
@Suite struct DirectionTests {
  private static let fields = #"""
    {"type": "object", "required": ["id", "secret"], "properties": {
      "id": {"type": "string", "readOnly": true}, "secret": {"type": "string", "writeOnly": true},
      "isOpen": {"type": "boolean", "default": false}}}
    """#
  private static let sent = "User { id?: text, secret: text, isOpen?: flag }"
  private static let received = "User { id: text, secret?: text, isOpen?: flag = false }"
  private static let both = "User { id?: text, secret?: text, isOpen?: flag = false }"

  private static let user =
    ##"{"content": {"application/json": {"schema": {"$ref": "#/components/schemas/User"}}}}"##
  private static let asks = #""post": {"requestBody": \#(user)}"#
  private static let answers = #""post": {"responses": {"200": \#(user)}}"#

  private static func calls(_ paths: String) -> String {
    #""post": {"callbacks": {"done": {"{$request.body#/url}": {\#(paths)}}}}"#
  }

  /// What stands in the document beside the schemas, what is shared, and what becomes of the type.
  @Test(arguments: [
    (#""paths": {"/": {\#(asks)}}"#, "", sent),
    (#""paths": {"/": {\#(answers)}}"#, "", received),
    (#""webhooks": {"added": {\#(asks)}}"#, "", received),
    (#""webhooks": {"added": {\#(answers)}}"#, "", sent),
    (#""x-webhooks": {"added": {\#(asks)}}"#, "", received),
    (#""paths": {"/": {\#(asks)}}, "webhooks": {"added": {\#(asks)}}"#, "", both),
    (#""paths": {"/": {\#(calls(asks))}}"#, "", received),
    (#""paths": {"/": {\#(calls(answers))}}"#, "", sent),
    (#""paths": {"/": {\#(calls(calls(asks)))}}"#, "", sent),
    (#""webhooks": {"added": {\#(calls(asks))}}"#, "", sent),
    // By references.
    (
      ##""paths": {"/": {"post": {"callbacks": {"done": {"$ref": "#/components/callbacks/Done"}}}}}"##,
      #""callbacks": {"Done": {"{$url}": {\#(asks)}}}"#, received
    ),
    (#""paths": {}"#, #""callbacks": {"Done": {"{$url}": {\#(asks)}}}"#, received),
    (
      ##""webhooks": {"added": {"$ref": "#/components/pathItems/Added"}}"##,
      #""pathItems": {"Added": {\#(asks)}}"#, received
    ),
    (
      ##""webhooks": {"added": {"post": {"requestBody": {"$ref": "#/components/requestBodies/User"}}}}"##,
      #""requestBodies": {"User": \#(user)}"#, received
    ),
    (
      ##"""
      "paths": {"/": {"post": {"requestBody": {"$ref": "#/components/requestBodies/User"}}}},
      "webhooks": {"added": {"post": {"requestBody": {"$ref": "#/components/requestBodies/User"}}}}
      """##,
      #""requestBodies": {"User": \#(user)}"#, both
    ),
    (#""paths": {}"#, #""requestBodies": {"User": \#(user)}"#, sent),
    (#""paths": {}"#, #""responses": {"User": \#(user)}"#, received),
    // In a circle.
    (
      ##""paths": {"/": {"post": {"callbacks": {"done": {"$ref": "#/components/callbacks/Done"}}}}}"##,
      ##"""
      "callbacks": {"Done": {"{$url}": {"post": {"requestBody": \##(user),
        "callbacks": {"done": {"$ref": "#/components/callbacks/Done"}}}}}}
      """##,
      both
    ),
  ])
  func directions(_ operations: String, _ shared: String, _ expected: String) throws {
    let components =
      #""schemas": {"User": \#(Self.fields)}"# + (shared.isEmpty ? "" : ", " + shared)
    let reading = try reading(
      #"{"openapi": "3.1.0", \#(operations), "components": {\#(components)}}"#)
    #expect(reading.draft.text == expected)
    #expect(reading.codes == (expected == Self.sent ? ["G2135"] : []))
  }

  /// The address of a callback is an expression.
  @Test func callbacksAreCalledByTheirNames() throws {
    let body = #"{"content": {"application/json": {"schema": {"properties": {"a": {}}}}}}"#
    let callback = #""post": {"requestBody": \#(body), "responses": {"200": \#(body)}}"#
    let reading = try reading(
      #"{"openapi": "3.1.0", "paths": {"/orders": {\#(Self.calls(callback))}}}"#)
    #expect(
      reading.draft.text == "post done-request { a?: json }\npost done-response { a?: json }")
  }

  /// A field that may be null is one that a request can clear; one that is missing stays as it is.
  @Test(arguments: [
    ("patch", "application/json", "", true),
    ("put", "application/merge-patch+json", "", true),
    ("put", "Application/Merge-Patch+JSON; charset=utf-8", "", true),
    ("patch", "application/json-patch+json", "", false),
    ("put", "application/json", "", false),
    ("patch", "application/json", #""responses": {"200": \#(user)}"#, false),
    ("patch", "application/json", #""callbacks": {"c": {"{$url}": {\#(asks)}}}"#, false),
    ("patch", "application/json", #""callbacks": {"c": {"{$url}": {\#(answers)}}}"#, false),
  ])
  func patches(_ method: String, _ media: String, _ more: String, _ isPatch: Bool) throws {
    let reading = try reading(
      ##"""
      {"openapi": "3.1.0", "paths": {"/": {"\##(method)": {\##(more.isEmpty ? "" : more + ",")
        "requestBody": {"content": {"\##(media)": {"schema": {"$ref": "#/components/schemas/User"}}}}}}},
       "components": {"schemas": {"User": {"required": ["id"], "properties": {
        "id": {"type": ["string", "null"]}, "note": {"type": ["string", "null"]},
        "any": {}, "name": {"type": "string"}, "born": {"type": ["string", "null"], "readOnly": true}}}}}}
      """##)
    let note = isPatch ? "patch text?" : "text?"
    #expect(
      reading.draft.text
        == "User { id: text?, note?: \(note), any?: json, name?: text, born?: text? }")
  }
}
