package import Diagnostics

/// Items of a file that could not be read as they were meant: a field, a case, an entry, or the part of a declaration
/// before its first item. What a later stage finds in them only follows from that.
package struct BrokenItems: Sendable {
  /// From the beginning of a broken item to that of the next item, sorted.
  private let ranges: [Range<Int>]

  /// - Parameter starts: where the items of the file begin, including nested ones, in ascending order.
  init(starts: [Int], diagnostics: [Diagnostic]) {
    var ranges: [Range<Int>] = []
    for place in diagnostics.map(\.primary.span.start).sorted() {
      if let last = ranges.last, place < last.upperBound { continue }
      let next = starts.firstPosition { $0 > place }
      let start = next > 0 ? starts[next - 1] : 0
      ranges.append(start..<(next < starts.count ? starts[next] : Int.max))
    }
    self.ranges = ranges
  }

  /// Whether `span`, a place in this file, begins within a broken item.
  package func contain(_ span: SourceSpan) -> Bool {
    let next = ranges.firstPosition { $0.lowerBound > span.start }
    return next > 0 && ranges[next - 1].contains(span.start)
  }
}
