import SeededRandom

extension SchemaTextGenerator {
  mutating func map() -> String {
    let source =
      random.chance(0.3) ? "(" + list(1...3) { "\($0.name()): \($0.type())" } + ")" : type()
    return "map \(source) \(pick(["->", "<->"])) \(type())"
      + optional(0.2) {
        "where " + $0.list(1...2) { "\($0.name()) \($0.pick(["->", "<->"])) \($0.name())" }
      }
      + " " + block { $0.mapItem() }
  }

  private mutating func mapItem() -> String {
    switch Int.random(in: 0..<7, using: &random) {
    case 6: "match type " + block { "\($0.name()) -> \($0.row(depth: 1))" }
    case 0: "\(name()) -> \(row(depth: 0))"
    case 1:
      "ignore " + pick(["rest", list(1...3) { $0.name() }]) + "\(gap())because \"a reason\""
    case 2: "reverse " + block { "\($0.name()): \($0.expression(depth: 1))" }
    default:
      "\(name()): \(expression(depth: 0))" + converters()
        + optional(0.3) { "else " + $0.pick(["skip", $0.literal(depth: 0)]) }
    }
  }

  mutating func expression(depth: Int) -> String {
    guard depth < 3 else { return name() }
    switch Int.random(in: 0..<11, using: &random) {
    case 9, 10: return "Money(" + list(0...4) { $0.part(depth: depth + 1) } + ")"
    case 0: return "\(expression(depth: depth + 1))\(gap())?? \(expression(depth: depth + 1))"
    case 1:
      return Bool.random(using: &random)
        ? "required \(name())" : "required (\(expression(depth: depth + 1)))"
    case 2: return "custom \(name())(" + list(0...3) { $0.expression(depth: depth + 1) } + ")"
    case 3: return "(\(expression(depth: depth + 1)))"
    case 4:
      return "match \(pick([name(), "(a, b)"])) "
        + block {
          let pattern = $0.pick([
            $0.name(), "else", "_", "(nil, _)", "(1, \"x\")", "true", "false", "nil",
          ])
          return "\(pattern) -> \($0.row(depth: depth + 1))"
        }
    case 5: return "\"\\(a.b) and \\(c)\""
    case 6: return "\(name())(\(expression(depth: depth + 1)))"
    default: return pick([name(), name(), "self", "nil", "true", "\"x\"", "-1"])
    }
  }

  private mutating func row(depth: Int) -> String {
    let reason = pick(["a reason", "a reason that takes much more room than there is on one line"])
    return random.chance(0.2) ? "refuse because \"\(reason)\"" : expression(depth: depth)
  }

  /// A part of a record that is made in place.
  private mutating func part(depth: Int) -> String {
    let label = random.chance(0.6) ? "\(name()):\(gap())" : ""
    return label + expression(depth: depth)
      + optional(0.3) { $0.pick(["via trimmed", "via (trimmed, url(a: 1))", "via iso8601(a: 2)"]) }
      + optional(0.2) { "else " + $0.literal(depth: 0) }
  }
}
