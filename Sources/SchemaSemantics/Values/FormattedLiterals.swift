import Diagnostics
import SchemaSyntax

extension LiteralReader {
  /// A date, a URL, a UUID or data, written as text.
  mutating func formatted(_ literal: Literal, as scalar: Scalar) -> Value? {
    guard case .string(let text) = literal.kind else { return mismatch(literal, scalar) }
    do throws(TextRefusal) {
      return switch scalar {
      case .date: try .date(of: text)
      case .calendarDate: try .calendarDate(of: text)
      case .url where allowsRelativeURLs: try .relativeURL(of: text)
      case .url: try .url(of: text)
      case .data: try .data(of: text)
      default: try .uuid(of: text)
      }
    } catch {
      return malformed(literal, error)
    }
  }

  private mutating func malformed(_ literal: Literal, _ refusal: TextRefusal) -> Value? {
    let expectation = refusal.expectation
    let kind = expectation.split(separator: ",").first.map(String.init) ?? expectation
    diagnostics.report(
      .malformedText, "`\(literal.shown)` is not \(kind)", at: literal.span,
      secondary: typeLabels, notes: refusal.reason.map { [$0] } ?? [],
      help: "write \(expectation)")
    return nil
  }
}

extension [ConverterUse] {
  /// Whether there is a `url(relative)` or `url(lenient)` among them. Another word than these two has been reported, and
  /// nothing is known about the URLs.
  var makeRelativeURLs: Bool {
    contains { use in
      use.arguments.contains { if case .name = $0.value.kind { true } else { false } }
    }
  }
}

extension DiagnosticKind {
  static let malformedText = DiagnosticKind(
    "G0423", .error, "a string that cannot be read as what it stands for",
    explanation: """
      Types that JSON has no form for are written as text in a schema: a `Date` as ISO 8601 with its offset from UTC, a
      `CalendarDate` as `"2024-05-03"`, `URL` and `UUID` as they are, `Data` as Base64. The text is checked when the
      schema is compiled, so that the generated code cannot fail on it.

      In a map, `via` converts what is before it, and so also a string after `??`: `(day ?? "2024-05-03") via calendarDate`.
      The converter must be able to read that string.
      """,
    wrong: """
      dto EventDTO { day: CalendarDate via calendarDate = "2023-02-29" }
      """,
    right: """
      dto EventDTO { day: CalendarDate via calendarDate = "2023-02-28" }
      """)
}
