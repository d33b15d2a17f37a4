package import SwiftLowering
package import TemplateEngine

extension MapFileModel: TemplateContext {
  package static let contextName = "map file"
  package static let keys: [TemplateKey<MapFileModel>] = [
    .list("hooks", "The protocols for functions that are written by hand.", \.hooks),
    .list("declarations", "The declarations that hold the functions.", \.declarations),
  ]
}

extension MapDeclarationModel: TemplateContext {
  package static let contextName = "map declaration"
  package static let keys: [TemplateKey<MapDeclarationModel>] = [
    .optionalText("deprecation", "The attribute that deprecates it.", \.deprecation?.text),
    .text("access", "`public ` with its space, or nothing.", \.access),
    .text("head", "`extension User`.", \.head),
    .list("functions", "The maps.", \.functions),
    .list("formats", "Formats that are made once.", \.formats),
  ]
}

extension MapFunctionModel: TemplateContext {
  package static let contextName = "map function"
  package static let keys: [TemplateKey<MapFunctionModel>] = [
    .context("notes", "What comes before it.", \.notes),
    .text("signature", "All before the brace.", \.signature),
    .text("statements", "Its body.", \.statements.text),
  ]
}

extension FormatConstantModel: TemplateContext {
  package static let contextName = "format constant"
  package static let keys: [TemplateKey<FormatConstantModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .text("name", "The static property.", \.name),
    .text("type", "Its type.", \.type.text),
    .text("value", "Its value, of which the type is known.", \.value.text),
    .flag("isComputed", "Whether it is made each time, as in generic types.", \.isComputed),
  ]
}

extension HookProtocolModel: TemplateContext {
  package static let contextName = "hook protocol"
  package static let keys: [TemplateKey<HookProtocolModel>] = [
    .optionalText("documentation", "Lines that begin with `///`.", \.documentation.text),
    .optionalText("deprecation", "The attribute that deprecates it.", \.deprecation?.text),
    .text("name", "The protocol.", \.name),
    .text("type", "What has to conform to it.", \.type),
    .list("functions", "Its requirements.", \.functions),
  ]
}

extension DetourModel: TemplateContext {
  package static let contextName = "detour"
  package static let keys: [TemplateKey<DetourModel>] = [
    .text("protocolName", "The protocol.", \.protocolName),
    .text("type", "What conforms to it.", \.type),
    .optionalText("deprecation", "The attribute that deprecates it.", \.deprecation?.text),
    .list("members", "What is deprecated.", \.members),
  ]
}

extension DetourModel.Member: TemplateContext {
  package static let contextName = "detour member"
  package static let keys: [TemplateKey<DetourModel.Member>] = [
    .text("name", "As it is declared.", \.name),
    .text("reference", "How it is reached within the protocol.", \.reference),
    .text("detour", "The name that gives no warning.", \.detour),
    .text("type", "Its type.", \.type),
    .optionalText("payload", "The type of what a case carries.", \.payload),
    .flag("isStatic", "Whether it is a case.", \.isStatic),
  ]
}
