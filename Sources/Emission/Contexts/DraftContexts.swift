package import SwiftLowering
package import TemplateEngine

extension DraftModel: TemplateContext {
  package static let contextName = "draft"
  package static let keys: [TemplateKey<DraftModel>] = [
    .optionalText("deprecation", "The attribute of the extension.", \.deprecation?.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("typeName", "The record, at the top level.", \.typeName),
    .text("recordName", "The record, within its draft.", \.recordName),
    .text("conformances", "What follows the colon.", \.conformances),
    .list("properties", "The fields.", \.properties),
    .text("parameters", "What is between the parentheses of its initialiser.", \.parameters),
    .list("assignments", "One for each stored variable.", \.assignments),
    .list("copies", "The same, with the values of a record.", \.copies),
    .optionalContext("mirror", "What a dump shows.", \.mirror),
    .optionalContext("checks", "What can be wrong, if anything can.", \.checks),
    .text("void", "`Void`.", \.voidType),
    .list("values", "One for each stored property of the record.", \.values),
  ]
}

extension DraftPropertyModel: TemplateContext {
  package static let contextName = "draft property"
  package static let keys: [TemplateKey<DraftPropertyModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .text("current", "Its name within the draft itself.", \.reading),
    .text("type", "Its type.", \.type),
    .optionalContext("storage", "Where the value is kept, if not here.", \.storage),
    .optionalContext("former", "The name that it had before.", \.former),
  ]
}

extension DraftStorageModel: TemplateContext {
  package static let contextName = "draft storage"
  package static let keys: [TemplateKey<DraftStorageModel>] = [
    .text("storedAccess", "`private ` with its space.", \.access),
    .text("storedName", "The variable.", \.name),
    .text("storedType", "Its type.", \.type),
    .text("reading", "The value of the computed variable.", \.reading),
    .text("writing", "What `newValue` is stored as.", \.writing),
  ]
}

extension DraftChecksModel: TemplateContext {
  package static let contextName = "draft checks"
  package static let keys: [TemplateKey<DraftChecksModel>] = [
    .text("violationsType", "`DraftViolations<Field>`.", \.violationsType),
    .text("fieldConformances", "What follows the colon of `Field`.", \.fieldConformances),
    .list("fields", "The names of the fields, as cases.") {
      $0.fields.map(DraftFieldContext.init)
    },
    .list("checked", "One for each field that can be wrong by itself.", \.checked),
    .list("invariants", "One for each rule over several fields.", \.invariants),
    .text("required", "What must be true at the end, without its `guard`.") { checks in
      (["violations.isEmpty"] + checks.required.map { "let \($0)" }).joined(separator: ", ")
    },
  ]
}

struct DraftFieldContext: Hashable, Sendable {
  let name: String
}

extension DraftFieldContext: TemplateContext {
  static let contextName = "field of a draft"
  static let keys: [TemplateKey<DraftFieldContext>] = [
    .text("name", "The name of the case.", \.name)
  ]
}

extension DraftCheckModel: TemplateContext {
  package static let contextName = "draft check"
  package static let keys: [TemplateKey<DraftCheckModel>] = [
    .text("local", "The constant that gets the value.", \.local),
    .text("call", "The value, or nil.", \.call.text),
  ]
}

extension DraftInvariantModel: TemplateContext {
  package static let contextName = "draft rule"
  package static let keys: [TemplateKey<DraftInvariantModel>] = [
    .text("condition", "The clauses of an `if` that finds it broken.", \.condition),
    .text("call", "The call that says so.", \.call.text),
  ]
}
