/// The edits that will be made in one file, sorted by place, none overlapping another.
struct AcceptedEdits {
  private(set) var edits: [Diagnostic.Edit] = []

  /// An insertion beside a replaced range is fine. Two edits of the same place are not: nothing says which comes first.
  func leavesRoom(for edit: Diagnostic.Edit) -> Bool {
    // The edits are sorted and do not overlap, so only the neighbours can be in the way.
    let index = insertionIndex(for: edit)
    return edits[max(index - 1, 0)..<min(index + 1, edits.count)]
      .allSatisfy { !Self.conflict($0.span, edit.span) }
  }

  /// After the edits of the same place, so that a fix that inserts twice there keeps its own order.
  mutating func insert(_ edit: Diagnostic.Edit) {
    edits.insert(edit, at: insertionIndex(for: edit))
  }

  private func insertionIndex(for edit: Diagnostic.Edit) -> Int {
    edits.firstPosition { edit.span < $0.span }
  }

  private static func conflict(_ one: SourceSpan, _ other: SourceSpan) -> Bool {
    one == other || (one.start < other.end && other.start < one.end)
  }
}
