extension [Diagnostic.Edit] {
  /// Where a word is removed and others are left on its line, the gap after it is removed as
  /// well, so that what comes next is where the word was.
  ///
  /// - Parameter bytes: the file that the edits are applied to.
  func closingGaps(in bytes: ArraySlice<UInt8>) -> [Diagnostic.Edit] {
    enumerated().map { index, edit in
      guard edit.replacement.isEmpty, !edit.span.isEmpty, !edit.isWithinText,
        edit.span.start == bytes.startIndex || bytes[edit.span.start - 1].endsGap
      else { return edit }
      let end = bytes[edit.span.end...].firstIndex { !$0.isBlank } ?? bytes.endIndex
      let isLast = end == bytes.endIndex || bytes[end].endsLine
      guard !isLast, index + 1 == count || end <= self[index + 1].span.start else { return edit }
      return Diagnostic.Edit(
        span: SourceSpan(file: edit.span.file, start: edit.span.start, end: end), replacement: "")
    }
  }
}

extension UInt8 {
  /// A blank, the end of the line before, or a bracket, after which no blank is needed.
  fileprivate var endsGap: Bool {
    isBlank || endsLine || [UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "<")].contains(self)
  }

  fileprivate var endsLine: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Within a line.
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
