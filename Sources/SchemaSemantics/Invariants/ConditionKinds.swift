import Diagnostics

extension DiagnosticKind {
  static let disagreeingOperands = DiagnosticKind(
    "G0717", .error, "a comparison of values of different types",
    explanation: """
      Both sides of a comparison have one type. A literal takes the type of the other side; two fields must have the same
      type, where a `type` is distinct from what it wraps, and an `Int` from a `Double`.

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
      Strings, numbers and dates have an order, and `type`s around them have it too. Everything else is equal or not.

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
      Nil is neither before nor after another value, so a condition says what is to happen when there is no value.
      `end == nil or …` lets it pass, `end != nil and …` does not; after either of them the value is known to be there.
      A `Patch` is nil for a condition unless it has a value.

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
      A rule tells good values from bad ones. What does not depend on a field, compares a field with itself, or asks
      whether something is nil that never is, distinguishes nothing; most often one of the names is not the one that was meant.

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
      A condition holds or does not. A comparison does, and so do a field of type `Bool`, `isEmpty` and `in`; a number or a
      text does not, and neither does an optional.

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
      `in` asks whether a value is one of a list. Each is there once; a second one is most often a slip for another.

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
      Fields and values are compared, conditions are joined with `and`, `or` and `not`.

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
