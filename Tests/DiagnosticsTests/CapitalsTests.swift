import Diagnostics
import Testing

@Suite struct CapitalsTests {
  @Test(arguments: [
    ("UserRole", "userRole"), ("URL", "url"), ("URLKind", "urlKind"), ("A", "a"), ("", ""),
    ("already", "already"), ("X9", "x9"), ("ÄrzteTeam", "ärzteTeam"),
  ])
  func `A type names a value`(type: String, value: String) {
    #expect(type.uncapitalized == value)
  }

  @Test(arguments: [("fullName", "FullName"), ("URL", "URL"), ("ß", "SS"), ("", "")])
  func `A name is the rest of a longer one`(name: String, rest: String) {
    #expect(name.capitalizedFirst == rest)
  }
}
