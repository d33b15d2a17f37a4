extension [Diagnostic.Edit] {
  /// Without gaps where words are removed, and with a blank where words would run together.
  ///
  /// - Parameter bytes: the file that the edits are applied to, or a part of it that holds all of them, with offsets in the
  ///   file as indices.
  func fitted(into bytes: ArraySlice<UInt8>) -> [Diagnostic.Edit] {
    closingGaps(in: bytes).keepingWordsApart(in: bytes)
  }

  private func keepingWordsApart(in bytes: ArraySlice<UInt8>) -> [Diagnostic.Edit] {
    var apart: [Diagnostic.Edit] = []
    // The last byte that was written, where edits meet.
    var written: (end: Int, byte: UInt8?)?
    for (index, edit) in enumerated() {
      let (start, end) = (edit.span.start, edit.span.end)
      let before =
        written?.end == start
        ? written?.byte : start > bytes.startIndex ? bytes[start - 1] : nil
      let meetsNext = index + 1 < count && self[index + 1].span.start == end
      let after = !meetsNext && end < bytes.endIndex ? bytes[end] : nil
      let text = edit.isWithinText ? edit.replacement : edit.text(between: before, and: after)
      apart.append(
        Diagnostic.Edit(span: edit.span, replacement: text, isWithinText: edit.isWithinText))
      written = (end, text.utf8.last ?? before)
    }
    return apart
  }
}

extension Diagnostic.Edit {
  fileprivate func text(between before: UInt8?, and after: UInt8?) -> String {
    guard let first = replacement.utf8.first, let last = replacement.utf8.last else {
      return Self.runTogether(before, after) ? " " : ""
    }
    return (Self.runTogether(before, first) ? " " : "") + replacement
      + (Self.runTogether(last, after) ? " " : "")
  }

  private static func runTogether(_ before: UInt8?, _ after: UInt8?) -> Bool {
    guard let before, let after else { return false }
    return isPartOfWord(before) && isPartOfWord(after)
      || before == UInt8(ascii: "/") && after == UInt8(ascii: "/")
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || byte == UInt8(ascii: "_") || byte >= 0x80
  }
}

extension Diagnostic {
  /// The diagnostic with a fix that keeps words apart and leaves no gaps, so that it can be shown and applied as it is.
  func keepingWordsApart(in files: [SourceFile]) -> Diagnostic {
    guard let fix else { return self }
    let edits = FixedFiles.inOrder(fix.edits)
    guard let file = edits.first?.span.file, edits.allSatisfy({ $0.span.file == file }),
      FixedFiles.areSound(edits, in: files)
    else { return self }
    let fitted = edits.fitted(into: files[file].bytes[...])
    guard fitted != edits else { return self }
    return Diagnostic(
      kind, message, at: primary.span, label: primary.text, secondary: secondary, notes: notes,
      help: help, fix: Fix(fitted, isCertain: fix.isCertain))
  }
}
