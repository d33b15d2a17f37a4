/// One file of Swift with everything decided that it says; how it is laid out is the business of templates.
package struct SwiftFileModel: Hashable, Sendable {
  /// With its extension: `User.swift`.
  package let name: String
  package let layer: OutputLayer
  /// The path of the schema that it comes from.
  package let origin: String
  /// In the order in which they are written.
  package let imports: [ImportModel]
  package let content: FileContent
  /// The parts of the support code that it calls, in their order, each once.
  package let support: [SupportPartName]
}

/// One case for each kind of file.
package enum FileContent: Hashable, Sendable {
  case declaration(DeclarationFileModel)
  case repository(RepositoryModel)
  case map(MapFileModel)
  case dataSource(DataSourceModel)
  case coding(CodingModel)
}

package enum OutputLayer: Int, Hashable, Sendable, CaseIterable {
  case domain
  case data
}

/// `public import Foundation`
package struct ImportModel: Hashable, Sendable {
  /// With the space behind it.
  package let access: String
  package let module: String
}

/// A declaration with all that is nested in it, and behind it what its errors say, and how it is decoded and encoded.
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
