import JSON
import SchemaImport
import SeededRandom
import TestTags
import Testing

/// Whatever a document says, it is read to an end, in time that grows with it, and without a trap.
@Suite(.tags(.searching)) struct HostileDescriptionTests {
  private static func definitions(_ count: Int, _ schema: (Int) -> String) -> String {
    let members = (0..<count).map { "\"D\($0)\": \(schema($0))" }
    return "{\"$defs\": {\(members.joined(separator: ", "))}}"
  }

  @Test(arguments: ["1e-9223372036854775808", "1e9223372036854775808", "-0e0", "1e400", "0.1e-400"])
  func numbersOfAnySize(_ number: String) throws {
    for keyword in ["minimum", "exclusiveMaximum", "multipleOf", "minLength", "const", "default"] {
      _ = try reading(
        "{\"properties\": {\"p\": {\"type\": \"number\", \"\(keyword)\": \(number)}}}")
    }
  }

  @Test func nestedPropertiesEndSomewhere() throws {
    let text =
      String(repeating: #"{"properties": {"p": "#, count: 250) + "{}"
      + String(repeating: "}}", count: 250)
    let reading = try reading(text)
    #expect(reading.codes == ["G2106"])
    #expect(reading.draft.declarations.count < 100)
  }

  @Test(arguments: ["items", "additionalProperties", "not"])
  func nestedSchemasEndSomewhere(_ keyword: String) throws {
    let text =
      String(repeating: "{\"\(keyword)\": ", count: 500) + "{}" + String(repeating: "}", count: 500)
    _ = try reading("{\"$defs\": {\"A\": \(text)}}")
  }

  /// Each alternative can contain each other one, with more than it has itself: their orders must not matter.
  @Test(arguments: [true, false])
  func alternativesWithinEachOther(areHeirs: Bool) throws {
    let count = 9
    let child =
      ##""properties": {"child": {"allOf": [{"$ref": "#/$defs/Base"}, {"$ref": "#/$defs/Noted"}]}}"##
    let extends = areHeirs ? ##""allOf": [{"$ref": "#/$defs/Base"}], "## : ""
    let choices = (0..<count).map { "{\"$ref\": \"#/$defs/H\($0)\"}" }.joined(separator: ", ")
    let content =
      areHeirs ? ##""properties": {"kind": {"type": "string"}}"## : "\"oneOf\": [\(choices)]"
    var schemas = [
      "\"Base\": {\"type\": \"object\", \(content), \"discriminator\": {\"propertyName\": \"kind\"}}",
      "\"Noted\": {\"type\": \"object\", \(child)}",
    ]
    schemas += (0..<count).map { "\"H\($0)\": {\(extends)\"type\": \"object\", \(child)}" }
    let reading = try reading("{\"$defs\": {\(schemas.joined(separator: ", "))}}")
    #expect(reading.draft.declarations.count < 4 * count * count)
  }

  @Test(arguments: ["allOf", "anyOf", "oneOf"])
  func nestedListsOfSchemasEndSomewhere(_ keyword: String) throws {
    let text =
      String(repeating: "{\"\(keyword)\": [", count: 250) + "{\"type\": \"string\"}"
      + String(repeating: "]}", count: 250)
    _ = try reading("{\"$defs\": {\"A\": \(text)}}")
  }

  @Test func aThousandReferencesInARow() throws {
    let text = Self.definitions(1_000) { number in
      number == 999 ? #"{"type": "string"}"# : "{\"$ref\": \"#/$defs/D\(number + 1)\"}"
    }
    let reading = try reading(text)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.draft.declarations.count == 1_000)
  }

  @Test func aThousandLevelsOfAllOf() throws {
    let text = Self.definitions(1_000) { number in
      "{\"allOf\": [{\"$ref\": \"#/$defs/D\(number + 1)\"}, {\"properties\": {\"p\": {}}}]}"
    }
    let codes = Set(try reading(text).codes)
    #expect(codes == ["G2101", "G2103"])
  }

  @Test func whatDoublesAtEachLevelIsReadOnce() throws {
    let text = Self.definitions(41) { number in
      let next = "{\"$ref\": \"#/$defs/D\(number + 1)\"}"
      return number == 40
        ? #"{"properties": {"p": {}}}"# : "{\"allOf\": [\(next), {\"allOf\": [\(next)]}]}"
    }
    let reading = try reading(text)
    #expect(reading.diagnostics.isEmpty)
    #expect(reading.draft.text.hasPrefix("D0 { p?: json }\n"))
  }

  @Test(arguments: ["anyOf", "oneOf"])
  func choicesThatDoubleAtEachLevelAreReadOnce(_ keyword: String) throws {
    let text = Self.definitions(41) { number in
      let next = "{\"$ref\": \"#/$defs/D\(number + 1)\"}"
      return number == 40
        ? #"{"properties": {"p": {}}}"#
        : "{\"\(keyword)\": [\(next), {\"allOf\": [\(next), {\"minProperties\": 1}]}]}"
    }
    _ = try reading(text)
  }

  @Test(arguments: [
    ##"{"$defs": {"A": {"allOf": [{"$ref": "#/$defs/A"}, {"properties": {"p": {}}}]}}}"##,
    ##"{"$defs": {"A": {"anyOf": [{"$ref": "#/$defs/A"}, {"type": "string"}]}}}"##,
    ##"{"$defs": {"A": {"oneOf": [{"$ref": "#/$defs/B"}]}, "B": {"oneOf": [{"$ref": "#/$defs/A"}]}}}"##,
    ##"{"$defs": {"A": {"items": {"$ref": "#/$defs/A/items"}}}}"##,
    ##"{"$ref": "#"}"##, ##"{"allOf": [{"$ref": "#"}]}"##,
    ##"{"properties": {"p": {"$ref": "#/properties/p"}}}"##,
  ])
  func circles(_ text: String) throws {
    _ = try reading(text)
  }

  @Test func manyDefinitionsTakeNoLongerEach() throws {
    let text = Self.definitions(20_000) { number in
      "{\"properties\": {\"p\": {\"$ref\": \"#/$defs/D\((number + 7) % 20_000)\"}}}"
    }
    #expect(try reading(text).draft.declarations.count == 20_000)
  }

  @Test func manyListedValuesTakeNoLongerEach() throws {
    let values = (0..<40_000).map { "\"v\($0)\"" }.joined(separator: ", ")
    let reading = try reading("{\"$defs\": {\"E\": {\"enum\": [\(values)]}}}")
    #expect(reading.draft.declarations.count == 1)
  }

  @Test func manyDefaultsTakeNoLongerEach() throws {
    let values = (0..<4_000).map { "\"v\($0)\"" }.joined(separator: ", ")
    let fields = (0..<10_000).map { ##""f\##($0)": {"$ref": "#/$defs/E", "default": "v3999"}"## }
    let reading = try reading(
      ##"""
      {"$defs": {"E": {"enum": [\##(values)]}, "R": {"properties": {\##(fields.joined(separator: ", "))}}}}
      """##)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func manyHeirsTakeNoLongerEach() throws {
    let count = 5_000
    let mapping = (0..<count).map { ##""v\##($0)": "#/$defs/H\##($0)""## }.joined(separator: ", ")
    let heirs = (0..<count).map { ##""H\##($0)": {"allOf": [{"$ref": "#/$defs/Base"}]}"## }
    let reading = try reading(
      ##"""
      {"$defs": {"Base": {"discriminator": {"propertyName": "k", "mapping": {\##(mapping)}},
        "properties": {"k": {"type": "string"}}}, \##(heirs.joined(separator: ", "))}}
      """##)
    #expect(reading.draft.declarations.count == count + 1)
    #expect(reading.diagnostics.isEmpty)
  }

  @Test func manyHeirsAsAlternativesTakeNoLongerEach() throws {
    let count = 5_000
    let heirs = (0..<count).map { ##""H\##($0)": {"allOf": [{"$ref": "#/$defs/Base"}]}"## }
    let alternatives = (0..<count).map { ##"{"$ref": "#/$defs/H\##($0)"}"## }
    let reading = try reading(
      ##"""
      {"$defs": {"Base": {"discriminator": {"propertyName": "k"}, "required": ["k"],
        "properties": {"k": {"type": "string"}}}, \##(heirs.joined(separator: ", ")),
        "All": {"oneOf": [\##(alternatives.joined(separator: ", "))]}}}
      """##)
    #expect(reading.draft.declarations.count == count + 2)
    #expect(reading.diagnostics.isEmpty)
  }

  /// As long ways as there are paths, with an end and without one.
  @Test(arguments: [true, false])
  func manyReferencesInPlaceOfPathsTakeNoLongerEach(_ isCircle: Bool) throws {
    let count = 5_000
    let paths = (0..<count).map { number in
      number == count - 1 && !isCircle
        ? #""/\#(number)": {"get": {"responses": {"200": {"content": {"*/*": {"schema": {"properties": {"a": {}}}}}}}}}"#
        : ##""/\##(number)": {"$ref": "#/paths/~1\##((number + 1) % count)"}"##
    }
    let reading = try reading(
      #"{"openapi": "3.1.0", "paths": {\#(paths.joined(separator: ", "))}}"#)
    #expect(reading.codes == (isCircle ? ["G2104"] : []))
    #expect(reading.draft.declarations.count == (isCircle ? 0 : 1))
  }

  /// Each of many operations refers to the same callback, which has many paths.
  @Test func manyUsesOfACallbackTakeNoLongerEach() throws {
    let count = 2_000
    let uses = (0..<count).map {
      ##""/\##($0)": {"post": {"callbacks": {"c": {"$ref": "#/components/callbacks/C"}}}}"##
    }
    let paths = (0..<count).map { #""{$url}/\#($0)": {"post": {}}"# }
    let schema = #""schemas": {"A": {"properties": {"a": {}}}}"#
    let reading = try reading(
      ##"""
      {"openapi": "3.1.0", "paths": {\##(uses.joined(separator: ", "))}, "components": {\##(schema),
        "callbacks": {"C": {\##(paths.joined(separator: ", "))}}}}
      """##)
    #expect(reading.draft.text == "A { a?: json }")
  }

  /// Parts of a document are exchanged for others at random.
  @Test func damagedDocuments() throws {
    let text = ##"""
      {"openapi": "3.1.0", "components": {"schemas": {
        "A": {"type": "object", "required": ["t"], "discriminator": {"propertyName": "t"},
          "properties": {"t": {"const": "x", "default": "x"}, "l": {"items": {"enum": [1, null]}},
            "n": {"minimum": 1e3, "multipleOf": 2, "pattern": "^a"}}, "additionalProperties": {}},
        "B": {"allOf": [{"$ref": "#/components/schemas/A"}, {"properties": {"b": {"not": {}}}}]},
        "C": {"oneOf": [{"$ref": "#/components/schemas/A"}, {"type": "null"}, {"const": 3}]}}},
       "paths": {"/": {"get": {"responses": {"200": {"content": {"*/*": {"schema": {}}}}}}}}}
      """##
    let document = try JSONReader.read(Array(text.utf8))
    let parts = document.parts
    var random = SeededGenerator(seed: 7)
    for _ in 0..<3_000 {
      let damaged = document.exchanging(parts, one: 12, &random)
      let given = ImportedDocument(path: "a.json", index: 0, value: damaged)
      _ = DescriptionReader.read([given])
    }
  }
}

extension JSONValue {
  /// Everything that stands in it, itself included.
  fileprivate var parts: [JSONValue] {
    switch content {
    case .array(let elements): [self] + elements.flatMap(\.parts)
    case .object(let members): [self] + members.flatMap { $0.value.parts }
    case .null, .boolean, .number, .string: [self]
    }
  }

  /// With about one part in `count` exchanged for another one.
  fileprivate func exchanging(
    _ parts: [JSONValue], one count: Int, _ random: inout SeededGenerator
  ) -> JSONValue {
    if Int.random(in: 0..<count, using: &random) == 0 {
      return parts.randomElement(using: &random) ?? self
    }
    switch content {
    case .array(let elements):
      return .array(elements.map { $0.exchanging(parts, one: count, &random) })
    case .object(let members):
      return .object(
        members.map { Member($0.name, $0.value.exchanging(parts, one: count, &random)) })
    case .null, .boolean, .number, .string:
      return self
    }
  }
}
