/// Writes single parts of the document into the person's text.
struct PartWriting {
  let text: VersionText
  let added: AddedText

  /// Puts `new` in the place of `own`; either may be missing.
  func write(
    _ new: VersionPart, over own: VersionPart, head: Int, into edits: inout TextEdits
  ) {
    switch own.kind {
    case .documentation, .attribute: writeLines(new, over: own, head: head, into: &edits)
    case .openness: writeWord(new, over: own, into: &edits)
    default: writeInLine(new, over: own, into: &edits)
    }
  }

  private func writeLines(
    _ new: VersionPart, over own: VersionPart, head: Int, into edits: inout TextEdits
  ) {
    let indentation = text.startsLine(at: head) ? text.indentation(at: head) : ""
    let lines = added.lines(new, indentation: indentation)
    if case .attribute = own.kind, let range = own.ranges.first, !lines.isEmpty {
      edits.replace(range, with: lines)
      return
    }
    for range in own.ranges { edits.remove(withBlanksAfter(range)) }
    guard !new.ranges.isEmpty else { return }
    let before = text.startsLine(at: own.place) || own.kind != .documentation ? "" : text.lineBreak
    edits.insert(before + lines + text.lineBreak + indentation, at: own.place)
  }

  private func writeWord(
    _ new: VersionPart, over own: VersionPart, into edits: inout TextEdits
  ) {
    if let range = own.ranges.first {
      edits.remove(range.lowerBound..<LineRemoval.skippingBlanks(from: range.upperBound, in: text))
    } else if let range = new.ranges.first {
      edits.insert(added.text(of: range) + " ", at: own.place)
    }
  }

  private func writeInLine(
    _ new: VersionPart, over own: VersionPart, into edits: inout TextEdits
  ) {
    let written = new.ranges.first.map { added.text(of: $0) }
    switch (own.ranges.first, written) {
    case (let range?, let written?): edits.replace(range, with: written)
    case (let range?, nil): edits.remove(withSpaceBefore(range))
    case (nil, let written?): edits.insert(own.kind.space + written, at: own.place)
    case (nil, nil): break
    }
  }

  /// Up to what is in the next line, or further on in this one.
  private func withBlanksAfter(_ range: Range<Int>) -> Range<Int> {
    var end = LineRemoval.skippingBlanks(from: range.upperBound, in: text)
    if end < text.bytes.count, text.bytes[end].endsLine {
      end = LineRemoval.skippingLineBreak(from: end, in: text)
      end = LineRemoval.skippingBlanks(from: end, in: text)
    }
    return range.lowerBound..<end
  }

  /// A clause in a line of its own goes with the line.
  private func withSpaceBefore(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start > 0, text.bytes[start - 1].isBlank { start -= 1 }
    let end = LineRemoval.skippingBlanks(from: range.upperBound, in: text)
    let isLastInLine = end == text.bytes.count || text.bytes[end].endsLine
    guard isLastInLine, start > 0, text.bytes[start - 1] == UInt8(ascii: "\n") else {
      return start..<range.upperBound
    }
    start -= 1
    if start > 0, text.bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
    return start..<range.upperBound
  }
}

extension PartKind {
  /// What is between it and what comes before.
  fileprivate var space: String {
    switch self {
    case .discriminator, .converters, .rules, .standard, .fallback: " "
    case .documentation, .attribute, .openness, .keyword, .conformances, .tag, .swiftName,
      .type, .optionality, .payload, .arrow, .content:
      ""
    }
  }
}
