/// The values that one of the matched subjects can have: each of `values`, and others if it is open.
struct MatchColumn: Hashable {
  let values: [Value]
  let isOpen: Bool
}

/// Which rows of a `match` are ever reached, and which combinations of values no row covers.
///
/// Walks the decision tree of the rows, column by column: the first row that is left at a leaf reaches it, and a leaf
/// without a row is a gap.
struct MatchCoverage {
  private(set) var reached: [Bool]

  /// The first few combinations that no row covers; nil stands for any value that no row names.
  private(set) var gaps: [[Value?]] = []
  private(set) var hasMoreGaps = false

  /// Whether the tree was too large, so that nothing is known.
  private(set) var isTooLarge = false

  private let rows: [[Value?]]
  private let columns: [MatchColumn]
  private let gapLimit: Int
  private var work: Int

  /// Each row has one pattern for each column; nil matches anything.
  init(rows: [[Value?]], columns: [MatchColumn], gapLimit: Int = 3, workLimit: Int = 500_000) {
    self.rows = rows
    self.columns = columns
    self.gapLimit = gapLimit
    work = workLimit
    reached = Array(repeating: false, count: rows.count)
    isTooLarge = columns.count > Self.maximumColumns
    if !isTooLarge { explore(Array(rows.indices), from: 0, prefix: []) }
  }

  private static let maximumColumns = 32

  private mutating func explore(_ candidates: [Int], from column: Int, prefix: [Value?]) {
    work -= 1 + candidates.count
    guard work > 0 else {
      isTooLarge = true
      return
    }
    guard let first = candidates.first else {
      report(prefix)
      return
    }
    if rows[first][column...].allSatisfy({ $0 == nil }) {
      reached[first] = true
      return
    }
    let branches = Branches(candidates, patterns: { rows[$0][column] })
    work -= branches.size
    for value in branches.values {
      explore(branches.rows(for: value), from: column + 1, prefix: prefix + [value])
    }
    let missing = columns[column].values.filter { !branches.names($0) }
    if branches.rest.isEmpty {
      for value in missing { report(prefix + [value]) }
      if columns[column].isOpen { report(prefix + [nil]) }
    } else if columns[column].isOpen {
      explore(branches.rest, from: column + 1, prefix: prefix + [nil])
    } else if let value = missing.first {
      explore(branches.rest, from: column + 1, prefix: prefix + [value])
    }
  }

  private mutating func report(_ prefix: [Value?]) {
    guard gaps.count < gapLimit else {
      hasMoreGaps = true
      return
    }
    gaps.append(prefix + Array(repeating: nil, count: columns.count - prefix.count))
  }
}

/// The rows that are left for each value that one of them names, and for all other values.
private struct Branches {
  private(set) var values: [Value] = []
  private(set) var rest: [Int] = []
  private(set) var size = 0
  private var rowsByValue: [Value: [Int]] = [:]

  init(_ candidates: [Int], patterns: (Int) -> Value?) {
    for row in candidates {
      if let value = patterns(row) {
        if rowsByValue[value] == nil {
          values.append(value)
          rowsByValue[value] = rest
          size += rest.count
        }
        rowsByValue[value]?.append(row)
        size += 1
      } else {
        for value in values { rowsByValue[value]?.append(row) }
        rest.append(row)
        size += values.count
      }
    }
  }

  func rows(for value: Value) -> [Int] { rowsByValue[value] ?? [] }
  func names(_ value: Value) -> Bool { rowsByValue[value] != nil }
}
