import Diagnostics
import Testing

@Suite struct SpellingTests {
  private let fields = Spelling([
    "id", "name", "firstName", "first_name", "lastName", "email", "avatarURL", "createdAt",
    "isRegistered", "roles",
  ])

  @Test(arguments: [
    ("fist_name", "first_name"), ("frist_name", "first_name"), ("firstNam", "firstName"),
    ("FIRSTNAME", "firstName"), ("avatar_url", "avatarURL"), ("emial", "email"),
    ("emails", "email"), ("created_at", "createdAt"), ("ID", "id"), ("naem", "name"),
    ("is_registred", "isRegistered"), ("rolls", "roles"),
  ])
  func findsWhatIsMeant(_ name: String, _ meant: String) {
    #expect(fields.nearest(to: name) == meant)
  }

  @Test(arguments: ["ip", "x", "", "game", "password", "e", "mail_me", "sole"])
  func suggestsNothingSilly(_ name: String) {
    let candidates = Spelling(["id", "y", "email", "createdAt", "lastName", "", "xy", "sum"])
    #expect(candidates.nearest(to: name) == nil)
  }

  @Test func shortNamesDifferInCaseOnly() {
    let names = Spelling(["id", "ip", "Id2", "x"])
    #expect(names.nearest(to: "ID") == "id")
    #expect(names.nearest(to: "X") == "x")
    #expect(names.nearest(to: "ie") == nil)
    #expect(names.nearest(to: "y") == nil)
  }

  @Test func theNearestComesFirstAndTheAlphabetDecides() {
    let names = Spelling(["cart", "cast", "card", "care", "CARS", "cards", "dog"])
    #expect(names.nearest(to: "cars", limit: 3) == ["CARS", "card", "cards"])
    #expect(
      names.nearest(to: "cars", limit: 10) == ["CARS", "card", "cards", "care", "cart"])
    #expect(names.nearest(to: "cars", limit: 0) == [])
  }

  @Test func theOrderOfTheCandidatesDoesNotMatter() {
    let names = ["beta", "bета", "beat", "bets", "best", "bela", "bera"]
    let expected = Spelling(names).nearest(to: "beto", limit: 3)
    #expect(expected == ["beta", "bets"])
    for rotation in names.indices {
      let rotated = Array(names[rotation...] + names[..<rotation])
      #expect(Spelling(rotated).nearest(to: "beto", limit: 3) == expected)
    }
  }

  @Test func neverTheNameItselfNorATwin() {
    let names = Spelling(["email", "email", "emails", "emails"])
    #expect(names.nearest(to: "email", limit: 5) == ["emails"])
  }

  @Test func aTranspositionIsOneSlip() {
    #expect(Spelling(["abc"]).nearest(to: "acb") == "abc")
    #expect(Spelling(["abc"]).nearest(to: "xyc") == nil)
    #expect(Spelling(["abcdef"]).nearest(to: "badcef") == "abcdef")
  }

  @Test func otherAlphabetsCompareToo() {
    #expect(Spelling(["größe", "straße"]).nearest(to: "GRÖßE") == "größe")
    #expect(Spelling(["имя", "адрес"]).nearest(to: "адерс") == "адрес")
  }

  @Test func veryLongNamesAreComparedAsAWhole() {
    let long = String(repeating: "veryLongName", count: 100_000)
    let spelling = Spelling([long, "short"])
    #expect(spelling.nearest(to: long.uppercased()) == long)
    #expect(spelling.nearest(to: long + "x") == nil)
  }

  @Test func manyCandidatesAndManyErrors() {
    let spelling = Spelling(all: (0..<10_000).map { "fieldNumber\($0)" })
    for number in 0..<20 {
      #expect(spelling.nearest(to: "feildNumber\(number)") == "fieldNumber\(number)")
    }
  }
}
