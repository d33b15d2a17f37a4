extension PatternTranslation {
  /// Why a pattern cannot be read in any dialect: something in it has no end, or no beginning.
  static func imbalance(of pattern: String) -> Fault? {
    var depth = 0
    var isInClass = false
    var isEscaped = false
    for scalar in pattern.unicodeScalars {
      guard !isEscaped else {
        isEscaped = false
        continue
      }
      switch scalar {
      case "\\": isEscaped = true
      case "[" where !isInClass: isInClass = true
      case "]": isInClass = false
      case "(" where !isInClass: depth += 1
      case ")" where !isInClass: depth -= 1
      default: break
      }
      if depth < 0 { return Fault(message: "a `)` in it closes no group", isMistake: true) }
    }
    if isEscaped { return Fault(message: "it ends with a single backslash", isMistake: true) }
    if isInClass { return Fault(message: "a `[` in it is never closed", isMistake: true) }
    return depth > 0 ? Fault(message: "a `(` in it is never closed", isMistake: true) : nil
  }
}
