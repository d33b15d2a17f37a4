import Diagnostics
import SchemaSyntax

/// A map from a record to something else than a record: fields decide what is made as a whole.
extension RecordBody {
  /// What is made of the fields as a whole: a case, which a `match` chooses, or the value of a `type`.
  mutating func checkWhole() {
    let makesType = signature.shape == .recordToType
    if let row = signature.syntax.rows.first {
      for entry in signature.syntax.entries { typing.checkUnassigned(entry) }
      typing.diagnostics.report(
        .mapItem, "a map from a record has no rows of its own", at: row.span,
        help: "put the rows into a `match` that says which field they are about: `match … { … }`")
    } else if let entry = signature.syntax.entries.first {
      if makesType { checkRawValue(entry) } else { reportEntries(entry) }
    } else if let choice = typing.onlyChoice(signature.syntax.choices) {
      entries = [typing.chosen(by: choice, for: signature.target)]
    } else if signature.syntax.choices.isEmpty {
      if makesType { reportNoRawValue() } else { reportNoChoice() }
    }
  }

  private mutating func reportEntries(_ first: MapDeclaration.Entry) {
    for entry in signature.syntax.entries { typing.checkUnassigned(entry) }
    typing.diagnostics.report(
      .mapItem, "a map from a record to cases has no entries", at: first.span,
      help: "write a `match` without a field before it: `match … { … -> … }`")
  }

  private mutating func reportNoChoice() {
    let schema = typing.context.schema
    let target = schema[signature.target]
    typing.diagnostics.report(
      .mapShapes,
      "nothing says which case of `\(target.qualifiedName)` "
        + "\(schema.article(.declared(signature.source))) becomes",
      at: signature.syntax.head,
      secondary: [
        .init(schema[signature.source].head, "the source has fields"),
        .init(target.head, "the target has cases"),
      ], help: "choose the case by a field: `match … { … -> … }`")
  }
}

extension ExpressionTyping {
  /// The only `match` that stands for itself in a map; nil if there is none, or several, which is reported.
  mutating func onlyChoice(_ choices: [MapExpression]) -> MapExpression? {
    guard choices.count > 1 else { return choices.first }
    diagnostics.report(
      .mapItem, "this map chooses twice", at: choices[1].headOfMatch,
      secondary: [.init(choices[0].headOfMatch, "the first `match`")],
      help: "match several fields at once, `match (a, b) { … }`, or write one `match` within a row")
    return nil
  }

  /// The case, or the union, that a `match` chooses as a whole.
  mutating func chosen(by choice: MapExpression, for target: TypeID) -> TypedEntry? {
    let readBefore = readPaths.count
    let entry = MapDeclaration.Entry(of: choice, via: [], span: choice.span)
    made = .declared(target)
    return value(of: choice, for: .declared(target)).map {
      TypedEntry(
        value: $0, fallback: nil, syntax: entry, reads: Array(readPaths[readBefore...]))
    }
  }

  /// A `match` without a field where each field or each case is mapped by itself.
  mutating func report(choicesIn choices: [MapExpression], help: String) {
    guard let choice = choices.first else { return }
    let isMatch = if case .match = choice.kind { true } else { false }
    diagnostics.report(
      .mapItem,
      isMatch
        ? "a `match` of its own chooses a case by fields" : "there is no field before this value",
      at: choice.headOfMatch, help: help)
    guard scope.source != nil else { return }
    for choice in choices { checkUnassigned(choice) }
  }
}

extension MapExpression {
  /// A `match` without its rows.
  var headOfMatch: SourceSpan {
    guard case .match(let subjects, _) = kind, let last = subjects.last else { return span }
    return span.before.through(last.span)
  }
}
