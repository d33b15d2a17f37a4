import Diagnostics
import SchemaSyntax

/// What is written like a record where none is expected.
extension ExpressionTyping {
  /// A record or a value with its type before it, where no record is expected.
  mutating func reportUnmade(_ place: MadePlace, for target: SchemaType) {
    for part in place.parts { checkUnassigned(part.entry) }
    let word = place.name.last
    if place.name.rest.isEmpty, reportCalledWord(word) { return }
    if reportCalledConverter(place) { return }
    if place.name.text == context.schema.text(of: target.unwrapped), place.parts.count == 1,
      let value = place.parts.first?.entry
    {
      return diagnostics.report(
        .namedValue, "a value becomes \(context.schema.article(target.unwrapped)) without its name",
        at: place.span,
        help: "write the value alone, with `via` if it needs a converter",
        fix: value.converters.isEmpty && value.fallback == nil
          ? place.leavingAlone(value.source) : nil)
    }
    if reportMadePatch(place, for: target) { return }
    let function = functionName(place)
    let isList = target.declaredTypes.contains {
      context.tables[$0] != nil || context.schema.cases(of: $0) != nil
    }
    if let element = elementOfList(target), kind(of: place, making: element) != nil {
      return diagnostics.report(
        .constructionOfNonUnion,
        "`\(place.name.text)(…)` makes one value, and \(context.schema.article(target)) is expected",
        at: place.span, help: "write it in brackets for a list of one: `[\(place.name.text)(…)]`",
        fix: Diagnostic.Fix([
          Diagnostic.Edit(span: place.span.before, replacement: "["),
          Diagnostic.Edit(span: place.span.after, replacement: "]"),
        ]))
    }
    if target.unwrapped.declaredID == nil, isList {
      return diagnostics.report(
        .constructionOfNonUnion,
        "`\(place.name.text)(…)` makes one value, and \(context.schema.article(target)) is expected",
        at: place.span,
        help: "write a map for the elements, or call hand-written Swift with "
          + "`custom \(function)(…)`")
    }
    diagnostics.report(
      .constructionOfNonUnion,
      "`\(place.name.text)(…)` makes a case or a record, and \(context.schema.article(target)) is "
        + "neither",
      at: place.span, help: "call hand-written Swift with `custom \(function)(…)`",
      fix: place.name.rest.isEmpty && function == place.name.text
        && place.parts.allSatisfy(\.canBeArgument)
        ? .propose("custom ", for: place.name.span.before) : nil)
  }

  /// "record" or "case", if the place makes a value of that type.
  private func kind(of place: MadePlace, making type: SchemaType) -> String? {
    guard let id = type.unwrapped.declaredID else { return nil }
    if place.name.rest.isEmpty, context.facts.caseIndex(place.name.first.text, in: id) != nil {
      return "case"
    }
    let isRecord = context.tables[id] != nil && context.schema[id].name.text == place.name.last.text
    return isRecord ? "record" : nil
  }

  /// `Money(…)` for a `Patch<Money>`, or one of its cases for a `Patch<Status>`.
  private mutating func reportMadePatch(_ place: MadePlace, for target: SchemaType) -> Bool {
    guard case .patch(let wrapped) = target.unwrapped, let kind = kind(of: place, making: wrapped)
    else { return false }
    reportUnclearPatch(kind, at: place.span, for: target)
    return true
  }
}

extension DiagnosticKind {
  static let namedValue = DiagnosticKind(
    "G0663", .error, "the name of a type before a value that needs none",
    explanation: """
      Single values are converted automatically, and a `type` is made of a value by its own converters and rules. Only
      records are made with their name and their parts.
      """,
    wrong: """
      type Email = String where email
      dto UserDTO { mail: String }
      domain User { email: Email }
      map UserDTO -> User { email: Email(mail) }
      """,
    right: """
      type Email = String where email
      dto UserDTO { mail: String }
      domain User { email: Email }
      map UserDTO -> User { email: mail }
      """)
}
