import SchemaSemantics
import SeededRandom
import SwiftLowering
import Toolchain

/// What a configuration can decide.
struct RandomSettings: CustomStringConvertible {
  let settings: GenerationSettings
  let conventions: NamingConventions
  let dialect: [String]

  /// - Parameter module: the name of the module of the domain, if it has one.
  init(seed: Int, module: String = "Domain") {
    var random = SeededGenerator(seed: seed)
    let hasTwoModules = random.chance(0.5)
    let domain: AccessLevel = random.pick(
      hasTwoModules ? [.package, .public] : AccessLevel.allCases)
    let data = random.pick(AccessLevel.allCases.filter { $0 <= domain })
    var settings = GenerationSettings(
      domain: .init(access: domain, module: hasTwoModules ? module : nil),
      data: .init(access: data), mappers: random.pick(MapperForm.allCases),
      json: random.pick(JSONForm.allCases), issueCap: random.pick([1, 20, 100]),
      unionProperties: random.pick(UnionProperties.allCases),
      dtos: random.pick(DTOForm.allCases), jsonFiles: random.pick(JSONFilesForm.allCases),
      layout: random.pick(FileLayout.allCases))
    conventions = NamingConventions(
      initialisms: random.chance(0.8) ? NamingConventions.commonInitialisms : [],
      keepsWireNames: random.chance(0.2))
    dialect = random.pick(Toolchain.dialects)
    if random.chance(0.3) { settings.supportPrefix = "API" }
    if random.chance(0.3) { settings.messages = .catalogue }
    self.settings = settings
  }

  var description: String { "\(settings) \(conventions.keepsWireNames) \(dialect)" }
}
