import SchemaImport
import Testing

/// What extends a schema with a discriminator makes a union of that schema.
@Suite struct HeirTests {
  private static let pet =
    #""Pet": {"discriminator": "k", "properties": {"k": {"type": "string"}}}"#

  private static func heir(
    _ name: String, of base: String = "Pet", fields: String = "{}", with more: String = ""
  ) -> String {
    ##""\##(name)": {\##(more)"allOf": [{"$ref": "#/definitions/\##(base)"}, {"properties": \##(fields)}]}"##
  }

  private func read(_ schemas: [String]) throws -> ImportReading {
    try reading(#"{"definitions": {"# + schemas.joined(separator: ",") + "}}")
  }

  @Test func heirsHaveAllFields() throws {
    let shop = ##""Shop": {"properties": {"best": {"allOf": [{"$ref": "#/definitions/Pet"}]}}}"##
    let cat = Self.heir("Cat", fields: #"{"lives": {"type": "integer"}}"#)
    let reading = try read([Self.pet, cat, shop])
    #expect(
      reading.draft.text == """
        Pet open by k: "Cat"(#Cat)
        Cat { k?: text, lives?: integer }
        Shop { best?: #Pet }
        """)
    #expect(reading.diagnostics.isEmpty)
  }

  /// The base, its heirs, and the union that becomes of it.
  @Test(arguments: [
    // By its name, by an extension, by a constant.
    ([pet, heir("Cat")], #"Pet open by k: "Cat"(#Cat)"#),
    (
      [pet, heir("Cat", with: #""x-ms-discriminator-value": "cat","#)],
      #"Pet open by k: "cat"(#Cat)"#
    ),
    ([pet, heir("Cat", fields: #"{"k": {"const": "cat"}}"#)], #"Pet open by k: "cat"(#Cat)"#),
    // Heirs of heirs: what is between them is one of its own, and a base as well.
    (
      [pet, heir("Cat"), heir("Kitten", of: "Cat")],
      #"Pet open by k: "Cat"(#discriminator) | "Kitten"(#Kitten)"#
    ),
    (
      [heir("Kitten", of: "Cat"), heir("Cat"), pet],
      #"Pet open by k: "Kitten"(#Kitten) | "Cat"(#discriminator)"#
    ),
    (
      [heir("Kitten", of: "Cat"), heir("Cat"), heir("Dog"), pet],
      #"Cat open by k: "Cat"(#discriminator) | "Kitten"(#Kitten)"#
    ),
    // A base between them tells the same apart.
    (
      [pet, heir("Cat", with: #""discriminator": "k","#), heir("Kitten", of: "Cat")],
      #"Pet open by k: "Kitten"(#Kitten)"#
    ),
    // Those that the mapping names, and the base itself.
    (
      [
        #""Pet": {"discriminator": {"propertyName": "k", "mapping": {"c": "Cat", "p": "Pet", "d": "Dog"}}, "properties": {"k": {}}}"#,
        heir("Cat"), #""Dog": {"properties": {"k": {}}}"#,
      ],
      #"Pet open by k: "c"(#Cat) | "p"(#discriminator) | "d"(#Dog)"#
    ),
  ])
  func unions(_ schemas: [String], _ expected: String) throws {
    let reading = try read(schemas)
    #expect(reading.draft.text.split(separator: "\n").contains(expected[...]))
    #expect(reading.diagnostics.isEmpty)
  }

  /// Whichever schema is read first, a union has the same cases.
  @Test func theOrderOfSchemasIsThatOfCasesAndNothingElse() throws {
    let schemas = [
      Self.pet, Self.heir("Cat"), Self.heir("Kitten", of: "Cat"), Self.heir("Tiny", of: "Kitten"),
      ##""Shop": {"properties": {"cat": {"$ref": "#/definitions/Cat"}}}"##,
    ]
    for order in Self.orders(of: schemas) {
      let reading = try read(order)
      #expect(reading.diagnostics.isEmpty)
      let unions = reading.draft.text.split(separator: "\n").filter { $0.contains(" open by ") }
        .map { line in
          line.split(separator: ": ", maxSplits: 1).map {
            $0.split(separator: " | ").sorted().joined(separator: " | ")
          }.joined(separator: ": ")
        }
      #expect(
        unions.sorted() == [
          #"Cat open by k: "Cat"(#discriminator) | "Kitten"(#discriminator) | "Tiny"(#Tiny)"#,
          #"Kitten open by k: "Kitten"(#discriminator) | "Tiny"(#Tiny)"#,
          #"Pet open by k: "Cat"(#discriminator) | "Kitten"(#discriminator) | "Tiny"(#Tiny)"#,
        ])
    }
  }

  private static func orders(of schemas: [String]) -> [[String]] {
    guard schemas.count > 1 else { return [schemas] }
    return schemas.indices.flatMap { index in
      var others = schemas
      let first = others.remove(at: index)
      return orders(of: others).map { [first] + $0 }
    }
  }

  /// Where the values are not known, the base is a record.
  @Test(arguments: [
    ([pet], "G2120"),
    (
      [#""Pet": {"discriminator": "k", "properties": {"k": {"enum": ["c", "d"]}}}"#, heir("Cat")],
      "G2120"
    ),
    (
      [
        pet, heir("Cat", fields: #"{"k": {"const": 1}}"#),
        heir("Dog", fields: #"{"k": {"const": 1}}"#),
      ],
      "G2120"
    ),
  ])
  func noUnions(_ schemas: [String], _ code: String) throws {
    let reading = try read(schemas)
    #expect(reading.draft.text.contains("Pet { "))
    #expect(reading.codes.contains(code))
  }

  /// Only what extends such a base is an heir; another schema that adds nothing is the same type by another name.
  @Test func otherSchemasStayAliases() throws {
    let other =
      ##""Name": {"type": "string"}, "Title": {"allOf": [{"$ref": "#/definitions/Text"}]}"##
    let shop =
      ##""Text": {"properties": {"a": {}}}, "Shop": {"properties": {"t": {"$ref": "#/definitions/Title"}}}"##
    let reading = try read([Self.pet, Self.heir("Cat"), other, shop])
    #expect(reading.draft.text.contains("Title = #Text"))
  }

  @Test func basesThatExtendEachOtherAreRecords() throws {
    let reading = try read([
      Self.heir("A", of: "B", with: #""discriminator": "k","#),
      Self.heir("B", of: "A", with: #""discriminator": "k","#),
    ])
    #expect(reading.codes == ["G2120", "G2120"])
  }

  /// Also among the files of a description, and with all heirs where only the base is asked for.
  @Test func onlyABaseComesWithItsHeirs() throws {
    let schemas = [Self.pet, Self.heir("Cat"), #""Other": {"type": "string"}"#]
    let reading = try reading(
      #"{"definitions": {"# + schemas.joined(separator: ",") + "}}", only: ["Pet"])
    #expect(reading.draft.text == "Pet open by k: \"Cat\"(#Cat)\nCat { k?: text }")
  }

  @Test(arguments: ["Gone", "#/definitions/Gone", "Text", "Unrelated"])
  func aMappingThatLeadsNowhereIsTold(_ name: String) throws {
    let mapping = #"{"propertyName": "k", "mapping": {"c": "Cat", "x": "\#(name)"}}"#
    let base = #""Pet": {"discriminator": \#(mapping)}"#
    let choice =
      ##""Pet": {"discriminator": \##(mapping), "oneOf": [{"$ref": "#/definitions/Cat"}, {"$ref": "#/definitions/Dog"}]}"##
    let rest = [
      #""Text": {"type": "string"}"#, #""Cat": {"properties": {"a": {}}, "required": ["a"]}"#,
      #""Dog": {"properties": {"b": {}}, "required": ["b"]}"#,
      #""Unrelated": {"properties": {"c": {}}}"#,
    ]
    #expect(try read([choice] + rest).codes == ["G2105"])
    #expect(try read([base] + rest).codes == (name == "Unrelated" ? [] : ["G2105"]))
  }
}
