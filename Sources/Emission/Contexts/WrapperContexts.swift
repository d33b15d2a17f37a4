package import SwiftLowering
package import TemplateEngine

extension WrapperModel: TemplateContext {
  package static let contextName = "wrapper"
  package static let keys: [TemplateKey<WrapperModel>] = [
    .context("head", "Its first lines.", \.head),
    .text("valueType", "The type of `rawValue`.", \.valueType),
    .optionalContext("description", "How it prints.", \.description),
    .optionalText("mirrorType", "`Mirror`, where the value is hidden.", \.mirrorType),
    .optionalContext("comparison", "Its order.", \.comparison),
    .optionalContext("rules", "What it demands of the value.", \.rules),
    .text("normalForm", "`rawValue` as it is stored, where there are no rules.", \.normalForm),
  ]
}

extension DescriptionModel: TemplateContext {
  package static let contextName = "description"
  package static let keys: [TemplateKey<DescriptionModel>] = [
    .text("textType", "`String`.", \.textType),
    .text("text", "What is printed, as an expression.", \.text),
  ]
}

extension WrapperRulesModel: TemplateContext {
  package static let contextName = "wrapper rules"
  package static let keys: [TemplateKey<WrapperRulesModel>] = [
    .optionalText("normalForm", "`rawValue` in its normal form.", \.normalForm),
    .list("checks", "One for each rule.", \.checks),
    .context("errors", "The errors, one case for each rule.", \.errors),
    .list("patterns", "Compiled regular expressions.", \.patterns),
  ]
}
