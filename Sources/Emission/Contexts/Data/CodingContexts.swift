package import SwiftLowering
package import TemplateEngine

extension CodingModel: TemplateContext {
  package static let contextName = "coding"
  package static let keys: [TemplateKey<CodingModel>] = [
    .optionalContext("record", "The ways of a struct.") {
      if case .record(let model) = $0 { model } else { nil }
    },
    .optionalContext("union", "The ways of a union.") {
      if case .union(let model) = $0 { model } else { nil }
    },
    .optionalContext("enumeration", "The wire names of an enum.") {
      if case .enumeration(let model) = $0 { model } else { nil }
    },
    .optionalContext("storedValue", "The stored form of a `type` or an enum.") {
      if case .storedValue(let model) = $0 { model } else { nil }
    },
  ]
}

extension RecordCodingModel: TemplateContext {
  package static let contextName = "record coding"
  package static let keys: [TemplateKey<RecordCodingModel>] = [
    .context("head", "The first line of the extension.", \.head),
    .optionalContext("codable", "How it is read and written with `Codable`.", \.codable),
    .optionalContext("reading", "`init?(from:)`, from the bytes of a text.", \.reading),
    .optionalContext("writing", "`write(to:)`, into the bytes of a text.", \.writing),
    .list("formats", "What is made once.", \.formats),
    .list("checks", "What checks the rules of one field.", \.checks),
    .flag(
      "keepsFormatsApart", "Whether what is made once is in an extension without conditions.",
      \.keepsFormatsApart),
  ]
}

extension RecordCodableModel: TemplateContext {
  package static let contextName = "codable"
  package static let keys: [TemplateKey<RecordCodableModel>] = [
    .optionalContext("decoding", "`init(from:)`.", \.decoding),
    .optionalContext("encoding", "`encode(to:)`.", \.encoding),
  ]
}

extension CodingHead: TemplateContext {
  package static let contextName = "coding head"
  package static let keys: [TemplateKey<CodingHead>] = [
    .optionalText("deprecation", "The attribute of the extension.", \.deprecation?.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("typeName", "The type that is extended.", \.typeName),
    .optionalText("conformance", "What follows the colon.", \.conformance),
  ]
}

extension DecodingModel: TemplateContext {
  package static let contextName = "decoding"
  package static let keys: [TemplateKey<DecodingModel>] = [
    .text("decoder", "The parameter.", \.parameter),
    .text("decoderType", "`Decoder`.", \.decoderType),
    .text("object", "The constant that holds the JSON object.", \.object),
    .text("objectType", "`WireObject`.", \.objectType),
    .list("steps", "One statement for each field, and for each object within.", \.steps),
    .text("arguments", "Those of the initialiser that takes a value for each field.", \.arguments),
    .optionalContext("validation", "How rules are checked, where there are some.", \.validation),
  ]
}

extension EncodingModel: TemplateContext {
  package static let contextName = "encoding"
  package static let keys: [TemplateKey<EncodingModel>] = [
    .text("encoder", "The parameter.", \.parameter),
    .text("encoderType", "`Encoder`.", \.encoderType),
    .text("object", "The constant that holds the JSON object.", \.object),
    .text("objectType", "`WireWriter`.", \.objectType),
    .list("steps", "One statement for each field, and for each object within.", \.steps),
  ]
}

extension CodingStepModel: TemplateContext {
  package static let contextName = "coding step"
  package static let keys: [TemplateKey<CodingStepModel>] = [
    .optionalText("target", "What the value is assigned to.", \.target),
    .flag("isThrowing", "Whether it may throw.", \.isThrowing),
    .text("value", "The call.", \.value),
  ]
}

extension DecodedValidationModel: TemplateContext {
  package static let contextName = "decoded validation"
  package static let keys: [TemplateKey<DecodedValidationModel>] = [
    .optionalText("checks", "A statement for each field that has rules, if there are any.") {
      $0.checks.isEmpty ? nil : $0.checks.joined(separator: "\n")
    },
    .list("invariants", "The rules over several fields.", \.invariants),
    .optionalText("guard", "How the initialiser is left if a rule is broken.", \.guarding),
    .list("assignments", "One for each stored property.", \.assignments),
  ]
}

extension DecodedInvariantModel: TemplateContext {
  package static let contextName = "decoded rule over several fields"
  package static let keys: [TemplateKey<DecodedInvariantModel>] = [
    .text("condition", "True where the rule is broken.", \.condition),
    .text("failure", "What is done about it.", \.failure),
  ]
}

extension FormatModel: TemplateContext {
  package static let contextName = "format"
  package static let keys: [TemplateKey<FormatModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .text("name", "The static property.", \.name),
    .optionalText("formatType", "`WireFormat` with its two types.", \.type),
    .text("value", "An expression.", \.value),
    .optionalText(
      "computedType", "Its type, if it is computed, as in generic types.", \.computedType),
  ]
}

extension FormatCheckModel: TemplateContext {
  package static let contextName = "format check"
  package static let keys: [TemplateKey<FormatCheckModel>] = [
    .text("parameter", "The parameter without its type.", \.parameter),
    .text("local", "Its name within the function.", \.local),
    .text("type", "The type of the field.", \.type),
    .text("violation", "The clauses that find a `violation`.", \.violation),
  ]
}
