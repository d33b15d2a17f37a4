package import SwiftLowering
package import TemplateEngine

extension NotesModel: TemplateContext {
  package static let contextName = "notes"
  package static let keys: [TemplateKey<NotesModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .optionalText("deprecation", "The attribute that deprecates it.", \.deprecation?.text),
  ]
}

extension FormerNameModel: TemplateContext {
  package static let contextName = "former name"
  package static let keys: [TemplateKey<FormerNameModel>] = [
    .text("formerName", "The name before.", \.formerName),
    .text("attribute", "Deprecates it, and names the present one.", \.attribute.text),
  ]
}
