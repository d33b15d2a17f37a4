import Configuration
import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SchemaSemantics
import TestTags
import Testing

/// What an output contains that asks for a part of a schema.
@Suite struct SelectionTests {
  private static let shop = SourceFile(
    path: "Schemas/Shop.gate",
    text: """
      type Name = String where notEmpty
      enum Currency { EUR as eur, USD as usd }
      domain Price { amount: Int, currency: Currency }
      domain Article { name: Name, price: Price, variants: [Article] }
      domain Cart { articles: [Article: Int] }
      domain union Payment { card(Card), cash }
      domain Card { holder: Name }
      dto PriceDTO { amount: Int, currency: String }
      dto ArticleDTO { name: String, price: PriceDTO, variants: [ArticleDTO] }
      dto ShelfDTO { articles: [ArticleDTO] }
      map PriceDTO -> Price
      map ArticleDTO -> Article
      repository ArticleRepository { article(name: Name) -> Article from ArticleDTO }

      """.replacing("[Article: Int]", with: "[Article]"))

  private static let cached = SourceFile(
    path: "Schemas/Cached.gate",
    text: """
      dto PriceDTO { amount: Int }
      dto CachedPriceDTO { amount: Int }
      dto Unused { amount: Int }
      domain Price { amount: Int }
      map PriceDTO -> Price
      map CachedPriceDTO -> Price
      map Unused -> Price
      repository PriceRepository {
        price -> Price from PriceDTO
        source Cache { price from CachedPriceDTO }
      }

      """)

  private static let other = SourceFile(
    path: "Schemas/Other/Taxes.gate", text: "domain Tax { of: Price }\nenum Rate { low, high }\n")

  private static let versions = SourceFile(
    path: "Schemas/Versions.gate",
    text: """
      namespace V1 {
        alias Code = String
        dto PriceDTO { amount: Int, code: Code }
        dto TagDTO { name: String }
      }
      namespace V2 {
        dto PriceDTO { amount: Int, tags: [V1.TagDTO] }
        map PriceDTO -> Price { ignore tags because "nobody sees them" }
        repository Prices { price -> Price from PriceDTO }
      }
      domain Price { amount: Int }

      """)

  @Test(arguments: [
    (#"["V1.PriceDTO"]"#, ["V1.Code.swift", "V1.PriceDTO.swift", "V1.swift"]),
    (#"["V1"]"#, ["V1.Code.swift", "V1.PriceDTO.swift", "V1.TagDTO.swift", "V1.swift"]),
    (
      #"["V2.PriceDTO"]"#,
      ["V1.TagDTO.swift", "V1.swift", "V2.PriceDTO.swift", "V2.swift"]
    ),
    (
      #"["V2.Prices"]"#,
      [
        "Price+V2.PriceDTO.swift", "Price.swift", "Prices.swift", "PricesDataSource.swift",
        "V1.TagDTO.swift", "V1.swift", "V2.PriceDTO.swift", "V2.swift",
      ]
    ),
    (
      #"["V2", "Price"]"#,
      [
        "Price+V2.PriceDTO.swift", "Price.swift", "Prices.swift", "PricesDataSource.swift",
        "V1.TagDTO.swift", "V1.swift", "V2.PriceDTO.swift", "V2.swift",
      ]
    ),
    (#"["Price"]"#, ["Price.swift"]),
  ])
  func aNamespaceIsSelectedAsAWholeOrInParts(names: String, files: [String]) throws {
    let result = try run(#""declarations": \#(names)"#, [Self.versions])
    #expect(result.diagnostics.filter(\.isError).isEmpty)
    let found = try #require(result.files.first).map(\.name)
    let starts = ["V1", "V2", "Price"]
    #expect(found.filter { name in starts.contains { name.hasPrefix($0) } }.sorted() == files)
  }

  private static let nested = SourceFile(
    path: "Schemas/Nested.gate",
    text: """
      dto UserDTO { name: String }
      dto CachedUserDTO { name: String }
      domain User {
        name: String
        badge: Badge
        domain Badge {
          text: String
          map CachedUserDTO -> Badge { text: name }
        }
        map UserDTO -> User { badge: self }
        map UserDTO -> Badge { text: name }
        repository Users { one -> User from UserDTO }
      }
      domain Team { users: [User] }
      namespace V2 {
        dto TagDTO { name: String }
        domain Tag {
          name: String
          map TagDTO -> Tag
          repository Tags { all -> [Tag] from [TagDTO] }
        }
      }

      """)

  /// A type that is asked for brings its repositories, and these what they answer with. One that is only needed does not.
  @Test(arguments: [
    (
      ["User"],
      [
        "User+UserDTO.swift", "User.Badge+UserDTO.swift", "User.swift", "UserDTO.swift",
        "Users.swift", "UsersDataSource.swift",
      ]
    ),
    (
      ["Users"],
      [
        "User+UserDTO.swift", "User.Badge+UserDTO.swift", "User.swift", "UserDTO.swift",
        "Users.swift", "UsersDataSource.swift",
      ]
    ),
    (["Team"], ["Team.swift", "User.swift"]),
    (
      ["Team", "CachedUserDTO"],
      ["CachedUserDTO.swift", "Team.swift", "User.Badge+CachedUserDTO.swift", "User.swift"]
    ),
    (["V2"], filesOfTags), (["V2.Tag"], filesOfTags), (["V2.Tags"], filesOfTags),
    (["Tags"], filesOfTags),
  ])
  func whatIsDeclaredWithinATypeComesAlong(names: [String], files: [String]) throws {
    let result = try run(#""declarations": \#(names)"#, [Self.nested])
    #expect(result.diagnostics.filter(\.isError).isEmpty)
    let found = try #require(result.files.first).map(\.name)
    #expect(found.filter { !$0.hasPrefix("Support/") }.sorted() == files)
  }

  private static let filesOfTags = [
    "Tags.swift", "TagsDataSource.swift", "V2.Tag+V2.TagDTO.swift", "V2.Tag.swift",
    "V2.TagDTO.swift", "V2.swift",
  ]

  private func run(
    _ selection: String, _ files: [SourceFile] = [shop, other], wireNames: String = "camelCase"
  ) throws -> GeneratedOutputs {
    let text = """
      { "wireNames": "\(wireNames)", "outputs": [{ "domain": { "output": "Out" }, \(selection) }] }
      """
    let configuration = try #require(
      Configuration.read(SourceFile(path: "gatehouse.json", text: text)).configuration)
    return generate(
      files, calledBy: files.map(\.path), at: files.map(\.path),
      conventions: configuration.conventions,
      outputs: configuration.outputs)
  }

  /// The names of the files of the only output that contain a declaration of the schema.
  private func declarations(_ selection: String) throws -> [String] {
    let result = try run(selection)
    let files = try #require(result.files.first)
    let names = [
      "Article", "ArticleDTO", "ArticleRepository", "Card", "Cart", "Currency", "Name", "Payment",
      "Price", "PriceDTO", "Rate", "ShelfDTO", "Tax",
    ]
    return names.filter { name in files.contains { $0.name == "\(name).swift" } }
  }

  @Test func theSourcesOfARepositoryComeAlong() throws {
    let result = try run(#""declarations": ["PriceRepository"]"#, [Self.cached])
    let names = try #require(result.files.first).map(\.name)
    #expect(names.contains("CachedPriceDTO.swift"))
    #expect(names.contains("PriceCacheDataSource.swift"))
    #expect(!names.contains("Unused.swift"))
  }

  /// Its functions would have to be written for nothing.
  @Test func `An output contains the converters that it uses`() throws {
    let file = SourceFile(
      path: "Schemas/Coins.gate",
      text: """
        foreign Coin
        dto CentsDTO { amount: Int via cents }
        dto SizeDTO { size: Int }
        type Size = Int
        converter coin: CentsDTO <-> Coin
        converter text: String <-> Coin
        converter cents: String throws <-> Int
        converter size: String <-> Int
        dto PurseDTO { first: Coin via coin }
        dto WordsDTO { first: Coin via text, size: Int via size }

        """)
    let result = try run(#""declarations": ["PurseDTO"]"#, [file])
    let names = try #require(result.files.first).map(\.name)
    #expect(
      names.filter { $0.contains("Converter") } == ["CentsConverter.swift", "CoinConverter.swift"])
  }

  @Test func whatIsNeededComesAlong() throws {
    #expect(try declarations(#""declarations": ["Name"]"#) == ["Name"])
    #expect(try declarations(#""declarations": ["Price"]"#) == ["Currency", "Price"])
    #expect(
      try declarations(#""declarations": ["Cart"]"#)
        == ["Article", "Cart", "Currency", "Name", "Price"])
    #expect(try declarations(#""declarations": ["Payment"]"#) == ["Card", "Name", "Payment"])
    #expect(
      try declarations(#""declarations": ["Card", "Rate"]"#) == ["Card", "Name", "Rate"])
  }

  @Test func aFileStandsForAllThatItDeclares() throws {
    #expect(
      try declarations(#""schemas": ["Schemas/Other"]"#) == ["Currency", "Price", "Rate", "Tax"])
    #expect(
      try declarations(#""schemas": ["Schemas/Other/Taxes.gate"], "declarations": ["Name"]"#)
        == ["Currency", "Name", "Price", "Rate", "Tax"])
    #expect(try declarations(#""schemas": ["Schemas"]"#).contains("ArticleRepository"))
  }

  @Test func aRepositoryNeedsItsTypes() throws {
    let found = try declarations(#""declarations": ["ArticleRepository"]"#)
    #expect(
      found.filter { !$0.hasSuffix("DTO") }
        == ["Article", "ArticleRepository", "Currency", "Name", "Price"])
  }

  @Test func whatDoesNotExistIsAProblemOfTheConfiguration() throws {
    let result = try run(#""declarations": ["Pirce"]"#)
    #expect(result.configurationDiagnostics.map(\.kind.code) == ["G1033"])
    #expect(result.diagnostics.isEmpty)
    #expect(result.files.isEmpty)
  }

  @Test func anErrorOfTheSchemaLeavesNoFiles() throws {
    let broken = SourceFile(path: "Schemas/Broken.gate", text: "domain A { b: B }\n")
    let result = try run(#""declarations": ["A"]"#, [broken])
    #expect(result.diagnostics.map(\.kind.code) == ["G0204"])
    #expect(result.files.isEmpty)
  }

  /// A part with everything that it needs is a schema by itself, whichever part it is.
  @Test(.tags(.searching), arguments: try schemas())
  func everyDeclarationCanStandAlone(_ folder: SchemaFolder) throws {
    let files = folder.files
    let conventions = NamingConventions(keepsWireNames: folder.wireNames == "verbatim")
    let schema = try #require(validate(files, conventions: conventions).schema)
    let names = schema.types.filter { $0.parent == nil && $0.isDeclared }.map(\.qualifiedName)
    let groups = schema.groups.filter { $0.parent == nil }.map { full($0.name, in: $0.namespace) }
    let aliases = schema.aliases.filter { $0.parent == nil }.map { full($0.name, in: $0.namespace) }
    let others = schema.namespaces.map(\.name) + schema.repositories.map(\.name)
    for name in names + groups + aliases + others {
      let result = try run(
        #""declarations": ["\#(name)"]"#, files, wireNames: folder.wireNames)
      let errors = result.diagnostics.filter(\.isError)
      #expect(errors.isEmpty, "\(name)\n\(DiagnosticFormat.text.render(errors, of: files))")
      #expect(result.files.count == 1)
    }
  }

  struct SchemaFolder: CustomTestStringConvertible {
    let testDescription: String
    let files: [SourceFile]
    let wireNames: String
  }

  private func full(_ name: String, in namespace: String?) -> String {
    namespace.map { "\($0).\(name)" } ?? name
  }

  /// The schemas of the repository, as one, and those of each golden case.
  private static func schemas() throws -> [SchemaFolder] {
    let goldens = try Repository.contents(of: Repository.root.appending(path: "Tests/Goldens"))
      .filter { $0.hasDirectoryPath }
    return try ([Repository.schemas] + goldens).map { folder in
      let settings = try? String(
        contentsOf: folder.appending(path: Configuration.fileName), encoding: .utf8)
      return SchemaFolder(
        testDescription: folder.lastPathComponent,
        files: try (FileManager.default.subpathsOfDirectory(atPath: folder.path))
          .filter { $0.hasSuffix(".gate") }.sorted()
          .map { try Repository.sourceFile(folder.appending(path: $0)) },
        wireNames: settings?.contains("verbatim") == true ? "verbatim" : "camelCase")
    }.filter { !$0.files.isEmpty }
  }
}
