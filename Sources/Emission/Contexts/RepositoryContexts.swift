package import SwiftLowering
package import TemplateEngine

extension RepositoryModel: TemplateContext {
  package static let contextName = "repository"
  package static let keys: [TemplateKey<RepositoryModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .text("conformances", "What follows the colon.", \.conformances),
    .list("operations", "What it can be asked for.", \.operations),
  ]
}

extension OperationModel: TemplateContext {
  package static let contextName = "operation"
  package static let keys: [TemplateKey<OperationModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("name", "Its name.", \.name),
    .text("parameters", "What is between the parentheses.", \.parameters),
    .text("result", "What it returns.", \.result),
  ]
}
