package import Diagnostics
package import SchemaSemantics
package import SwiftLowering

/// What a project decides once, in its `gatehouse.json`. Paths are relative to the folder of that file.
package struct Configuration: Hashable, Sendable {
  package static let fileName = "gatehouse.json"

  package let schemas: [Placed<String>]
  /// Empty if the file does not say where to write.
  package let outputs: [Output]
  /// The settings for a folder that the file does not mention.
  package let settings: GenerationSettings
  package let conventions: NamingConventions
  package let templates: Placed<String>?
  package let diagnosticFormat: DiagnosticFormat

  /// Where Swift is written, and which part of it.
  package struct Output: Hashable, Sendable {
    package var domainFolder: String
    /// Often the folder of the domain, if both layers are one module.
    package var dataFolder: String
    package var settings: GenerationSettings
    /// The part of the schemas that is wanted. Nil if it is everything.
    package var selection: Selection?
  }

  /// The part of a schema that an output asks for; whatever it needs is added to it.
  package struct Selection: Hashable, Sendable {
    package let schemas: [Placed<String>]
    package let declarations: [Placed<String>]
  }
}

extension Configuration {
  /// There is a configuration if and only if no diagnostic is an error.
  package static func read(
    _ file: SourceFile
  ) -> (configuration: Configuration?, diagnostics: [Diagnostic]) {
    var (document, diagnostics) = ConfigurationDocument.read(file)
    guard let document else { return (nil, diagnostics) }
    let root = Reading(node: document, subject: "the configuration")
    guard let written = ConfigurationTable.root.value.read(root, &diagnostics) else {
      return (nil, diagnostics.inReadingOrder)
    }
    for check in checks { check(written, &diagnostics) }
    let isSound = !diagnostics.contains(where: \.isError)
    return (isSound ? Configuration(written) : nil, diagnostics.inReadingOrder)
  }

  private static let checks: [@Sendable (WrittenConfiguration, inout [Diagnostic]) -> Void] = [
    FolderCheck.run, ModuleCheck.run, AccessCheck.run, SelectionCheck.run, InitialismCheck.run,
  ]

  package static let diagnosticKinds: [DiagnosticKind] = [
    .foreignEncoding, .configurationTooLarge, .unexpectedSign, .comment, .trailingComma,
    .missingSeparator, .unquotedText, .foreignConstant, .openText, .badEscapeInText,
    .badJSONNumber, .openBracket, .missingValue, .jsonTooDeep, .duplicateKey, .textAfterDocument,
    .foreignBlank, .unknownKey, .missingKey, .wrongKindOfValue, .unknownChoice, .numberOutOfRange,
    .unusablePath, .unusableName, .repeatedItem, .emptyList, .excludedKey, .sharedFolder,
    .nestedFolder, .moduleMismatch, .narrowAccess, .foreignSelection, .unknownDeclaration,
    .idleInitialism,
  ]
}
