import Diagnostics
import SchemaSyntax
import TextFormats

extension Converter {
  /// `dateFormat("dd/MM/yyyy HH:mm", timeZone: "Europe/Berlin")`
  static let dateFormat = Converter(
    name: "dateFormat", usage: "dateFormat(\"dd/MM/yyyy HH:mm\", timeZone: \"UTC\")",
    parameters: [
      Parameter(label: nil, kind: .text, isRequired: true, title: "a date pattern"),
      Parameter(label: "timeZone", kind: .text, isRequired: false, title: "the time zone"),
    ],
    form: .scalars([Pair(wire: .string, swift: .date)]),
    reading: { arguments, diagnostics in
      guard let literal = arguments.literal(0), let text = arguments.text(0) else { return nil }
      let pattern = pattern(text, literal, &diagnostics)
      let zone = timeZone(arguments, &diagnostics)
      guard let pattern, let zone else { return nil }
      if zone.name == nil && !pattern.hasOffset {
        diagnostics.report(
          .argumentValue, "this pattern does not say which time zone it is in", at: literal.span,
          help: "name the time zone, as in `timeZone: \"UTC\"`, or add `XXX` for an offset",
          fix: .propose(", timeZone: \"UTC\"", for: literal.span.after))
        return nil
      }
      return .kind(.dateFormat(pattern, text: text, timeZone: zone.name))
    })

  private static func pattern(
    _ text: String, _ literal: Literal, _ diagnostics: inout [Diagnostic]
  ) -> DatePattern? {
    do throws(DatePattern.Malformed) {
      return try DatePattern(parsing: text)
    } catch {
      for problem in error.problems {
        diagnostics.report(
          .datePattern, problem.message, at: literal.place(of: problem.range, in: text),
          help: problem.help)
      }
      return nil
    }
  }

  /// Nil for a name that cannot be a time zone's.
  private static func timeZone(
    _ arguments: BoundArguments, _ diagnostics: inout [Diagnostic]
  ) -> (name: TimeZoneName?, Void)? {
    guard let literal = arguments.literal(1), let text = arguments.text(1) else { return (nil, ()) }
    switch TimeZoneName(text) {
    case .fixed(let offset)?: return (.fixed(offsetFromUTC: offset), ())
    case .place(let place)? where TimeZonePlaces.all.contains(place): return (.place(place), ())
    case .place?, nil: break
    }
    let meant = TimeZoneSuggestion(for: text)
    diagnostics.report(
      .argumentValue, "`\(literal.shown)` does not name a time zone", at: literal.span,
      label: Diagnostic.question(about: meant?.name),
      help: meant?.reason ?? "write \(TimeZoneName.expectation)",
      fix: meant.map { .propose("\"\($0.name)\"", for: literal.span) })
    return nil
  }
}

extension ConverterFacts {
  static func dateFormat(_ pattern: DatePattern) -> ConverterFacts {
    ConverterFacts(
      converter: .dateFormat, reversal: .exact, canFail: true, canFailBack: true,
      charactersWritten: pattern.fields.map(\.charactersWritten).joined(),
      readsSeveralForms: true)
  }
}

extension DatePattern.Field {
  fileprivate var charactersWritten: String {
    switch self {
    case .literal(let text): text
    case .year, .month, .day, .hour, .halfDayHour, .minute, .second, .fraction: "0123456789"
    case .monthName, .weekday, .halfDay: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    case .offset: "+-:0123456789Z"
    }
  }
}

extension Literal {
  /// The place of a range of the string in the schema. It is exact unless the string has escapes.
  func place(of range: Range<Int>, in text: String) -> SourceSpan {
    guard span.end - span.start == text.utf8.count + 2 else { return span }
    return SourceSpan(
      file: span.file, start: span.start + 1 + range.lowerBound,
      end: span.start + 1 + range.upperBound)
  }
}

extension DiagnosticKind {
  static let datePattern = DiagnosticKind(
    "G0434", .error, "a date pattern that cannot be used",
    explanation: """
      In a date pattern letters are fields, as Unicode defines them: `yyyy` the year, `MM` the month, `dd` the day, `HH`
      the hour, `mm` the minute, `ss` the second. Other text is written in single quotes. A pattern must contain the
      year, the month and the day, each once.
      """,
    wrong: """
      dto EventDTO { start: Date via dateFormat("dd.mm.yyyy", timeZone: "UTC") }
      """,
    right: """
      dto EventDTO { start: Date via dateFormat("dd.MM.yyyy", timeZone: "UTC") }
      """)
}
