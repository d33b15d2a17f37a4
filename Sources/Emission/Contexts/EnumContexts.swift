package import SwiftLowering
package import TemplateEngine

extension EnumModel: TemplateContext {
  package static let contextName = "enum"
  package static let keys: [TemplateKey<EnumModel>] = [
    .context("head", "Its first lines.", \.head),
    .list("cases", "Its cases.", \.cases),
    .optionalText(
      "unrecognized", "The type of unknown values, where they are kept.", \.unrecognized),
    .list("formers", "The names that cases had before.") { $0.cases.compactMap(\.former) },
    .optionalContext("listing", "For `allCases`, where Swift does not write it.", \.listing),
    .optionalText("openList", "The open enum, if `allCases` lists its cases.", \.openList),
    .optionalContext("ordering", "For equality, where Swift takes long to write it.", \.ordering),
  ]
}

extension EnumCaseModel: TemplateContext {
  package static let contextName = "enum case"
  package static let keys: [TemplateKey<EnumCaseModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("name", "Its name where it is declared.", \.name),
    .text("reference", "Its name after a dot.", \.reference),
  ]
}

extension FormerCaseModel: TemplateContext {
  package static let contextName = "former case"
  package static let keys: [TemplateKey<FormerCaseModel>] = [
    .text("access", "`public ` with its space, or nothing.", \.access),
    .context("former", "The name before.", \.former),
    .optionalText("payload", "The type of what the case carries.", \.payload),
    .text("type", "The type that has the case.", \.type),
    .text("reference", "The present name after a dot.", \.reference),
  ]
}

extension CaseListingModel: TemplateContext {
  package static let contextName = "case listing"
  package static let keys: [TemplateKey<CaseListingModel>] = [
    .text("protocolName", "`DeprecatedCases`.", \.protocolName),
    .text("type", "The enum.", \.type),
  ]
}

extension CaseOrderingModel: TemplateContext {
  package static let contextName = "case ordering"
  package static let keys: [TemplateKey<CaseOrderingModel>] = [
    .text("type", "The enum.", \.type),
    .text("integer", "`Int`.", \.integer),
    .text("boolean", "`Bool`.", \.boolean),
    .text("hasher", "`Hasher`.", \.hasher),
    .flag("isLarge", "Whether Swift would take long to write `==` and `hash(into:)`.", \.isLarge),
    .flag("isComparable", "Whether the cases have an order.", \.isComparable),
    .list("positions", "The positions of all cases but the last.", \.positions),
    .text("lastPosition", "The position of the last case.", \.lastPosition),
  ]
}

extension CasePositionModel: TemplateContext {
  package static let contextName = "case position"
  package static let keys: [TemplateKey<CasePositionModel>] = [
    .text("reference", "The case after a dot.", \.reference),
    .text("position", "A number.", \.position),
  ]
}
