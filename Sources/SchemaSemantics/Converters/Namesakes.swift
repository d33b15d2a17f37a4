import Diagnostics
import SchemaSyntax

extension TypeFacts {
  /// A declared type with the name of the type that a converter gives, such as `dto Date`.
  func namesake(of type: SchemaType, given checked: CheckedConverter) -> ResolvedType? {
    guard let id = type.innermostContent.declaredID, schema[id].parent == nil,
      checked.converter.form.swiftTitle == "`\(schema[id].name.text)`"
    else { return nil }
    return schema[id]
  }

  func reportNamesake(
    _ type: ResolvedType, _ checked: CheckedConverter, _ target: TypedPlace,
    into diagnostics: inout [Diagnostic]
  ) {
    let name = type.name.text
    diagnostics.report(
      .converterType,
      "`\(checked.converter.name)` gives Swift's `\(name)`, not the one in this schema",
      at: checked.use.span,
      secondary: [
        .init(target.span, "this is the one in the schema"),
        .init(type.name.span, "`\(name)` is declared here"),
      ],
      help: "rename the one in the schema")
  }
}
