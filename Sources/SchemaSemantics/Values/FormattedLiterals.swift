import Diagnostics
import SchemaSyntax
import TextFormats

extension LiteralReader {
  /// A date, a URL, a UUID or data, written as text.
  mutating func formatted(_ literal: Literal, as scalar: Scalar) -> Value? {
    guard case .string(let text) = literal.kind else { return mismatch(literal, scalar) }
    switch scalar {
    case .date: return date(text, literal)
    case .calendarDate: return calendarDate(text, literal)
    case .url: return url(text, literal)
    case .data: return data(text, literal)
    default:
      if UUIDFormat.accepts(text) { return .uuid(text.lowercased()) }
      return malformed(literal, UUIDFormat.expectation, because: nil)
    }
  }

  private mutating func date(_ text: String, _ literal: Literal) -> Value? {
    do throws(ISO8601Format.Problem) {
      return .date(try ISO8601Format.time(of: text))
    } catch {
      return malformed(literal, ISO8601Format.expectation, because: error.reason)
    }
  }

  private mutating func calendarDate(_ text: String, _ literal: Literal) -> Value? {
    do throws(CalendarDate.Problem) {
      return .calendarDate(try CalendarDate(parsing: text))
    } catch {
      return malformed(literal, CalendarDate.expectation, because: error.reason)
    }
  }

  private mutating func url(_ text: String, _ literal: Literal) -> Value? {
    if allowsRelativeURLs { return urlReference(text, literal) }
    do throws(URLFormat.Problem) {
      try URLFormat.check(text)
      return .url(text)
    } catch {
      return malformed(literal, URLFormat.expectation, because: error.reason)
    }
  }

  /// What `url(relative)` reads.
  private mutating func urlReference(_ text: String, _ literal: Literal) -> Value? {
    do throws(URLReferenceProblem) {
      try URLFormat.checkReference(text)
      return .url(text)
    } catch {
      return malformed(
        literal, "a URL, absolute or relative, such as /users/1", because: error.reason)
    }
  }

  private mutating func data(_ text: String, _ literal: Literal) -> Value? {
    do throws(Base64Format.Problem) {
      return .data(try Base64Format.standard.bytes(of: text))
    } catch {
      return malformed(literal, Base64Format.standard.expectation, because: error.reason)
    }
  }

  private mutating func malformed(
    _ literal: Literal, _ expectation: String, because reason: String?
  ) -> Value? {
    let kind = expectation.split(separator: ",").first.map(String.init) ?? expectation
    diagnostics.report(
      .malformedText, "`\(literal.shown)` is not \(kind)", at: literal.span,
      secondary: typeLabels, notes: reason.map { [$0] } ?? [],
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
