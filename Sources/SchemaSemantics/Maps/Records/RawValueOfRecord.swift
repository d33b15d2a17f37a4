import Diagnostics
import SchemaSyntax

/// A map from a record to a `type`: one entry says what its value is made of, or a `match` chooses it.
extension RecordBody {
  static let rawValue = "rawValue"

  mutating func checkRawValue(_ entry: MapDeclaration.Entry) {
    let target = typing.context.schema[signature.target]
    for other in signature.syntax.entries.dropFirst() {
      typing.checkUnassigned(other)
      typing.diagnostics.report(
        .mapItem, "`\(target.qualifiedName)` has only one value", at: other.target.span,
        secondary: [.init(entry.target.span, "it is made here")],
        help: "remove this entry, or make a `domain` of several fields")
    }
    if let choice = signature.syntax.choices.first {
      typing.checkUnassigned(choice)
      typing.diagnostics.report(
        .mapItem, "`\(target.qualifiedName)` has only one value", at: choice.headOfMatch,
        secondary: [.init(entry.target.span, "it is made here")],
        help: "write the `match` after `\(Self.rawValue):`, or remove the entry")
    }
    if entry.target.text != Self.rawValue {
      typing.diagnostics.report(
        .unknownTarget, "a `type` has no field `\(entry.target.text)`", at: entry.target.span,
        secondary: [.init(target.head, "declared here")],
        help: "its value is called `\(Self.rawValue)`",
        fix: .replace(entry.target.span, with: Self.rawValue))
    }
    if let fallback = entry.fallback {
      typing.diagnostics.report(
        .mapItem, "what replaces an invalid `\(target.qualifiedName)` is said where one is needed",
        at: fallback.span, help: "write `else` in the entries that use this map")
    }
    entries = [typing.typedRawValue(entry, of: signature.target)]
  }

  mutating func reportNoRawValue() {
    let schema = typing.context.schema
    let target = schema[signature.target]
    typing.diagnostics.report(
      .mapShapes,
      "nothing says what \(schema.article(.declared(signature.target))) is made of",
      at: signature.syntax.head,
      secondary: [
        .init(schema[signature.source].head, "the source has fields"),
        .init(target.head, "the target is a single value"),
      ], help: "write which field it is: `\(Self.rawValue): …`")
  }
}

extension ExpressionTyping {
  fileprivate mutating func typedRawValue(
    _ entry: MapDeclaration.Entry, of target: TypeID
  ) -> TypedEntry? {
    let readBefore = readPaths.count
    let owner = context.schema[target]
    let type = SchemaType.declared(target)
    let destination = Destination(
      name: RecordBody.rawValue, title: owner.qualifiedName, span: owner.head, type: type,
      converters: entry.converters)
    return filling(destination) { $0.value(of: entry, for: type) }.map {
      TypedEntry(
        value: $0, fallback: nil, syntax: entry, reads: Array(readPaths[readBefore...]))
    }
  }
}
