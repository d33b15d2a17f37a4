import Diagnostics
import SchemaSyntax

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

extension ExpressionTyping {
  /// Checks that every value has a row, and every row a value.
  mutating func checkCoverage(
    _ subjects: [MatchSubject], _ rows: [MatchRow], _ patterns: [[Value?]], span: SourceSpan
  ) -> Bool {
    let coverage = MatchCoverage(rows: patterns, columns: subjects.map(\.column))
    if coverage.isTooLarge {
      diagnostics.report(
        .matchTooLarge, "this `match` has too many combinations to be checked", at: span,
        help: "match fewer values at once: write one `match` within a row of another")
      return false
    }
    let unreached = rows.indices.filter { !coverage.reached[$0] }
    reportUnreached(unreached, rows, patterns)
    var isSound = unreached.isEmpty
    if !coverage.gaps.isEmpty {
      isSound = false
      reportGaps(coverage, subjects, span: span)
    }
    return isSound
  }

  private mutating func reportUnreached(
    _ unreached: [Int], _ rows: [MatchRow], _ patterns: [[Value?]]
  ) {
    guard !unreached.isEmpty else { return }
    let first = Dictionary(firstOf: patterns.indices.map { (patterns[$0], $0) })
    let general = patterns.indices.filter { patterns[$0].contains(nil) }.prefix(100)
    for index in unreached {
      let cover = (first[patterns[index]].map { [$0] } ?? []) + general
      reportUnreached(
        index, rows, patterns,
        cover: cover.first { earlier in
          earlier < index
            && zip(patterns[earlier], patterns[index]).allSatisfy { $0 == nil || $0 == $1 }
        })
    }
  }

  private mutating func reportUnreached(
    _ index: Int, _ rows: [MatchRow], _ patterns: [[Value?]], cover: Int?
  ) {
    let row = rows[index]
    let isSame = cover.map { patterns[$0] == patterns[index] } ?? false
    let span = row.head
    diagnostics.report(
      .unreachedRow,
      row.isElse ? "nothing is left for `else`" : "no value ever reaches this row", at: span,
      secondary: cover.map {
        [
          .init(
            rows[$0].head, isSame ? "this matches the same" : "this row takes all of its values")
        ]
      } ?? [],
      notes: cover == nil ? ["together, the rows above cover every value"] : [],
      help: "remove it", fix: .replace(rows.removal(of: row), with: "", isCertain: row.isElse))
  }

  private mutating func reportGaps(
    _ coverage: MatchCoverage, _ subjects: [MatchSubject], span: SourceSpan
  ) {
    let texts = coverage.gaps.map { gap in
      let parts = gap.map { $0.map { text(of: $0) } ?? "_" }
      return parts.count == 1 ? parts[0] : "(\(parts.joined(separator: ", ")))"
    }
    let paths = subjects.map { $0.path.span }
    let secondary = zip(subjects, paths).map { subject, span in
      Diagnostic.Label(span, context.schema.article(subject.value.type))
    }
    let head = SourceSpan(
      file: span.file, start: span.start, end: paths.last?.end ?? span.end)
    guard coverage.gaps.contains(where: { $0.contains { $0 != nil } }) else {
      diagnostics.report(
        .incompleteMatch, "this `match` covers only the values that it names", at: head,
        secondary: secondary, help: "add `else -> …` for all others")
      return
    }
    let list = texts.enumeration(hasMore: coverage.hasMoreGaps)
    let plural = texts.count > 1 || coverage.hasMoreGaps
    diagnostics.report(
      .incompleteMatch, "\(list) \(plural ? "are" : "is") not covered", at: head,
      secondary: secondary,
      notes: coverage.gaps.contains { $0.contains(nil) }
        ? ["`_` stands for the values that no row names"] : [],
      help: plural ? "add a row for each, or `else -> …`" : "add the row `\(texts[0]) -> …`")
  }
}

extension MatchRow {
  /// The part of the row before the arrow.
  fileprivate var head: SourceSpan {
    guard let first = patterns.first, let last = patterns.last else {
      return SourceSpan(file: span.file, start: span.start, end: min(span.start + 4, span.end))
    }
    return patterns.count == 1
      ? first.span : SourceSpan(file: span.file, start: span.start, end: last.span.end + 1)
  }
}

extension DiagnosticKind {
  static let incompleteMatch = DiagnosticKind(
    "G0632", .error, "a `match` that does not cover everything",
    explanation: """
      Every possible value needs a row. Strings, integers and open enums always have more values than rows can name, so
      they need `else`, or `_` in their place.
      """,
    wrong: """
      dto PlanDTO { paid: Bool, level: Int? }
      domain Plan { name: String }
      map PlanDTO -> Plan {
        name: match (paid, level) { (true, _) -> "paid", (false, nil) -> "free" }
      }
      """,
    right: """
      dto PlanDTO { paid: Bool, level: Int? }
      domain Plan { name: String }
      map PlanDTO -> Plan {
        name: match (paid, level) { (true, _) -> "paid", (false, nil) -> "free", else -> "trial" }
      }
      """)

  static let unreachedRow = DiagnosticKind(
    "G0633", .error, "a row that no value reaches",
    explanation: """
      The first row that matches is taken. If the rows above it match all of its values, a row is never taken.
      """,
    wrong: """
      dto PlanDTO { paid: Bool }
      domain Plan { name: String }
      map PlanDTO -> Plan { name: match paid { true -> "paid", false -> "free", true -> "trial" } }
      """,
    right: """
      dto PlanDTO { paid: Bool }
      domain Plan { name: String }
      map PlanDTO -> Plan { name: match paid { true -> "paid", false -> "free" } }
      """)

  static let matchTooLarge = DiagnosticKind(
    "G0634", .error, "a `match` with too many combinations",
    explanation: """
      That a `match` covers everything is proved by walking through the combinations of its values. With dozens of values the
      proof would take too long, and no reader could follow it either.
      """,
    wrong: """
      dto FlagsDTO { on: Bool }
      domain Flags { name: String }
      map FlagsDTO -> Flags {
        name: match (\(Array(repeating: "on", count: 33).joined(separator: ", "))) { else -> "x" }
      }
      """,
    right: """
      dto FlagsDTO { on: Bool }
      domain Flags { name: String }
      map FlagsDTO -> Flags { name: match on { true -> "on", false -> "off" } }
      """)
}
