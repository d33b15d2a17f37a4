package import SwiftLowering
package import TemplateEngine

extension RecordModel: TemplateContext {
  package static let contextName = "record"
  package static let keys: [TemplateKey<RecordModel>] = [
    .context("head", "Its first lines.", \.head),
    .list("properties", "Its fields.", \.properties),
    .optionalContext(
      "initializer", "How one is made, where Swift does not write it.", \.initializer),
    .optionalContext("rules", "What it demands of the values.", \.rules),
    .optionalContext("comparison", "Its order.", \.comparison),
    .optionalContext("mirror", "What a dump shows.", \.mirror),
    .list("aliases", "The aliases that are declared within it.", \.aliases),
    .list("nested", "What is declared within it.", \.nested),
  ]
}

extension MirrorModel: TemplateContext {
  package static let contextName = "mirror"
  package static let keys: [TemplateKey<MirrorModel>] = [
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("type", "`Mirror`.", \.type),
    .text("children", "The names of the fields, with what is shown of each.", \.children),
  ]
}

extension PropertyModel: TemplateContext {
  package static let contextName = "property"
  package static let keys: [TemplateKey<PropertyModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .text("current", "Its name within the type itself.", \.reading),
    .text("type", "Its type.", \.type),
    .optionalContext("storage", "Where the value is kept, if not here.", \.storage),
    .optionalContext("former", "The name that it had before.", \.former),
  ]
}

extension StorageModel: TemplateContext {
  package static let contextName = "storage"
  package static let keys: [TemplateKey<StorageModel>] = [
    .text("storedAccess", "`private ` with its space, or nothing.") {
      $0.isShared ? "" : "private "
    },
    .text("storedName", "The property that holds it.", \.name),
    .text("storedType", "Its type.", \.type),
    .text("reading", "The value of the computed property.", \.reading),
  ]
}

extension InitializerModel: TemplateContext {
  package static let contextName = "initializer"
  package static let keys: [TemplateKey<InitializerModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .text("parameters", "What is between the parentheses.", \.parameters),
    .list("assignments", "One for each stored property.", \.assignments),
    .optionalContext(
      "partlyChecked",
      "The one for values that keep the rules of their fields, where maps need it.",
      \.partlyChecked),
    .optionalContext(
      "checked", "The one for values that keep all rules, where maps need it.", \.checked),
  ]
}

extension CheckedInitializerModel: TemplateContext {
  package static let contextName = "initializer of checked values"
  package static let keys: [TemplateKey<CheckedInitializerModel>] = [
    .text("checkedAccess", "`package ` with its space, or nothing.", \.access),
    .text("checkedParameters", "What is between the parentheses.", \.parameters),
    .text("checkedArguments", "The arguments for it.", \.arguments),
  ]
}

extension AssignmentModel: TemplateContext {
  package static let contextName = "assignment"
  package static let keys: [TemplateKey<AssignmentModel>] = [
    .text("property", "The stored property, after a dot.", \.property),
    .text("value", "Its value.", \.value.text),
  ]
}

extension RecordRulesModel: TemplateContext {
  package static let contextName = "record rules"
  package static let keys: [TemplateKey<RecordRulesModel>] = [
    .list("ruledFields", "The fields that have rules of their own.", \.fields),
    .list("invariants", "The rules over several fields.", \.invariants),
    .context("errors", "The errors, one case for each rule.", \.errors),
    .list("patterns", "Compiled regular expressions.", \.patterns),
  ]
}

extension FieldRulesModel: TemplateContext {
  package static let contextName = "field with rules"
  package static let keys: [TemplateKey<FieldRulesModel>] = [
    .text("field", "Its name, for documentation.", \.name),
    .text("parameter", "The parameter of `violations`.", \.parameter),
    .text("result", "The variable that gathers what is broken.", \.result),
    .list("checks", "One for each rule.", \.checks),
    .text("violation", "The clauses that find a `violation`.", \.violation),
  ]
}

extension InvariantModel: TemplateContext {
  package static let contextName = "rule over several fields"
  package static let keys: [TemplateKey<InvariantModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .text("name", "The function, and the error case.", \.name),
    .text("parameters", "The parameters of the function.", \.parameters),
    .text("arguments", "The arguments for it.", \.arguments),
    .text("result", "`Bool`.", \.result),
    .optionalText("premises", "What must be true before the conclusion is checked.", \.premises),
    .text("conclusion", "True where the rule is broken.", \.conclusion),
  ]
}
