/// The names of the types that fetch for a repository, or for one of its other sources.
package struct DataSourceNames: Hashable, Sendable {
  /// The protocol for fetching the dtos: `ShopDataSource`.
  package let source: String
  /// The repository that is made of such a source: `MappedShopRepository`.
  package let implementation: String
  /// JSON files as a source, in place of the API: `ShopFiles`.
  package let files: String
  /// The protocol for keeping answers in the source, if a strategy does: `ShopCacheStore`.
  package let store: String

  /// - Parameter source: the name of the source; nil for the repository's own.
  package init(repository: String, source: String?) {
    let suffix =
      repository.hasSuffix("Repository") && repository != "Repository" ? "Repository" : ""
    let stem = repository.dropLast(suffix.count) + (source.map(\.capitalizedFirst) ?? "")
    self.source = "\(stem)DataSource"
    implementation = "Mapped\(stem)\(suffix)"
    files = "\(stem)Files"
    store = "\(stem)Store"
  }

  var all: [String] { [source, implementation, files] }
}

/// The names of the types that follow a strategy of a repository.
package struct StrategyNames: Hashable, Sendable {
  /// The repository: `CachedShopRepository`.
  package let implementation: String
  /// The protocol for answers that come twice, if there are any: `CachedShopUpdates`.
  package let updates: String

  package init(repository: String, strategy: String) {
    let suffix =
      repository.hasSuffix("Repository") && repository != "Repository" ? "Repository" : ""
    let stem = strategy.capitalizedFirst + repository.dropLast(suffix.count)
    implementation = "\(stem)\(suffix)"
    updates = "\(stem)Updates"
  }
}
