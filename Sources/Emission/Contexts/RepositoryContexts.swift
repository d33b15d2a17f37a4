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
    .list("updates", "The protocols of strategies that answer twice.", \.updates),
  ]
}

extension UpdatesProtocolModel: TemplateContext {
  package static let contextName = "protocol of updates"
  package static let keys: [TemplateKey<UpdatesProtocolModel>] = [
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .text("repository", "The protocol for single answers.", \.repository),
    .text("sendable", "`Sendable`.", \.sendable),
    .list("updates", "What is answered twice.", \.updates),
  ]
}

extension UpdatesModel: TemplateContext {
  package static let contextName = "updates"
  package static let keys: [TemplateKey<UpdatesModel>] = [
    .text("name", "Its name.", \.name),
    .text("parameters", "What is between the parentheses.", \.parameters),
    .text("sequence", "The type of the sequence.", \.sequence),
    .text("call", "What is asked of the sources.", \.call),
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
