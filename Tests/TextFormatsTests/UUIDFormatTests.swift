import Foundation
import SeededRandom
import Testing
@testable import TextFormats

@Suite struct UUIDFormatTests {
  static let valid = [
    "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
    "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF", "123e4567-e89b-12d3-a456-426614174000",
    "123E4567-E89B-12D3-A456-426614174000", "123e4567-E89B-12d3-A456-426614174000",
    "c232ab00-9414-11ec-b3c8-9f6bdeced846", "000003e8-cbb9-21ea-b201-00045a86c8a1",
    "5df41881-3aed-3515-88a7-2f4a814cf09e", "919108f7-52d1-4320-9bac-f847db4148a8",
    "2ed6657d-e927-568b-95e1-2665a8aea6a2", "1ec9414c-232a-6b00-b3c8-9f6bdeced846",
    "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0",
    "6ba7b810-9dad-11d1-80b4-00c04fd430c8", "6ba7b811-9dad-11d1-80b4-00c04fd430c8",
    "6ba7b812-9dad-11d1-80b4-00c04fd430c8", "6ba7b814-9dad-11d1-80b4-00c04fd430c8",
    "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "01234567-89ab-cdef-0123-456789abcdef",
    "abcdefab-cdef-abcd-efab-cdefabcdefab", "99999999-9999-9999-9999-999999999999",
    "deadbeef-dead-beef-dead-beefdeadbeef", "12345678-1234-5678-1234-567812345678",
    "0a0b0c0d-0e0f-1011-1213-141516171819", "550e8400-e29b-41d4-a716-446655440000",
  ]

  @Test(arguments: valid) func accepts(_ text: String) {
    #expect(UUIDFormat.accepts(text))
  }

  @Test(arguments: [
    "", "-", "----", "0", "123e4567e89b12d3a456426614174000",
    "123e4567-e89b-12d3-a456-42661417400", "123e4567-e89b-12d3-a456-4266141740000",
    "23e4567-e89b-12d3-a456-426614174000", "123e4567-e89b-12d3-a456-426614174000-",
    "-123e4567-e89b-12d3-a456-426614174000", "123e4567--e89b-12d3-a456-42661417400",
    "123e456-7e89b-12d3-a456-426614174000", "123e4567-e89b12-d3-a456-426614174000",
    "123e4567-e89b-12d3-a45-6426614174000", "123e4567-e89b-12d3a-456-426614174000",
    "123e4567_e89b_12d3_a456_426614174000", "123e4567 e89b 12d3 a456 426614174000",
    "{123e4567-e89b-12d3-a456-426614174000}", "urn:uuid:123e4567-e89b-12d3-a456-426614174000",
    "123e4567-e89b-12d3-a456-42661417400g", "g23e4567-e89b-12d3-a456-426614174000",
    "0x3e4567-e89b-12d3-a456-426614174000", " 123e4567-e89b-12d3-a456-426614174000",
    "123e4567-e89b-12d3-a456-426614174000 ", "123e4567-e89b-12d3-a456-426614174000\n",
    "123e4567\u{2010}e89b-12d3-a456-426614174000", "１23e4567-e89b-12d3-a456-426614174000",
    "123e4567-e89b-12d3-a456-42661417400\u{0}", "(123e4567-e89b-12d3-a456-426614174000)",
    "123e4567-e89b-12d3-a456+426614174000", "------------------------------------",
    "000000000000000000000000000000000000",
  ])
  func refuses(_ text: String) {
    #expect(!UUIDFormat.accepts(text))
  }

  @Test(arguments: valid.prefix(8), 0..<36)
  func readsEachCharacterAtEachPlace(_ valid: String, _ place: Int) {
    for byte in UInt8(0)...0x7F {
      var text = Array(valid)
      let isHyphen = text[place] == "-"
      text[place] = Character(Unicode.Scalar(byte))
      let isValid = isHyphen ? text[place] == "-" : text[place].isHexDigit
      let digits = text.filter { $0 != "-" }
      let halves = UUIDFormat.halves(of: String(text))
      #expect(halves?.high == (isValid ? UInt64(String(digits.prefix(16)), radix: 16) : nil))
      #expect(halves?.low == (isValid ? UInt64(String(digits.suffix(16)), radix: 16) : nil))
    }
  }

  @Test func acceptsWhatFoundationWrites() {
    for _ in 0..<500 {
      #expect(UUIDFormat.accepts(UUID().uuidString))
      #expect(UUIDFormat.accepts(UUID().uuidString.lowercased()))
    }
  }

  @Test func acceptsNothingThatFoundationRefuses() {
    var generator = SeededGenerator(seed: 9_562)
    var accepted = 0
    for _ in 0..<20_000 {
      let text = (Self.valid.randomElement(using: &generator) ?? "")
        .mutated(alphabet: "0123456789abcdefABCDEF---", using: &generator)
      if UUIDFormat.accepts(text) {
        accepted += 1
        #expect(UUID(uuidString: text) != nil, "\(text)")
      }
    }
    #expect(accepted > 1_000)
  }
}
