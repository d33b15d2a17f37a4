import SeededRandom
import Testing

@testable import SchemaSemantics

@Suite struct MatchCoverageTests {
  private static let flag = MatchColumn(values: [.boolean(true), .boolean(false)], isOpen: false)
  private static let optionalFlag = MatchColumn(
    values: [.null, .boolean(true), .boolean(false)], isOpen: false)
  private static let text = MatchColumn(values: [], isOpen: true)
  private static let optionalText = MatchColumn(values: [.null], isOpen: true)

  private let yes = Value.boolean(true)
  private let no = Value.boolean(false)

  @Test func bothFlagsCoverABool() {
    let coverage = MatchCoverage(rows: [[yes], [no]], columns: [Self.flag])
    #expect(coverage.gaps.isEmpty)
    #expect(coverage.reached == [true, true])
  }

  @Test func aMissingFlagIsAGap() {
    let coverage = MatchCoverage(rows: [[yes]], columns: [Self.flag])
    #expect(coverage.gaps == [[no]])
  }

  @Test func noRowsLeaveEverythingOpen() {
    let coverage = MatchCoverage(rows: [], columns: [Self.flag, Self.text])
    #expect(coverage.gaps == [[nil, nil]])
  }

  @Test func textNeedsAnElse() {
    let coverage = MatchCoverage(rows: [[.string("a")], [.string("b")]], columns: [Self.text])
    #expect(coverage.gaps == [[nil]])
    let complete = MatchCoverage(rows: [[.string("a")], [nil]], columns: [Self.text])
    #expect(complete.gaps.isEmpty)
  }

  @Test func nilOfAnOptionalTextIsNamed() {
    let coverage = MatchCoverage(rows: [[.string("a")]], columns: [Self.optionalText])
    #expect(coverage.gaps == [[.null], [nil]])
  }

  @Test func combinationsAreNamed() {
    let coverage = MatchCoverage(
      rows: [[yes, nil], [no, yes]], columns: [Self.flag, Self.optionalFlag])
    #expect(coverage.gaps == [[no, .null], [no, no]])
  }

  @Test func rowsThatTogetherCoverALaterOneAreFound() {
    let coverage = MatchCoverage(
      rows: [[yes, nil], [no, nil], [nil, .string("x")]], columns: [Self.flag, Self.text])
    #expect(coverage.reached == [true, true, false])
    #expect(coverage.gaps.isEmpty)
  }

  @Test func anElseBehindEverythingIsNeverReached() {
    let coverage = MatchCoverage(rows: [[yes], [no], [nil]], columns: [Self.flag])
    #expect(coverage.reached == [true, true, false])
  }

  @Test func gapsAreLimited() {
    let column = MatchColumn(values: (0..<10).map { .string("\($0)") }, isOpen: false)
    let coverage = MatchCoverage(rows: [], columns: [column])
    #expect(coverage.gaps == [[nil]])
    let started = MatchCoverage(rows: [[.string("0")]], columns: [column])
    #expect(started.gaps == [[.string("1")], [.string("2")], [.string("3")]])
    #expect(started.hasMoreGaps)
  }

  @Test func tensOfThousandsOfRowsAreNoWork() {
    let rows: [[Value?]] = (0..<50_000).map { [.string("\($0)")] } + [[nil]]
    let coverage = MatchCoverage(rows: rows, columns: [Self.text])
    #expect(!coverage.isTooLarge)
    #expect(coverage.reached.allSatisfy { $0 })
  }

  @Test func aTreeWithoutMeasureIsGivenUp() {
    let columns = Array(repeating: Self.flag, count: 30)
    let rows: [[Value?]] = (0..<30).map { row in
      (0..<30).map { $0 == row ? yes : nil }
    }
    #expect(!MatchCoverage(rows: rows, columns: columns).isTooLarge)
    let pairs: [[Value?]] = (0..<15).flatMap { pair -> [[Value?]] in
      [yes, no].map { value in
        (0..<30).map { $0 == pair ? yes : $0 == 29 - pair ? value : nil }
      }
    }
    #expect(MatchCoverage(rows: pairs, columns: columns, workLimit: 1_000).isTooLarge)
    #expect(MatchCoverage(rows: [], columns: columns + columns).isTooLarge)
  }

  /// Every combination of values, tried one by one.
  @Test(arguments: 0..<300) func agreesWithTryingEverything(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let all: [MatchColumn] = [
      Self.flag, Self.optionalFlag, Self.text, Self.optionalText,
      MatchColumn(values: [.string("a"), .string("b"), .string("c")], isOpen: true),
    ]
    let columns = (0...random.below(3)).map { _ in all[random.below(all.count)] }
    let choices: [[Value?]] = columns.map { column in
      column.values + (column.isOpen ? [.string("a"), .string("z")] : []) + [nil]
    }
    let rows: [[Value?]] = (0..<random.below(9)).map { _ in
      choices.map { $0[random.below($0.count)] }
    }
    let coverage = MatchCoverage(rows: rows, columns: columns, gapLimit: 1_000)

    var reached = Array(repeating: false, count: rows.count)
    var gaps: [[Value]] = []
    let universe = columns.map { column in
      column.values
        + (column.isOpen ? ["a", "z", "other"].map(Value.string) : []).filter {
          !column.values.contains($0)
        }
    }
    for combination in Self.combinations(universe) {
      let row = rows.firstIndex { Self.matches($0, combination) }
      if let row { reached[row] = true } else { gaps.append(combination) }
    }
    #expect(coverage.reached == reached)
    #expect(coverage.gaps.isEmpty == gaps.isEmpty)
    for gap in coverage.gaps {
      #expect(gaps.contains { Self.matches(gap, $0) })
    }
  }

  private static func matches(_ row: [Value?], _ values: [Value]) -> Bool {
    zip(row, values).allSatisfy { $0 == nil || $0 == $1 }
  }

  private static func combinations(_ universe: [[Value]]) -> [[Value]] {
    universe.reduce([[]]) { prefixes, values in
      prefixes.flatMap { prefix in values.map { prefix + [$0] } }
    }
  }
}
