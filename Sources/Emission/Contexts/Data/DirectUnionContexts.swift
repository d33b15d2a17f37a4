package import SwiftLowering
package import TemplateEngine

extension UnionReadingModel: TemplateContext {
  package static let contextName = "union reading"
  package static let keys: [TemplateKey<UnionReadingModel>] = [
    .text("readable", "`JSONReadable`.", \.protocolName),
    .text("readerType", "`JSONReader`.", \.readerType),
    .optionalText(
      "deprecatedCases", "The protocol that lets deprecated cases be made.", \.deprecatedCases),
    .text("opening", "What comes before the choice.") { $0.opening.joined(separator: "\n") },
    .optionalContext("choice", "A `switch` over tags or keys.", \.form.choice),
    .list(
      "shapes", "One attempt for each case, where nothing else tells them apart.", \.form.shapes),
    .optionalContext(
      "lookup", "The same by the positions of cases, for a large union.", \.form.lookup),
  ]
}

extension UnionWritingModel: TemplateContext {
  package static let contextName = "union writing"
  package static let keys: [TemplateKey<UnionWritingModel>] = [
    .text("writable", "`JSONWritable`.", \.protocolName),
    .text("writerType", "`JSONWriter`.", \.writerType),
    .flag("isObject", "Whether the union is an object itself.", \.isObject),
    .list("branches", "What is written for each case.", \.form.branches),
    .optionalContext(
      "table", "The same by the positions of cases, for a large union.", \.form.table),
  ]
}
