package import SwiftLowering
package import TemplateEngine

extension RuleCheckModel: TemplateContext {
  package static let contextName = "check"
  package static let keys: [TemplateKey<RuleCheckModel>] = [
    .text("condition", "True where the rule is broken.", \.condition),
    .text("violation", "The error case with its value.", \.violation),
  ]
}

extension PatternModel: TemplateContext {
  package static let contextName = "pattern"
  package static let keys: [TemplateKey<PatternModel>] = [
    .text("name", "The static property.", \.name),
    .text("matcher", "`PatternMatcher`.", \.matcher),
    .text("pattern", "The regular expression, as code for a comment.", \.pattern.code),
    .text("table", "The compiled form, as a literal of one or more lines.", \.table),
    .flag("isComputed", "Whether it is made each time, as in generic types.", \.isComputed),
    .flag("isLong", "Whether the literal has several lines.") { $0.table.utf8.contains(10) },
  ]
}

extension ValidationErrorModel: TemplateContext {
  package static let contextName = "errors"
  package static let keys: [TemplateKey<ValidationErrorModel>] = [
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("conformances", "What follows the colon.", \.conformances),
    .list("cases", "One for each rule.", \.cases),
  ]
}

extension ViolationCaseModel: TemplateContext {
  package static let contextName = "error case"
  package static let keys: [TemplateKey<ViolationCaseModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .text("name", "The name of the case.", \.name),
    .optionalText("payload", "The type of the value that it carries.", \.payload),
    .optionalText("shownValue", "An expression that shows `value` to people.", \.shownValue),
    .text("reason", "What is wrong, as an expression.", \.reason),
    .flag("hasMessage", "Whether the reason is a sentence of its own.", \.hasMessage),
    .optionalText(
      "namedDescription", "The description after the name of the field, as an expression.",
      \.namedDescription),
  ]
}

extension ViolationTextModel: TemplateContext {
  package static let contextName = "violation text"
  package static let keys: [TemplateKey<ViolationTextModel>] = [
    .optionalText("deprecation", "The attribute of the extension.", \.deprecation?.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("typeName", "The type of the error.", \.typeName),
    .text("protocolName", "`RuleViolation`.", \.protocolName),
    .text("textType", "`String`.", \.textType),
    .text("flagType", "`Bool`.", \.flagType),
    .list("cases", "All cases of the error.", \.cases),
    .list("shownCases", "The cases whose value is shown.") {
      $0.cases.filter { $0.shownValue != nil }
    },
    .flag("hasMessages", "Whether the reason of a case is a sentence of its own.", \.hasMessages),
    .text("messageCases", "The cases with a sentence of their own, as a pattern.") {
      $0.cases.filter(\.hasMessage).map { ".\($0.name)" }.joined(separator: ", ")
    },
    .flag("hasAllMessages", "Whether the reason of every case is a sentence of its own.") {
      $0.cases.allSatisfy(\.hasMessage)
    },
    .flag("showsAll", "Whether the values of all cases are shown.") {
      $0.cases.allSatisfy { $0.shownValue != nil }
    },
    .flag("namesAllSubjects", "Whether every case says which field is meant.") {
      $0.cases.allSatisfy { $0.namedDescription != nil }
    },
    .flag("showsSubjects", "Whether a case says which field is meant.", \.showsSubjects),
  ]
}
