package import Diagnostics

/// The items of a file that could not be read as they were meant: a field, a case, an entry, or what stands of a
/// declaration before its first item. What a later stage has to say about one of them only follows from that.
package struct BrokenItems: Sendable {
  /// Where an item begins and where the next one does, sorted.
  private let ranges: [Range<Int>]

  /// - Parameter starts: where the items of the file begin, nested ones included, in ascending order.
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

  /// Whether `span`, a place in this file, begins within one of them.
  package func contain(_ span: SourceSpan) -> Bool {
    let next = ranges.firstPosition { $0.lowerBound > span.start }
    return next > 0 && ranges[next - 1].contains(span.start)
  }
}

extension Array {
  /// The first position at which `isBehind` holds; it holds for all that follow.
  fileprivate func firstPosition(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
