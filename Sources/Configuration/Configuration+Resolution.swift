import SchemaSemantics
package import SwiftLowering

extension Configuration {
  /// Turns what is written, and has been checked, into what it means.
  init(_ written: WrittenConfiguration) {
    schemas = written.schemas
    templates = written.templates
    diagnosticFormat = written.diagnostics.value
    conventions = NamingConventions(
      initialisms: NamingConventions.commonInitialisms
        .union(written.initialisms.add.map(\.value))
        .subtracting(written.initialisms.remove.map(\.value)),
      keepsWireNames: written.wireNames.value == .verbatim)
    settings = written.settings
    outputs = written.places.compactMap { Output($0, of: written) }
  }
}

extension Configuration.Output {
  /// Nil if the output has no folder, an error that has been reported.
  fileprivate init?(_ output: WrittenOutput, of configuration: WrittenConfiguration) {
    guard let domain = output.domain, let folder = domain.output?.value else { return nil }
    domainFolder = folder
    dataFolder = output.data?.output?.value ?? folder
    let areTwoModules = output.areTwoModules
    settings = configuration.settings
    settings.domain = .init(
      access: domain.access.value, module: areTwoModules ? domain.module?.value : nil)
    settings.data = .init(
      access: output.data?.access.value ?? .internal,
      module: areTwoModules ? output.data?.module?.value : nil)
    selection = Configuration.Selection(output)
  }
}

extension Configuration.Selection {
  fileprivate init?(_ output: WrittenOutput) {
    guard output.schemas != nil || output.declarations != nil else { return nil }
    self.init(schemas: output.schemas ?? [], declarations: output.declarations ?? [])
  }
}

extension Configuration {
  /// The whole schema in one folder, and so in one module. If the file has only one output, its access applies.
  package func output(to folder: String) -> Output {
    var settings = settings
    if let output = outputs.first, outputs.count == 1 {
      settings.domain.access = output.settings.domain.access
      settings.data.access = output.settings.data.access
    }
    return Output(to: folder, settings: settings)
  }
}

extension Configuration.Output {
  package init(to folder: String, settings: GenerationSettings = GenerationSettings()) {
    self.init(
      domainFolder: folder, dataFolder: folder, settings: settings, selection: nil)
  }
}

extension WrittenConfiguration {
  fileprivate var settings: GenerationSettings {
    GenerationSettings(
      mappers: mappers.value, json: json.value, issueCap: issueCap.value,
      unionProperties: unionProperties.value, dtos: dtos.value, jsonFiles: jsonFiles.value,
      logSubsystem: logSubsystem.value, supportPrefix: supportPrefix?.value ?? "",
      dictionaryOrder: dictionaryOrder.value, messages: messages.value,
      catalogueBundle: catalogueBundle.value)
  }

  /// The outputs, however many there are: `domain` and `data` at the top level are a single one.
  var places: [WrittenOutput] {
    if let outputs { return outputs }
    return domain.map { [WrittenOutput(domain: $0, data: data)] } ?? []
  }
}

extension WrittenOutput {
  /// Whether the data layer imports the domain.
  var areTwoModules: Bool {
    guard let module = domain?.module?.value, let data, data.output != nil else { return false }
    return data.module?.value != module
  }
}
