import Diagnostics
import GatehousePipeline
import SchemaSyntax
import Testing

/// `ignore`, with one field, with several, and with `rest`.
@Suite struct IgnoreTests {
  private func codes(_ text: String) -> [String] {
    validate([SourceFile(path: "Ignore.gate", text: text)]).diagnostics.map(\.kind.code)
  }

  @Test(arguments: [
    #"ignore a, "x-b", c because "old""#, #"ignore a because "old", ignore b, c because "new""#,
    "ignore a,\n  b, c because \"old\"", #"ignore rest because "old""#,
    #"ignore a because "old", ignore rest because "new""#, #"ignore "x-b", a, c because "old""#,
  ])
  func everythingIsSettled(_ ignore: String) {
    #expect(
      codes(
        """
        dto UserDTO { a: Int, "x-b" as b: Int, c: PartDTO, name: String }
        dto PartDTO { d: Int }
        domain User { name: String }
        map UserDTO -> User { name: name, \(ignore) }
        """) == [])
  }

  @Test(arguments: ["rest", #""rest""#, "name, rest", #"name, "rest""#])
  func aFieldThatIsCalledRestIsThatField(_ names: String) {
    let schema = """
      dto UserDTO { rest: Int, other: Int, name: String, title: String }
      domain User { title: String }
      map UserDTO -> User { ignore \(names) because "old" }
      """
    // Everything else stays unread: if there is a field of this name, it takes precedence over the meaning of the word.
    #expect(codes(schema) == ["G0616"])
  }

  @Test func aParameterThatIsCalledRestIsThatParameter() {
    #expect(
      codes(
        """
        dto UserDTO { other: Int, name: String }
        domain User { name: String }
        map (UserDTO, rest: Int) -> User { ignore rest because "old" }
        """) == ["G0616"])
  }

  @Test func inQuotesItIsAlwaysAField() {
    #expect(
      codes(
        """
        dto UserDTO { other: Int, name: String }
        domain User { name: String }
        map UserDTO -> User { ignore "rest" because "old" }
        """) == ["G0203"])
  }

  @Test func aWayBackStillNeedsItsValues() {
    let map = "ignore rest because \"old\", reverse { a: 0, b: nil }"
    let head = "dto UserDTO { a: Int, b: Int?, name: String }\ndomain User { name: String }\n"
    #expect(codes(head + "map UserDTO <-> User { \(map) }") == [])
    #expect(
      codes(head + #"map UserDTO <-> User { ignore rest because "old" }"#) == ["G0651", "G0651"])
  }

  @Test func partMapsAndNestedDTOsCount() {
    #expect(
      codes(
        """
        dto UserDTO { address: AddressDTO, part: PartDTO, name: String }
        dto AddressDTO { street: String, zip: String }
        dto PartDTO { x: Int, y: Int }
        domain User { street: String, part: Part }
        domain Part { x: Int }
        map UserDTO -> User { street: address.street, ignore rest because "the app needs no more" }
        map PartDTO -> Part { ignore rest because "it is flat" }
        """) == [])
  }

  @Test func formattingKeepsListsAndQuotes() throws {
    let text = """
      map A -> B {
        ignore "rest"  ,  a."x-y",b because   "old"
        ignore rest because "new" }
      """
    guard
      case .formatted(let bytes) = SchemaFormatter.format(
        SourceFile(path: "A.gate", text: text), index: 0)
    else {
      Issue.record("the text is refused")
      return
    }
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        map A -> B {
          ignore "rest", a."x-y", b because "old"
          ignore rest because "new"
        }

        """)
  }

  /// Keywords of other items may also be names of fields.
  @Test func namesThatAreWordsElsewhere() {
    #expect(
      codes(
        """
        dto UserDTO { ignore: Int, reverse: Int, because: Int, name: String }
        domain User { name: String }
        map UserDTO -> User { ignore ignore, reverse, because because "old" }
        """) == [])
  }
}
