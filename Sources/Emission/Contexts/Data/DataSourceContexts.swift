package import SwiftLowering
package import TemplateEngine

extension DataSourceModel: TemplateContext {
  package static let contextName = "data source"
  package static let keys: [TemplateKey<DataSourceModel>] = [
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("repository", "The protocol of the domain.", \.repository),
    .text("source", "The protocol that speaks dtos.", \.source),
    .text("implementation", "The repository over a source.", \.implementation),
    .text("property", "The property that holds the source.", \.property),
    .text("files", "JSON files as a source.", \.files),
    .text("store", "`JSONFiles`.", \.store),
    .text("url", "`URL`.", \.url),
    .text("sendable", "`Sendable`.", \.sendable),
    .list("operations", "What can be asked for.", \.operations),
    .list("stored", "Those whose answers can be kept.") {
      $0.operations.filter { $0.store != nil }
    },
  ]
}

extension DataSourceModel.Operation: TemplateContext {
  package static let contextName = "data operation"
  package static let keys: [TemplateKey<DataSourceModel.Operation>] = [
    .context("notes", "What stands before it.", \.notes),
    .text("name", "Its name.", \.name),
    .text("parameters", "What stands between the parentheses.", \.parameters),
    .text("dto", "What answers it.", \.dto),
    .text("result", "What the repository returns.", \.result),
    .text("question", "The call of the source.", \.question),
    .text("answer", "The variable that holds what came.", \.answer),
    .text("mapped", "What is returned.", \.mapped),
    .text("fileName", "The parts of the name of its file.", \.fileName),
    .flag("isFileShared", "Whether one file answers for all arguments.", \.isFileShared),
    .optionalContext("store", "How an answer is kept.", \.store),
  ]
}

extension DataSourceModel.Store: TemplateContext {
  package static let contextName = "answer store"
  package static let keys: [TemplateKey<DataSourceModel.Store>] = [
    .text("name", "Its name.", \.name),
    .text("parameters", "What stands between the parentheses.", \.parameters),
    .text("answer", "The variable that is kept.", \.answer),
  ]
}
