import Diagnostics
import JSON
import Testing

@testable import SchemaImport

@Suite struct ProfileTests {
  private func profile(_ texts: String...) throws -> ValueProfile {
    var profile = ValueProfile()
    for (index, text) in texts.enumerated() {
      profile.observe(try JSONReader.read(Array(text.utf8)), in: index)
    }
    return profile
  }

  @Test func everyKindIsCounted() throws {
    let profile = try profile("null", "true", "1", #""a""#, "[1, 2]", "{}", "null")
    #expect(profile.nulls == 2)
    #expect(profile.kinds == [.flag, .number, .text, .list, .object])
    #expect(profile.count == 7)
    #expect(profile.lists.lengths == Extent(2))
    #expect(profile.lists.element?.numbers.count == 2)
  }

  @Test func aKeyIsCountedOncePerObject() throws {
    let profile = try profile(#"{"a": 1, "b": 2, "a": "x"}"#, #"{"b": 1}"#).objects.joined
    #expect(profile.count == 2)
    #expect(profile.members["a"]?.count == 1)
    #expect(profile.members["a"]?.value.kinds == [.number, .text])
    #expect(profile.members["b"]?.count == 2)
    let keys = (0..<20).map { #""k\#($0)": 1"# }.joined(separator: ", ")
    let large = try self.profile("{\(keys), \(keys)}").objects.joined
    #expect(large.members.count == 20)
    #expect(large.members.values.allSatisfy { $0.count == 1 && $0.value.count == 2 })
  }

  @Test func placesAreTheFirstOnes() throws {
    let profile = try profile(#"{"a": 1}"#, #"{"b": 1, "a": 1}"#).objects.joined
    #expect(profile.members["a"]?.value.place?.start == 1)
    #expect(profile.members["b"]?.value.place?.file == 1)
  }

  @Test func differentTextsAreKeptWhileTheyAreFewAndWords() throws {
    func values(_ texts: [String]) -> TextValues {
      texts.reduce(into: TextValues()) { $0.observe($1) }
    }
    #expect(values(["a", "b", "a"]).counts == ["a": 2, "b": 1])
    #expect(!values(["a", "Ada Lovelace", "a"]).isComplete)
    #expect(values(["a", "Ada Lovelace", "a"]).counts.isEmpty)
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    let pairs = letters.flatMap { letter in letters.map { letter + $0 } }
    let tooMany = Array(pairs.prefix(TextValues.limit + 1))
    #expect(values(Array(tooMany.dropLast())).counts.count == TextValues.limit)
    #expect(values(tooMany).counts.isEmpty)
  }

  @Test(arguments: [
    "active", "IN_PROGRESS", "PullRequestEvent", "image/png", "en-US", "v2", "utf8", "a.b_c", "A",
  ]) func wordsAreWhatProgrammersCallValues(_ text: String) {
    #expect(PlainWord.describes(text))
  }

  @Test(arguments: [
    "", "Ada Lovelace", "ada@example.org", "12", "9f86d081", "a1b2", "café", "_a", "a_", "a--b",
    "v2024", "2nd", "Hello, world", "a\n", "https://example.org",
    "antidisestablishmentarianism_and_its_opponents_abroad",
  ]) func otherTextsAreNotWords(_ text: String) {
    #expect(!PlainWord.describes(text))
  }

  @Test func tooManyTagsAreIgnored() throws {
    let letters = ["a", "b", "c", "d", "e", "f", "g", "h", "i"]
    let tags = letters.flatMap { letter in letters.map { letter + $0 } }
    let objects = tags.prefix(70).map { tag in #"{"type": "\#(tag)", "n": 1}"# }
    let few = try profile("[\(objects.prefix(64).joined(separator: ","))]")
    #expect(few.lists.element?.objects.variants.count == 64)
    let many = try profile("[\(objects.joined(separator: ","))]")
    #expect(many.lists.element?.objects.variants.count == 1)
    #expect(many.lists.element?.objects.count == 70)
  }

  @Test func whatStandsTooDeepIsNotLookedInto() throws {
    let depth = ValueProfile.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    func innermost(_ profile: ValueProfile) -> ValueProfile {
      profile.lists.element.map(innermost) ?? profile
    }
    #expect(innermost(try profile(nested(depth))).unread == 0)
    #expect(innermost(try profile(nested(depth + 1))).unread == 1)
    #expect(innermost(try profile(nested(500))).unread == 1)
  }
}
