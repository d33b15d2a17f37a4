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

  @Test func unknownTypesAreToldOnce() {
    let checked = MappedSchema(
      "repository TagRepository { tags(id: Missing) -> [Tag] from [TagDTO] }")
    #expect(Set(checked.codes) == ["G0204"])
  }
}
