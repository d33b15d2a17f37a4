import JSON
import SeededRandom
import TestTags
import Testing

@testable import SchemaImport

/// What samples hold about people stays in the samples.
@Suite(.tags(.searching)) struct PrivacyTests {
  /// Texts of every kind that people have, and none of which a schema may show.
  private static func secret(_ generator: inout SeededGenerator) -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let word = String((0..<12).map { _ in generator.pick(letters) })
    switch generator.below(8) {
    case 0: return word
    case 1: return word.uppercased()
    case 2: return "\(word)@example.org"
    case 3: return "\(word) \(word)"
    case 4: return "https://example.org/\(word)"
    case 5: return "\(word)_\(generator.below(99))"
    case 6: return word.prefix(1).uppercased() + word.dropFirst()
    default: return "+49 \(generator.below(1_000_000_000))"
    }
  }

  private static let keys = [
    "name", "login", "mail", "address", "phone", "note", "owner", "id", "status", "type", "by",
  ]

  @Test(arguments: 0..<200) func noValueIsInTheDraftOrInAMessage(_ seed: Int) {
    var generator = SeededGenerator(seed: seed)
    let secrets = (0..<40).map { _ in Self.secret(&generator) }
    let mailbox = "m" + String(generator.next(), radix: 36)
    var next = 0
    // Each secret comes once where the key could be that of a choice, and often where it is not.
    func text(_ key: String) -> JSONValue {
      next += 1
      let isUnique = CategoryKey.describes(key)
      return .string(isUnique ? "\(secrets[next % 40])\(next)x" : secrets[next % 3])
    }
    func record(_ depth: Int) -> JSONValue {
      let keys = Self.keys.filter { _ in generator.chance(0.7) }
      var members = keys.map { JSONValue.Member($0, text($0)) }
      if depth < 2, generator.chance(0.5) {
        members.append(.init("children", .array((0..<4).map { _ in record(depth + 1) })))
      }
      if generator.chance(0.5) {
        members.append(.init("by_mail", ["\(mailbox)@example.org": .integer(1)]))
      }
      return .object(members)
    }
    let samples = (0..<20).map { index in
      ImportedDocument(path: "samples.json", index: index, value: record(0))
    }
    let reading = SampleReader.read(samples, named: "person")
    let output = String(describing: reading.draft) + String(describing: reading.diagnostics)
    for secret in Set(secrets + [mailbox]) {
      #expect(!output.contains(secret), "\(draftText(reading.draft))")
    }
  }
}
