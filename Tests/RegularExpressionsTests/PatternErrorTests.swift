import Testing

@testable import RegularExpressions

/// What is said about a pattern that cannot be compiled. The place is the text that the range covers, and where it
/// begins.
struct PatternErrorCase: Sendable, CustomTestStringConvertible {
  let pattern: PatternSource
  let kind: RegularExpressionError.Kind
  let start: Int
  let covered: String
  let message: String
  let help: String
  /// The whole pattern after the fix.
  let fixed: String?

  init(
    _ pattern: PatternSource, _ kind: RegularExpressionError.Kind, at start: Int, _ covered: String,
    _ message: String, help: String, fixed: String? = nil
  ) {
    self.pattern = pattern
    self.kind = kind
    self.start = start
    self.covered = covered
    self.message = message
    self.help = help
    self.fixed = fixed
  }

  var testDescription: String { pattern.description }
}

@Suite struct PatternErrorTests {
  @Test(arguments: anchors + groups + repetitions + classes + escapes + limits)
  func `says what is wrong, where, and what to do`(_ example: PatternErrorCase) {
    let bytes = Array(example.pattern.text.utf8)
    do throws(RegularExpressionError) {
      _ = try example.pattern.compiled()
      Issue.record("this compiles")
    } catch {
      #expect(error.kind == example.kind)
      #expect(error.range == example.start..<(example.start + example.covered.utf8.count))
      #expect(String(decoding: bytes[error.range], as: UTF8.self) == example.covered)
      #expect(error.message == example.message)
      #expect(error.help == example.help)
      #expect(error.fix.map { applied($0, to: bytes) } == example.fixed)
    }
  }

  private func applied(_ fix: RegularExpressionError.Fix, to bytes: [UInt8]) -> String {
    var bytes = bytes
    bytes.replaceSubrange(fix.range, with: Array(fix.replacement.utf8))
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A fix is only offered if it is certain, so its result must compile.
  @Test(arguments: anchors + groups + repetitions + classes + escapes)
  func `a fix ends the matter`(_ example: PatternErrorCase) throws {
    guard let fixed = example.fixed else { return }
    _ = try PatternSource(fixed).compiled()
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], 1), ([0xC3], 0), ([0x61, 0x62, 0xE2, 0x82], 2), ([0xED, 0xA0, 0x80], 0),
      ([0xC3, 0xA9, 0x80], 2),
    ] as [([UInt8], Int)])
  func `bytes that are not UTF-8`(_ bytes: [UInt8], _ offset: Int) {
    let error = #expect(throws: RegularExpressionError.self) { try Automaton(pattern: bytes) }
    #expect(error?.kind == .notUTF8)
    #expect(error?.range == offset..<(offset + 1))
    #expect(error?.message == "this byte is not valid UTF-8")
    #expect(error?.help == "save the file as UTF-8")
  }
}
