import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing
import Toolchain

@testable import SchemaSemantics

/// Every pair of types that a converter says it connects, in fields and in maps, both ways and in both JSON forms.
@Suite(.tags(.compiling)) struct ConverterPairTests {
  @Test func `Every pair of every converter compiles`() throws {
    let schema = SourceFile(path: "Schemas/Pairs.gate", bytes: Array(try Self.schema.utf8))
    var settings = GenerationSettings()
    settings.json = .direct
    let files = generate([schema], settings: settings).files
    #expect(!files.isEmpty)
    let output = try Toolchain.withFolder { folder in
      let paths = try files.map { try Toolchain.write(Data($0.bytes), to: $0.name, in: folder) }
      return try Toolchain.compile(
        ["-typecheck", "-wmo", "-warnings-as-errors"] + Toolchain.strict + paths)
    }
    #expect(output == "")
  }

  /// A dto, a domain type and a map for each pair.
  private static var schema: String {
    get throws {
      let part = "dto PartDTO { id: String }\ndomain Part { id: String }\nmap PartDTO <-> Part\n"
      var text = part
      for converter in Converter.all {
        for (wire, swift) in converter.types {
          let found = try #require(
            variants(of: converter, wire, swift, named: "Pair\(text.utf8.count)")
              .first { isValid(part + $0) },
            "\(wire) and \(swift) via \(converter.name)")
          text += found
        }
      }
      return text
    }
  }

  /// The most demanding variant first: not all converters have a way back, or can be used at a field of a dto.
  private static func variants(
    of converter: Converter, _ wire: String, _ swift: String, named name: String
  ) -> [String] {
    // Some arguments are only for some types.
    [converter.usage, converter.name].flatMap { use in
      [(true, "<->"), (true, "->"), (false, "<->"), (false, "->")].map { hasOwn, arrow in
        let via = "via \(use)"
        return """
          dto \(name)DTO {
            one: \(wire)
            maybe: \(wire)?
            more: [\(wire)]
          \(hasOwn ? "  own: \(swift) \(via)\n" : "")}
          domain \(name) {
            one: \(swift)
            maybe: \(swift.hasSuffix("?") ? swift : swift + "?")
            more: [\(swift)]
          \(hasOwn ? "  own: \(swift)\n" : "")}
          map \(name)DTO \(arrow) \(name) {
            one: one \(via)
            maybe: maybe \(via)
            more: more \(via)
          }

          """
      }
    }
  }

  private static func isValid(_ text: String) -> Bool {
    validate([SourceFile(path: "Schemas/Pair.gate", bytes: Array(text.utf8))]).schema != nil
  }
}

extension Converter {
  /// The types on the wire and in Swift.
  fileprivate var types: [(wire: String, swift: String)] {
    switch form {
    case .scalars(let pairs): pairs.map { ($0.wire.rawValue, $0.swift.rawValue) }
    case .emptyAsNil: [("String", "String?")]
    case .split: [("String", "[String]")]
    case .unique: [("[String]", "Set<String>")]
    case .keyed: [("[PartDTO]", "[String: Part]")]
    // The converters of the language are not written by hand.
    case .written: []
    }
  }
}
