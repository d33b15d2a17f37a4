import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// The Swift on the pages about generated code is meant to be copied, so all of it must compile.
@Suite(.tags(.compiling)) struct GuideTests {
  @Test(arguments: try Guide.pages.flatMap { try Guide.sections(of: $0) })
  func `Every example compiles`(_ section: Guide.Section) throws {
    let files = generate(
      section.schemas.enumerated().map { SourceFile(path: "\($0).gate", text: $1) },
      settings: GenerationSettings(
        jsonFiles: .repositories, messages: section.showsTranslations ? .catalogue : .inline,
        catalogueBundle: .custom)
    ).files
    #expect(!files.isEmpty)
    let isOnMainActor = section.heading.contains("MainActor")
    let dialect = isOnMainActor ? Toolchain.onMainActor : Toolchain.strict
    try Toolchain.withFolder { folder in
      let code =
        files.map { ($0.name, $0.text) }
        + section.examples.enumerated().map { ("Example\($0).swift", $1) }
      let paths = try code.map { name, text in
        try Toolchain.write(Data(text.utf8), to: name, in: folder)
      }
      let flags = ["-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors"]
      #expect(try Toolchain.compile(flags + dialect + paths) == "")
      for (index, manifest) in section.manifests.enumerated() {
        let file = folder.appending(path: "Package\(index).swift")
        try Data(manifest.utf8).write(to: file)
        let modules = ["-I", try Toolchain.modules + "/pm/ManifestAPI"]
        #expect(
          try Toolchain.compile(
            ["-typecheck", "-package-description-version", "6.1.0"] + modules + [file.path()])
            == "")
      }
    }
  }
}

/// A page of the documentation about generated code.
enum Guide {
  static let pages = ["GeneratedCode", "MovingFromCodable", "Recipes"]

  struct Section: Sendable, CustomTestStringConvertible {
    let heading: String
    /// The schemas of the section, or else those of the overview.
    let schemas: [String]
    let examples: [String]
    /// Package manifests.
    let manifests: [String]

    /// Its Swift is for texts that are looked up.
    var showsTranslations: Bool { heading.hasSuffix(": Translations") }

    var testDescription: String { heading }
  }

  /// The sections that contain Swift.
  static func sections(of page: String) throws -> [Section] {
    let file = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Sources/gatehouse/Documentation.docc/\(page).md")
    let sections = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n## ").dropFirst()
    let overview = blocks("gate", in: sections.first ?? "")
    return sections.compactMap { text in
      let swift = blocks("swift", in: text)
      if swift.isEmpty { return nil }
      let schemas = blocks("gate", in: text)
      return Section(
        heading: "\(page): \(text.prefix { $0 != "\n" })",
        schemas: schemas.isEmpty ? overview : schemas,
        examples: swift.filter { !$0.contains("import PackageDescription") },
        manifests: swift.filter { $0.contains("import PackageDescription") })
    }
  }

  static func blocks(_ language: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst()
      .compactMap { $0.components(separatedBy: "\n```").first }
  }
}
