import Diagnostics
import GatehousePipeline

/// What `check` finds, as diagnostics. Each is about a file, at the first line that differs.
struct OutputFindings {
  private let firstFile: Int
  private(set) var files: [SourceFile] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// - Parameter count: how many files come before these among those that diagnostics refer to.
  init(after count: Int) {
    firstFile = count
  }

  mutating func add(_ comparison: OutputComparison, in folder: DiskFolder) {
    for difference in comparison.differences {
      let path = folder.shownPath(of: difference.name)
      let line = FirstDifference(from: difference.old ?? [], to: difference.new ?? [])
      let span = add(path, difference.old ?? [], line.range)
      let isChange = difference.old != nil && difference.new != nil
      diagnostics.append(
        Diagnostic(
          outdated: "\(path) \(difference.verdict)", at: span,
          label: isChange ? line.label : ""))
    }
    let help = Obstruction(obstacles: comparison.obstacles).help
    for obstacle in comparison.obstacles {
      let path = folder.shownPath(of: obstacle.name)
      let error = FileError(action: "compare", path: path, reason: obstacle.reason)
      diagnostics.append(
        Diagnostic(obstacle: error.message, at: add(path, [], 0..<0), help: help))
    }
  }

  private mutating func add(_ path: String, _ bytes: [UInt8], _ range: Range<Int>) -> SourceSpan {
    files.append(SourceFile(path: path, bytes: bytes))
    return SourceSpan(
      file: firstFile + files.count - 1, start: range.lowerBound, end: range.upperBound)
  }
}

extension OutputComparison.Difference {
  fileprivate var verdict: String {
    guard let old else { return "is missing" }
    if new == nil { return "is no longer generated" }
    return MergeConflict.isMarked(old)
      ? "has merge conflict markers" : "is not what `gatehouse generate` would write"
  }
}

/// The first line in which two texts differ.
private struct FirstDifference {
  /// The line in the old text, without its line feed.
  let range: Range<Int>
  let label: String

  init(from old: [UInt8], to new: [UInt8]) {
    let same = zip(old, new).prefix { $0 == $1 }.count
    let lineFeed = UInt8(ascii: "\n")
    let start = old[..<same].lastIndex(of: lineFeed).map { $0 + 1 } ?? 0
    let end = old[same...].firstIndex(of: lineFeed) ?? old.endIndex
    range = start..<end
    let line = new[start...].prefix { $0 != lineFeed }
    let text = String(decoding: line, as: UTF8.self).split(separator: " ").joined(separator: " ")
    label = text.isEmpty ? "" : "it would write `\(text)` here"
  }
}
