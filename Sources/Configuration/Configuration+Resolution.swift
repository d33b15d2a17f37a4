import SchemaSemantics
import SwiftLowering

extension Configuration {
  /// From what is written and has been checked to what it means.
  init(_ written: WrittenConfiguration) {
    schemas = written.schemas.map(\.value)
    templates = written.templates?.value
    diagnosticFormat = written.diagnostics.value
    conventions = NamingConventions(
      initialisms: NamingConventions.commonInitialisms
        .union(written.initialisms.add.map(\.value))
        .subtracting(written.initialisms.remove.map(\.value)),
      keepsWireNames: written.wireNames.value == .verbatim)
    outputs = written.places.compactMap { Output($0, of: written) }
  }
}

extension Configuration.Output {
  /// Nil where an error has been reported: that an output has no folder.
  fileprivate init?(_ output: WrittenOutput, of configuration: WrittenConfiguration) {
    guard let domain = output.domain, let folder = domain.output?.value else { return nil }
    domainFolder = folder
    dataFolder = output.data?.output?.value ?? folder
    let areTwoModules = output.areTwoModules
    settings = GenerationSettings(
      domain: .init(
        access: domain.access.value, module: areTwoModules ? domain.module?.value : nil),
      data: .init(
        access: output.data?.access.value ?? .internal,
        module: areTwoModules ? output.data?.module?.value : nil),
      mappers: configuration.mappers.value, issueCap: configuration.issueCap.value)
    selection = Configuration.Selection(output)
  }
}

extension Configuration.Selection {
  fileprivate init?(_ output: WrittenOutput) {
    guard output.schemas != nil || output.declarations != nil else { return nil }
    self.init(schemas: output.schemas ?? [], declarations: output.declarations ?? [])
  }
}

extension WrittenConfiguration {
  /// The outputs, however many there are: `domain` and `data` at the top are the only one.
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
