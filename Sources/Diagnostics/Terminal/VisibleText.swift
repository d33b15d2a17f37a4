extension String {
  /// The text as a terminal may get it, whatever paths and names it was made of: only line feeds and tabs are obeyed.
  package var shown: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
      .map { $0.map { String($0).visible }.joined(separator: "\t") }
      .joined(separator: "\n")
  }

  /// The text as it may be printed to a terminal: names from a schema can contain anything, including escape sequences.
  var visible: String {
    if utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if let escape = scalar.escape {
        text += escape
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  /// As `visible`, but with one element for each line.
  var visibleLines: [String] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isLineBreak).map {
      String($0).visible
    }
  }

  /// As `visible`, for formats where a line break would end the message.
  var flattened: String {
    String(map { $0.isLineBreak || $0 == "\t" ? " " : $0 }).visible
  }

  var cellCount: Int {
    if utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return utf8.count }
    return reduce(0) { $0 + Glyph.cells(of: $1, at: $0) }
  }
}

extension Character {
  fileprivate var isLineBreak: Bool { self == "\n" || self == "\r\n" || self == "\r" }
}
