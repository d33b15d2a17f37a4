import SchemaImport
import Testing

/// The field for all other keys is one member, whatever it is called, and stays the last field.
@Suite struct SchemaMergeRestTests {
  @Test(arguments: [
    (
      "a: Int\n  ...rest: [String: Int]", "a: Int\n  ...rest: [String: Int?]",
      "a: Int\n  ...mine: [String: Int]", "a: Int\n  ...mine: [String: Int?]"
    ),
    (
      "a: Int", "a: Int\n  ...rest: [String: Int]", "a: Int\n  own: Int\n\n  enum E { a }",
      "a: Int\n  own: Int\n  ...rest: [String: Int]\n\n  enum E { a }"
    ),
    (
      "a: Int", "a: Int\n  b: Int", "a: Int\n  ...own: [String: JSON]",
      "a: Int\n  b: Int\n  ...own: [String: JSON]"
    ),
    (
      "a: Int\n  ...rest: [String: Int]", "a: Int\n  b: Int", "a: Int\n  ...rest: [String: Int]",
      "a: Int\n  b: Int"
    ),
    (
      "rest: Int", "rest: Int\n  ...others: [String: Int]", "rest: Int  // own",
      "rest: Int  // own\n  ...others: [String: Int]"
    ),
  ])
  func restsAreMerged(_ base: String, new: String, mine: String, result: String) {
    func dto(_ lines: String) -> String { "dto A {\n  \(lines)\n}\n" }
    let merged = MergedSchema(base: dto(base), new: dto(new), mine: dto(mine))
    #expect(merged.text == dto(result))
    #expect(merged.said.isEmpty)
  }
}
