import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing
import Toolchain

/// Texts of a schema always remain texts.
@Suite(.tags(.compiling)) struct InjectionTests {
  /// More scalars, for those who look for faults: `GATEHOUSE_SCALARS=4000`.
  private static let spread = ProcessInfo.processInfo.environment["GATEHOUSE_SCALARS"].flatMap(
    Int.init)

  private static let scalars =
    spread.map { InjectedText.scalars(spread: $0) } ?? InjectedText.notorious

  struct Form: CustomTestStringConvertible {
    let json: JSONForm
    let layout: FileLayout
    let documented: Bool

    var testDescription: String { "\(json), \(layout), \(documented ? "" : "not ")documented" }

    var settings: GenerationSettings { GenerationSettings(json: json, layout: layout) }

    static let all = [JSONForm.codable, .direct].flatMap { json in
      FileLayout.allCases.flatMap { layout in
        [true, false].map { Form(json: json, layout: layout, documented: $0) }
      }
    }

    /// Those that are tried in a few texts, with everything in between.
    static let chosen =
      spread == nil
      ? [
        Form(json: .codable, layout: .filePerDeclaration, documented: true),
        Form(json: .direct, layout: .filePerSchema, documented: false),
      ] : all
  }

  @Test(arguments: Form.chosen)
  func `The same is declared whatever the texts are`(form: Form) throws {
    let size = 250
    for start in stride(from: 0, to: Self.scalars.count, by: size) {
      let scalars = Self.scalars[start..<min(start + size, Self.scalars.count)]
      let expected = try declarations(scalars.map { _ in .harmless }, form)
      #expect(expected.count > 100 * scalars.count)
      let found = try declarations(scalars.map { InjectedText(around: $0) }, form)
      let difference = found.difference(from: expected).prefix(6)
      let isSame = found == expected
      #expect(
        isSame,
        "\(found.count) instead of \(expected.count): \(Array(difference))")
    }
  }

  private func declarations(_ texts: [InjectedText], _ form: Form) throws -> [Substring] {
    let file = InjectedSchema.file(texts, documented: form.documented)
    let (files, diagnostics) = generate([file], settings: form.settings)
    let errors = diagnostics.filter(\.isError)
    #expect(errors.isEmpty, "\(DiagnosticFormat.text.render(Array(errors.prefix(3)), of: [file]))")
    // Support code is left out, since it adapts to the names of the schema.
    return try SwiftDeclarations(in: files.filter { !$0.isSupport }).lines.sorted()
  }

  @Test(arguments: spread == nil ? [.codable] : [JSONForm.codable, .direct])
  func `A text comes out of the generated code as the schema says it`(json: JSONForm) throws {
    let texts =
      Self.spread == nil ? [InjectedText.everything] : Self.scalars.map { InjectedText(around: $0) }
    let size = 400
    for start in stride(from: 0, to: texts.count, by: size) {
      let texts = Array(texts[start..<min(start + size, texts.count)])
      let schema = RoundTripProgram.schema(texts)
      let (files, diagnostics) = generate(
        [schema], settings: GenerationSettings(json: json, layout: .filePerSchema))
      let errors = diagnostics.filter(\.isError)
      #expect(
        errors.isEmpty, "\(DiagnosticFormat.text.render(Array(errors.prefix(3)), of: [schema]))")
      let program = RoundTripProgram.program(texts, isDirect: json.isDirect)
      try Toolchain.withFolder { folder in
        let main = folder.appending(path: "main.swift")
        try Data(program.utf8).write(to: main)
        let paths = try files.map { file in
          let path = folder.appending(path: file.name)
          try Data(file.bytes).write(to: path)
          return path.path()
        }
        let built = folder.appending(path: "program").path()
        let compiler = try Toolchain.compile(
          ["-swift-version", "5", main.path()] + paths, to: ("-o", built))
        #expect(compiler == "")
        let output = try Toolchain.run(built, [])
        let checks = texts.count * (json.isDirect ? 22 : 20)
        #expect(output == "\(checks)\n")
      }
    }
  }

  @Test func `A comment cannot be ended`() {
    for scalar in InjectedText.scalars(spread: 2_000) {
      let text = InjectedText(around: scalar).text
      for comment in [DocumentationComment([text]), DocumentationComment(sentence: text)] {
        let lines = (comment.text ?? "").unicodeScalars.split(
          separator: "\n", omittingEmptySubsequences: false)
        #expect(
          lines.allSatisfy {
            $0.starts(with: "///".unicodeScalars) && !$0.contains { $0.steersText || $0.endsLine }
          })
      }
      #expect(!CommentLine(text).text.unicodeScalars.contains { $0.steersText || $0.endsLine })
    }
  }

  /// The compiler makes sure that texts are written with the types for them, unless somebody writes quotation marks by
  /// hand.
  @Test func `Only the types of texts write quotation marks around what they are given`() throws {
    let root = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: root.appending(path: "Sources/SwiftLowering").path())
    let lines = try files.filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Texts/") }.flatMap {
      file in
      try String(contentsOf: root.appending(path: "Sources/SwiftLowering/\(file)"), encoding: .utf8)
        .split(separator: "\n").filter { $0.contains(#"\"\("#) }.map {
          "\(file): \($0.drop { $0 == " " })"
        }
    }
    #expect(lines == [#"Rules/AutomatonTable.swift: literal = "\"\(text)\"""#])
  }
}
