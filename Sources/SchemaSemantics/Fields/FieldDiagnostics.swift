import Diagnostics
import SchemaSyntax

extension RecordCheck {
  /// Reports clauses and names that the layer of the record does not have.
  mutating func reportForeignClauses(_ field: ResolvedField) {
    let syntax = field.syntax
    switch record.layer {
    case .model: break
    case .dto:
      guard let first = syntax.rules.first, let last = syntax.rules.last else { return }
      reportClause(
        "a `dto` has no rules", at: first.span.through(last.span),
        help:
          "write rules in a `domain`, or in a `type` that a `domain` uses"
      )
    case .domain: reportDomainClauses(field)
    }
  }

  private mutating func reportDomainClauses(_ field: ResolvedField) {
    let syntax = field.syntax
    if let sign = syntax.restSign {
      reportClause(
        "a `domain` is not read from the wire, so it has no other keys", at: sign,
        help: "write `\(field.swiftName)` as a field, which a `map` fills from the dto",
        fix: .remove(sign))
    }
    if field.isNullable {
      let wrapped = syntax.type.unwrapped.span
      let null = SourceSpan(file: wrapped.file, start: wrapped.end, end: syntax.type.span.end)
      reportClause(
        "a `domain` is not read from the wire, so nothing in it is null", at: syntax.type.span,
        help: "write `?` for what may be absent", fix: .replace(null, with: "?"))
    }
    if let first = syntax.converters.first, let last = syntax.converters.last {
      reportClause(
        "a `domain` is not read from the wire, so it has no converters",
        at: first.span.through(last.span),
        help: "write `via` in the `dto`, or in the `map` to this type")
    }
    if let literal = syntax.defaultValue {
      reportClause(
        "a `domain` is not read from the wire, so it has no defaults", at: literal.span,
        help: "write the default in the `dto`, or `??` in the `map` to this type")
    }
    if let literal = syntax.fallback {
      reportClause(
        "a `domain` is not read from the wire, so it has no fallbacks", at: literal.span,
        help: "write `else` in the `dto`, or in the `map` to this type")
    }
  }

  private mutating func reportClause(
    _ message: String, at span: SourceSpan, help: String, fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.report(
      .foreignClause, message, at: span,
      secondary: [.init(type.head, "this is a `\(record.layer.rawValue)`")], help: help,
      fix: fix)
  }

  /// What is wrong with a word that is used as a value but is not one.
  func misplacedWord(
    _ literal: Literal, after sign: String, _ field: ResolvedField
  ) -> Diagnostic? {
    let declaration = field.syntax.type.span
    guard
      let word = MisplacedWord(literal, as: field.type, declaredAt: declaration, facts)
    else { return nil }
    if sign == "else", word.isSkip {
      return word.skipBesideBrackets(field.syntax) ?? word.skipWithoutElements(inMap: false)
    }
    let names = record.fields.flatMap { [$0.swiftName, $0.wireName] }
    guard names.contains(word.word) else { return nil }
    return word.field(
      after: sign,
      help: record.layer == .dto
        ? "let a map choose between fields"
        : "declare a `dto` and a `domain`, and let a map choose between fields")
  }

  mutating func reportFormless(_ field: ResolvedField) {
    guard let formless = facts.formless(in: field.type) else { return }
    if let id = formless.declaredID {
      diagnostics.append(
        facts.formlessForeignType(
          facts.schema[id], in: field.type, at: field.syntax.type.span))
    }
    guard let scalar = formless.scalar else { return }
    let shown = facts.schema.text(of: field.type)
    let converters =
      scalar == .date
      ? "`via iso8601`, `via epochSeconds`, `via epochMilliseconds` or `via dateFormat(…)`"
      : "`via calendarDate`"
    var notes: [String] = []
    if let id = field.type.innermostDeclared, case .wrapper = facts.schema[id].kind {
      notes.append("`\(facts.schema[id].qualifiedName)` wraps `\(scalar.rawValue)`")
    }
    let reason =
      scalar == .date
      ? "JSON has no dates, and APIs write them in many ways"
      : "JSON has no calendar dates, and their format is never guessed"
    diagnostics.report(
      .formlessType, "`\(shown)` needs a converter", at: field.syntax.type.span,
      notes: notes + [reason], help: "say how the API writes it: \(converters)",
      fix: scalar == .calendarDate
        ? .propose(" via calendarDate", for: field.syntax.type.span.after) : nil)
  }
}

extension SchemaType {
  /// The declared type within `?` and collections.
  fileprivate var innermostDeclared: TypeID? {
    switch self {
    case .declared(let id): id
    case .optional(let inner), .patch(let inner), .array(let inner, _), .set(let inner),
      .dictionary(_, let inner):
      inner.innermostDeclared
    case .scalar, .unknown: nil
    }
  }
}

extension DiagnosticKind {
  static let foreignClause = DiagnosticKind(
    "G0441", .error, "a clause that this kind of declaration does not have",
    explanation: """
      A `dto` is what the API sends: it has wire names, converters, defaults and fallbacks, and no rules. A `domain` is what the
      app means: it has rules, and nothing of the wire. A `model` is both at once, and has all of them.

      ```gate
      dto UserDTO { name: String where notEmpty }
      ```

      ```gate
      dto UserDTO { name: String }
      domain User { name: String where notEmpty }
      map UserDTO -> User
      ```
      """)

  static let formlessType = DiagnosticKind(
    "G0442", .error, "a date without its format",
    explanation: """
      JSON has no dates. One API writes `"2024-05-03T10:00:00Z"`, another `1714730400`, a third `"03.05.2024"`, and a guess
      would be right until it is wrong. So each date names its converter.

      ```gate
      dto EventDTO { start: Date }
      ```

      ```gate
      dto EventDTO { start: Date via iso8601 }
      ```
      """)
}
