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
    let decoding = record.layer == .domain ? domainDecoding(field) : wireDecoding(field)
    let rules =
      record.layer == .dto
      ? []
      : facts.rules(
        field.syntax.rules, on: field.type, declaredAt: field.syntax.type.span,
        into: &diagnostics)
    let values = record.layer == .domain ? (nil, nil) : values(of: field, keeping: rules)
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

  private func domainDecoding(_ field: ResolvedField) -> TypedConversion? {
    TypedConversion(type: field.type, conversion: .identity)
  }

  private mutating func wireDecoding(_ field: ResolvedField) -> TypedConversion? {
    let syntax = field.syntax
    guard syntax.converters.isEmpty else {
      return facts.decoding(
        via: syntax.converters,
        to: TypedPlace(field.type, at: syntax.type.span, name: field.swiftName),
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
