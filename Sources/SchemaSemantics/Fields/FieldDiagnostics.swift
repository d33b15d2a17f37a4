import Diagnostics
import SchemaSyntax

extension RecordCheck {
  /// The clauses and names that the layer of the record does not have.
  mutating func reportForeignClauses(_ field: ResolvedField) {
    let syntax = field.syntax
    switch record.layer {
    case .model: break
    case .dto:
      guard let first = syntax.rules.first, let last = syntax.rules.last else { return }
      reportClause(
        "a `dto` has no rules", at: first.span.through(last.span),
        help:
          "rules belong to what the app means: write them in a `domain`, or in a `type` that a `domain` uses"
      )
    case .domain:
      reportDomainClauses(field)
      reportSkipping(syntax.type)
    }
  }

  private mutating func reportDomainClauses(_ field: ResolvedField) {
    let syntax = field.syntax
    if let name = syntax.swiftName {
      reportClause(
        "a `domain` has no wire names, so `as` has nothing to rename", at: name.span,
        help: "call the field `\(name.text)`",
        fix: .replace(syntax.wireName.span.through(name.span), with: name.text))
    }
    if let first = syntax.converters.first, let last = syntax.converters.last {
      reportClause(
        "a `domain` is not read from the wire, so it has no converters",
        at: first.span.through(last.span),
        help: "write `via` in the `dto`, or in the `map` that leads here")
    }
    if let literal = syntax.defaultValue {
      reportClause(
        "a `domain` is not read from the wire, so it has no defaults", at: literal.span,
        help: "write the default in the `dto`, or `??` in the `map` that leads here")
    }
    if let literal = syntax.fallback {
      reportClause(
        "a `domain` is not read from the wire, so it has no fallbacks", at: literal.span,
        help: "write `else` in the `dto`, or in the `map` that leads here")
    }
  }

  private mutating func reportClause(
    _ message: String, at span: SourceSpan, help: String, fix: Diagnostic.Fix? = nil
  ) {
    report(
      Diagnostic(
        .foreignClause, message, at: span,
        secondary: [.init(type.head, "this is a `\(record.layer.rawValue)`")], help: help, fix: fix)
    )
  }

  /// `[Item else skip]` speaks of what does not decode.
  private mutating func reportSkipping(_ expression: TypeExpression) {
    switch expression.kind {
    case .array(let element, let skips):
      if let skips {
        let clause = SourceSpan(file: skips.file, start: element.span.end, end: skips.end)
        report(
          Diagnostic(
            .skippingDomain, "a `domain` has nothing to skip: it is not read from the wire",
            at: skips, secondary: [.init(type.head, "this is a `domain`")],
            help: "write `else skip` in the `dto`", fix: .remove(clause)))
      }
      reportSkipping(element)
    case .optional(let inner), .set(let inner), .patch(let inner): reportSkipping(inner)
    case .dictionary(let key, let value):
      reportSkipping(key)
      reportSkipping(value)
    case .named, .invalid: break
    }
  }

  mutating func reportFlattening(_ field: ResolvedField) {
    let path = field.syntax.wireName
    report(
      Diagnostic(
        .flattenedDomain, "a `domain` has no keys to go through", at: path.span,
        secondary: [.init(type.head, "this is a `domain`")],
        help:
          "call the field `\(field.swiftName)`, and write `\(field.swiftName): \(path.text)` in the map"
      ))
  }

  mutating func reportConflict(_ field: ResolvedField, _ other: ResolvedField) {
    let path = field.syntax.wireName
    let earlier = other.syntax.wireName
    let isSame = path.keys.map(\.text) == earlier.keys.map(\.text)
    let whole = path.rest.count < earlier.rest.count ? path : earlier
    report(
      Diagnostic(
        .wirePathConflict,
        isSame
          ? "`\(path.text)` is read twice"
          : "`\(whole.text)` is read as a whole, and also taken apart",
        at: path.span,
        secondary: [.init(earlier.span, isSame ? "the first time" : "here the other way")],
        help: isSame
          ? "remove one of the fields; a `map` can use one field several times"
          : "decide for one: a `dto` for `\(whole.text)`, or a field for each of its parts"))
  }

  mutating func reportFormless(_ field: ResolvedField) {
    guard let scalar = facts.formless(in: field.type) else { return }
    let shown = facts.schema.text(of: field.type)
    let converters =
      scalar == .date
      ? "`via iso8601`, `via epochSeconds`, `via epochMilliseconds` or `via dateFormat(…)`"
      : "`via calendarDate`"
    var notes: [String] = []
    if let id = field.type.innermostDeclared, case .wrapper = facts.schema[id].kind {
      notes.append("`\(facts.schema[id].qualifiedName)` is made of `\(scalar.rawValue)`")
    }
    let reason =
      scalar == .date
      ? "JSON has no dates, and APIs write them in many ways"
      : "JSON has no days, and the form of one is never guessed"
    report(
      Diagnostic(
        .formlessType, "`\(shown)` needs a converter", at: field.syntax.type.span,
        notes: notes + [reason], help: "say how the API writes it: \(converters)",
        fix: scalar == .calendarDate
          ? .insert(" via calendarDate", at: field.syntax.type.span.after) : nil))
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
    "G0442", .error, "a date without its form",
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

  static let wirePathConflict = DiagnosticKind(
    "G0443", .error, "a key that is read in two ways",
    explanation: """
      Each key of the wire belongs to one field. A dotted name such as `name.first` goes through the key `name`, so that no other
      field can read `name` as a whole: what should be written there when the value is encoded?

      ```gate
      dto UserDTO { name: String, name.first as first: String }
      ```

      ```gate
      dto UserDTO { name.last as last: String, name.first as first: String }
      ```
      """)

  static let flattenedDomain = DiagnosticKind(
    "G0444", .error, "a path as the name of a field in a `domain`",
    explanation: """
      A dotted name reads a nested value of the wire into a field. A `domain` is not read from the wire: its fields have plain
      names, and a `map` says which path leads to them.

      ```gate
      domain User { name.first as firstName: String }
      ```

      ```gate
      dto UserDTO { name.first as firstName: String }
      domain User { firstName: String }
      map UserDTO -> User
      ```
      """)

  static let skippingDomain = DiagnosticKind(
    "G0448", .error, "`else skip` in a `domain`",
    explanation: """
      `[Item else skip]` drops the elements that do not decode. Decoding is the business of a `dto` or a `model`; a `domain`
      gets the elements that are left.

      ```gate
      domain Cart { items: [String else skip] }
      ```

      ```gate
      domain Cart { items: [String] }
      ```
      """)
}
