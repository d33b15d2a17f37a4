package import SwiftLowering
package import TemplateEngine

extension DeclarationFileModel: TemplateContext {
  package static let contextName = "declaration file"
  package static let keys: [TemplateKey<DeclarationFileModel>] = [
    .optionalText("namespace", "The namespace that the declaration is in.", \.namespace),
    .context("declaration", "The one declaration at the top.", \.declaration),
    .list("drafts", "The drafts of the records in the file.", \.drafts),
    .list("violations", "What the errors of the types in the file say.", \.violations),
    .list("codings", "How the types in the file are decoded and encoded.", \.codings),
  ]
}

extension DeclarationModel: TemplateContext {
  package static let contextName = "declaration"
  package static let keys: [TemplateKey<DeclarationModel>] = [
    .optionalContext("wrapper", "A `type`.") {
      if case .wrapper(let model) = $0 { model } else { nil }
    },
    .optionalContext("enumeration", "An enum.") {
      if case .enumeration(let model) = $0 { model } else { nil }
    },
    .optionalContext("record", "A struct.") {
      if case .record(let model) = $0 { model } else { nil }
    },
    .optionalContext("union", "An enum whose cases carry values.") {
      if case .union(let model) = $0 { model } else { nil }
    },
    .context("head", "Its first lines.", \.head),
  ]
}

extension DeclarationModel {
  var head: TypeHead {
    switch self {
    case .wrapper(let model): model.head
    case .enumeration(let model): model.head
    case .record(let model): model.head
    case .union(let model): model.head
    }
  }
}

extension TypeHead: TemplateContext {
  package static let contextName = "head"
  package static let keys: [TemplateKey<TypeHead>] = [
    .context("notes", "What comes before the declaration.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "The name of the type.", \.name),
    .text("parameters", "`<Item: Sendable>` of a generic type, or nothing.", \.parameters),
    .text("conformances", "What follows the colon.", \.conformances),
    .optionalContext("former", "The name that the type had before.", \.former),
  ]
}

extension ComparisonModel: TemplateContext {
  package static let contextName = "comparison"
  package static let keys: [TemplateKey<ComparisonModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("type", "The type that is compared.", \.type),
    .text("result", "`Bool`.", \.result),
    .text("comparison", "Whether the left value comes first, as statements.") {
      $0.lines.joined(separator: "\n")
    },
  ]
}
