/// What the files of a run look like after fixes have been applied to them.
package struct FixedFiles: Sendable {
  package let files: [SourceFile]

  /// How many fixes took effect. The others overlap one that did, or reach beyond the end of a file.
  package let appliedCount: Int

  /// How many fixes took effect in each file. A fix with edits in several files counts in the first of them.
  package let counts: [Int]

  /// A fix is applied whole or not at all. Fixes are taken from the top of the files to the bottom, so the order in which
  /// they are given matters only for two that begin at the same place: there the first one wins.
  package init(applying fixes: [Diagnostic.Fix], to files: [SourceFile]) {
    var accepted = Array(repeating: AcceptedEdits(), count: files.count)
    var counts = files.map { _ in 0 }
    for fix in Self.fromTopToBottom(fixes) {
      let edits = Self.inOrder(fix.edits)
      guard Self.areSound(edits, in: files),
        edits.allSatisfy({ accepted[$0.span.file].leavesRoom(for: $0) })
      else { continue }
      for edit in edits { accepted[edit.span.file].insert(edit) }
      if let first = edits.first { counts[first.span.file] += 1 }
    }
    self.files = zip(files, accepted).map { file, accepted in
      guard !accepted.edits.isEmpty else { return file }
      let edits = accepted.edits.fitted(into: file.bytes[...])
        .map { $0.takingItsLine(in: file.bytes) }
      return SourceFile(path: file.path, bytes: Self.applying(edits, to: file.bytes[...]))
    }
    self.counts = counts
    appliedCount = counts.reduce(0, +)
  }

  /// Requires edits that are in order, do not overlap, and are inside `bytes`, whose indices are offsets in the file.
  static func applying(_ edits: [Diagnostic.Edit], to bytes: ArraySlice<UInt8>) -> [UInt8] {
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var offset = bytes.startIndex
    for edit in edits {
      output += bytes[offset..<edit.span.start]
      output += edit.replacement.utf8
      offset = edit.span.end
    }
    return output + bytes[offset...]
  }

  /// Sorted by place; edits at the same place keep their order.
  static func inOrder(_ edits: [Diagnostic.Edit]) -> [Diagnostic.Edit] {
    edits.enumerated()
      .sorted { ($0.element.span, $0.offset) < ($1.element.span, $1.offset) }
      .map(\.element)
  }

  /// Whether the edits, which are in order, are inside their files and do not overlap.
  static func areSound(_ edits: [Diagnostic.Edit], in files: [SourceFile]) -> Bool {
    for edit in edits {
      guard files.indices.contains(edit.span.file), edit.span.start <= edit.span.end,
        edit.span.end <= files[edit.span.file].bytes.count
      else { return false }
    }
    return zip(edits, edits.dropFirst()).allSatisfy { first, second in
      first.span.file != second.span.file || first.span.end <= second.span.start
    }
  }

  private static func fromTopToBottom(_ fixes: [Diagnostic.Fix]) -> [Diagnostic.Fix] {
    var placed: [(start: SourceSpan, order: Int, fix: Diagnostic.Fix)] = []
    for (order, fix) in fixes.enumerated() {
      guard let start = fix.edits.map(\.span.before).min() else { continue }
      placed.append((start, order, fix))
    }
    return placed.sorted { ($0.start, $0.order) < ($1.start, $1.order) }.map(\.fix)
  }
}

extension Diagnostic.Edit {
  /// If only blanks would be left of a line, the whole line is removed.
  fileprivate func takingItsLine(in bytes: [UInt8]) -> Diagnostic.Edit {
    guard replacement.isEmpty, !span.isEmpty else { return self }
    var start = span.start
    while start > 0, bytes[start - 1].isBlank { start -= 1 }
    var end = span.end
    while end < bytes.count, bytes[end].isBlank { end += 1 }
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"), end < bytes.count else {
      return self
    }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
    guard bytes[end] == UInt8(ascii: "\n") else { return self }
    return Diagnostic.Edit(
      span: SourceSpan(file: span.file, start: start, end: end + 1), replacement: "")
  }
}
