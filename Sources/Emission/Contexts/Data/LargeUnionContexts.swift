package import SwiftLowering
package import TemplateEngine

extension UnionLookupModel: TemplateContext {
  package static let contextName = "union lookup"
  package static let keys: [TemplateKey<UnionLookupModel>] = [
    .text("tag", "Reads the tag.", \.tag),
    .text("position", "Looks for the position of the case.", \.position),
    .text("otherwise", "What is done where no case has the name.", \.otherwise.text),
    .text("parameters", "Those of the functions that follow.", \.parameters),
    .text("arguments", "The arguments for them.", \.arguments),
    .list("chunks", "One function for each hundred cases.", \.chunks),
    .optionalText("onlyChunk", "The function, if there is one only.") { $0.chunks.onlyName },
  ]
}

extension UnionTableModel: TemplateContext {
  package static let contextName = "union table"
  package static let keys: [TemplateKey<UnionTableModel>] = [
    .list("exceptions", "What is written for cases that are not in the table.", \.exceptions),
    .text("statements", "What is written for all others.", \.statements.text),
    .optionalContext("payloads", "The payloads, if there are some.", \.payloads),
    .optionalContext("tags", "The tags, if they are numbers.", \.tags),
  ]
}

extension PayloadTableModel: TemplateContext {
  package static let contextName = "payload table"
  package static let keys: [TemplateKey<PayloadTableModel>] = [
    .text("table", "The property.", \.name),
    .text("payloadType", "What all payloads are taken for.", \.type),
    .list("chunks", "One property for each hundred cases.", \.chunks),
    .optionalText("onlyChunk", "The property, if there is one only.") { $0.chunks.onlyName },
  ]
}

extension ChunkModel: TemplateContext {
  package static let contextName = "chunk"
  package static let keys: [TemplateKey<ChunkModel>] = [
    .text("chunk", "The function or property.", \.name),
    .optionalText("bound", "The position after its last case; nothing for the last.", \.bound),
    .list("branches", "What is done for each case.", \.branches),
  ]
}

extension TagTableModel: TemplateContext {
  package static let contextName = "tag table"
  package static let keys: [TemplateKey<TagTableModel>] = [
    .text("tagType", "`Int`.", \.type),
    .list("branches", "The tag of each case.", \.branches),
  ]
}

extension [ChunkModel] {
  fileprivate var onlyName: String? { count == 1 ? first?.name : nil }
}
