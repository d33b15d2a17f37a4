package import SwiftLowering
package import TemplateEngine

extension NotesModel: TemplateContext {
  package static let contextName = "notes"
  package static let keys: [TemplateKey<NotesModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.") { $0.documentation.asComment },
    .optionalText("deprecation", "The attribute that says so.", \.deprecation),
  ]
}

extension FormerNameModel: TemplateContext {
  package static let contextName = "former name"
  package static let keys: [TemplateKey<FormerNameModel>] = [
    .text("formerName", "The name before.", \.formerName),
    .text("attribute", "Deprecates it, and names the present one.", \.attribute),
  ]
}

extension [String] {
  /// Each as a line of documentation; nil if there is none.
  var asComment: String? {
    isEmpty ? nil : map { $0.isEmpty ? "///" : "/// \($0)" }.joined(separator: "\n")
  }
}
