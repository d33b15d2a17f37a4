extension YAMLReader {
  /// A scalar without quotes. It ends before a colon or a comment, before a line that is not indented enough, and in brackets
  /// before any of the signs that have a meaning there.
  mutating func readPlainText(in surroundings: Surroundings) throws(YAMLError) -> Scalar {
    guard mayBeginPlainText(isInBrackets: surroundings.isInBrackets) else {
      throw error(.signBeforeText, at: here)
    }
    let start = offset
    skipPlainLine(isInBrackets: surroundings.isInBrackets)
    let firstLine = start..<offset
    var breaks = surroundings.isKey ? 0 : skipPlainBreaks(in: surroundings)
    if breaks == 0 {
      let text = String(decoding: bytes[firstLine], as: UTF8.self)
      return Scalar(text: text, place: firstLine, isPlain: true)
    }
    var text = Array(bytes[firstLine])
    while breaks > 0 {
      let line = offset
      skipPlainLine(isInBrackets: surroundings.isInBrackets)
      text.appendFolded(breaks: breaks)
      text += bytes[line..<offset]
      try refuseColon(in: surroundings)
      breaks = skipPlainBreaks(in: surroundings)
    }
    return Scalar(
      text: String(decoding: text, as: UTF8.self), place: start..<offset, isPlain: true)
  }

  /// What is a hyphen, a question mark or a colon alone is an indicator.
  private func mayBeginPlainText(isInBrackets: Bool) -> Bool {
    switch next {
    case .hyphen, .questionMark, .colon:
      let following = byte(at: offset + 1)
      return !following.endsWord && !(isInBrackets && following.isFlowSign)
    case .ampersand, .asterisk, .exclamationMark, .verticalBar, .greaterSign, .percentSign,
      .singleQuote, .doubleQuote, .numberSign, UInt8(ascii: "@"), UInt8(ascii: "`"), 0:
      return false
    default: return !next.isFlowSign
    }
  }

  /// Up to the end of what belongs to the text, without the white space after it.
  private mutating func skipPlainLine(isInBrackets: Bool) {
    var index = offset
    while index < bytes.count {
      let byte = bytes[index]
      if byte.isBreak || isInBrackets && byte.isFlowSign { return }
      if byte == .colon, endsPlainText(afterColonAt: index, isInBrackets: isInBrackets) { return }
      if byte == .numberSign, index > 0, bytes[index - 1].isWhite { return }
      index += 1
      if !byte.isWhite { offset = index }
    }
  }

  func endsPlainText(afterColonAt index: Int, isInBrackets: Bool) -> Bool {
    let following = byte(at: index + 1)
    return following.endsWord || isInBrackets && following.isFlowSign
  }

  /// Up to the next line of the text. Zero, and nothing has happened, if it does not go on.
  private mutating func skipPlainBreaks(in surroundings: Surroundings) -> Int {
    let end = (offset: offset, lineStart: lineStart, indentation: indentation)
    var breaks = 0
    skipWhite()
    while next.isBreak {
      takeBreak()
      skipWhite()
      breaks += 1
    }
    if breaks > 0, goesOn(in: surroundings) { return breaks }
    (offset, lineStart, indentation) = end
    return 0
  }

  private func goesOn(in surroundings: Surroundings) -> Bool {
    if isAtEnd || next == .numberSign { return false }
    if !surroundings.isInBrackets { return indentation >= surroundings.leastIndentation }
    // Lines in brackets that are not indented enough are reported as such by whoever reads the brackets.
    if indentation < surroundings.leastIndentation || next.isFlowSign { return false }
    return next != .colon || !endsPlainText(afterColonAt: offset, isInBrackets: true)
  }

  /// Only a text on one line can be a key, except in brackets.
  private mutating func refuseColon(in surroundings: Surroundings) throws(YAMLError) {
    if surroundings.isInBrackets { return }
    let end = offset
    skipWhite()
    if next == .colon { throw error(.colonInText, at: here) }
    offset = end
  }
}

extension [UInt8] {
  /// One break between two lines of a text is a space. Of more, all but the first one stay.
  mutating func appendFolded(breaks: Int) {
    if breaks == 1 {
      append(.space)
    } else {
      append(contentsOf: repeatElement(.lineFeed, count: breaks - 1))
    }
  }
}
