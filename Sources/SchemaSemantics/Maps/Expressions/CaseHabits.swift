import Diagnostics
import SchemaSyntax

// Cases and calls that are written as in Swift.
extension ExpressionTyping {
  /// `Plan.free`, where it is not a path to a field.
  mutating func reportQualifiedCase(_ path: Path, for target: SchemaType) -> Bool {
    guard let id = target.unwrapped.declaredID, context.schema.cases(of: id) != nil,
      let last = path.rest.last, context.facts.caseIndex(last.text, in: id) != nil,
      path.names.dropLast().last?.text == context.schema[id].name.text,
      scope.source.flatMap({ context.tables[$0.type]?.field(at: path.names[...]) }) == nil,
      scope.label(path.first.text) == nil
    else { return false }
    diagnostics.report(
      .unknownCase, "a case is named without its type", at: path.span,
      secondary: [.init(context.schema[id].name.span, "this type is expected here")],
      help: "write `\(last.text)`", fix: .replace(path.span, with: last.text))
    return true
  }

  /// `old` or `Status.old` for a `Patch<Status>`, unless something else has that name.
  mutating func reportCaseOfPatch(_ path: Path, for target: SchemaType) -> Bool {
    guard case .patch(let wrapped) = target.unwrapped, let id = wrapped.unwrapped.declaredID,
      context.facts.caseIndex(path.last.text, in: id) != nil,
      path.rest.isEmpty || path.names.dropLast().last?.text == context.schema[id].name.text,
      scope.source.flatMap({ context.tables[$0.type.unwrapped]?.field(at: path.names[...]) })
        == nil,
      scope.label(path.first.text) == nil
    else { return false }
    reportUnclearPatch("case", at: path.span, for: target)
    return true
  }

  /// `custom (kind)`, `required(name)`: keywords, written like the name of a case.
  mutating func reportCalledWord(_ word: Name) -> Bool {
    switch word.text {
    case "custom":
      diagnostics.report(
        .constructionOfNonUnion, "`custom` needs the name of a function", at: word.span,
        help: "name the Swift function that you write: `custom name(…)`")
    case "required":
      diagnostics.report(
        .constructionOfNonUnion, "`required` is not a function", at: word.span,
        help: "put a space after it", fix: .insert(" ", at: word.span.after))
    case "refuse":
      diagnostics.report(
        .constructionOfNonUnion, "`refuse` is not a function", at: word.span,
        help: Self.wayToRefuse)
    default:
      return false
    }
    return true
  }

  /// `iso8601(created)`, or `split(",")`
  mutating func reportCalledConverter(_ place: MadePlace) -> Bool {
    guard place.name.rest.isEmpty, let converter = Converter.named(place.name.text),
      let part = place.parts.first
    else { return false }
    let isArgument = isArgument(part, of: converter)
    guard isArgument || place.parts.count == 1 else { return false }
    let via = "via \(place.name.text)"
    diagnostics.report(
      .constructionOfNonUnion, "`\(place.name.text)` is a converter", at: place.name.span,
      help: isArgument
        ? "write the value before it, with `via` between them" : "write `\(via)` after the value",
      fix: isArgument ? nil : place.leavingAlone(part.entry.source, before: " \(via)").asProposal)
    return true
  }

  /// Whether it says how a value is converted, and is not the value.
  private func isArgument(_ part: MapExpression.Part, of converter: Converter) -> Bool {
    switch part.entry.source.kind {
    // A constant is written as the app has it, without a converter.
    case .literal: return true
    case .path(let path) where field(at: path) == nil && scope.label(path.first.text) == nil:
      let word = Literal(.name(path.text), span: path.span)
      return part.isNamed || converter.parameters.contains { $0.mismatch(word) == nil }
    default: return part.isNamed
    }
  }
}

extension MadePlace {
  /// Removes everything but a value, and puts something after it.
  func leavingAlone(_ value: MapExpression, before text: String = "") -> Diagnostic.Fix {
    Diagnostic.Fix([
      Diagnostic.Edit(span: whole.before.through(value.span.before), replacement: ""),
      Diagnostic.Edit(span: value.span.after.through(whole), replacement: text),
    ])
  }
}
