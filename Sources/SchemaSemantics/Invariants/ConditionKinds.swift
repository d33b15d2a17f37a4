import Diagnostics

extension DiagnosticKind {
  static let disagreeingOperands = DiagnosticKind(
    "G0717", .error, "a comparison of values of different types",
    explanation: """
      Both sides of a comparison must have the same type. A literal takes the type of the other side. Two fields must be
      declared with the same type: a `type` differs from what it wraps, and an `Int` differs from a `Double`.

      ```gate
      domain Party {
        seats: Int
        guests: Double
        rule fits: guests <= seats
      }
      ```

      ```gate
      domain Party {
        seats: Int
        guests: Int
        rule fits: guests <= seats
      }
      ```
      """)

  static let unorderedOperands = DiagnosticKind(
    "G0718", .error, "an order between values that have none",
    explanation: """
      Strings, numbers and dates have an order, and so do `type`s around them. Everything else can only be equal or not.

      ```gate
      domain Flags {
        first: Bool
        second: Bool
        rule ordered: first < second
      }
      ```

      ```gate
      domain Flags {
        first: Bool
        second: Bool
        rule ordered: not first or second
      }
      ```
      """)

  static let unguardedOptional = DiagnosticKind(
    "G0719", .error, "a condition that does not say what nil means",
    explanation: """
      Nil is neither before nor after another value, so a condition must say what happens when there is no value.
      `end == nil or …` accepts nil, and `end != nil and …` does not; after either of them, the value is known to exist.
      In a condition, a `Patch` is nil unless it has a value.

      ```gate
      domain Stay {
        start: Date
        end: Date?
        rule endsAfterStart: start < end
      }
      ```

      ```gate
      domain Stay {
        start: Date
        end: Date?
        rule endsAfterStart: end == nil or start < end
      }
      ```
      """)

  static let constantCondition = DiagnosticKind(
    "G0720", .error, "a condition that is always the same",
    explanation: """
      A rule tells good values from bad ones. A condition cannot do that if it does not depend on a field, compares a
      field with itself, or asks whether something is nil that is never nil. Most often, one of its names is a mistake.

      ```gate
      domain Stay {
        start: Date
        end: Date
        rule endsAfterStart: start < start
      }
      ```

      ```gate
      domain Stay {
        start: Date
        end: Date
        rule endsAfterStart: start < end
      }
      ```
      """)

  static let notACondition = DiagnosticKind(
    "G0721", .error, "a value where a condition belongs",
    explanation: """
      A condition is either true or false. Comparisons, fields of type `Bool`, `isEmpty` and `in` are conditions.
      Numbers, strings and optionals are not.

      ```gate
      domain Cart {
        lines: [String]
        rule hasLines: lines.count
      }
      ```

      ```gate
      domain Cart {
        lines: [String]
        rule hasLines: lines.count > 0
      }
      ```
      """)

  static let repeatedListValue = DiagnosticKind(
    "G0722", .error, "a value that is listed twice",
    explanation: """
      `in` asks whether a value is in a list. It is enough to list each value once; a second one is most often a mistake
      for another value.

      ```gate
      domain Seat {
        row: Int
        rule isInFront: row in [1, 2, 2]
      }
      ```

      ```gate
      domain Seat {
        row: Int
        rule isInFront: row in [1, 2, 3]
      }
      ```
      """)

  static let conditionAsOperand = DiagnosticKind(
    "G0724", .error, "a condition that is compared",
    explanation: """
      Comparisons are for fields and values. Conditions are joined with `and`, `or` and `not`.

      ```gate
      domain Seat {
        row: Int
        isFree: Bool
        rule fits: (row > 3) == true
      }
      ```

      ```gate
      domain Seat {
        row: Int
        isFree: Bool
        rule fits: row > 3 and isFree
      }
      ```
      """)
}
