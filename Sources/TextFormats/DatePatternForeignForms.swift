nonisolated extension DatePattern {
  /// What is wrong with a pattern as a whole, because it is written as for another tool: `%Y-%m-%d`, or `iso8601`.
  static func foreignForm(of pattern: String) -> Problem? {
    let all = 0..<pattern.utf8.count
    if ["iso8601", "iso", "rfc3339"].contains(pattern.lowercased().filter { $0 != "-" }) {
      return Problem(
        range: all, message: "`\(pattern)` is not a pattern, but a format that has a converter",
        help: "write `via iso8601`")
    }
    var signs = pattern.makeIterator()
    var translated = ""
    var text = ""
    var hasSign = false
    var isComplete = true
    func quoted() -> String {
      text.contains { $0.isLetter || $0 == "'" }
        ? "'\(text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''"))'"
        : text
    }
    while let sign = signs.next() {
      guard sign == "%", let letter = signs.next() else {
        text.append(sign)
        continue
      }
      if letter == "%" {
        text.append("%")
        continue
      }
      guard letter.isLetter else { return nil }
      hasSign = true
      translated += quoted()
      text = ""
      if let field = fields(ofSign: letter) { translated += field } else { isComplete = false }
    }
    guard hasSign else { return nil }
    translated += text == "Z" ? "XXX" : quoted()
    return Problem(
      range: all, message: "`%` before a letter has no meaning here",
      help: isComplete
        ? "write `\(translated)`" : "write letters alone, such as `yyyy-MM-dd HH:mm:ss`")
  }

  /// What `strftime` writes for `%Y`.
  private static func fields(ofSign letter: Character) -> String? {
    switch letter {
    case "Y": "yyyy"
    case "m": "MM"
    case "d": "dd"
    case "e": "d"
    case "b", "h": "MMM"
    case "B": "MMMM"
    case "a": "EEE"
    case "A": "EEEE"
    case "H": "HH"
    case "I": "hh"
    case "p": "a"
    case "M": "mm"
    case "S": "ss"
    case "f": "SSSSSS"
    case "L": "SSS"
    case "z": "Z"
    case "F": "yyyy-MM-dd"
    case "T": "HH:mm:ss"
    case "R": "HH:mm"
    default: nil
    }
  }
}
