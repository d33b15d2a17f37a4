package import SwiftLowering
package import TemplateEngine

extension SwiftStatement: TemplateContext {
  package static let contextName = "statement"
  package static let keys: [TemplateKey<SwiftStatement>] = [
    .optionalText("line", "A statement on one line.", \.line),
    .optionalContext("local", "A constant or a variable.") {
      if case .local(let model) = $0 { model } else { nil }
    },
    .optionalContext("choice", "A `switch`.") {
      if case .choice(let model) = $0 { model } else { nil }
    },
    .optionalContext("branch", "An `if`.") {
      if case .branch(let model) = $0 { model } else { nil }
    },
    .optionalContext("either", "An `if` that is a value.") {
      if case .either(let model) = $0 { model } else { nil }
    },
    .optionalContext("exit", "A `guard`.") {
      if case .exit(let model) = $0 { model } else { nil }
    },
    .optionalContext("attempt", "A `do` with its `catch`.") {
      if case .attempt(let model) = $0 { model } else { nil }
    },
  ]
}

extension LocalModel: TemplateContext {
  package static let contextName = "local"
  package static let keys: [TemplateKey<LocalModel>] = [
    .flag("isVariable", "Whether it changes.", \.isVariable),
    .text("name", "Its name.", \.name),
    .optionalText("type", "Its type, where Swift does not know it.", \.type),
    .optionalText("value", "Its value, where it has one from the start.", \.value?.text),
  ]
}

extension ChoiceModel: TemplateContext {
  package static let contextName = "choice"
  package static let keys: [TemplateKey<ChoiceModel>] = [
    .optionalText("declaration", "The constant that it is the value of.", \.declaration),
    .text("subject", "What is looked at.", \.subject.text),
    .list("rows", "One for each outcome.", \.rows),
  ]
}

extension ChoiceModel.Row: TemplateContext {
  package static let contextName = "choice row"
  package static let keys: [TemplateKey<ChoiceModel.Row>] = [
    .text("pattern", "`case true` or `default`.", \.pattern.text),
    .optionalText("value", "What is on the same line.", \.only?.line),
    .list("statements", "What is below.", \.statements),
  ]
}

extension ConditionalModel: TemplateContext {
  package static let contextName = "branch"
  package static let keys: [TemplateKey<ConditionalModel>] = [
    .text("condition", "What is asked.", \.condition.text),
    .list("statements", "What is done if so.", \.statements),
    .list("otherwise", "What is done if not.", \.otherwise),
  ]
}

extension EitherModel: TemplateContext {
  package static let contextName = "either"
  package static let keys: [TemplateKey<EitherModel>] = [
    .text("declaration", "The constant that it is the value of.", \.declaration),
    .text("condition", "What is asked.", \.condition.text),
    .text("value", "The value if so.", \.value.text),
    .text("otherwise", "The value if not.", \.otherwise.text),
  ]
}

extension GuardModel: TemplateContext {
  package static let contextName = "guard"
  package static let keys: [TemplateKey<GuardModel>] = [
    .text("condition", "What must be so.", \.condition.text),
    .text("otherwise", "What is done if not.") { "throw \($0.error)" },
  ]
}

extension AttemptModel: TemplateContext {
  package static let contextName = "attempt"
  package static let keys: [TemplateKey<AttemptModel>] = [
    .list("statements", "What may throw.", \.statements),
    .list("handlers", "What is done about it.", \.handlers),
  ]
}
