package import SwiftLowering
package import TemplateEngine

extension StatementModel: TemplateContext {
  package static let contextName = "statement"
  package static let keys: [TemplateKey<StatementModel>] = [
    .optionalText("line", "A statement on one line.") {
      if case .line(let text) = $0 { text } else { nil }
    },
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
    .optionalContext("rulePlaces", "A call that asks where a rule was broken.") {
      if case .rulePlaces(let model) = $0 { model } else { nil }
    },
  ]
}

extension LocalModel: TemplateContext {
  package static let contextName = "local"
  package static let keys: [TemplateKey<LocalModel>] = [
    .flag("isVariable", "Whether it changes.", \.isVariable),
    .text("name", "Its name.", \.name),
    .optionalText("type", "Its type, where Swift does not know it.", \.type),
    .optionalText("value", "Its value, where it has one from the start.", \.value),
  ]
}

extension ChoiceModel: TemplateContext {
  package static let contextName = "choice"
  package static let keys: [TemplateKey<ChoiceModel>] = [
    .optionalText("declaration", "The constant that it is the value of.", \.declaration),
    .text("subject", "What is looked at.", \.subject),
    .list("rows", "One for each outcome.", \.rows),
  ]
}

extension ChoiceModel.Row: TemplateContext {
  package static let contextName = "choice row"
  package static let keys: [TemplateKey<ChoiceModel.Row>] = [
    .text("pattern", "`case true` or `default`.", \.pattern),
    .optionalText("value", "What is on the same line.", \.value),
    .list("statements", "What is below.", \.statements),
  ]
}

extension ConditionalModel: TemplateContext {
  package static let contextName = "branch"
  package static let keys: [TemplateKey<ConditionalModel>] = [
    .text("condition", "What is asked.", \.condition),
    .list("statements", "What is done if so.", \.statements),
    .list("otherwise", "What is done if not.", \.otherwise),
  ]
}

extension EitherModel: TemplateContext {
  package static let contextName = "either"
  package static let keys: [TemplateKey<EitherModel>] = [
    .text("declaration", "The constant that it is the value of.", \.declaration),
    .text("condition", "What is asked.", \.condition),
    .text("value", "The value if so.", \.value),
    .text("otherwise", "The value if not.", \.otherwise),
  ]
}

extension GuardModel: TemplateContext {
  package static let contextName = "guard"
  package static let keys: [TemplateKey<GuardModel>] = [
    .text("condition", "What must be so.", \.condition),
    .text("otherwise", "What is done if not.", \.otherwise),
  ]
}

extension AttemptModel: TemplateContext {
  package static let contextName = "attempt"
  package static let keys: [TemplateKey<AttemptModel>] = [
    .list("statements", "What may throw.", \.statements),
    .optionalText("comment", "Why nothing is done about it.", \.comment?.text),
    .list("handlers", "What is done about it.", \.handlers),
  ]
}

extension RulePlacesModel: TemplateContext {
  package static let contextName = "rule places"
  package static let keys: [TemplateKey<RulePlacesModel>] = [
    .text("call", "The call without its closure.", \.call),
    .list("rows", "One for each place.", \.rows),
    .optionalText("onlyPlace", "A literal, where there is one place only.") {
      $0.onlyPlaces.count == 1 ? $0.onlyPlaces.first?.text.text : nil
    },
    .list("onlyPlaces", "Those of the only row.", \.onlyPlaces),
  ]

  private var onlyPlaces: [Place] { rows.count == 1 ? rows.flatMap(\.places) : [] }
}

extension RulePlacesModel.Row: TemplateContext {
  package static let contextName = "rule place"
  package static let keys: [TemplateKey<RulePlacesModel.Row>] = [
    .text("pattern", "The rules that are reported there.", \.pattern),
    .optionalText("onlyPlace", "A literal, where there is no choice.") {
      $0.places.count == 1 ? $0.places.first?.text.text : nil
    },
    .list("places", "What there is a choice between.", \.places),
  ]
}

extension RulePlacesModel.Place: TemplateContext {
  package static let contextName = "possible place"
  package static let keys: [TemplateKey<RulePlacesModel.Place>] = [
    .optionalText("condition", "What must hold; missing for the last one.", \.condition),
    .text("text", "A literal.", \.text.text),
  ]
}
