import Diagnostics
import Emission
import GatehousePipeline
import SwiftLowering
import Testing

/// The names of files that are made of the names of types.
@Suite struct FileNameTests {
  private func names(_ schema: String) -> [String] {
    let files = [SourceFile(path: "a.gate", text: schema)]
    return generate(files, settings: GenerationSettings()).files.map(\.name)
      .filter { !$0.hasPrefix("Support/") }
  }

  private func mapped(_ name: String) -> String {
    "dto \(name)DTO { x: Int }\ndomain \(name) { x: Int }\nmap \(name)DTO -> \(name)\n"
  }

  @Test func `Usual names stay whole`() {
    #expect(names(mapped("User")) == ["User.swift", "User+UserDTO.swift", "UserDTO.swift"])
  }

  @Test(arguments: ["Long", "Größe", "東京"])
  func `Long names fit on every disk`(word: String) {
    let name = String(repeating: word, count: 60)
    let names = names(mapped("A" + name) + mapped("B" + name))
    #expect(names.count == 6)
    #expect(names.allSatisfy { $0.utf8.count <= 140 && $0.hasSuffix(".swift") })
    #expect(names.allSatisfy { $0.hasPrefix("A" + word) || $0.hasPrefix("B" + word) })
  }

  @Test func `Names that begin alike stay apart, whatever else is in the schema`() {
    let long = "A" + String(repeating: "Long", count: 60)
    let alone = names("domain \(long)1 { x: Int }\n")
    let together = names("domain \(long)2 { x: Int }\n\ndomain \(long)1 { x: Int }\n")
    #expect(Set(together).count == 2)
    #expect(together.contains(alone.first ?? ""))
  }
}
