package import SwiftLowering
package import TemplateEngine

extension StrategyModel: TemplateContext {
  package static let contextName = "strategy"
  package static let keys: [TemplateKey<StrategyModel>] = [
    .context("notes", "What the schema says about the strategy, after a blank line.", \.notes),
    .optionalText(
      "deprecation", "The attribute of what mentions the repository.", \.deprecation?.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("repository", "The protocol of the domain.", \.repository),
    .text("mention", "The same in documentation, in backticks.", \.mention),
    .text("conformances", "What follows the colon.", \.conformances),
    .text("implementation", "Its name.", \.implementation),
    .text("cacheName", "The name of the source that keeps answers.", \.cacheName.text),
    .text("cacheLiteral", "The same, in quotes.", \.cacheLiteral),
    .text("source", "The protocol of the network.", \.source),
    .text("mapped", "The repository over the network alone.", \.mapped),
    .text("store", "The protocol of the cache.", \.store),
    .text("network", "The property for the network.", \.network),
    .text("cache", "The property for the cache.", \.cache),
    .text("now", "The property for the clock.", \.now),
    .text("report", "The property for what receives reports.", \.report),
    .text("date", "`Date`.", \.date),
    .text("void", "`Void`.", \.void),
    .text("reportType", "`RepositoryReport`.", \.reportType),
    .text("errorType", "`RepositoryError`.", \.errorType),
    .text("sources", "`CachedSources`.", \.sources),
    .list("operations", "What can be asked for.", \.operations),
  ]
}

extension StrategyOperationModel: TemplateContext {
  package static let contextName = "operation of a strategy"
  package static let keys: [TemplateKey<StrategyOperationModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("order", "Who answers, in a sentence.", \.order),
    .text("name", "Its name.", \.name),
    .text("parameters", "What is between the parentheses.", \.parameters),
    .text("arguments", "The same in a call.", \.arguments),
    .text("result", "What it returns.", \.result),
    .text("title", "Its name in errors, in quotes.", \.title),
    .text("question", "The call of the network.", \.question),
    .optionalText("stored", "The call that finds a stored answer.", \.stored),
    .text("storing", "The call that stores one.", \.storing),
    .text("sourcesOf", "The function that puts the sources together.", \.sourcesOf),
    .text("call", "What is asked of the sources.", \.call),
    .optionalContext("updates", "A sequence of both answers, if there is one.", \.updates),
  ]
}
