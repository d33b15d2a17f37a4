import Diagnostics
import SchemaSyntax
import SeededRandom
import TestTags
import Testing

@testable import SchemaSemantics

@Suite(.tags(.searching)) struct MapRobustnessTests {
  private static let schema = #"""
    dto UserDTO { id: Int, name: NameDTO, mail: String?, is_known: Bool, tags: [String], kind: KindDTO }
    dto NameDTO { first: String, last: String }
    open enum KindDTO { a, b }
    enum Kind { a, other }
    type Email = String via trimmed where email
    domain union Status { known(Email), unknown }
    domain User { id: Int, name: String, status: Status, tags: Set<String>, kind: Kind }
    map KindDTO -> Kind { else -> other }
    map (UserDTO, locale: String) -> User {
      name: "\(name.first) \(name.last)"
      status: match (is_known, mail) { (true, _) -> known(mail), (false, nil) -> unknown, else -> unknown }
      tags: tags via unique(keep: first)
      ignore locale because "not yet"
    }
    dto union MediaDTO by type { text(NameDTO), none }
    domain union Media { text(String), none }
    map MediaDTO <-> Media { text -> text(first), reverse { text -> text(custom name(self)) } }
    repository Users { user(id: Int) -> Kind from KindDTO }
    """#

  @Test func everyPrefixEndsInDiagnosticsOrSuccess() {
    let characters = Array(Self.schema)
    for length in stride(from: 0, through: characters.count, by: 3) {
      let checked = MappedSchema(String(characters[..<length]))
      #expect(checked.maps.count == checked.schema.maps.count)
    }
  }

  /// Words that change places give schemas that can be parsed but make little sense.
  @Test(arguments: 0..<200) func shuffledWordsEndInDiagnosticsOrSuccess(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var words = Self.schema.split(separator: " ", omittingEmptySubsequences: false)
    for _ in 0...random.below(6) {
      words.swapAt(random.below(words.count), random.below(words.count))
    }
    let checked = MappedSchema(words.joined(separator: " "))
    let isSound = !checked.diagnostics.contains { $0.isError }
    if isSound { #expect(checked.maps.allSatisfy { $0 != nil }) }
  }

  /// Ten thousand maps are checked in linear time: with anything worse, this would not end.
  @Test func manyMapsAreNoMoreWorkThanTheySay() {
    var text = ""
    for index in 0..<5_000 {
      text += """
        dto D\(index)DTO { a: Int, next: D\((index + 1) % 5_000)DTO? }
        domain D\(index) { a: Int, next: D\((index + 1) % 5_000)? }
        map D\(index)DTO <-> D\(index)

        """
    }
    let checked = MappedSchema(text)
    #expect(checked.codes == [])
    #expect(checked.maps.allSatisfy { $0.map { checked.canFail($0) } == false })
  }

  @Test func longEnumsAreNoMoreWorkThanTheySay() {
    let names = (0..<5_000).map { "case\($0)" }.joined(separator: ", ")
    let rows = (0..<5_000).map { "case\($0) -> case\(4_999 - $0)" }.joined(separator: "\n")
    let checked = MappedSchema(
      "enum FromDTO { \(names) }\nenum To { \(names) }\nmap FromDTO <-> To {\n\(rows)\n}")
    #expect(checked.codes == [])
  }

  @Test func mistakesInOneMapAreAllFound() {
    let checked = MappedSchema(
      """
      dto UserDTO { name: String?, age: Int }
      domain User { name: String, age: Bool, born: Date, kind: String }
      map UserDTO -> User { born: birth, kind: match age { 1 -> "one" } }
      """)
    #expect(checked.codes.sorted() == ["G0203", "G0623", "G0626", "G0632"])
  }

  @Test func aSyntaxErrorHidesWhatOnlyFollowsFromIt() {
    for text in [
      "dto UserDTO { name String }\ndomain User { name: String }\nmap UserDTO -> User",
      "dto UserDTO { name: String }\ndomain User { name: String }\nmap UserDTO -> User { name = name }",
      "dto UserDTO { tag: TagDTO }\ndto TagDTO { x: Int }\ndomain User { tag: Tag }\n"
        + "domain Tag { x: Int }\nmap UserDTO -> User\nmap TagDTO => Tag",
    ] {
      let checked = MappedSchema(text)
      #expect(checked.codes.count == 1, "\(checked.codes) in \(text)")
    }
  }
}
