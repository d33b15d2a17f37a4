import Diagnostics
import Emission
import GatehousePipeline
import SwiftLowering
import Testing

/// What an app stores does not depend on what is on the wire.
@Suite struct StoredFormTests {
  private static func schema(_ word: (String) -> String) -> String {
    """
    @version(2)
    domain Basket: Codable { id: String, lines: [Line], level: Level, payment: Payment }
    domain Line: Codable { name: Name, at: Date }
    type Name: Codable = String where notEmpty
    domain union Payment: Codable { card(Line), cash }

    dto BasketDTO {
      \(word("id")) as id: String
      \(word("lines")) as lines: [LineDTO]
      \(word("level")) as level: Level
      \(word("payment")) as payment: PaymentDTO
    }
    dto LineDTO {
      \(word("name")) as name: String
      \(word("at")) as at: Date via iso8601
    }
    dto union PaymentDTO by \(word("kind")) {
      \(word("card")) as card(LineDTO)
      \(word("cash")) as cash
    }

    map BasketDTO <-> Basket
    map LineDTO <-> Line
    map PaymentDTO <-> Payment

    enum Level: Codable { \(word("low")) as low, \(word("high")) as high }
    """
  }

  @Test(arguments: [JSONForm.codable, .direct, .directOnly], [nil, "Domain"])
  func `The words of the wire are no part of it`(_ json: JSONForm, _ module: String?) throws {
    let plain = try files(Self.schema { $0 }, json, module)
    let other = try files(Self.schema { "other_\($0)" }, json, module)
    let stored = ["Basket.swift", "Line.swift", "Name.swift", "Payment.swift", "Level.swift"]
    for name in stored {
      let text = try #require(plain[name])
      #expect(text == other[name])
      #expect(text.contains(": Codable"))
    }
    #expect(plain["BasketDTO.swift"] != other["BasketDTO.swift"])
  }

  @Test func `A model in it is read with a decoder in every form`() throws {
    let schema = """
      domain Atlas: Codable { countries: [Country] }
      model Country { code: String, cities: [City] }
      model City { name: String }
      """
    let files = try files(schema, .directOnly, nil)
    for name in ["Country.swift", "City.swift"] {
      #expect(try #require(files[name]).contains("init(from decoder: any Decoder)"))
    }
  }

  private func files(_ schema: String, _ json: JSONForm, _ module: String?) throws
    -> [String: String]
  {
    let settings = GenerationSettings(domain: .init(module: module), json: json)
    let file = SourceFile(path: "S.gate", bytes: Array(schema.utf8))
    let (files, diagnostics) = generate([file], settings: settings)
    #expect(diagnostics.filter(\.isError).map(\.message) == [])
    return Dictionary(
      files.filter { !$0.isSupport }.map { ($0.name, $0.text) }, uniquingKeysWith: { $1 })
  }
}
