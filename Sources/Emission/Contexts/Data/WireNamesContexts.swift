package import SwiftLowering
package import TemplateEngine

extension EnumWireModel: TemplateContext {
  package static let contextName = "wire names"
  package static let keys: [TemplateKey<EnumWireModel>] = [
    .context("head", "The first line of the extension.", \.head),
    .optionalText("deprecation", "The attribute of the extensions.", \.head.deprecation?.text),
    .text("typeName", "The enum.", \.head.typeName),
    .text("rawType", "The type of the value on the wire.", \.rawType),
    .text("property", "The property that holds the wire name of a case.", \.property),
    .list("cases", "All cases that have a name.", \.cases),
    .list("firstCases", "All but the last.") { Array($0.cases.dropLast()) },
    .text("lastValue", "The wire name of the last case.") { $0.cases.last?.rawValue ?? "" },
    .text("knownValues", "All wire names.") {
      $0.cases.map(\.rawValue).joined(separator: ", ")
    },
    .flag("isOpen", "Whether unknown values are kept.", \.isOpen),
    .flag("isLarge", "Whether a `switch` has to be cheap to compile.") {
      $0.table != nil
    },
    .flag("findsNames", "Whether the wire name of a case is looked up in the table.") {
      $0.table?.givesNames == true
    },
    .text("errorType", "`MappingError`.", \.errorType),
    .optionalContext("table", "The names as a table.", \.table),
    .optionalText(
      "deprecatedNames", "`DeprecatedCaseNames`, where there are such cases.", \.deprecatedNames),
    .optionalContext("format", "The wire names as a format, if something uses it.", \.format),
    .optionalContext("reading", "How it is read without a decoder, if it is.", \.reading),
    .optionalContext("writing", "How it is written without an encoder, if it is.", \.writing),
  ]
}

extension EnumWireCaseModel: TemplateContext {
  package static let contextName = "wire name"
  package static let keys: [TemplateKey<EnumWireCaseModel>] = [
    .text("reference", "The case after a dot.", \.reference),
    .text("rawValue", "A literal.", \.rawValue),
  ]
}

extension EnumWireTableModel: TemplateContext {
  package static let contextName = "table of wire names"
  package static let keys: [TemplateKey<EnumWireTableModel>] = [
    .text("tableName", "The static property.", \.name),
    .text("tableKey", "The name to look up.", \.key),
    .text("tableType", "`WireCases`.", \.type),
    .text("lines", "The lines of the literal.") { $0.lines.joined(separator: "\n") },
    .optionalText("list", "An expression for all cases.", \.list),
    .optionalContext("listing", "For an enum that has no such list.", \.listing),
  ]
}

extension EnumFormatModel: TemplateContext {
  package static let contextName = "enum format"
  package static let keys: [TemplateKey<EnumFormatModel>] = [
    .text("formatType", "`WireFormat`.", \.formatType),
    .text("enumType", "The enum.", \.enumType),
    .text("name", "The member.", \.name),
  ]
}

extension EnumDirectModel: TemplateContext {
  package static let contextName = "enum without a coder"
  package static let keys: [TemplateKey<EnumDirectModel>] = [
    .text("access", "The access of the function, with a space after it.", \.access),
    .text("protocol", "`JSONReadable` or `JSONWritable`.", \.protocolName),
    .text("jsonType", "`JSONReader` or `JSONWriter`.", \.jsonType),
  ]
}
