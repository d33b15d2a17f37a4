package import Diagnostics

/// Samples from which no record can be learned.
extension DraftBuilder {
  mutating func reportNoSample() {
    diagnostics.report(
      .noSample, "there is no sample to import", at: .nowhere,
      help: "give at least one file with an answer")
  }

  mutating func reportNoRecord(_ profile: ValueProfile) {
    diagnostics.report(
      .noRecord, "these samples hold no object with known keys, so there is no record to declare",
      at: profile.span, help: "import whole answers, or write the type where it is used")
  }
}

extension DiagnosticKind {
  package static let noSample = DiagnosticKind(
    "G2209", .error, "an import without samples",
    explanation: """
      An import from samples needs at least one value: a file with an answer, a line of a file with one answer on each line, or
      an exchange of JSON in a recording.
      """)

  package static let noRecord = DiagnosticKind(
    "G2210", .warning, "a document without a type of its own",
    explanation: """
      A schema declares records, enums and unions. A list of numbers or a dictionary of texts is a type that the language has already,
      and is written where it is used:

      ```json
      [1815, 1817, 1818]
      ```

      ```gate
      dto AuthorDTO { years: [Int] }
      ```
      """)
}
