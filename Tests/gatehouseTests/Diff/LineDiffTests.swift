import SeededRandom
import Testing

@testable import gatehouse

@Suite struct LineDiffTests {
  private struct Texts {
    let old: DiffLines
    let new: DiffLines
    let diff: LineDiff

    init(_ old: [UInt8], _ new: [UInt8]) {
      var numbering: [ArraySlice<UInt8>: Int] = [:]
      self.old = DiffLines(old, numbering: &numbering)
      self.new = DiffLines(new, numbering: &numbering)
      diff = LineDiff(from: self.old, to: self.new)
    }

    /// The lines that are neither removed nor inserted, on each side.
    var kept: (old: [Int], new: [Int]) {
      (
        zip(old.ids, diff.isRemoved).filter { !$0.1 }.map(\.0),
        zip(new.ids, diff.isAdded).filter { !$0.1 }.map(\.0)
      )
    }
  }

  /// The length of the longest common subsequence, directly by its definition.
  private func longestCommon(_ old: [Int], _ new: [Int]) -> Int {
    var row = Array(repeating: 0, count: new.count + 1)
    for line in old {
      var diagonal = 0
      for (index, other) in new.enumerated() {
        let above = row[index + 1]
        row[index + 1] = line == other ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row.last ?? 0
  }

  @Test func asLittleAsPossibleChanges() {
    var random = SeededGenerator(seed: 20_24)
    for size in 0..<40 {
      for letters in [1, 2, 3, 8] as [UInt8] {
        for _ in 0..<10 {
          let texts = Texts(text(size, letters, &random), text(size + 3, letters, &random))
          #expect(texts.kept.old == texts.kept.new)
          #expect(texts.kept.old.count == longestCommon(texts.old.ids, texts.new.ids))
        }
      }
    }
  }

  private func text(_ size: Int, _ letters: UInt8, _ random: inout SeededGenerator) -> [UInt8] {
    let count = Int.random(in: 0...size, using: &random)
    return (0..<count).flatMap { _ in [97 + UInt8.random(in: 0..<letters, using: &random), 10] }
  }

  /// More changes than the search follows at once, far apart, as in the next version of a large API.
  @Test func manyChangesFarApartAreTheOnlyOnes() {
    let old = (0..<40_000).map { "\($0)\n" }
    let new = old.enumerated().map { $0.isMultiple(of: 8) ? "new \($1)" : $1 }
    let texts = Texts(Array(old.joined().utf8), Array(new.joined().utf8))
    #expect(texts.kept.old.count == 35_000)
    #expect(texts.kept.old == texts.kept.new)
  }

  /// So many lines, hardly any of them equal, that searching for the shortest way would take minutes.
  @Test func textsThatHaveNothingInCommonAreReplaced() {
    let odd = (0..<50_000).flatMap { Array("\($0 * 2 + 1)\n".utf8) }
    let even = (0..<50_000).flatMap { Array("\($0 * 2)\n".utf8) }
    let head = Array("head\n".utf8)
    let texts = Texts(head + odd + head, head + even + head)
    #expect(texts.kept.old == [0, 0])
    #expect(texts.kept.new == [0, 0])
  }
}
