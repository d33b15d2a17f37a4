import SeededRandom
import TestTags
import Testing

@testable import RegularExpressions

/// The answers are those of the syntax tree itself, even where other engines give up.
@Suite(.tags(.searching)) struct InterpreterTests {
  @Test(arguments: 1...8)
  func `random patterns`(_ seed: UInt64) throws {
    var patterns = RandomPatterns(seed: seed, repeatsGroups: true)
    var sampler = TextSampler(generator: SeededGenerator(seed: seed &+ 200))
    var compared = 0
    for number in 0..<60 {
      let pattern = Array(patterns.next().utf8)
      let tree = try PatternParser.parse(pattern, ignoringCase: number.isMultiple(of: 3))
      // A few of them take too many steps.
      guard let automaton = compiled(tree) else { continue }
      compare(automaton, tree, texts: 40, with: &sampler)
      compared += 1
    }
    #expect(compared >= 50)
  }

  @Test(arguments: [
    "(a*)*", "(a|a)*", "(a|a?)+", "((a*)+b?)*", "(a?){20}a{20}", "(a|b|ab)*c", "(.*a){1,20}",
    "([ab]*a[ab]{5}){2}", "(|a|b)*", "((a{0,3}){0,3}){0,3}", "(x+x+)+y",
  ])
  func `patterns that make other engines slow`(_ pattern: String) throws {
    let tree = try PatternParser.parse(Array(pattern.utf8), ignoringCase: false)
    let automaton = try Automaton(tree)
    var sampler = TextSampler(generator: SeededGenerator(seed: 7))
    compare(automaton, tree, texts: 100, with: &sampler)
    let long = String(repeating: "a", count: 100_000)
    #expect(!automaton.matches(long + "!"))
  }

  private func compiled(_ tree: Pattern) -> Automaton? {
    do throws(AutomatonTooLarge) { return try Automaton(tree) } catch { return nil }
  }

  private func compare(
    _ automaton: Automaton, _ tree: Pattern, texts: Int, with sampler: inout TextSampler
  ) {
    for index in 0..<texts {
      var text = sampler.anything()
      if index % 4 != 3, let match = sampler.match(of: automaton) {
        text = index % 2 == 0 ? match : sampler.changed(match)
      }
      let expected = PatternInterpreter(text).matches(tree)
      #expect(automaton.matches(text) == expected, "\(tree) on \(text.debugDescription)")
    }
  }
}
