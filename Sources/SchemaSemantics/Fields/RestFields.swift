import Diagnostics
import SchemaSyntax

/// The field for all other keys: what it holds, which clauses it has, and where it is.
extension RecordCheck {
  mutating func reportRest(_ field: ResolvedField) {
    guard field.isRest, record.layer != .domain else { return }
    reportRestType(field)
    reportRestClause(field)
  }

  private mutating func reportRestType(_ field: ResolvedField) {
    if field.type.isUnknown { return }
    let written = field.syntax.type
    let message = "`\(field.swiftName)` holds keys with their values, so its type is a dictionary"
    switch field.type {
    case .dictionary:
      break
    case .optional(.dictionary):
      diagnostics.report(
        .restType, "`\(field.swiftName)` is never nil: without other keys, it is empty",
        at: written.span, help: "write `\(facts.schema.text(of: field.type.unwrapped))`",
        fix: .remove(written.mark))
    case .patch(let inner):
      diagnostics.report(
        .restType, message, at: written.span,
        help: "write `[String: …]`: without other keys, it is empty",
        fix: inner.isDictionary
          ? .propose(facts.schema.text(of: inner), for: written.span) : nil)
    case .scalar, .declared, .optional, .array, .set, .unknown:
      let dictionary = "[String: \(facts.schema.text(of: field.type))]"
      diagnostics.report(
        .restType, message, at: written.span,
        help: "write `\(dictionary)` if that is the type of each value",
        fix: .propose(dictionary, for: written.span))
    }
  }

  /// Everything after `via`. That a `dto` has no rules has been reported as such.
  private mutating func reportRestClause(_ field: ResolvedField) {
    let syntax = field.syntax
    let clause: (word: String, help: String)
    if !syntax.rules.isEmpty, record.layer == .model {
      clause = ("where", "give its values a `type` that has the rule, or check it in a `rule`")
    } else if syntax.defaultValue != nil {
      clause = ("=", "remove it: without other keys, `\(field.swiftName)` is empty")
    } else if syntax.fallback != nil {
      clause = ("else", "remove it; with `JSON` as the type of its values, none is invalid")
    } else {
      return
    }
    let before = syntax.converters.last?.span ?? syntax.type.span
    let span = before.after.through(syntax.span)
    diagnostics.report(
      .restClause, "the field for all other keys has no `\(clause.word)`",
      at: syntax.rules.first?.span ?? syntax.defaultValue?.span ?? syntax.fallback?.span ?? span,
      help: clause.help, fix: .propose("", for: span))
  }

  /// The object itself is the dictionary, so no converter can make it of something else.
  mutating func reportRestConverter(_ field: ResolvedField, from wire: SchemaType) {
    guard field.type.isDictionary, !wire.isDictionary, !wire.isUnknown,
      let converters = field.syntax.converters.map(\.span).extent
    else { return }
    diagnostics.report(
      .restClause,
      "`\(field.swiftName)` is read from the object itself, and not from another value",
      at: converters,
      secondary: [.init(field.syntax.type.span, "its keys are those that are left")],
      help: "write a converter for its values, or none")
  }

  /// It is the last member, so that a reader has seen all keys that it does not hold; and it is the only one.
  mutating func reportRestPlaces() {
    guard record.layer != .domain,
      let first = record.fields.firstIndex(where: { $0.isRest })
    else { return }
    let name = record.fields[first].swiftName
    let span = record.fields[first].syntax.span
    for other in record.fields[(first + 1)...] where other.isRest {
      diagnostics.report(
        .secondRest, "`\(type.qualifiedName)` has two fields for all other keys",
        at: other.syntax.span,
        secondary: [.init(span, "`\(name)` holds them already")], help: "remove one of them")
    }
    let later =
      record.fields[(first + 1)...].filter { !$0.isRest }.map(\.syntax.span)
      + record.constants.filter { $0.position > first }.map(\.span)
    guard let last = later.max(by: { $0.start < $1.start }) else { return }
    diagnostics.report(
      .restPlace, "`\(name)` holds the keys that are left, so it is the last field",
      at: span, secondary: [.init(last, "this is written after it")],
      help: "move it to the end of the fields")
  }
}

extension SchemaType {
  fileprivate var isDictionary: Bool {
    if case .dictionary = self { true } else { false }
  }
}

extension DiagnosticKind {
  static let restType = DiagnosticKind(
    "G0476", .error, "a field for all other keys that is not a dictionary",
    explanation: """
      `...rest: [String: JSON]` holds every key of the object that no other member takes, with its value. So its type is a
      dictionary, and its values can have any type that the values of a dictionary can have. If there are no other keys, it
      is empty.
      """,
    wrong: """
      dto UserDTO { id: String, ...rest: JSON }
      """,
    right: """
      dto UserDTO { id: String, ...rest: [String: JSON] }
      """)

  static let restPlace = DiagnosticKind(
    "G0477", .error, "a field for all other keys that is not the last one",
    explanation: """
      `...rest: [String: JSON]` holds the keys that the members above it do not take. So only nested declarations can
      follow it, and in the initialiser it is the last parameter.
      """,
    wrong: """
      dto UserDTO { ...rest: [String: JSON], id: String }
      """,
    right: """
      dto UserDTO { id: String, ...rest: [String: JSON] }
      """)

  static let secondRest = DiagnosticKind(
    "G0478", .error, "two fields for all other keys",
    explanation: """
      Each key of an object is read once. The keys that no other member takes are held by one field, since nothing says which
      of two would get them.
      """,
    wrong: """
      dto UserDTO { id: String, ...rest: [String: JSON], ...others: [String: String] }
      """,
    right: """
      dto UserDTO { id: String, ...rest: [String: JSON] }
      """)

  static let restClause = DiagnosticKind(
    "G0479", .error, "a clause after a field for all other keys",
    explanation: """
      `...rest: [String: JSON]` is never missing and never null: without other keys, it is empty. So it has no default, and
      nothing could replace it as a whole. The only clause that it can have is `via`, which is applied to each value.
      """,
    wrong: """
      dto UserDTO { id: String, ...rest: [String: JSON] = [:] }
      """,
    right: """
      dto UserDTO { id: String, ...rest: [String: JSON] }
      """)
}
