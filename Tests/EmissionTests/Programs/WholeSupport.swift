import Diagnostics
import Foundation
import GatehousePipeline
import SwiftLowering
import Toolchain

@testable import Emission

/// The support code that programs are built with: of each part that a case needs, all that there is, even if nothing calls it,
/// in a file of its own. It is then the same for many programs, and compiled for the first of them only.
///
/// Nothing behaves differently because of that: what is left out is what no name leads to. `Each case compiles without a
/// warning` is about the code that users get, and so are the programs of the guides and of random schemas.
extension GoldenCase {
  func wholeSupport() throws -> [GeneratedFile] {
    let schemas = try schemas()
    guard let schema = validate(schemas).schema else { return [] }
    let output = SwiftLowering.lower(schema, from: schemas.map(\.path), settings: settings)
    return try SupportCode(output, calledBy: [Self.mentions(settings.supportPrefix)]).parts
      .compactMap { part in
        var digest = InputDigest()
        digest.add([String(decoding: part.body, as: UTF8.self)])
        let file = FilePart(
          name: part.name.replacing(".swift", with: "-\(digest.name).swift"), layer: part.layer,
          origin: part.origin, imports: part.imports, body: part.body)
        return GeneratedFile(sharedBy: [file])
      }
  }

  /// Mentions all names in the support code: as a type, as a function, and as a label. A schema may have taken some of them.
  private static func mentions(_ prefix: String) throws -> FilePart {
    let prefixes = Set(["", "Gatehouse", prefix])
    let words = try words.get().flatMap { word in prefixes.map { $0 + word } }
    let body = words.map { ".\($0)(\($0): \($0))\n" }.joined()
    return FilePart(
      name: "EveryWord.swift", layer: .data, origin: nil, imports: [], body: Array(body.utf8))
  }

  private static let words = Result {
    try swiftFiles(in: supportFolders).reduce(into: Set<Substring>()) { words, file in
      let text = try String(contentsOfFile: file, encoding: .utf8)
      words.formUnion(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    }
  }
}
