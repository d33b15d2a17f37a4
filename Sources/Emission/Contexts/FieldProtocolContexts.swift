package import SwiftLowering
package import TemplateEngine

extension FieldProtocolModel: TemplateContext {
  package static let contextName = "field protocol"
  package static let keys: [TemplateKey<FieldProtocolModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .optionalText("namespace", "The namespace that it is declared in.", \.namespace),
    .text("conformances", "What follows the colon.", \.conformances),
    .list("requirements", "The fields that it asks for.", \.requirements),
  ]
}

extension RequirementModel: TemplateContext {
  package static let contextName = "requirement"
  package static let keys: [TemplateKey<RequirementModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("name", "The name of the property.", \.name),
    .text("type", "Its type.", \.type),
  ]
}
