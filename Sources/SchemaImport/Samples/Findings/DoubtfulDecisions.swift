package import Diagnostics

/// Places at which the samples could be read in another way.
extension DraftBuilder {
  mutating func reportLostDigits(_ profile: ValueProfile, at place: DraftPlace) {
    let numbers = profile.numbers
    guard numbers.endless == 0 else {
      diagnostics.report(
        .lostDigits, "\(place.path) has numbers that are too large for a `Double`",
        at: profile.span, label: "read as any number",
        notes: ["no number of Swift holds them, so a value with one of them cannot be read"],
        help: "leave such values out of the samples if they are mistakes")
      return
    }
    let finding =
      if !numbers.fitsIntegers {
        "integers that do not fit into 64 bits"
      } else if numbers.hasInexactIntegers {
        "fractions, and integers that a `Double` does not hold exactly"
      } else {
        "fractions with more digits than a `Double` keeps"
      }
    diagnostics.report(
      .lostDigits, "\(place.path) has \(finding)",
      at: profile.span, label: "read as any number",
      notes: ["a `Double` keeps about 16 digits of a number, and a `Decimal` keeps 38"],
      help: "write `Decimal via decimal(written: number)` if every digit counts")
  }

  /// The words are not shown: only where the key speaks of a choice is it certain that they do not name people.
  mutating func reportPossibleChoice(_ profile: ValueProfile, at place: DraftPlace) {
    let texts = profile.texts
    diagnostics.report(
      .possibleChoice,
      "\(place.path) has \(texts.values.counts.count) different values in \(texts.count) texts",
      at: profile.span, label: "read as `String`",
      help: "write an `open enum` if the values are the cases of a choice")
  }

  mutating func reportDictionary(
    _ profile: ValueProfile, _ records: RecordProfile, at place: DraftPlace
  ) {
    let once = records.members.values.count { $0.count == 1 }
    diagnostics.report(
      .assumedDictionary,
      "\(place.path) has \(records.members.count) keys, and \(once) of them occur only once",
      at: profile.span, label: "read as a dictionary",
      help: "write a `dto` if the keys are always the same")
  }
}

extension DiagnosticKind {
  package static let lostDigits = DiagnosticKind(
    "G2205", .warning, "numbers that lose digits",
    explanation: """
      Some integers in the samples are larger than `UInt64` can hold, or some are so large that only `UInt64` holds them while others
      are negative, or some are larger than 9007199254740992 while others are no integers. Or some fractions have more than 17 digits. They are read
      as numbers, and lose digits if that is a `Double`. Numbers such as `1e309`, which are larger than any `Double`, cannot be read at all.

      ```json
      { "id": 123456789012345678901234567890 }
      ```

      ```gate
      dto TicketDTO { id: Decimal via decimal(written: number) }
      ```
      """)

  package static let possibleChoice = DiagnosticKind(
    "G2206", .warning, "texts that may be the cases of an enum",
    explanation: """
      A few words come again and again, so that another one would be a surprise. That is true of a choice, and also of the names of the
      few people who use an app most. So an import proposes an enum only if the key says that its values are a choice, as
      `status`, `event_type` and `currency` do. Otherwise it leaves a `String`, and never shows the values.

      If it is a choice, write it:

      ```gate
      open enum Plumage { grey, brown }
      dto BirdDTO { name: String, plumage: Plumage }
      ```
      """)

  package static let assumedDictionary = DiagnosticKind(
    "G2207", .warning, "objects that may be dictionaries",
    explanation: """
      The keys of a record come again in every object; the keys of a dictionary are data, and most of them come once. Where most keys came
      only once, or more keys than a record has, all with values of one shape, an import assumes a dictionary.

      ```json
      [
        { "rates": { "AED": 3.67, "ALL": 94.1 } },
        { "rates": { "AMD": 387.2 } },
        { "rates": { "ANG": 1.79, "AOA": 912.5 } }
      ]
      ```

      ```gate
      dto TableDTO { rates: [String: Double] }
      ```

      If the keys are always the same, write a `dto` with a field for each.
      """)
}
