import SchemaSyntax
import Testing

@testable import SchemaSemantics

@Suite struct RepositoryTests {
  @Test func operationsConvertAlongMaps() throws {
    let checked = MappedSchema(
      """
      dto TagDTO { name: String }
      domain Tag { name: String }
      model Country { code: String }
      map TagDTO -> Tag
      repository TagRepository {
        tags(page: Int, of: [Tag]) -> [Tag] from [TagDTO]
        tag(id: Int) -> Tag? from TagDTO?
        byName -> [String: Tag] from [String: TagDTO]
        countries -> Set<Country> from [Country]
      }
      """)
    #expect(checked.codes == [])
    let repository = try #require(checked.repositories.first ?? nil)
    let along = Conversion.map(MapID(index: 0))
    #expect(
      repository.operations.map(\.conversion) == [
        .array(along, skipsInvalid: false), .optional(along),
        .dictionary(key: .identity, value: along), .arrayToSet(.identity),
      ])
    #expect(repository.operations[0].parameters.map(\.name) == ["page", "of"])
  }

  @Test func aStrategyStoresAlongTheWayBack() throws {
    let checked = MappedSchema(
      """
      dto TagDTO { name: String }
      dto StoredTagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map StoredTagDTO <-> Tag
      repository TagRepository {
        tag(id: Int) -> Tag from TagDTO
        tags -> [Tag] from [TagDTO]
        count -> Int from Int
        source Cache { tag from StoredTagDTO, tags from [StoredTagDTO] }
        strategy Cached with Cache { tags: network first }
      }
      """)
    #expect(checked.codes == [])
    let repository = try #require(checked.repositories.first ?? nil)
    let strategy = try #require(repository.strategies.first)
    let back = Conversion.mapBack(MapID(index: 1))
    #expect(
      strategy.rows.map(\.order) == [.networkOnly, .networkFirst(hasUpdates: false), .networkOnly])
    #expect(
      strategy.rows.map(\.kept?.storing) == [nil, .array(back, skipsInvalid: false), nil])
    // A source need not keep what no strategy keeps in it.
    #expect(repository.keptOperations(in: repository.sources[0]).map(\.name) == ["tags"])
  }

  @Test func aSourceAnswersWhatItNamesAndTheRestAsTheRepository() throws {
    let checked = MappedSchema(
      """
      dto TagDTO { name: String }
      dto CachedTagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      map CachedTagDTO -> Tag
      repository TagRepository {
        tags(page: Int) -> [Tag] from [TagDTO]
        source(id: Int) -> Tag? from TagDTO?
        first -> Tag from TagDTO
        /// As they were.
        source Cache { first from CachedTagDTO, source from CachedTagDTO }
        source Mirror { tags from [CachedTagDTO] }
      }
      """)
    #expect(checked.codes == [])
    let repository = try #require(checked.repositories.first ?? nil)
    let network = Conversion.map(MapID(index: 0))
    let cache = Conversion.map(MapID(index: 1))
    let cached = try #require(checked.schema.types.first { $0.name.text == "CachedTagDTO" })
    #expect(repository.sources.map(\.name) == ["Cache", "Mirror"])
    #expect(repository.sources.map(\.notes.documentation) == [["As they were."], []])
    #expect(
      repository.sources.map { $0.operations.map(\.name) } == [
        ["tags", "source", "first"], ["tags", "source", "first"],
      ])
    #expect(repository.sources[0].operations[2].source == .declared(cached.id))
    #expect(repository.sources[0].operations[0].conversion == .array(network, skipsInvalid: false))
    #expect(repository.sources[0].operations[2].conversion == cache)
    #expect(repository.sources[1].operations[0].conversion == .array(cache, skipsInvalid: false))
    #expect(repository.sources[1].operations[2].conversion == network)
    #expect(repository.answeredOperations.count == 9)
  }

  @Test(arguments: [
    ("source Cache { tags from Missing }", ["G0204"]),
    ("source Cache { tags from [Tag] }", ["G0803"]),
    ("source Cache { tags from TagDTO }", ["G0804"]),
    ("source Cache { tags from [Date] }", ["G0808"]),
    ("source Cache { tag from TagDTO }", ["G0809"]),
    (
      "source Cache { tags from [TagDTO], tags from [TagDTO], tags from [TagDTO] }",
      ["G0810", "G0810"]
    ),
    ("source A { tags from [TagDTO] }, source A { tags from [TagDTO] }", ["G0811"]),
    ("source A {}", ["G0812"]),
    ("source A { tags }", ["G0103"]),
    ("source A", ["G0147"]),
    ("source {}", ["G0146"]),
    ("source -> [Tag] from [TagDTO], source A { source from [TagDTO] }", []),
    ("source(source: Int) -> [Tag] from [TagDTO]", []),
  ])
  func codesOfSources(_ text: String, _ codes: [String]) {
    let checked = MappedSchema(
      """
      dto TagDTO { name: String }
      domain Tag { name: String }
      map TagDTO -> Tag
      repository TagRepository {
        tags -> [Tag] from [TagDTO]
        \(text)
      }
      """)
    #expect(checked.codes == codes)
  }

  @Test func unknownTypesAreToldOnce() {
    let checked = MappedSchema(
      "repository TagRepository { tags(id: Missing) -> [Tag] from [TagDTO] }")
    #expect(Set(checked.codes) == ["G0204"])
  }
}
