package import SwiftLowering
package import TemplateEngine

extension NamespaceModel: TemplateContext {
  package static let contextName = "namespace"
  package static let keys: [TemplateKey<NamespaceModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
  ]
}
