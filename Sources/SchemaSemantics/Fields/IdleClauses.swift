import Diagnostics
import SchemaSyntax

extension RecordCheck {
  /// Defaults and fallbacks that change nothing.
  mutating func reportIdleClauses(_ field: ResolvedField) {
    let syntax = field.syntax
    if let literal = syntax.defaultValue, field.hasIdleDefault { reportNullDefault(literal, field) }
    if let literal = syntax.fallback, syntax.converters.isEmpty,
      field.type.unwrapped == .scalar(.json)
    {
      diagnostics.report(
        .idleFallback, "every JSON value is valid here, so this value is never used",
        at: literal.span,
        secondary: [.init(syntax.type.span, "`JSON` accepts every value")],
        help: "remove the `else`")
    }
  }

  private mutating func reportNullDefault(_ literal: Literal, _ field: ResolvedField) {
    diagnostics.report(
      .idleDefault, "an optional is `nil` anyway when its key is missing", at: literal.span,
      secondary: [.init(field.syntax.type.span, "it is optional here")],
      help: "remove the default", fix: .remove(defaultClause(of: field.syntax, literal)))
  }

  /// `id: String = nil`: an optional was meant, which needs no default.
  mutating func reportNullForRequired(_ field: ResolvedField) -> Bool {
    guard let literal = field.syntax.defaultValue, literal.kind == .null else { return false }
    switch field.type {
    case .optional, .patch, .unknown, .scalar(.json): return false
    default: break
    }
    let type = field.syntax.type.span
    let name = facts.schema.text(of: field.type)
    diagnostics.report(
      .nullForRequired, "`nil` is not a value of `\(name)`", at: literal.span,
      secondary: [.init(type, "its type is `\(name)`")],
      help: "write `\(name)?`, which is `nil` without a default",
      fix: Diagnostic.Fix([
        Diagnostic.Edit(span: type.after, replacement: "?"),
        Diagnostic.Edit(span: defaultClause(of: field.syntax, literal), replacement: ""),
      ]).asProposal)
    return true
  }

  /// Extends from the end of the previous clause to the end of the default.
  private func defaultClause(of field: Field, _ literal: Literal) -> SourceSpan {
    field.endBeforeDefault.through(literal.span)
  }

  /// `String? via emptyAsNil = "none"`: an empty text is nil, too, so nil could not be written as what it was.
  mutating func reportSecondNil(_ field: ResolvedField, _ decoding: TypedConversion) {
    switch decoding.conversion {
    case .optional, .identity: return
    default: break
    }
    guard let literal = field.syntax.defaultValue,
      let converters = field.syntax.converters.map(\.span).extent
    else { return }
    diagnostics.report(
      .secondNil,
      "a default is for a key that is missing, but here an empty text also stands for nil",
      at: literal.span, secondary: [.init(converters, "this makes nil of an empty text")],
      help: "remove the default, and write `??` in the map; or remove the converter",
      fix: .propose("", for: defaultClause(of: field.syntax, literal)))
  }

  /// `String or null = "none"`: a default is for a key that is missing, and this one never is.
  mutating func reportNullableDefault(_ literal: Literal, _ field: ResolvedField) {
    let type = field.syntax.type
    let plain = facts.schema.text(of: field.type.unwrapped)
    diagnostics.report(
      .nullableDefault, "the key of `\(field.swiftName)` is always there, so it has no default",
      at: literal.span,
      secondary: [.init(type.span, "without the key, reading is an error")],
      help: "remove the default; or write `\(plain)? = …`, with which a missing key is the "
        + "default, and null is nil",
      fix: .propose("", for: defaultClause(of: field.syntax, literal)))
  }

  /// `String or null via emptyAsNil(written: empty)`: there is a text in place of null.
  mutating func reportNeverNull(_ field: ResolvedField, from wire: SchemaType) {
    guard !wire.isOptional, !wire.isUnknown,
      let converters = field.syntax.converters.map(\.span).extent
    else { return }
    let type = field.syntax.type
    diagnostics.report(
      .nullForText, "an empty text stands for nil here, so `\(field.swiftName)` is never null",
      at: type.span, secondary: [.init(converters, "this reads a text")],
      help: "write `?`: the key is always there because of the converter",
      fix: .replace(type.mark, with: "?"))
  }

  mutating func reportPatch(_ literal: Literal, _ field: ResolvedField) {
    diagnostics.append(.patchDefault(literal, declaredAt: field.syntax.type.span))
  }
}

extension Diagnostic {
  static func patchDefault(_ literal: Literal, declaredAt type: SourceSpan) -> Diagnostic {
    Diagnostic(
      .patchDefault, "a `Patch` cannot have a default or a fallback", at: literal.span,
      secondary: [.init(type, "it tells absent, null and a value apart")],
      help: "remove the value, or write an optional instead of the `Patch`")
  }
}

extension ResolvedField {
  /// `String? = nil`
  var hasIdleDefault: Bool {
    guard case .optional = type else { return false }
    return syntax.defaultValue?.kind == .null
  }
}

extension DiagnosticKind {
  static let idleDefault = DiagnosticKind(
    "G0445", .warning, "a default that changes nothing",
    explanation: """
      `?` means that null and a missing key are `nil`. A default of `nil` says the same again.
      """,
    wrong: """
      dto UserDTO { nickname: String? = nil }
      """,
    right: """
      dto UserDTO { nickname: String? }
      """)

  static let patchDefault = DiagnosticKind(
    "G0446", .error, "a default or a fallback for a `Patch`",
    explanation: """
      A `Patch` exists to tell an absent key, a null and a value apart. A default or a fallback would mix them up again.
      """,
    wrong: """
      dto UserPatchDTO { name: Patch<String> = "" }
      """,
    right: """
      dto UserPatchDTO { name: Patch<String> }
      """)

  static let nullForText = DiagnosticKind(
    "G0480", .error, "null where an empty text stands for nil",
    explanation: """
      `or null` says that null is nil. With `emptyAsNil(written: empty)`, an empty text is nil, and nothing else: the key is
      always there, and its value is always a text. So one of the two is not meant.
      """,
    wrong: """
      dto UserDTO { nickname: String or null via emptyAsNil(written: empty) }
      """,
    right: """
      dto UserDTO { nickname: String? via emptyAsNil(written: empty) }
      """)

  static let nullableDefault = DiagnosticKind(
    "G0449", .error, "a default for a key that is always there",
    explanation: """
      `String or null` says that the key is always there, and null is nil. A default stands in for a key that is missing. So
      one of the two is not meant. `String? = "none"` takes the default for a missing key and nil for null;
      `String = "none"` takes the default for both.
      """,
    wrong: """
      dto ChargeDTO { statement: String or null = "none" }
      """,
    right: """
      dto ChargeDTO { statement: String? = "none" }
      """)

  static let idleFallback = DiagnosticKind(
    "G0447", .warning, "a fallback that is never used",
    explanation: """
      `else` gives the value that replaces an invalid one. A field of type `JSON` accepts every value, so no value is
      invalid.
      """,
    wrong: """
      dto EventDTO { payload: JSON else [:] }
      """,
    right: """
      dto EventDTO { payload: JSON }
      """)

  static let secondNil = DiagnosticKind(
    "G0451", .error, "a default where an empty text stands for nil",
    explanation: """
      `String? = "none"` tells a missing key from null: the first is the default, and the second is nil, which is written as
      null again. With `emptyAsNil` an empty text is nil as well. What nil is written as would then depend on where it
      came from.
      """,
    wrong: """
      dto ChargeDTO { statement: String? via emptyAsNil = "none" }
      """,
    right: """
      dto ChargeDTO { statement: String? = "none" }
      """)
}
