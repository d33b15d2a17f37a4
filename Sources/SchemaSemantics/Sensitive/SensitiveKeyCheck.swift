import Diagnostics
import SchemaSyntax

/// Checks that `keyed(by:)` in a dto or a model makes no sensitive value a key, since keys are shown.
struct SensitiveKeyCheck {
  static func check(_ schema: ValidatedSchema, into diagnostics: inout [Diagnostic]) {
    let check = SensitiveKeyCheck(schema: schema)
    for type in schema.types {
      switch type.kind {
      case .record(let record):
        diagnostics += record.fields.compactMap { field in
          check.problem(field.swiftName, field.decoding, at: field.span, in: record.layer)
        }
      case .union(let union):
        diagnostics += union.cases.compactMap { item in
          check.problem(item.swiftName, item.decoding, at: type.span, in: union.layer)
        }
      case .enumeration, .wrapper, .foreign: break
      }
    }
  }

  private let schema: ValidatedSchema

  /// A key hides itself if its type is sensitive from the start.
  private func problem(
    _ name: String, _ decoding: Conversion, at span: SourceSpan, in layer: Layer
  ) -> Diagnostic? {
    guard let (key, step) = schema.sensitiveKey(madeBy: decoding),
      case .dictionary(let type, _) = step.swift, !schema.isSensitive(type)
    else { return nil }
    let array = step.wire.text { schema[$0].qualifiedName }
    return Diagnostic(
      .sensitivePlace, "`\(key.swiftName)` is sensitive, and the keys of `\(name)` would show it",
      at: span, secondary: [.init(key.span, "declared `@sensitive`")],
      help: layer == .dto
        ? "read `\(array)`, and let a map make the dictionary, with keys of a `type` that is `@sensitive`"
        : "read `\(array)`, or give `\(key.swiftName)` and the keys the same `type` that is `@sensitive`"
    )
  }
}

extension ValidatedSchema {
  /// The sensitive field that `keyed(by:)` makes keys of, and the step that does so.
  func sensitiveKey(madeBy conversion: Conversion) -> (field: ValidField, step: ConverterStep)? {
    for case .converter(let step) in conversion.all {
      guard case .keyed(let position) = step.kind, let id = step.wire.content.declaredID,
        case .record(let record) = self[id].kind, record.fields.indices.contains(position)
      else { continue }
      let field = record.fields[position]
      if isSensitive(field) { return (field, step) }
    }
    return nil
  }
}
