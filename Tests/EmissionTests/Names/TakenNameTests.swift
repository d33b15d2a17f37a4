import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// A schema may use the names that generated code uses for itself, at the top level and within types.
@Suite(.tags(.compiling)) struct TakenNameTests {
  @Test(arguments: [false, true], [JSONForm.codable, .directOnly])
  func `Types may have the names that generated code uses`(isNested: Bool, json: JSONForm) throws {
    let schema = SchemaOfTakenNames(try TakenNames.all(), isNested: isNested)
    #expect(schema.names.count > 300)
    // What is refused is refused with a diagnostic, and not by the compiler.
    let known = ["Draft", "Field", "Self", "TaskLocal", "ValidationError", "Violations"]
    #expect(schema.refused.filter { !known.contains($0) } == [])
    let file = SourceFile(path: "Taken.gate", text: schema.text)
    // Many small files take the compiler longer, and only show more where they import something.
    let layout: FileLayout = isNested ? .filePerSchema : .filePerDeclaration
    let files = generate([file], settings: GenerationSettings(json: json, layout: layout)).files
    #expect(!files.isEmpty)
    #expect(try typeCheck(files) == "")
  }

  /// With names as on the wire, members may begin with a capital letter.
  @Test func `Members may have the names that generated code uses`() throws {
    let schema = SchemaOfTakenMembers(try TakenNames.all())
    #expect(schema.names.count > 300)
    #expect(schema.refused == ["Draft", "Field", "Self", "ValidationError", "Violations"])
    let files = generate(
      [SourceFile(path: "Taken.gate", text: schema.text)],
      conventions: SchemaOfTakenMembers.conventions,
      settings: GenerationSettings(json: .direct, layout: .filePerSchema)
    ).files
    #expect(!files.isEmpty)
    #expect(try typeCheck(files) == "")
  }

  /// Where maps are functions of types of their own, the constants in them are not called like these types.
  @Test func `Members may have the names of mappers`() throws {
    let text = """
      dto PlaceDTO { code: Int }
      domain Place { code: Int where 0... }
      map PlaceDTO <-> Place
      dto CityDTO { PlaceMapper: PlaceDTO, places: [PlaceDTO] }
      domain City { PlaceMapper: Place, places: [Place] }
      map CityDTO <-> City
      """
    let files = generate(
      [SourceFile(path: "Cities.gate", text: text)],
      conventions: SchemaOfTakenMembers.conventions,
      settings: GenerationSettings(mappers: .namespaces)
    ).files
    #expect(!files.isEmpty)
    #expect(try typeCheck(files) == "")
  }

  /// Then nothing can be named with that module, but most names need none.
  @Test(arguments: ["Swift", "Foundation"], [JSONForm.codable, .directOnly])
  func `A type may have the name of a module`(module: String, json: JSONForm) throws {
    let text = """
      dto \(module) { numbers: [Int else skip], unique: Set<Int>, at: Date via iso8601, text: String else "" }
      dto OtherDTO { created: String, tags: [Int], inner: \(module)?, only: "this" }
      domain Other { created: Date, tags: Set<Int> }
      map OtherDTO -> Other { created: created via iso8601, ignore inner because "it is not shown" }
      """
    let files = generate(
      [SourceFile(path: "Modules.gate", text: text)], settings: GenerationSettings(json: json)
    ).files
    #expect(!files.isEmpty)
    #expect(try typeCheck(files) == "")
  }

  /// Operations and their parameters are found before types of the same name.
  @Test(arguments: [MapperForm.extensions, .namespaces], [JSONForm.codable, .directOnly])
  func `Operations may have the names that generated code uses`(
    mappers: MapperForm, json: JSONForm
  ) throws {
    let text = """
      dto ItemDTO { id: String }
      domain Item { id: String }
      map ItemDTO <-> Item
      repository Names {
        JSONFiles(Date: String, Int64: Int) -> Item from ItemDTO
        CachedSources(RepositoryError: String) -> [Item] from [ItemDTO]
        RepositoryError(WireFormat: Int, CachedAnswer: UUID) -> Double from Double
        Date(URL: Date) -> Int from Int
        Int64 -> Int64 from Int
        number(Int64: Int64) -> Int64 from Int
        RepositoryUpdates -> [String: Double] from [String: Int32]
        JSON(Item2: Item) -> String from String
        source Disk {}
        strategy Kept with Disk {
          JSONFiles: cache first for 1 hour with updates
          CachedSources: network first
          Date: cache first
        }
      }
      // Nothing here makes a value of these types.
      repository Others {
        Item(ItemDTO: String, Names: Int) -> [String] from [String]
        ItemDTO(Item: Item) -> Bool from Bool
        source Disk {}
        strategy Kept with Disk { Item: network first }
      }
      """
    let files = generate(
      [SourceFile(path: "Names.gate", text: text)],
      settings: GenerationSettings(mappers: mappers, json: json, jsonFiles: .repositories)
    ).files
    #expect(!files.isEmpty)
    #expect(try typeCheck(files) == "")
  }

  /// Values of these types are made within types that have a member of the same name.
  @Test func `Members may have the names of types of which values are made`() throws {
    let text = """
      dto PriceDTO {
        Decimal: Decimal = 1.5, other: Decimal = 2.5
        Date: Int, since: Date via iso8601 else "2020-01-01T00:00:00Z"
        Data: Data = "aGk=", URL: String, UUID: Int, link: URL = "https://a.b"
      }
      domain Price {
        Decimal: Decimal where > 0.5, Data: Data, URL: URL, UUID: UUID
        Date: Date where >= "2020-01-01T00:00:00Z"
        rule after: Date > "2020-01-02T00:00:00Z" or Decimal == 1.5
      }
      dto EmptyDTO { x: Int }
      map EmptyDTO -> Price {
        Decimal: 3.5
        Data: "aGk="
        URL: "https://a.b"
        UUID: "123e4567-e89b-12d3-a456-426614174000"
        Date: match x { 1 -> "2021-01-01T00:00:00Z", else -> "2022-01-01T00:00:00Z" }
      }
      dto NumbersDTO { Set: [Int], other: [Int], Double: Int32, Optional: Int? }
      domain Numbers {
        Set: [Int] where unique
        other: Set<Int>
        Double: Double
        Optional: Int? where 0...
        rule less: Optional == nil or Optional < 3
      }
      map NumbersDTO -> Numbers
      """
    for json in [JSONForm.codable, .directOnly] {
      let files = generate(
        [SourceFile(path: "Prices.gate", text: text)],
        conventions: SchemaOfTakenMembers.conventions, settings: GenerationSettings(json: json)
      ).files
      #expect(!files.isEmpty)
      #expect(try typeCheck(files) == "")
    }
  }

  private func typeCheck(_ files: [GeneratedFile]) throws -> String {
    try Toolchain.withFolder { folder in
      let paths = try files.map {
        try Toolchain.write(Data($0.bytes), to: "\($0.layer)/\($0.name)", in: folder)
      }
      return try Toolchain.compile(
        ["-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors"] + Toolchain.strict
          + paths)
    }
  }
}
