package import SwiftLowering
package import TemplateEngine

extension ForeignTypeModel: TemplateContext {
  package static let contextName = "type from elsewhere"
  package static let keys: [TemplateKey<ForeignTypeModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .optionalText("original", "Its name in Swift, if that is another one.", \.original),
    .text("checked", "The name under which the compiler checks it.", \.checked),
    .text("requirements", "The name of what the compiler checks.", \.requirements),
    .text("conformances", "The protocols that it must conform to.", \.conformances),
  ]
}

extension WrittenConverterModel: TemplateContext {
  package static let contextName = "written converter"
  package static let keys: [TemplateKey<WrittenConverterModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "The type with the functions.", \.name),
    .text("requirements", "The protocol that asks for them.", \.requirements),
    .list("functions", "Its requirements.", \.functions),
  ]
}
