/// What a word after a complete expression in a map stands for in other languages.
enum ForeignMapWord {
  case converter, replacement, condition

  static let of: [String: ForeignMapWord] = [
    "by": .converter, "through": .converter, "using": .converter, "with": .converter,
    "default": .replacement, "or": .replacement, "orElse": .replacement, "otherwise": .replacement,
    "if": .condition, "unless": .condition, "when": .condition,
  ]

  var help: String {
    switch self {
    case .converter: "write `via` before a converter"
    case .replacement:
      "write `?? …` before `via` for a value that replaces nil, or `else …` at the end for one that replaces what is invalid"
    case .condition: Parser.helpWithConditions
    }
  }
}
