import SwiftLowering

/// The names of files that each hold one layer of one schema: for `Schemas/Accounts.gate` they are
/// `Accounts+Domain.swift` and `Accounts+Data.swift`. After these come `GatehouseSupport+Domain.swift` and
/// `GatehouseSupport+Data.swift`, whatever the schemas say, since build systems need to know all names beforehand.
///
/// The build-tool plugin cannot import this, and states the rule again in
/// `Plugins/GenerateModelsBuildTool/OutputNames.swift`.
package struct OutputNames {
  static func schemaFile(_ path: String, in layer: OutputLayer) -> String {
    name(stem(ofSchema: path), layer)
  }

  static func supportFile(in layer: OutputLayer) -> String {
    name(supportStem, layer)
  }

  package static let supportStem = "GatehouseSupport"

  /// `Accounts` for `Schemas/Accounts.gate`.
  package static func stem(ofSchema path: String) -> String {
    let name = fileName(of: path)
    return String(name.hasSuffix(".gate") ? name.dropLast(".gate".count) : name[...])
  }

  static func fileName(of path: String) -> String {
    String(path.split(separator: "/").last ?? "")
  }

  private static func name(_ stem: String, _ layer: OutputLayer) -> String {
    switch layer {
    case .domain: "\(stem)+Domain.swift"
    case .data: "\(stem)+Data.swift"
    }
  }
}
