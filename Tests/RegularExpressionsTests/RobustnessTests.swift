import Foundation
import SeededRandom
import TestTags
import Testing

@testable import RegularExpressions

/// Every pattern leads to an automaton, or to an error whose ranges are inside it.
@Suite(.tags(.searching)) struct RobustnessTests {
  @Test func `every prefix of every pattern that is wrong or hard`() {
    let cases =
      PatternErrorTests.anchors + PatternErrorTests.groups + PatternErrorTests.repetitions
      + PatternErrorTests.classes + PatternErrorTests.escapes
    for example in cases { checkPrefixes(of: example.pattern.text) }
  }

  @Test func `every prefix of every pattern that is right`() {
    let cases =
      MatchingTests.literals + MatchingTests.classes + MatchingTests.choices + MatchingTests.escapes
      + MatchingTests.cases
    for example in cases { checkPrefixes(of: example.pattern.text) }
  }

  @Test(arguments: 1...4)
  func `random bytes`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<1_500 {
      let length = Int.random(in: 0...24, using: &generator)
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
      check(bytes)
    }
  }

  /// Made of meaningful pieces, these get further than random bytes do.
  @Test(arguments: 1...4)
  func `random pieces`(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<800 {
      let length = Int.random(in: 0...12, using: &generator)
      let pieces = (0..<length).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      check(Array(pieces.joined().utf8))
    }
  }

  /// A thread other than the main one has a small stack, and a tool may well compile patterns on it.
  @Test func `the deepest pattern needs little stack`() async {
    let depth = PatternParser.deepestGroup
    let pattern =
      String(repeating: "(a|[b]", count: depth) + "c" + String(repeating: ")*", count: depth)
    let compiles = await withCheckedContinuation { continuation in
      let thread = Thread {
        do throws(RegularExpressionError) {
          let automaton = try PatternSource(pattern).compiled()
          continuation.resume(returning: automaton.matches("aaba"))
        } catch {
          continuation.resume(returning: false)
        }
      }
      thread.stackSize = 512 * 1024
      thread.start()
    }
    #expect(compiles)
  }

  private func checkPrefixes(of pattern: String) {
    let bytes = Array(pattern.utf8)
    for length in 0...bytes.count { check(Array(bytes.prefix(length))) }
  }

  private func check(_ bytes: [UInt8]) {
    for ignoringCase in [false, true] {
      do throws(RegularExpressionError) {
        let automaton = try Automaton(pattern: bytes, ignoringCase: ignoringCase)
        #expect(automaton.canContain("") != automaton.isEmpty)
      } catch {
        #expect(0 <= error.range.lowerBound && error.range.upperBound <= bytes.count)
        #expect(!error.range.isEmpty)
        #expect(!error.message.isEmpty && !error.help.isEmpty)
        if let fix = error.fix { #expect(fix.range.upperBound <= bytes.count) }
      }
    }
  }

  private static let pieces = [
    "a", "b", "é", "🎉", ".", "(", ")", "(?:", "(?", "|", "*", "+", "?", "{2}", "{1,3}", "{", "}",
    "[",
    "]", "[^", "-", "a-z", "\\", "\\d", "\\W", "\\s", "\\x41", "\\u{", "\\p{L}", "^", "$", "&&",
    ",", "1000",
    "{30}", "[a-c]", "(a|b)*", "<", "=", "!", "P", "i",
  ]
}
