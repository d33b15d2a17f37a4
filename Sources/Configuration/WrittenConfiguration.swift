import Diagnostics
import SwiftLowering

/// What a configuration says, key by key, with its defaults: each value is sound by itself, and nothing is said yet
/// about how they fit together. The keys are described in ``ConfigurationTable``.
struct WrittenConfiguration: Sendable {
  var schemas = [Placed("Schemas")]
  var domain: WrittenLayer?
  var data: WrittenLayer?
  var outputs: [WrittenOutput]?
  var wireNames = Placed(WireNames.camelCase)
  var initialisms = WrittenInitialisms()
  var mappers = Placed(MapperForm.extensions)
  var json = Placed(JSONForm.codable)
  var issueCap = Placed(100)
  var unionProperties = Placed(UnionProperties.domain)
  var dtos = Placed(DTOForm.plain)
  var jsonFiles = Placed(JSONFilesForm.none)
  var logSubsystem = Placed("Gatehouse")
  var dictionaryOrder = Placed(DictionaryOrder.sorted)
  var messages = Placed(MessageForm.inline)
  var catalogueBundle = Placed(CatalogueBundle.target)
  var supportPrefix: Placed<String>?
  var templates: Placed<String>?
  var diagnostics = Placed(DiagnosticFormat.text)
}

struct WrittenLayer: Sendable {
  var output: Placed<String>?
  var module: Placed<String>?
  var access = Placed(AccessLevel.internal)
}

struct WrittenOutput: Sendable {
  var domain: WrittenLayer?
  var data: WrittenLayer?
  var schemas: [Placed<String>]?
  var declarations: [Placed<String>]?
}

struct WrittenInitialisms: Sendable {
  var add: [Placed<String>] = []
  var remove: [Placed<String>] = []
}

enum WireNames: String, CaseIterable, Sendable {
  case camelCase
  case verbatim
}
