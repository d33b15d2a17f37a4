package import SwiftLowering
package import TemplateEngine

extension StoredValueModel: TemplateContext {
  package static let contextName = "stored value"
  package static let keys: [TemplateKey<StoredValueModel>] = [
    .context("head", "The first line of the extension.", \.head),
    .text("decoderType", "`Decoder`.", \.decoderType),
    .text("encoderType", "`Encoder`.", \.encoderType),
    .text("valueType", "`StoredValue`.", \.valueType),
    .text("storedType", "The type of what is read.", \.storedType),
    .text("reading", "The call that reads it.", \.reading.text),
    .text("writing", "The call that writes it.", \.writing.text),
    .flag("isChecked", "Whether it may break a rule.", \.isChecked),
    .list("formats", "What is made once.", \.formats),
    .optionalContext("cases", "The names of the cases of an enum.", \.cases),
  ]
}

extension StoredCasesModel: TemplateContext {
  package static let contextName = "stored cases"
  package static let keys: [TemplateKey<StoredCasesModel>] = [
    .text("enumType", "The enum.", \.enumType),
    .text("nameType", "`String`.", \.nameType),
    .text("formatType", "`WireFormat`.", \.formatType),
    .text("format", "The member of it that reads and writes the names.", \.format),
    .text("property", "The property that gives the name of a case.", \.property),
    .list("names", "The cases with their names.", \.names),
    .flag("hasUnrecognized", "Whether unknown values are kept.", \.hasUnrecognized),
    .text("lookup", "What makes the format.", \.lookup.text),
    .optionalContext("table", "The names as a table, for a large enum.", \.table),
    .optionalContext("listing", "The list of an open enum with deprecated cases.", \.listing),
  ]
}

extension StoredCaseModel: TemplateContext {
  package static let contextName = "stored case"
  package static let keys: [TemplateKey<StoredCaseModel>] = [
    .text("reference", "The case after a dot.", \.reference),
    .text("name", "A literal.", \.name),
  ]
}
