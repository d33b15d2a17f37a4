import Diagnostics
import SchemaSyntax

/// The fields of one record: which clauses its layer allows, and what they say.
struct RecordCheck {
  let facts: TypeFacts
  let type: ResolvedType
  let record: ResolvedRecord
  var diagnostics: [Diagnostic] = []

  /// The fields without errors: all of them if no error was reported.
  ///
  /// - Parameter notes: the notes of the fields, in the same order.
  func check(_ notes: [ValidNotes], into diagnostics: inout [Diagnostic]) -> [ValidField] {
    var check = self
    let fields = zip(record.fields, notes).compactMap { field, notes in
      check.validated(field, notes: notes)
    }
    check.reportRestPlaces()
    check.reportUndeclaredKeys()
    diagnostics += check.diagnostics
    return fields
  }

  private mutating func validated(_ field: ResolvedField, notes: ValidNotes) -> ValidField? {
    let before = diagnostics.count
    reportForeignClauses(field)
    reportRest(field)
    if field.type.isUnknown { return nil }
    let decoding =
      record.layer == .domain
      ? TypedConversion(type: field.type) : wireDecoding(field)
    let rules =
      record.layer == .dto
      ? []
      : facts.rules(
        field.syntax.rules, on: field.type, declaredAt: field.syntax.type.span,
        into: &diagnostics)
    // What holds all other keys has neither, which is reported.
    let values =
      record.layer == .domain || field.isRest ? (nil, nil) : values(of: field, keeping: rules)
    if let decoding, field.isNullable { reportNeverNull(field, from: decoding.type) }
    if let decoding, field.hasDefaultBesideNull { reportSecondNil(field, decoding) }
    if let decoding, field.isRest { reportRestConverter(field, from: decoding.type) }
    guard let decoding, !diagnostics[before...].contains(where: \.isError) else { return nil }
    return ValidField(
      swiftName: field.swiftName,
      wirePath: record.layer == .domain || field.isRest
        ? [] : field.syntax.wireName.keys.map(\.text),
      isRest: field.isRest, type: field.type, written: field.written,
      isNullable: field.isNullable || field.hasDefaultBesideNull,
      wireType: decoding.type,
      decoding: decoding.conversion, rules: rules,
      defaultValue: values.0, fallback: values.1, notes: notes, span: field.syntax.span)
  }

  private mutating func wireDecoding(_ field: ResolvedField) -> TypedConversion? {
    let syntax = field.syntax
    guard syntax.converters.isEmpty else {
      return facts.decoding(
        via: syntax.converters,
        to: TypedPlace(
          field.type, at: syntax.type.span, name: field.swiftName, isNullable: field.isNullable,
          hasDefault: syntax.defaultValue != nil),
        into: &diagnostics)
    }
    if let decoding = facts.wireForm(of: field.type) { return decoding }
    reportFormless(field)
    return nil
  }

  /// The default and the fallback, checked against the rules of the field.
  private mutating func values(
    of field: ResolvedField, keeping rules: [ValidRule]
  ) -> (defaultValue: Value?, fallback: Value?) {
    if field.isNullable, let literal = field.syntax.defaultValue {
      reportNullableDefault(literal, field)
      return (nil, nil)
    }
    let reported = diagnostics.count
    let standsForNothing = reportNullForRequired(field) || field.hasIdleDefault
    let defaultValue =
      standsForNothing ? nil : value(of: field.syntax.defaultValue, after: "=", field, rules)
    // If a default cannot be read, its effect is not known.
    if !diagnostics[reported...].contains(where: \.isError) { reportIdleClauses(field) }
    return (defaultValue, value(of: field.syntax.fallback, after: "else", field, rules))
  }

  private mutating func value(
    of literal: Literal?, after sign: String, _ field: ResolvedField, _ rules: [ValidRule]
  ) -> Value? {
    guard let literal else { return nil }
    if case .patch = field.type {
      reportPatch(literal, field)
      return nil
    }
    if let problem = misplacedWord(literal, after: sign, field) {
      diagnostics.append(problem)
      return nil
    }
    guard
      let value = facts.value(
        of: literal, as: field.type, declaredAt: field.syntax.type.span,
        via: field.syntax.converters, into: &diagnostics)
    else { return nil }
    let owner = "`\(field.swiftName)`"
    if let objection = rules.objection(to: value, writtenAs: literal, demandedBy: owner) {
      diagnostics.append(objection)
      return nil
    }
    return value
  }
}

extension RecordCheck {
  /// Reports clauses and names that the layer of the record does not have.
  private mutating func reportForeignClauses(_ field: ResolvedField) {
    let syntax = field.syntax
    switch record.layer {
    case .model: break
    case .dto:
      guard let rules = syntax.rules.map(\.span).extent else { return }
      reportClause(
        "a `dto` has no rules", at: rules,
        help: "write rules in a `domain`, or in a `type` that a `domain` uses")
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
      reportClause(
        "a `domain` is not read from the wire, so nothing in it is null", at: syntax.type.span,
        help: "write `?` for what may be absent", fix: .replace(syntax.type.mark, with: "?"))
    }
    if let converters = syntax.converters.map(\.span).extent {
      reportClause(
        "a `domain` is not read from the wire, so it has no converters", at: converters,
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
  private func misplacedWord(
    _ literal: Literal, after sign: String, _ field: ResolvedField
  ) -> Diagnostic? {
    let declaration = field.syntax.type.span
    guard
      let word = MisplacedWord(literal, as: field.type, declaredAt: declaration, facts)
    else { return nil }
    if sign == "else", word.isSkip {
      return word.skipBesideBrackets(field.syntax) ?? word.skipWithoutElements(inMap: false)
    }
    // By position, since a field is large, and all are looked at for each such word.
    let isField = record.fields.indices.contains { position in
      record.fields[position].swiftName == word.word
        || record.fields[position].wireName == word.word
    }
    guard isField else { return nil }
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
    if let id = field.type.innermostContent.declaredID, case .wrapper = facts.schema[id].kind {
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

extension DiagnosticKind {
  static let foreignClause = DiagnosticKind(
    "G0441", .error, "a clause that this kind of declaration does not have",
    explanation: """
      A `dto` is what the API sends: it has wire names, converters, defaults and fallbacks, and no rules. A `domain` is what the
      app means: it has rules, and nothing of the wire. A `model` is both at once, and has all of them.
      """,
    wrong: """
      dto UserDTO { name: String where notEmpty }
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String where notEmpty }
      map UserDTO -> User
      """)
}
