/// A range of bytes in one of the files of a run. Twelve bytes, since every node of a schema carries one.
package struct SourceSpan: Hashable, Sendable {
  private let fileIndex: UInt32
  private let lowerBound: UInt32
  private let upperBound: UInt32

  package init(file: Int, start: Int, end: Int) {
    fileIndex = UInt32(truncatingIfNeeded: file)
    lowerBound = UInt32(truncatingIfNeeded: start)
    upperBound = UInt32(truncatingIfNeeded: max(start, end))
  }

  /// For something that is not in a file: it names a file that no run has.
  package static let nowhere = SourceSpan(file: Int(UInt32.max), start: 0, end: 0)

  /// The position of the file among the files of the run.
  package var file: Int { Int(fileIndex) }
  package var start: Int { Int(lowerBound) }
  package var end: Int { Int(upperBound) }
  package var isEmpty: Bool { lowerBound == upperBound }

  package func inFile(_ file: Int) -> SourceSpan { SourceSpan(file: file, start: start, end: end) }

  /// From the start of this span to the end of `other`, which is in the same file.
  package func through(_ other: SourceSpan) -> SourceSpan {
    SourceSpan(file: file, start: start, end: max(end, other.end))
  }

  /// The empty span just after this one: where something is missing.
  package var after: SourceSpan { SourceSpan(file: file, start: end, end: end) }

  /// The empty span just before this one: where something can be inserted.
  package var before: SourceSpan { SourceSpan(file: file, start: start, end: start) }
}

extension [SourceSpan] {
  /// From the start of the first to the end of the last. None if there are none.
  package var extent: SourceSpan? { last.flatMap { first?.through($0) } }
}

extension SourceSpan: Comparable {
  package static func < (left: SourceSpan, right: SourceSpan) -> Bool {
    (left.fileIndex, left.lowerBound, left.upperBound)
      < (right.fileIndex, right.lowerBound, right.upperBound)
  }
}
