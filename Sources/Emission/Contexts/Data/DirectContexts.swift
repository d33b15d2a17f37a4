package import SwiftLowering
package import TemplateEngine

extension RecordReadingModel: TemplateContext {
  package static let contextName = "reading"
  package static let keys: [TemplateKey<RecordReadingModel>] = [
    .text("readable", "`JSONReadable`.", \.protocolName),
    .text("condition", "` where Item: JSONReadable` of a generic type, or nothing.", \.condition),
    .text("reader", "The parameter.", \.reader),
    .text("readerType", "`JSONReader`.", \.readerType),
    .list("slots", "A variable for each field.", \.slots),
    .context("object", "The object whose members fill the variables.", \.object),
    .flag("isLarge", "Whether the object is read by a closure, not by a loop.", \.isLarge),
    .optionalText("conditions", "What must be present, if something must.", \.conditions),
    .optionalText("missing", "The keys of what must be present.", \.missing),
    .text("arguments", "Those of the initialiser that takes a value for each field.", \.arguments),
    .optionalText("constants", "A statement for each value that is checked with its default.") {
      $0.constants.isEmpty ? nil : $0.constants.joined(separator: "\n")
    },
    .optionalContext("validation", "How rules are checked, where there are some.", \.validation),
  ]
}

extension SlotModel: TemplateContext {
  package static let contextName = "slot"
  package static let keys: [TemplateKey<SlotModel>] = [
    .text("name", "The variable.", \.name),
    .optionalText("type", "Its type, if the value does not show it.", \.type),
    .optionalText("value", "Its first value, if that is not nil.", \.value),
  ]
}

extension ReadObjectModel: TemplateContext {
  package static let contextName = "read object"
  package static let keys: [TemplateKey<ReadObjectModel>] = [
    .text("reader", "What is read from.", \.reader),
    .text("opening", "How it begins.", \.opening),
    .text("key", "The constant that holds the key.", \.key),
    .list("members", "What is read at each key.", \.members),
    .text("otherwise", "What is done at any other key.", \.otherwise),
    .flag("readsOthers", "Whether that reads the value instead of passing over it.", \.readsOthers),
  ]
}

extension ReadMemberModel: TemplateContext {
  package static let contextName = "read member"
  package static let keys: [TemplateKey<ReadMemberModel>] = [
    .text("name", "The key as a literal.", \.key),
    .optionalText("call", "Reads a value.") {
      if case .call(let text) = $0.content { text } else { nil }
    },
    .optionalContext("object", "Reads an object that the schema flattens.") {
      if case .object(let model, _) = $0.content { model } else { nil }
    },
    .optionalContext("gap", "What is done if there is no object, if anything is.") {
      if case .object(_, let gap) = $0.content { gap } else { nil }
    },
  ]
}

extension ReadGapModel: TemplateContext {
  package static let contextName = "read gap"
  package static let keys: [TemplateKey<ReadGapModel>] = [
    .text("condition", "Skips the value that is there instead.", \.condition),
    .text("replacements", "A statement for each fallback.") {
      $0.replacements.joined(separator: "\n")
    },
    .text("exit", "How the case is left.", \.exit),
  ]
}

extension RecordWritingModel: TemplateContext {
  package static let contextName = "writing"
  package static let keys: [TemplateKey<RecordWritingModel>] = [
    .text("writable", "`JSONWritable`.", \.protocolName),
    .text("condition", "` where Item: JSONWritable` of a generic type, or nothing.", \.condition),
    .text("writer", "The parameter.", \.writer),
    .text("writerType", "`JSONWriter`.", \.writerType),
    .list("steps", "One statement for each field, and two for each object within.", \.steps),
  ]
}
