import Diagnostics

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
    let (stem, suffix) = repository.stemAndSuffix
    let stemOfSource = stem + (source.map(\.capitalizedFirst) ?? "")
    self.source = "\(stemOfSource)DataSource"
    implementation = "Mapped\(stemOfSource)\(suffix)"
    files = "\(stemOfSource)Files"
    store = "\(stemOfSource)Store"
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
    let (stem, suffix) = repository.stemAndSuffix
    implementation = "\(strategy.capitalizedFirst)\(stem)\(suffix)"
    updates = "\(strategy.capitalizedFirst)\(stem)Updates"
  }
}

extension ValidRepository {
  /// The names of its protocol and of all types that are named after it.
  package var allNames: [String] {
    let sources =
      [DataSourceNames(repository: name, source: nil)]
      + self.sources.map { DataSourceNames(repository: name, source: $0.name) }
    let strategies = self.strategies.map { StrategyNames(repository: name, strategy: $0.name) }
    return [name] + sources.flatMap { $0.all + [$0.store] }
      + strategies.flatMap { [$0.implementation, $0.updates] }
  }
}

extension ValidRepository.Operation {
  /// The function that finds a kept answer: `storedUser`.
  package var storedName: String { "stored\(name.capitalizedFirst)" }

  /// The function that keeps an answer: `storeUser`.
  package var storingName: String { "store\(name.capitalizedFirst)" }
}

extension String {
  /// `Shop` and `Repository`; what is only called `Repository` has no suffix.
  fileprivate var stemAndSuffix: (stem: Substring, suffix: String) {
    let suffix = hasSuffix("Repository") && self != "Repository" ? "Repository" : ""
    return (dropLast(suffix.count), suffix)
  }
}
