import Foundation
import JSON
import Testing

@testable import YAML

@Suite struct LimitTests {
  private func repeated(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  /// Depth costs memory on the stack, and an attacker has much of it to offer.
  @Test(arguments: ["[", "{a: ", "[a: ", "- ", "? ", "{? ", "!!seq [", "&a [", "- - ", "? - "])
  func openingsEndAtALimit(_ opening: String) {
    #expect(error(repeated(opening, 200_000))?.fault == .tooDeep(limit: 512))
  }

  /// As deep as documents may be.
  private static let deepest = [
    String(repeating: "[", count: 512) + String(repeating: "]", count: 512),
    String(repeating: "{a: ", count: 512) + String(repeating: "}", count: 512),
    String(repeating: "{? a: ", count: 512) + String(repeating: "}", count: 512),
    String(repeating: "[a: ", count: 256) + String(repeating: "]", count: 256),
    String(repeating: "[{a: ", count: 256) + String(repeating: "}]", count: 256),
    String(repeating: "- ", count: 512) + "a",
    (0..<512).map { String(repeating: " ", count: $0) + "a:\n" }.joined(),
  ]

  /// A thread other than the main one has a small stack, and a tool may well read documents on it.
  @Test(arguments: deepest) func whatIsNotTooDeepNeedsLittleStack(_ text: String) async {
    let fault = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: error(text)?.fault) }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(fault == nil)
  }

  @Test func oneMoreLevelIsTooDeep() {
    let keys = (0..<513).map { repeated(" ", $0) + "a:\n" }.joined()
    for text in [repeated("[", 513), repeated("{a: ", 513), repeated("[a: ", 257), keys] {
      #expect(error(text)?.fault == .tooDeep(limit: 512))
    }
  }

  /// What is read must not be deeper than what is written may be.
  @Test func aliasesAddTheirDepth() throws {
    let deep = "- &a " + repeated("[", 300) + repeated("]", 300) + "\n- "
    _ = try read(deep + repeated("[", 211) + "*a" + repeated("]", 211))
    #expect(
      error(deep + repeated("[", 212) + "*a" + repeated("]", 212))?.fault == .tooDeep(limit: 512))
  }

  @Test func aBillionLaughsAreRefused() {
    let lines = (1..<30).map { "- &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }
    #expect(error("- &a0 ha\n" + lines.joined())?.fault == .aliasLimit(Anchors.limit))
    let merges = (1..<30).map { "- &a\($0) {<<: *a\($0 - 1), x\($0): *a\($0 - 1)}\n" }
    #expect(error("- &a0 {a: 1}\n" + merges.joined())?.fault == .aliasLimit(Anchors.limit))
  }

  @Test func manyAliasesOfLittleAreRead() throws {
    let text = "- &a {b: 1}\n" + repeated("- *a\n", 100_000)
    guard case .array(let items) = try read(text).content else {
      Issue.record("not a list")
      return
    }
    #expect(items.count == 100_001)
  }

  @Test func longKeysNeedAQuestionMark() throws {
    let key = repeated("a", 1025)
    #expect(error("\(key): 1")?.fault == .longKey(limit: 1024))
    #expect(error("[\(key): 1]")?.fault == .longKey(limit: 1024))
    _ = try read("? \(key)\n: 1")
    _ = try read("{\(key): 1}")
    _ = try read("\(key.dropLast()): 1")
  }

  /// Anything more than linear would not end.
  @Test(arguments: [
    "- {id: 1, name: \"a\\\\b\"}\n", "- a\n\n\n", "- 'a\n\n  b'\n", "- |\n  a\n\n  b\n", "# c\n",
    "a\n", "- >\n    \n",
    "- &a b\n", "- - - 0xFFFF\n", "a ", "\n", " ", "- [\n\n\n a ]\n",
  ])
  func longTextsAreNoMoreWorkThanTheySay(_ part: String) {
    _ = try? read(repeated(part, 50_000))
    _ = try? read("'" + repeated(part, 50_000))
    _ = try? read("[" + repeated(part, 50_000))
    _ = try? read("- |\n  " + repeated(part, 50_000))
  }
}
