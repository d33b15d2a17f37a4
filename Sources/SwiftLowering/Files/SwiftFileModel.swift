/// One Swift file, with everything decided that it says; templates decide how it is laid out.
package struct SwiftFileModel: Hashable, Sendable {
  /// The name with its extension: `User.swift`.
  package internal(set) var name: String
  package let layer: OutputLayer
  package let origin: FileOrigin
  /// The imports, in the order in which they are written.
  package let imports: [ImportModel]
  package let content: FileContent
  /// Protocols through which deprecated things are read or made, since Swift would warn otherwise.
  package internal(set) var detours: [DetourModel]
  /// The parts of the support code that it calls.
  package let support: Set<SupportPart>
  /// The texts that it looks up in a catalogue.
  package let texts: [CatalogueText]
}

/// One case for each kind of file. Indirect, since files are sorted and passed on.
package indirect enum FileContent: Hashable, Sendable {
  case declaration(DeclarationFileModel)
  case repository(RepositoryModel)
  case fieldProtocol(FieldProtocolModel)
  case alias(AliasModel)
  case namespace(NamespaceModel)
  case foreignType(ForeignTypeModel)
  case converter(WrittenConverterModel)
  case coding(CodingModel)
  case map(MapFileModel)
  case dataSource(DataSourceModel)
  case strategy(StrategyModel)
}

package enum OutputLayer: Int, Hashable, Sendable, CaseIterable {
  case domain
  case data
}

/// `public import Foundation`
package struct ImportModel: Hashable, Sendable {
  package let access: AccessLevel
  package let module: String

  package init(access: AccessLevel, module: String) {
    self.access = access
    self.module = module
  }
}

/// A declaration with everything that is nested in it, followed by drafts, by the texts of its errors, and by how it is
/// decoded and encoded.
package struct DeclarationFileModel: Hashable, Sendable {
  package let declaration: DeclarationModel
  /// The namespace that it is declared in, as an extension names it.
  package let namespace: String?
  package let drafts: [DraftModel]
  package let violations: [ViolationTextModel]
  package let codings: [CodingModel]
}

package indirect enum DeclarationModel: Hashable, Sendable {
  case wrapper(WrapperModel)
  case enumeration(EnumModel)
  case record(RecordModel)
  case union(UnionModel)
}
