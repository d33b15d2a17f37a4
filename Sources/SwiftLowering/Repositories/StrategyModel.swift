/// A repository that asks the network and a cache.
package struct StrategyModel: Hashable, Sendable {
  /// What the schema says about the strategy, after a blank line.
  package let notes: NotesModel
  /// The attribute of declarations that mention the repository, if that is deprecated.
  package let deprecation: DeprecationAttribute?
  /// With the space after it.
  package let access: String
  package let repository: String
  /// The repository in documentation.
  package let mention: String
  /// What it conforms to, as it is written after the colon.
  package let conformances: String
  package let implementation: String
  /// The name of the source that is the cache, for documentation.
  package let cacheName: CommentLine
  /// The same, as a literal.
  package let cacheLiteral: String
  /// The protocol of the network.
  package let source: String
  /// What maps the answers of the network.
  package let mapped: String
  /// The protocol of the cache.
  package let store: String
  /// The names of the properties.
  package let network: String
  package let cache: String
  package let now: String
  package let report: String
  /// `Date`
  package let date: String
  package let void: String
  package let reportType: String
  package let errorType: String
  package let sources: String
  package let operations: [StrategyOperationModel]
}

package struct StrategyOperationModel: Hashable, Sendable {
  package let notes: NotesModel
  /// Who answers, in a sentence.
  package let order: String
  package let name: String
  /// The parameters as they are written between the parentheses.
  package let parameters: String
  /// `id: id`
  package let arguments: String
  package let result: String
  /// `"ShopRepository.user"`
  package let title: String
  /// `try await network.user(id: id)`
  package let question: String
  /// What the cache is asked for, if it is: `try await cache.storedUser(id: id)?.map(User.init(from:))`
  package let stored: String?
  /// `try await cache.storeUser($0.map(CachedUserDTO.init(from:)), id: id)`
  package let storing: String
  /// The function that puts the sources together.
  package let sourcesOf: String
  /// `cacheFirst(for: 5 * 60)`
  package let call: String
  /// The sequence of both answers, if it is asked for.
  package let updates: UpdatesModel?
}

/// A sequence of the answer that is stored, and the one of the network.
package struct UpdatesModel: Hashable, Sendable {
  /// `userUpdates`
  package let name: String
  package let parameters: String
  /// `RepositoryUpdates<User>`
  package let sequence: String
  /// `updates(for: 300)`
  package let call: String
}
