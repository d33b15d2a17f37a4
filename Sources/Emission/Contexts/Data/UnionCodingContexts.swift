package import SwiftLowering
package import TemplateEngine

extension UnionCodingModel: TemplateContext {
  package static let contextName = "union coding"
  package static let keys: [TemplateKey<UnionCodingModel>] = [
    .context("head", "The first line of the extension.", \.head),
    .optionalText("conformances", "What follows the colon of the extension for `Codable`.") {
      let names = [$0.head.conformance, $0.codable?.decoding?.deprecatedCases].compactMap(\.self)
      return names.isEmpty ? nil : names.joined(separator: ", ")
    },
    .optionalContext("codable", "How it is read and written with `Codable`.", \.codable),
    .optionalContext("reading", "`init?(from:)`, from the bytes of a text.", \.reading),
    .optionalContext("writing", "`write(to:)`, into the bytes of a text.", \.writing),
    .list("formats", "What is made once.", \.formats),
    .optionalContext("names", "What the wire calls the cases of a large union.", \.names),
  ]
}

extension UnionCodableModel: TemplateContext {
  package static let contextName = "codable union"
  package static let keys: [TemplateKey<UnionCodableModel>] = [
    .optionalContext("decoding", "`init(from:)`.", \.decoding),
    .optionalContext("encoding", "`encode(to:)`.", \.encoding),
    .optionalText(
      "deprecatedCases", "The protocol that lets deprecated cases be made.",
      \.decoding?.deprecatedCases),
  ]
}

extension UnionDecodingModel: TemplateContext {
  package static let contextName = "union decoding"
  package static let keys: [TemplateKey<UnionDecodingModel>] = [
    .text("decoderType", "`Decoder`.", \.decoderType),
    .text("opening", "Opens what is decoded.", \.opening),
    .optionalContext("choice", "A `switch` over tags or keys.", \.form.choice),
    .list(
      "shapes", "One attempt for each case, where nothing else tells them apart.", \.form.shapes),
    .optionalContext(
      "lookup", "The same by the positions of cases, for a large union.", \.form.lookup),
  ]
}

extension UnionEncodingModel: TemplateContext {
  package static let contextName = "union encoding"
  package static let keys: [TemplateKey<UnionEncodingModel>] = [
    .text("encoderType", "`Encoder`.", \.encoderType),
    .optionalText("opening", "Opens the object that is encoded.", \.opening),
    .list("branches", "What is written for each case.", \.form.branches),
    .optionalContext(
      "table", "The same by the positions of cases, for a large union.", \.form.table),
  ]
}

extension UnionChoiceModel: TemplateContext {
  package static let contextName = "union choice"
  package static let keys: [TemplateKey<UnionChoiceModel>] = [
    .optionalText("known", "The keys that stand for cases, as a list.", \.known),
    .text("subject", "What the `switch` is over.", \.subject),
    .list("branches", "What is read for each case.", \.branches),
    .optionalText(
      "onlyStatements", "What is done where there is but one case.", \.onlyStatements?.text),
  ]
}

extension UnionBranchModel: TemplateContext {
  package static let contextName = "branch"
  package static let keys: [TemplateKey<UnionBranchModel>] = [
    .optionalText("comment", "What is not obvious about the pattern.", \.comment?.text),
    .text("pattern", "The pattern with its keyword.", \.pattern.text),
    .optionalText("statement", "What is done, if that is one statement.") {
      $0.statements.count == 1 ? $0.statements.text : nil
    },
    .text("statements", "What is done, one statement a line.", \.statements.text),
  ]
}

extension UnionShapeModel: TemplateContext {
  package static let contextName = "union shape"
  package static let keys: [TemplateKey<UnionShapeModel>] = [
    .text("condition", "Tries to read the payload.", \.condition),
    .text("value", "The case.", \.value),
  ]
}

extension UnionNamesModel: TemplateContext {
  package static let contextName = "union names"
  package static let keys: [TemplateKey<UnionNamesModel>] = [
    .text("tableName", "The static property.", \.name),
    .text("tableType", "`WireNames`.", \.type),
    .text("lines", "The lines of the literal.") { $0.lines.joined(separator: "\n") },
  ]
}
