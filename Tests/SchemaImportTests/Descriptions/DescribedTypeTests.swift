import Diagnostics
import SchemaImport
import Testing

/// What the schema of a property becomes. All without a loss.
@Suite struct DescribedTypeTests {
  @Test(arguments: [
    (#"{}"#, "json"),
    (#"true"#, "json"),
    (#"{"type": "boolean"}"#, "flag"),
    (#"{"type": "string"}"#, "text"),
    (#"{"type": ["string", "null"]}"#, "text?"),
    (#"{"type": "string", "format": "date-time"}"#, "dateTime"),
    (#"{"type": "string", "format": "date"}"#, "date"),
    (#"{"type": "string", "format": "uuid"}"#, "uuid"),
    (#"{"type": "string", "format": "uri"}"#, "url"),
    (#"{"type": "string", "format": "email"}"#, "email"),
    (#"{"type": "string", "format": "hostname"}"#, "hostname"),
    (#"{"type": "string", "format": "ipv4"}"#, "ipv4"),
    (#"{"type": "string", "format": "ipv6"}"#, "ipv6"),
    (#"{"type": "string", "format": "byte"}"#, "base64"),
    (#"{"type": "string", "contentEncoding": "base64"}"#, "base64"),
    (#"{"type": "string", "format": "decimal"}"#, "decimal"),
    (#"{"minLength": 1, "maxLength": 9}"#, "text length 1...9"),
    (#"{"type": "string", "minLength": 0}"#, "text"),
    (#"{"type": "integer"}"#, "integer"),
    (#"{"type": "integer", "format": "int32"}"#, "bits32"),
    (#"{"type": "integer", "format": "int64"}"#, "bits64"),
    (#"{"type": "integer", "format": "uint64"}"#, "unsigned64"),
    (#"{"type": "integer", "format": "uint8"}"#, "integer >=0 <=255"),
    (#"{"type": "integer", "format": "uint8", "maximum": 9}"#, "integer >=0 <=9"),
    (#"{"type": "integer", "format": "unix-time"}"#, "epochSeconds"),
    (#"{"type": "integer", "format": "unixtime"}"#, "epochSeconds"),
    (#"{"type": "integer", "format": "timestamp"}"#, "epochSeconds"),
    (#"{"type": "integer", "format": "epoch-millis"}"#, "epochMilliseconds"),
    (#"{"type": "number", "format": "double"}"#, "number"),
    (#"{"minimum": 0, "exclusiveMaximum": 1.50}"#, "number >=0 <1.5"),
    (#"{"type": "integer", "minimum": 1e2, "multipleOf": 5}"#, "integer >=100 *5"),
    (#"{"type": "integer", "minimum": 0, "exclusiveMinimum": true}"#, "integer >0"),
    (#"{"type": "integer", "minimum": 3, "exclusiveMinimum": 3}"#, "integer >3"),
    (#"{"items": {"type": "string"}}"#, "[text]"),
    (#"{"type": "array"}"#, "[json]"),
    (#"{"type": "array", "minItems": 1, "uniqueItems": true}"#, "[json] count 1... unique"),
    (#"{"type": "object"}"#, "[:json]"),
    (#"{"additionalProperties": {"type": "integer"}}"#, "[:integer]"),
    (
      #"{"patternProperties": {"^a": {"type": "string"}}, "additionalProperties": false}"#,
      "[:text]"
    ),
    (#"{"allOf": [{"type": "string"}, {"maxLength": 5}, {"maxLength": 3}]}"#, "text length ...3"),
    (#"{"allOf": [{"type": "number"}, {"type": ["integer", "string"]}]}"#, "integer"),
    (#"{"anyOf": [{"type": "string"}, {"type": "null"}]}"#, "text?"),
    (#"{"oneOf": [{"const": null}, {"type": "integer"}]}"#, "integer?"),
    (#"{"oneOf": [{"enum": [null]}, {"type": "integer"}]}"#, "integer?"),
    (#"{"anyOf": [{"type": "integer"}, {"type": "number"}]}"#, "number"),
  ])
  func aProperty(_ schema: String, _ expected: String) throws {
    let reading = try reading(#"{"properties": {"p": \#(schema)}, "required": ["p"]}"#)
    #expect(reading.draft.text == "a { p: \(expected) }")
    let idle = ["G2113"]
    #expect(reading.codes.filter { !idle.contains($0) }.isEmpty)
  }

  @Test(arguments: [
    ("^[a-z]+$", "[a-z]+"),
    ("abc", #"[\s\S]*abc[\s\S]*"#),
    ("^a|b$", #"a[\s\S]*|[\s\S]*b"#),
    ("^(a|b)$", "(a|b)"),
    ("^a/[/]$", #"a\/[/]"#),
    (#"^\$"#, #"\$[\s\S]*"#),
    ("^a*?$", "a*?"),
    ("^[a|b$]$", "[a|b$]"),
  ])
  func aPattern(_ pattern: String, _ expected: String) throws {
    let text = pattern.replacing(#"\"#, with: #"\\"#)
    let schema = #"{"properties": {"p": {"type": "string", "pattern": "\#(text)"}}}"#
    #expect(try draft(schema) == "a { p?: text /\(expected)/ }")
  }

  @Test func aPatternThatMatchesAnythingIsNoRule() throws {
    #expect(try draft(#"{"properties": {"p": {"pattern": ""}}}"#) == "a { p?: text }")
  }

  @Test func wordsAboutAField() throws {
    let reading = try reading(
      #"""
      {"properties": {
        "a": {"type": "string", "format": "password", "description": " Secret.\n"},
        "b": {"type": "string", "title": "B", "deprecated": true, "x-deprecatedMessage": "Use a."}
      }}
      """#)
    guard case .record(let record) = reading.draft.declarations[0].content else {
      Issue.record("no record")
      return
    }
    #expect(record.fields.map(\.isSensitive) == [true, false])
    #expect(record.fields.map(\.documentation) == ["Secret.", "B"])
    #expect(record.fields[1].deprecation == DraftDeprecation("Use a."))
  }

  @Test(arguments: [
    (#"{"type": "integer", "default": 3}"#, "integer = 3"),
    (#"{"type": "boolean", "default": false}"#, "flag = false"),
    (#"{"type": "number", "default": 1}"#, "number = 1"),
    (#"{"type": "string", "default": "x"}"#, #"text = "x""#),
    (#"{"type": "array", "items": {"type": "string"}, "default": []}"#, "[text] = []"),
    (#"{"type": ["string", "null"], "default": null}"#, "text?"),
  ])
  func aDefault(_ schema: String, _ expected: String) throws {
    let reading = try reading(#"{"properties": {"p": \#(schema)}}"#)
    #expect(reading.draft.text == "a { p?: \(expected) }")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func aDefaultOfAnEnumIsOneOfItsCases() throws {
    let schema = #"{"properties": {"p": {"enum": ["x", "y"], "default": "y"}}}"#
    #expect(try draft(schema) == "a { p?: #p = \"y\" }\n.p = \"x\" | \"y\"")
  }
}
