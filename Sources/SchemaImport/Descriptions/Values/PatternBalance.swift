extension PatternTranslation {
  /// Why a pattern cannot be read in any dialect: something in it has no end, or no beginning.
  static func imbalance(of pattern: String) -> Fault? {
    var walk = PatternWalk()
    for scalar in pattern.unicodeScalars {
      _ = walk.take(scalar)
      if walk.depth < 0 { return Fault(message: "a `)` in it closes no group", isMistake: true) }
    }
    if walk.isEscaping { return Fault(message: "it ends with a single backslash", isMistake: true) }
    if walk.isInClass { return Fault(message: "a `[` in it is never closed", isMistake: true) }
    return walk.depth > 0 ? Fault(message: "a `(` in it is never closed", isMistake: true) : nil
  }
}
