/// What the types that fetch for a repository are called, or for one of its further sources.
package struct DataSourceNames: Hashable, Sendable {
  /// The protocol that fetches the dtos: `ShopDataSource`.
  package let source: String
  /// The repository over such a source: `MappedShopRepository`.
  package let implementation: String
  /// JSON files in place of the API: `ShopFiles`.
  package let files: String

  /// - Parameter source: its name; nil for the repository's own.
  package init(repository: String, source: String?) {
    let suffix =
      repository.hasSuffix("Repository") && repository != "Repository" ? "Repository" : ""
    let stem = repository.dropLast(suffix.count) + (source.map(\.capitalizedFirst) ?? "")
    self.source = "\(stem)DataSource"
    implementation = "Mapped\(stem)\(suffix)"
    files = "\(stem)Files"
  }

  var all: [String] { [source, implementation, files] }
}
