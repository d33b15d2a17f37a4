import Diagnostics
import Emission
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing

/// A conformance that a schema asks for is there, and so is one that is said to be there in any case.
@Suite(.tags(.searching)) struct ConformanceClaimTests {
  private static let protocols = [
    "Hashable", "Equatable", "Sendable", "Codable", "Encodable", "Decodable",
  ]

  /// Declarations, each with the name of the type and a text with maps for it.
  private static let declarations: [(type: String, text: @Sendable (String) -> String)] = [
    ("Country", { "model Country\($0) { code: String }" }),
    ("Answer", { "model union Answer\($0) by type { yes, no }" }),
    ("UserDTO", { "dto UserDTO\($0) { name: String }\n" + read }),
    ("UserDTO", { "dto UserDTO\($0) { name: String }" }),
    ("EventDTO", { "dto union EventDTO\($0) by type { open, closed }" }),
    ("User", { "domain User\($0) { name: String }" }),
    ("State", { "domain union State\($0) { open, closed }" }),
    ("Role", { "enum Role\($0) { admin }" }),
    ("Email", { "type Email\($0) = String" }),
  ]

  private static let read = "domain User { name: String }\nmap UserDTO -> User"

  @Test(arguments: [JSONForm.codable, .direct, .directOnly], protocols)
  func `Each conformance is there that is asked for`(_ json: JSONForm, _ name: String) {
    for declaration in Self.declarations {
      let asking = generated(declaration.text(": \(name)"), json)
      if asking.codes.contains("G0707") { continue }
      let isThereAnyway = asking.codes.contains("G0706")
      let text = isThereAnyway ? generated(declaration.text(""), json).text : asking.text
      let conformances = Self.conformances(of: declaration.type, in: text)
      #expect(conformances.contains(name), "\(declaration.text("")) \(json) \(conformances)")
    }
  }

  private func generated(_ schema: String, _ json: JSONForm) -> (text: String, codes: [String]) {
    let file = SourceFile(path: "S.gate", bytes: Array(schema.utf8))
    let (files, diagnostics) = generate([file], settings: GenerationSettings(json: json))
    return (files.filter { !$0.isSupport }.map(\.text).joined(), diagnostics.map(\.kind.code))
  }

  /// The conformances, with those that they imply.
  private static func conformances(of type: String, in text: String) -> Set<String> {
    let heads = text.split(separator: "\n").filter { line in
      ["struct", "enum", "extension"].contains { line.contains("\($0) \(type): ") }
        && line.hasSuffix("{")
    }
    let names = heads.flatMap { $0.split { !$0.isLetter } }.map(String.init)
    let implied = [
      "Codable": ["Encodable", "Decodable"], "Hashable": ["Equatable"],
    ]
    var all = Set(names + names.flatMap { implied[$0, default: []] })
    if all.isSuperset(of: ["Encodable", "Decodable"]) { all.insert("Codable") }
    return all
  }
}
