import TemplateEngine

struct DeclarationContext: TemplateContext {
  var name = "User"
  var summary: String?
  var body = ""
  var isPublic = false
  var conformances: [String] = []
  var fields: [FieldContext] = []
  var nested: [DeclarationContext] = []
  var owner = OwnerContext(name: "Accounts")
  var parent: OwnerContext?

  static let contextName = "declaration"
  static let keys: [TemplateKey<DeclarationContext>] = [
    .text("name", "What the type is called.", \.name),
    .optionalText("summary", "Its documentation, if it has any.", \.summary),
    .text("body", "Statements | expressions, one per line.", \.body),
    .flag("isPublic", "Whether other modules see it.", \.isPublic),
    .list("conformances", "The protocols after its colon.", \.conformances),
    .list("fields", "Its stored properties.", \.fields),
    .list("nested", "The types within it.", \.nested),
    .context("owner", "The module that it is part of.", \.owner),
    .optionalContext("parent", "The type that it stands in, if any.", \.parent),
  ]
}

struct FieldContext: TemplateContext {
  var name: String
  var type: String
  var summary: String?

  static let contextName = "field"
  static let keys: [TemplateKey<FieldContext>] = [
    .text("name", "What the property is called.", \.name),
    .text("type", "Its type.", \.type),
    .optionalText("summary", "Its documentation, if it has any.", \.summary),
  ]
}

struct OwnerContext: TemplateContext {
  var name: String
  var größe: String? = nil

  static let contextName = "owner"
  static let keys: [TemplateKey<OwnerContext>] = [
    .text("name", "What it is called.", \.name),
    .optionalText("größe", "How large it is, if known.", \.größe),
  ]
}

/// Data that is deep without being large.
struct CountdownContext: TemplateContext {
  var left: Int

  static let contextName = "countdown"
  static let keys: [TemplateKey<CountdownContext>] = [
    .text("left", "The number to say.") { String($0.left) },
    .list("rest", "The numbers after it.") { countdown in
      countdown.left > 0 ? [CountdownContext(left: countdown.left - 1)] : []
    },
  ]
}

struct EmptyContext: TemplateContext {
  static let contextName = "nothing"
  static let keys: [TemplateKey<EmptyContext>] = []
}
