import Diagnostics
import SchemaImport
import Testing

/// A person has put what was imported into a namespace, which no import writes.
@Suite struct SchemaMergeNamespaceTests {
  private static let base = """
    dto UserDTO {
      id: Int
      tag: TagDTO
    }

    dto TagDTO { name: String }

    """

  private static let new = """
    dto UserDTO {
      id: Int
      mail: String
      tag: TagDTO
      plan: PlanDTO
    }

    dto TagDTO { name: String }

    enum PlanDTO { free, pro }

    """

  private static let merged = """
    namespace V2

    dto UserDTO {
      id: Int
      mail: String
      tag: TagDTO
      plan: PlanDTO
    }

    dto TagDTO { name: String }

    enum PlanDTO { free, pro }

    """

  @Test func whatIsImportedStaysInItsNamespace() {
    let mine = SourceFile(path: "elsewhere.gate", text: "namespace V2\n\n" + Self.base)
    let merged = MergedSchema(base: Self.base, new: Self.new, files: [mine])
    #expect(merged.said.isEmpty)
    #expect(merged.text == Self.merged)
  }

  @Test func anotherVersionOfTheSameTypesIsLeftAlone() {
    let other = SourceFile(path: "V1.gate", text: "namespace V1\n\n" + Self.base)
    let mine = SourceFile(path: "elsewhere.gate", text: "namespace V2\n\n" + Self.base)
    let merged = MergedSchema(
      base: Self.base, new: Self.new, files: [other, mine], elsewhere: mine.path)
    #expect(merged.said.isEmpty)
    #expect(merged.texts == ["namespace V1\n\n" + Self.base, Self.merged])
  }

  @Test func aTypeInAnyNamespaceIsFoundByItsName() {
    let mine = SourceFile(
      path: "elsewhere.gate",
      text: """
        namespace V2 {
          dto UserDTO {
            id: Int
            tag: TagDTO
          }
        }

        dto TagDTO { name: String }

        """)
    let merged = MergedSchema(base: Self.base, new: Self.new, files: [mine])
    #expect(merged.said.isEmpty)
    #expect(
      merged.text == """
        namespace V2 {
          dto UserDTO {
            id: Int
            mail: String
            tag: TagDTO
            plan: PlanDTO
          }
        }

        dto TagDTO { name: String }

        enum PlanDTO { free, pro }

        """)
  }

  private static let another = """
    dto UserDTO {
      id: Int
      tag: TagDTO
      visit: VisitDTO
    }

    dto TagDTO { name: String }

    dto VisitDTO { tag: TagDTO }

    """

  /// What is new comes after a type that the person has put into a namespace of another file.
  @Test func whatIsNewComesToTheImportedFile() {
    let user = "dto UserDTO {\n  id: Int\n  tag: Tags.TagDTO\n}\n"
    let tags = "namespace Tags\n\ndto TagDTO { name: String }\n"
    let merged = MergedSchema(base: Self.base, new: Self.another, mine: user, tags)
    #expect(merged.said.isEmpty)
    let visit = "\ndto VisitDTO { tag: Tags.TagDTO }\n"
    #expect(
      merged.texts == [user.replacing("DTO\n}", with: "DTO\n  visit: VisitDTO\n}") + visit, tags])
  }

  @Test func whatIsNewStaysOutsideOfANamespace() {
    let user = "dto UserDTO {\n  id: Int\n  tag: Tags.TagDTO\n}\n"
    let tags = "\nnamespace Tags {\n  dto TagDTO { name: String }\n}\n"
    let merged = MergedSchema(base: Self.base, new: Self.another, mine: user + tags)
    #expect(merged.said.isEmpty)
    let visit = "\ndto VisitDTO { tag: Tags.TagDTO }\n"
    #expect(
      merged.text == user.replacing("DTO\n}", with: "DTO\n  visit: VisitDTO\n}") + visit + tags)
  }

  @Test func aTypeThatAMapOfAnotherFileNamesIsStillUsed() {
    let mine = SourceFile(path: "elsewhere.gate", text: "namespace V2\n\n" + Self.base)
    let maps = SourceFile(
      path: "maps.gate", text: "domain Tag { name: String }\nmap V2.TagDTO -> Tag\n")
    let merged = MergedSchema(
      base: Self.base, new: "dto UserDTO {\n  id: Int\n}\n", files: [mine, maps])
    #expect(merged.said.contains { $0.hasPrefix("G2302") })
    #expect(merged.texts[0].contains("dto TagDTO"))
  }
}
