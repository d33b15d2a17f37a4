import Testing

@testable import YAML

@Suite struct DocumentTests {
  @Test(arguments: [
    ("---\na", #""a""#), ("--- a", #""a""#), ("---", "null"), ("a\n...", #""a""#),
    ("...\na", #""a""#), ("# c\n---\n# c\na\n...\n# c\n...\n", #""a""#),
    ("%YAML 1.2\n---\na", #""a""#), ("%YAML 1.1 # c\n# c\n--- a", #""a""#),
    ("%YAML 1.9\n---\na", #""a""#),
    ("%FUTURE x y\n---\na", #""a""#), ("---a", #""---a""#), ("--- |\n a\n...\n", #""a\n""#),
    ("--- [a\n]", #"["a"]"#), ("a\n%b", #""a %b""#), ("---\n- a\n", #"["a"]"#),
    ("--- &x\na: 1", #"{"a": 1}"#),
  ])
  func oneDocumentIsRead(_ text: String, _ expected: String) throws {
    #expect(json(text) == (try canonical(expected)))
  }

  @Test(
    arguments: [
      ([0xFE, 0xFF, 0, 0x61], .utf16), ([0xFF, 0xFE, 0x61, 0], .utf16),
      ([0x61, 0, 0x3A, 0], .utf16),
      ([0, 0x61, 0, 0x3A], .utf16), ([0, 0, 0xFE, 0xFF], .utf32), ([0xFF, 0xFE, 0, 0], .utf32),
      ([0x61, 0, 0, 0], .utf32), ([0, 0, 0, 0x61], .utf32), ([0x61, 0], .utf16),
    ] as [([UInt8], YAMLError.Fault)])
  func otherEncodingsAreNamed(_ bytes: [UInt8], _ fault: YAMLError.Fault) {
    #expect(throws: YAMLError(fault: fault, place: 0..<bytes.count)) { try YAMLReader.read(bytes) }
  }

  @Test(
    arguments: [
      ([0x61, 0xC3, 0x61], .notUTF8), ([0x61, 0xED, 0xA0, 0x80], .notUTF8),
      ([0x61, 0x1B], .controlCharacter),
      ([0x61, 0x62, 0x63, 0x64, 0], .controlCharacter),
    ] as [([UInt8], YAMLError.Fault)])
  func onlyCharactersAreRead(_ bytes: [UInt8], _ fault: YAMLError.Fault) {
    let error = #expect(throws: YAMLError.self) { try YAMLReader.read(bytes) }
    #expect(error?.fault == fault)
    #expect(error?.place.count == 1)
  }
}
