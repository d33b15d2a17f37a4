import Diagnostics
import RegularExpressions
import SchemaSyntax

extension RuleReader {
  mutating func pattern(_ regex: RegexLiteral) -> MatchesRule? {
    // The lexer has reported a literal that is never closed.
    if regex.span.end == regex.patternSpan.end { return nil }
    let ignoresCase = regex.flags.text.contains("i")
    if regex.flags.text != "" && regex.flags.text != "i" { reportFlags(regex) }
    do throws(RegularExpressionError) {
      let automaton = try facts.automata.automaton(
        for: regex.pattern, ignoringCase: ignoresCase)
      return checked(automaton, of: regex)
    } catch {
      report(error, in: regex)
      return nil
    }
  }

  private mutating func checked(_ automaton: Automaton, of regex: RegexLiteral) -> MatchesRule? {
    if automaton.isEmpty {
      diagnostics.report(
        .unusableOperand, "no string matches this pattern", at: regex.span,
        help: "look for a class without characters, such as `[^\\s\\S]`")
      return nil
    }
    if automaton.matchesEverything {
      reportSilence("every string matches this pattern", at: regex.span)
    }
    let flag = regex.flags.text.contains("i") ? "i" : ""
    return MatchesRule(pattern: regex.pattern, flags: flag, automaton: automaton)
  }

  private mutating func report(_ error: RegularExpressionError, in regex: RegexLiteral) {
    diagnostics.report(
      .unreadablePattern, error.message, at: regex.place(of: error.range), help: error.help,
      fix: error.fix.map {
        .replaceText(
          regex.place(of: $0.range), with: $0.replacement, isCertain: $0.isCertain)
      })
  }

  private mutating func reportFlags(_ regex: RegexLiteral) {
    let foreign = regex.flags.text.filter { $0 != "i" }
    let kept = regex.flags.text.contains("i") ? "i" : ""
    let message =
      foreign.isEmpty
      ? "the flag `i` is given more than once"
      : "regular expressions have no flag `\(String(foreign.prefix(1)))`"
    diagnostics.report(
      .unknownFlag, message, at: regex.flags.span,
      help: foreign.isEmpty ? "write it once" : "the only flag is `i`, which ignores case",
      fix: .replace(
        regex.flags.span, with: kept, isCertain: foreign.allSatisfy { "gu".contains($0) }))
  }
}

extension RegexLiteral {
  /// The place in the schema of a range of bytes of the pattern.
  fileprivate func place(of range: Range<Int>) -> SourceSpan {
    let start = min(patternSpan.start + max(range.lowerBound, 0), patternSpan.end)
    let end = min(patternSpan.start + max(range.upperBound, 0), patternSpan.end)
    return SourceSpan(file: patternSpan.file, start: start, end: end)
  }
}

extension DiagnosticKind {
  static let unreadablePattern = DiagnosticKind(
    "G0408", .error, "a regular expression that cannot be compiled",
    explanation: """
      A pattern consists of literals, classes, `.`, groups, `|`, `?`, `*`, `+`, `{3,20}`, `\\d`, `\\w` and `\\s`. It
      always matches the whole value, so it is written without `^` and `$`. It becomes an automaton that looks at each byte
      once, so look-around and back-references are not possible. In return, no input can make a match slow.
      """,
    wrong: """
      type Handle = String where matches /^[a-z]+$/
      """,
    right: """
      type Handle = String where matches /[a-z]+/
      """)

  static let unknownFlag = DiagnosticKind(
    "G0409", .error, "a flag that regular expressions do not have",
    explanation: """
      The only flag is `i`, after the closing slash: it ignores the difference between upper and lower case. The whole
      value is matched once, so `g` and `m` would change nothing.
      """,
    wrong: """
      type Code = String where matches /[a-z]+/g
      """,
    right: """
      type Code = String where matches /[a-z]+/i
      """)
}
