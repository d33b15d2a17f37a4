import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SeededRandom
import SwiftLowering
import TestTags
import Testing

/// Names that generated code makes up are put together from names of the schema, and never meet each other or these.
@Suite(.tags(.searching)) struct MadeUpNameTests {
  /// Types, maps and repositories with names of few syllables, so that the same names can be put together in several ways.
  private static func schema(seed: Int) -> String {
    var random = SeededGenerator(seed: UInt64(seed))
    let syllables = [
      "A", "B", "From", "And", "DataSource", "Mapped", "Deprecated", "Parts", "Names",
    ]
    func name() -> String {
      (0..<Int.random(in: 1...3, using: &random))
        .map { _ in syllables.randomElement(using: &random) ?? "" }.joined()
    }
    var taken: Set<String> = []
    var names = (0..<16).map { _ in name() }.filter { taken.insert($0).inserted }
    let dtos = names.prefix(names.count / 2)
    names.removeFirst(dtos.count)
    var targets: [String] = []
    var text = ""
    for dto in dtos { text += "dto \(dto) { text: String, @deprecated code: Int? }\n" }
    for domain in names {
      let nested = syllables.randomElement(using: &random) ?? ""
      let hasNested = nested != domain && Bool.random(using: &random)
      let inner = hasNested ? ", domain \(nested) { text: String, code: Int? }" : ""
      text += "domain \(domain) { text: String, code: Int?\(inner) }\n"
      targets += [domain] + (hasNested ? ["\(domain).\(nested)"] : [])
    }
    for target in targets {
      // The repository follows the first of these maps.
      let isFirst = target == targets.first
      let dto = isFirst ? dtos[0] : dtos.randomElement(using: &random) ?? ""
      let hasLabel = !isFirst && Int.random(in: 0..<3, using: &random) == 0
      let source = hasLabel ? "(\(dto), b: String)" : dto
      text += "map \(source) -> \(target) { text: custom shown(text) }\n"
    }
    text += "repository \(name()) { all(id: String) -> \(targets[0]) from \(dtos[0]) }\n"
    return text
  }

  @Test(arguments: [FileLayout.filePerDeclaration, .filePerSchema])
  func `No name is declared twice`(layout: FileLayout) {
    var valid = 0
    var numbered = 0
    for seed in 0..<200 {
      let file = SourceFile(path: "Names.gate", text: Self.schema(seed: seed))
      let settings = GenerationSettings(layout: layout)
      let files = generate([file], settings: settings).files
      if files.isEmpty { continue }
      valid += 1
      let stems = files.map { URL(filePath: $0.name).lastPathComponent.lowercased() }
      #expect(Set(stems).count == stems.count, "\(seed)")
      var declared: Set<String> = []
      for file in files {
        for bytes in file.bytes.split(separator: UInt8(ascii: "\n")) {
          // Comments and members cannot match.
          guard let first = bytes.first, UInt8(ascii: "a")...UInt8(ascii: "z") ~= first else {
            continue
          }
          let line = Substring(decoding: bytes, as: UTF8.self)
          guard let match = line.firstMatch(of: /^[\w ]*\b(protocol|struct|enum|class) (\w+)/)
          else { continue }
          // What is private is only known in its file.
          let place = line.hasPrefix("private ") ? file.name : ""
          let isNew = declared.insert("\(place) \(match.2)").inserted
          #expect(isNew, "\(seed): \(match.2)")
          if match.2.hasSuffix("2") { numbered += 1 }
        }
      }
    }
    #expect(valid > 60)
    // Otherwise, the names are too different.
    #expect(numbered > 0)
  }
}
