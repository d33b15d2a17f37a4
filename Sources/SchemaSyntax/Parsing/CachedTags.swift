/// The schemas on the pages about sources and strategies. They differ only in what a repository says about its cache.
package enum CachedTags {
  package static func schema(sources: String...) -> String {
    schema("CachedTagDTO", "->", sources)
  }

  package static func schema(strategies: String..., arrow: String = "<->") -> String {
    schema("StoredTagDTO", arrow, ["source Cache { tag from StoredTagDTO }"] + strategies)
  }

  private static func schema(_ cached: String, _ arrow: String, _ items: [String]) -> String {
    """
    dto TagDTO { name: String }
    dto \(cached) { label: String }
    domain Tag { name: String }
    map TagDTO -> Tag
    map \(cached) \(arrow) Tag { name: label }
    repository TagRepository {
      tag(id: Int) -> Tag from TagDTO
      \(items.joined(separator: "\n  "))
    }
    """
  }
}
