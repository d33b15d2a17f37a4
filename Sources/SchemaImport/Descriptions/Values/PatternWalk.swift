/// Follows a pattern sign by sign, into its groups and classes and out of them.
struct PatternWalk {
  /// How many groups are open; less than zero if one is closed that was never opened.
  private(set) var depth = 0
  private(set) var isInClass = false
  /// Whether a backslash waits for the sign that it escapes.
  private(set) var isEscaping = false

  enum Sign {
    case backslash
    case escaped
    /// It separates the alternatives of the whole pattern.
    case bar
    case other
  }

  mutating func take(_ scalar: Unicode.Scalar) -> Sign {
    if isEscaping {
      isEscaping = false
      return .escaped
    }
    switch scalar {
    case "\\":
      isEscaping = true
      return .backslash
    case "[" where !isInClass: isInClass = true
    case "]": isInClass = false
    case "(" where !isInClass: depth += 1
    case ")" where !isInClass: depth -= 1
    case "|" where !isInClass && depth == 0: return .bar
    default: break
    }
    return .other
  }
}
