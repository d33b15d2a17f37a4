import Diagnostics

extension Mistake {
  static func sign(_ sign: String, for word: String) -> Mistake {
    Mistake(.foreignOperator, "`\(sign)` is written `\(word)`", .write(word))
  }

  static let assignmentAsComparison = Mistake(
    .foreignOperator, "`=` does not compare", .write("=="))

  static let disjunctionAsFallback = Mistake(
    .foreignOperator, "the value that replaces nil is written after `??`", .write("??"))

  static let negatedRule = Mistake(
    .foreignOperator, "a rule cannot be negated",
    .advise("`gatehouse explain G0401` lists the rules"))

  static let alternativeRules = Mistake(
    .foreignOperator, "a value must comply with all of its rules",
    .advise(
      "one regular expression after `matches`, or a list after `oneOf`, can hold alternatives; "
        + "a rule about several fields is a member of its own: `rule name: …`"))

  static func range(_ remedy: Remedy) -> Mistake {
    Mistake(.foreignOperator, "a range is written with three dots", remedy)
  }

  static func comparedRange(_ correction: String) -> Mistake {
    Mistake(
      .foreignOperator, "a rule does not name the value that it is about", .write(correction))
  }

  static let subjectOfRule = Mistake(
    .foreignOperator, "a rule does not name the value that it is about", .remove)

  static let inOfRule = Mistake(
    .foreignOperator, "a rule and its range have no word between them", .remove)

  static let shortSpread = Mistake(
    .foreignOperator, "a group of fields is spread with three dots", .write("..."))

  static let shortPath = Mistake(
    .foreignOperator, "the names of a path are separated by one dot", .write("."))

  static func arrow(_ sign: String, for arrow: String = "->") -> Mistake {
    Mistake(.foreignArrow, "expected `\(arrow)`, found `\(sign)`", .write(arrow))
  }

  static let backwardArrow = Mistake(
    .foreignArrow, "`<-` is not an arrow",
    .advise("write a map from left to right: `UserDTO -> User`"))

  static func typesInAngleBrackets(_ correction: String) -> Mistake {
    Mistake(
      .foreignArrow, "a map has an arrow between its two types", .write(correction))
  }

  static func entryWithArrow(_ correction: String) -> Mistake {
    Mistake(.foreignArrow, "expected `:`, found `<-`", .write(correction))
  }

  static func unwrapping(_ remedy: Remedy) -> Mistake {
    Mistake(.unwrapping, "a value cannot be unwrapped by force", remedy)
  }

  static func argumentsOfMadeRecord(_ name: String) -> Mistake {
    Mistake(
      .foreignExpression, "a record is made by its name alone",
      .advise("write `\(name)(…)`: the types that it is about follow from what is expected"))
  }

  static let chaining = Mistake(
    .unwrapping, "a path continues without `?`",
    .advise("remove it: what comes after a missing value is missing too"))

  /// - Parameter alternative: what the sign may have been meant to say.
  static func calculation(_ sign: String, _ alternative: String? = nil) -> Mistake {
    let help =
      "a schema does not calculate, but a map can call a function of yours: `custom total(price)`"
    return Mistake(
      .foreignExpression, "`\(sign)` has no meaning here",
      .advise([alternative, help].compactMap { $0 }.joined(separator: "; ")))
  }

  static let division = calculation(
    "/", "`via minorUnits(2)` reads cents as a `Decimal`")
}

extension Mistake {
  /// - Parameter flag: what is negated in the entry of a map.
  static func negation(of flag: String) -> Mistake {
    Mistake(
      .foreignExpression, "a map does not negate",
      .advise("choose with `match`: `match \(flag) { true -> false, false -> true }`"))
  }
}

extension DiagnosticKind {
  static let foreignOperator = DiagnosticKind(
    "G0133", .error, "an operator from another language",
    explanation: """
      Conditions use the words `and`, `or` and `not`. `==` compares, `??` comes before the value that replaces nil, and
      a range is written `0...9`, or `0..<10` to leave out its end.
      """,
    wrong: """
      domain Window {
        low: Int
        high: Int
        rule ordered: low > 0 && low < high
      }
      """,
    right: """
      domain Window {
        low: Int
        high: Int
        rule ordered: low > 0 and low < high
      }
      """)

  static let unwrapping = DiagnosticKind(
    "G0134", .error, "`!` or `?` within a path",
    explanation: """
      A path can continue after a value that may be missing: the rest of the path is then missing too. If the target
      needs a value, `required` before the path makes a missing value an issue, and `??` gives another value. Generated
      code never traps.
      """,
    wrong: """
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User { name: name! }
      """,
    right: """
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User { name: required name }
      """)

  static let foreignArrow = DiagnosticKind(
    "G0135", .error, "an arrow from another language",
    explanation: """
      `->` goes from the source to the result, in a map and in a row of a `match`. `<->` is a map that goes both ways.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO => User
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO -> User
      """)

  static let foreignExpression = DiagnosticKind(
    "G0136", .error, "an expression from another language",
    explanation: """
      A map says where values come from, and does not calculate. Strings are joined as in `"\\(first) \\(last)"`, a
      `match` chooses a value by the values of other fields, and `custom name(…)` calls your own Swift.
      """,
    wrong: """
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO -> User { name: first + last }
      """,
    right: """
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO -> User { name: "\\(first)\\(last)" }
      """)
}
