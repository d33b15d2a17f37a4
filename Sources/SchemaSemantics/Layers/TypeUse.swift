import Diagnostics
import SchemaSyntax

/// A type together with the words that it is written in, so that a message can point at the part that it is about.
struct TypeUse {
  let type: SchemaType
  let expression: TypeExpression

  var span: SourceSpan { expression.span }

  /// What the type is made of: the element of an array, the key and the value of a dictionary.
  ///
  /// If the type and its words do not have the same form, something has been reported, and the result is empty.
  var parts: [TypeUse] {
    switch (type, expression.kind) {
    case (.optional(let inner), .optional(let written)),
      (.optional(let inner), .nullable(let written)),
      (.array(let inner, _), .array(let written, _)),
      (.set(let inner), .set(let written)),
      (.patch(let inner), .patch(let written)):
      [TypeUse(type: inner, expression: written)]
    case (.dictionary(let key, let value), .dictionary(let writtenKey, let writtenValue)):
      [
        TypeUse(type: key, expression: writtenKey),
        TypeUse(type: value, expression: writtenValue),
      ]
    default:
      []
    }
  }

  /// Whether it is written as an alias, and so without its parts.
  var isAlias: Bool {
    if case .named = expression.kind { type.declaredID == nil && type.scalar == nil } else { false }
  }

  /// The use itself and all its parts, from the outside in.
  var all: [TypeUse] { [self] + parts.flatMap(\.all) }
}

extension ResolvedType {
  /// Every type that the declaration mentions: those of its fields and payloads, or the one that it wraps.
  var typeUses: [TypeUse] {
    switch kind {
    case .record(let record):
      record.fields.map { TypeUse(type: $0.type, expression: $0.syntax.type) }
    case .wrapper(let wrapper):
      [TypeUse(type: wrapper.base, expression: wrapper.syntax.base)]
    case .union(let union):
      zip(union.cases, union.syntax.cases).compactMap { resolved, written in
        guard let type = resolved.payload, let expression = written.payload else { return nil }
        return TypeUse(type: type, expression: expression)
      }
    case .enumeration, .foreign:
      []
    }
  }
}
