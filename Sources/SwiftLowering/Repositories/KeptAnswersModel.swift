/// What strategies keep in a source: a protocol for finding and storing it, to which JSON files conform.
package struct KeptAnswersModel: Hashable, Sendable {
  /// `ShopCacheStore`
  package let store: String
  /// `CachedAnswer`
  package let answer: String
  /// Whether each answer has a file of its own, whatever the arguments.
  package let areFilesDistinct: Bool
  package let operations: [DataOperationModel]
}
