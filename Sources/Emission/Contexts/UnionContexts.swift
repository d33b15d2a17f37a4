package import SwiftLowering
package import TemplateEngine

extension UnionModel: TemplateContext {
  package static let contextName = "union"
  package static let keys: [TemplateKey<UnionModel>] = [
    .context("head", "Its first lines.", \.head),
    .flag("isIndirect", "Whether all cases are stored elsewhere.", \.isIndirect),
    .list("cases", "Its cases.", \.cases),
    .list("formers", "The names that cases had before.") { $0.cases.compactMap(\.former) },
    .optionalContext("unrecognized", "For unknown cases, where they are kept.", \.unrecognized),
    .optionalContext(
      "comparison", "For equality, where Swift takes long to write it.", \.comparison),
    .optionalContext("positions", "The places of the cases, where they are used.", \.positions),
    .list("properties", "What tells the cases apart without a `switch`.", \.properties),
    .optionalContext("identity", "Its `id`, if it is `Identifiable`.", \.identity),
    .list("aliases", "The aliases that are declared within it.", \.aliases),
    .list("nested", "What is declared within it.", \.nested),
  ]
}

extension UnionIdentityModel: TemplateContext {
  package static let contextName = "union identity"
  package static let keys: [TemplateKey<UnionIdentityModel>] = [
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("type", "The type of the `id`.", \.type),
    .list("cases", "Where it comes from in each case.", \.cases),
  ]
}

extension UnionIdentityCaseModel: TemplateContext {
  package static let contextName = "union identity case"
  package static let keys: [TemplateKey<UnionIdentityCaseModel>] = [
    .text("reference", "The case, after a dot.", \.reference),
    .text("reading", "What is read of what it carries.", \.reading),
  ]
}

extension UnionPropertyModel: TemplateContext {
  package static let contextName = "union property"
  package static let keys: [TemplateKey<UnionPropertyModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .optionalText("deprecation", "The attribute of a deprecated case.", \.deprecation?.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("name", "Its name.", \.name),
    .text("type", "Its type.", \.type),
    .text("pattern", "The case, with what it carries.", \.pattern),
    .text("value", "Its value for this case.", \.value),
    .text("otherwise", "Its value for all others.", \.otherwise),
  ]
}

extension UnionCaseModel: TemplateContext {
  package static let contextName = "union case"
  package static let keys: [TemplateKey<UnionCaseModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .flag("isIndirect", "Whether it is stored elsewhere.", \.isIndirect),
    .text("name", "Its name.", \.name),
    .text("reference", "Its name after a dot.", \.reference),
    .optionalText("payload", "The type of what it carries.", \.payload),
  ]
}

extension UnrecognizedCaseModel: TemplateContext {
  package static let contextName = "unrecognized case"
  package static let keys: [TemplateKey<UnrecognizedCaseModel>] = [
    .optionalText("tag", "The type of the tag.", \.tag),
    .text("body", "The type of the rest.", \.body),
  ]
}

extension UnionComparisonModel: TemplateContext {
  package static let contextName = "union comparison"
  package static let keys: [TemplateKey<UnionComparisonModel>] = [
    .text("type", "The union.", \.type),
    .text("boolean", "`Bool`.", \.boolean),
    .text("hasher", "`Hasher`.", \.hasher),
    .flag("isHashable", "Whether it is hashed as well.", \.isHashable),
    .optionalContext("payloads", "What is compared beside the position.", \.payloads),
  ]
}

extension UnionPositionsModel: TemplateContext {
  package static let contextName = "union positions"
  package static let keys: [TemplateKey<UnionPositionsModel>] = [
    .text("integer", "`Int`.", \.integer),
    .flag("hasUnrecognized", "Whether unknown cases are kept.", \.hasUnrecognized),
    .flag("isUntaggedLast", "Whether there is a case without a tag.", \.isUntaggedLast),
    .list("positions", "The positions of all cases but the last.", \.positions),
    .text("lastPosition", "The position of the last case.", \.lastPosition),
  ]
}
