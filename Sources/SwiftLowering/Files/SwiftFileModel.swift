/// One file of Swift with everything decided that it says; how it is laid out is the business of templates.
package struct SwiftFileModel: Hashable, Sendable {
  /// With its extension: `User.swift`.
  package let name: String
  package let layer: OutputLayer
  package let origin: FileOrigin
  /// In the order in which they are written.
  package let imports: [ImportModel]
  package let content: FileContent
  /// The parts of the support code that it calls.
  package let support: Set<SupportPart>
}

/// One case for each kind of file. Indirect, since files are sorted and handed on.
package indirect enum FileContent: Hashable, Sendable {
  case declaration(DeclarationFileModel)
  case repository(RepositoryModel)
  case coding(CodingModel)
  case map(MapFileModel)
  case dataSource(DataSourceModel)
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

/// A declaration with all that is nested in it, and after it what its errors say, and how it is decoded and encoded.
package struct DeclarationFileModel: Hashable, Sendable {
  package let declaration: DeclarationModel
  package let violations: [ViolationTextModel]
  package let codings: [CodingModel]
}

package indirect enum DeclarationModel: Hashable, Sendable {
  case wrapper(WrapperModel)
  case enumeration(EnumModel)
  case record(RecordModel)
  case union(UnionModel)
}
