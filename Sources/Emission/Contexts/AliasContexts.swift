package import SwiftLowering
package import TemplateEngine

extension AliasModel: TemplateContext {
  package static let contextName = "alias"
  package static let keys: [TemplateKey<AliasModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .optionalText("namespace", "The namespace that it is declared in.", \.namespace),
    .text("type", "The type that it is a name for.", \.type),
  ]
}
