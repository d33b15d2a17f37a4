import Diagnostics

extension Mistake {
  static func sign(_ sign: String, for word: String) -> Mistake {
    Mistake(.foreignOperator, "`\(sign)` is written `\(word)`", .write(word))
  }

  static let assignmentAsComparison = Mistake(
    .foreignOperator, "`=` does not compare", .write("=="))

  static let disjunctionAsFallback = Mistake(
    .foreignOperator, "the value for a missing one follows `??`", .write("??"))

  static let negatedRule = Mistake(
    .foreignOperator, "a rule cannot be negated",
    .advise("`gatehouse explain G0401` lists the rules"))

  static func range(_ remedy: Remedy) -> Mistake {
    Mistake(.foreignOperator, "a range has three dots", remedy)
  }

  static func arrow(_ sign: String) -> Mistake {
    Mistake(.foreignArrow, "expected `->`, found `\(sign)`", .write("->"))
  }

  static let backwardArrow = Mistake(
    .foreignArrow, "`<-` is not an arrow",
    .advise("a map goes from left to right: `UserDTO -> User`"))

  static func unwrapping(_ remedy: Remedy) -> Mistake {
    Mistake(.unwrapping, "nothing is unwrapped by force", remedy)
  }

  static let chaining = Mistake(
    .unwrapping, "a path goes on without `?`",
    .advise("remove it: what comes after a missing value is missing too"))

  static func calculation(_ sign: String, _ help: String = "a schema does not calculate") -> Mistake
  {
    Mistake(.foreignExpression, "`\(sign)` has no meaning here", .advise(help))
  }
}

extension DiagnosticKind {
  static let foreignOperator = DiagnosticKind(
    "G0133", .error, "an operator of another language",
    explanation: """
      Conditions are joined with the words `and`, `or` and `not`. `==` compares, `??` stands before the value for a
      missing one, and a range is written `0...9`, or `0..<10` without its end.

      ```gate
      domain Window {
        low: Int
        high: Int
        rule ordered: low > 0 && low < high
      }
      ```

      ```gate
      domain Window {
        low: Int
        high: Int
        rule ordered: low > 0 and low < high
      }
      ```
      """)

  static let unwrapping = DiagnosticKind(
    "G0134", .error, "`!` or `?` within a path",
    explanation: """
      A path goes on after a value that may be missing: what comes after it is then missing, too. Where the target needs
      a value, `required` before the path makes its absence an error of the map, and `??` gives another value. Nothing
      that is generated can trap.

      ```gate
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User { name: name! }
      ```

      ```gate
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User { name: required name }
      ```
      """)

  static let foreignArrow = DiagnosticKind(
    "G0135", .error, "an arrow of another language",
    explanation: """
      `->` leads from what is given to what is made of it, in a map as in a row of a `match`. `<->` is a map that also goes
      back.

      ```gate
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO => User
      ```

      ```gate
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO -> User
      ```
      """)

  static let foreignExpression = DiagnosticKind(
    "G0136", .error, "an expression of another language",
    explanation: """
      A map says where values come from, and does not calculate. Strings are put together as in `"\\(first) \\(last)"`, a
      `match` chooses a value by those of other fields, and `custom name(…)` calls Swift of your own.

      ```gate
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO -> User { name: first + last }
      ```

      ```gate
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO -> User { name: "\\(first)\\(last)" }
      ```
      """)
}
