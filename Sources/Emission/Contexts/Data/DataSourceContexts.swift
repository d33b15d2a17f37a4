package import SwiftLowering
package import TemplateEngine

extension DataSourceModel: TemplateContext {
  package static let contextName = "data source"
  package static let keys: [TemplateKey<DataSourceModel>] = [
    .context("notes", "What the schema says about the source, after a blank line.", \.notes),
    .optionalText(
      "deprecation", "The attribute of what mentions the repository.", \.deprecation?.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("repository", "The protocol of the domain.", \.repository),
    .text("mention", "The same in documentation, in backticks.", \.mention),
    .text("outside", "Who answers, for documentation.", \.outside.text),
    .text("source", "The protocol that answers with dtos.", \.source),
    .text("implementation", "The repository over a source.", \.implementation),
    .text("property", "The property that holds the source.", \.property),
    .optionalText("files", "JSON files as a source.", \.files),
    .text("store", "The property that reads and writes them.", \.store),
    .text("storeType", "`JSONFiles`.", \.storeType),
    .text("url", "`URL`.", \.url),
    .text("sendable", "`Sendable`.", \.sendable),
    .list("operations", "What can be asked for.", \.operations),
    .optionalText("keptStore", "The protocol for keeping answers.", \.kept?.store),
    .text("cachedAnswer", "`CachedAnswer`.", \.cachedAnswer),
    .text("fileConformances", "What JSON files conform to.", \.fileConformances),
    .flag("filesKeep", "Whether JSON files can keep answers.", \.filesKeep),
    .list("keptOperations", "What is kept.", \.keptOperations),
  ]
}

extension DataOperationModel: TemplateContext {
  package static let contextName = "data operation"
  package static let keys: [TemplateKey<DataOperationModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("name", "Its name.", \.name),
    .text("parameters", "What is between the parentheses.", \.parameters),
    .text("dto", "What answers it.", \.dto),
    .text("result", "What the repository returns.", \.result),
    .text("question", "The call of the source.", \.question),
    .text("answer", "The variable that holds the answer.", \.answer),
    .text("mapped", "What is returned.", \.mapped),
    .flag("isUnmapped", "Whether the answer is returned as it is.", \.isUnmapped),
    .text("fileName", "The parts of the name of its file.", \.fileName),
    .text("reading", "How the file is read.", \.reading),
    .optionalText("format", "How a file holds it, where it does not decode itself.", \.format),
    .flag("isFileShared", "Whether one file answers, whatever the arguments.", \.isFileShared),
    .text("asking", "The call of the function of this name.", \.asking),
    .text("stored", "The function that finds a stored answer.", \.stored),
    .text("furtherParameters", "What follows the answer in its parameters.", \.furtherParameters),
    .text("furtherArguments", "The same in a call.", \.furtherArguments),
    .text("storing", "The function that keeps an answer.", \.storing),
    .text("storingCalled", "The same, as it is called within its type.", \.storingCalled),
    .text("storingParameters", "What is between its parentheses.", \.storingParameters),
  ]
}
