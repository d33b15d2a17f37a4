import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import TestTags
import Testing

/// Only those parts of the support code are emitted that something calls.
@Suite(.tags(.searching)) struct SupportReachTests {
  private static func schema(rule: String = "") -> String {
    """
    dto UserDTO {
      id: String
      first_name: String
      age: Int
    }
    domain User {
      id: String
      firstName: String\(rule)
      age: Int
    }
    map UserDTO -> User
    """
  }

  private func support(
    of schema: String, _ json: JSONForm = .codable
  ) -> (files: Int, bytes: Int) {
    let file = SourceFile(path: "User.gate", bytes: Array(schema.utf8))
    let (files, diagnostics) = generate([file], settings: GenerationSettings(json: json))
    #expect(diagnostics.isEmpty)
    let support = files.filter(\.isSupport)
    return (support.count, support.map(\.bytes.count).reduce(0, +))
  }

  /// A type of the schema may be called like a module. What must be written with its module is so written where the support code
  /// is emitted, if that is possible.
  @Test func `No support code names a module of the toolchain`() throws {
    for file in try GoldenCase.swiftFiles(in: GoldenCase.supportFolders) {
      let lines = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
      let naming = lines.filter { line in
        !line.drop { $0 == " " }.hasPrefix("//")
          && ["Swift.", "Foundation."].contains { line.contains($0) }
      }
      #expect(naming == [], "\(file)")
    }
  }

  @Test func `A small schema gives little`() {
    let flat = support(of: Self.schema())
    #expect(flat.files <= 2 && flat.bytes <= 6_000, "\(flat)")
    let rule = support(of: Self.schema(rule: " where notEmpty"))
    #expect(rule.files <= 6 && rule.bytes <= 16_900, "\(rule)")
  }

  /// Functions with the same name are told apart by the labels that every call of them has.
  @Test func `What no field asks for is left out`() {
    func text(_ field: String) -> String {
      let file = SourceFile(path: "User.gate", bytes: Array("dto UserDTO { \(field) }".utf8))
      let (files, _) = generate([file], settings: GenerationSettings())
      return files.filter(\.isSupport).map(\.text).joined()
    }
    let plain = text("id: String")
    #expect(!plain.contains("default value:") && !plain.contains("getIfPresent"))
    #expect(!plain.contains("func object(") && !plain.contains("func nested("))
    #expect(text("id: String = \"a\"").contains("default value:"))
    #expect(text("id: String?").contains("func getIfPresent"))
    #expect(text("a.id as id: String").contains("func object("))
  }

  /// Most of this is the JSON reader.
  @Test func `A small schema gives as much as a reader of JSON`() {
    let flat = support(of: Self.schema(), .directOnly)
    #expect(flat.files <= 23 && flat.bytes <= 81_500, "\(flat)")
    let rule = support(of: Self.schema(rule: " where notEmpty"), .directOnly)
    #expect(rule.files <= 23 && rule.bytes <= 85_000, "\(rule)")
  }

  @Test(arguments: try GoldenCase.all(), [JSONForm.codable, .directOnly])
  func `Each declaration is mentioned somewhere else`(_ golden: GoldenCase, _ json: JSONForm) throws
  {
    let files = try golden.reading(json).generated()
    #expect(SupportNamesInUse(files).unused == [])
  }

  @Test(arguments: try GoldenCase.all(), [JSONForm.codable, .direct, .directOnly])
  func `Each format of an enum is used`(_ golden: GoldenCase, _ json: JSONForm) throws {
    #expect(EnumFormatsInUse(try golden.reading(json).generated()).unused == [])
  }

  @Test(arguments: 0..<16)
  func `Nor is there anything else in random schemas`(seed: Int) {
    let setup = RandomSettings(seed: seed)
    let schemas = RandomSchemas(seed: seed, count: 1, chapters: 2, conventions: setup.conventions)
    var settings = setup.settings
    // What is for apps is known by the name of its file.
    settings.layout = .filePerDeclaration
    settings.supportPrefix = ""
    let files = generate(schemas.files, conventions: setup.conventions, settings: settings).files
    #expect(SupportNamesInUse(files).unused == [], "seed \(seed)")
    #expect(EnumFormatsInUse(files).unused == [], "seed \(seed)")
  }

  @Test(arguments: try GoldenCase.all(), JSONForm.allCases)
  func `Support code decodes and encodes only what generated code does`(
    _ golden: GoldenCase, _ json: JSONForm
  ) throws {
    #expect(CodersInUse(try golden.reading(json).generated()).unused == [])
  }

  /// A payload can be nested no deeper than the schema, unless a type contains itself.
  @Test func `The stack is asked only where a payload is as deep as it wants`() {
    func asks(_ schema: String) -> Bool {
      let file = SourceFile(path: "Tree.gate", bytes: Array(schema.utf8))
      let (files, _) = generate([file], settings: GenerationSettings())
      return files.contains { $0.text.contains("struct ThreadStack") }
    }
    #expect(!asks("dto Tree { leaf: Leaf\n dto Leaf { name: String } }"))
    #expect(asks("dto Tree { name: String, branches: [Tree] }"))
    #expect(asks("dto Tree { branch: Branch?\n dto Branch { trees: [String: Tree] } }"))
    #expect(asks("dto Tree { extra: JSON }"))
    #expect(asks("model Tree { name: String, branches: [Tree] }"))
  }
}

/// Looks for names of support code that are only used where they are declared.
private struct SupportNamesInUse {
  let unused: [String]

  init(_ files: [GeneratedFile]) {
    var counts: [Substring: Int] = [:]
    var declared: [Substring: Int] = [:]
    for file in files {
      let isForApps = Self.forApps.contains { file.name.contains("/\($0).") }
      for line in file.text.utf8.split(separator: UInt8(ascii: "\n")) {
        let code = line.drop { $0 == UInt8(ascii: " ") }
        guard !code.starts(with: "//".utf8) else { continue }
        for name in code.split(whereSeparator: { !$0.isInName }) {
          counts[Substring(name), default: 0] += 1
        }
        // Of types at the top level, and of their members.
        guard file.isSupport, !isForApps, line.count - code.count <= 2,
          let name = Substring(line).firstMatch(of: Self.declaration)?.1
        else { continue }
        declared[name, default: 0] += 1
      }
    }
    unused = declared.filter { name, count in
      counts[name, default: 0] <= count && !Self.called.contains(name)
    }
    .keys.map(String.init).sorted()
  }

  private nonisolated(unsafe) static let declaration =
    /^(?:  )?(?:@?[a-zA-Z]+(?:\([a-z]+\))? )*(?:func|struct|enum|class|protocol|typealias|var|let|case) `?(\w+)/

  /// Values that apps use: all of their members are there.
  private static let forApps = ["CalendarDate", "JSON", "JSONKind", "JSONNumber", "Patch"]
  /// Called by apps, or by the standard library.
  private static let called: Set<Substring> = [
    "Element", "encode", "errorDescription", "failFast", "failureReason", "hasMessage", "hash",
    "helpAnchor", "install", "jsonData", "recoverySuggestion", "use",
  ]
}

/// Looks for support code that decodes or encodes beside generated code that does not.
private struct CodersInUse {
  let unused: [String]

  init(_ files: [GeneratedFile]) {
    let words = files.map { file in
      let lines = file.bytes.split(separator: UInt8(ascii: "\n"))
      // A comment of the schema may mention them, and names are looked for in comments, too.
      let code = lines.filter { line in
        !file.isSupport || !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
      }
      let words = code.flatMap { $0.split { !$0.isInName } }.filter { 7...9 ~= $0.count }
      return (file: file, words: Set(words.map { Substring(decoding: $0, as: UTF8.self) }))
    }
    unused = [["Decoder", "Decodable", "Codable"], ["Encoder", "Encodable", "Codable"]].flatMap {
      (names: [Substring]) in
      let isInUse = words.contains { !$0.file.isSupport && !$0.words.isDisjoint(with: names) }
      return isInUse ? [] : words.filter { $0.words.contains(names[0]) }.map(\.file.name)
    }
  }
}

/// Looks for formats of enums, by name, that nothing uses for reading or writing.
private struct EnumFormatsInUse {
  let unused: [String]

  init(_ files: [GeneratedFile]) {
    let generated = files.filter { !$0.isSupport }.map(\.text)
    let declared = generated.flatMap { $0.matches(of: Self.declaration) }.map(\.output.1)
    let used = generated.flatMap { $0.matches(of: Self.use) }.map(\.output.1)
    unused = Set(declared).subtracting(used).map(String.init).sorted()
  }

  private nonisolated(unsafe) static let declaration =
    /extension \w*WireFormat<[^\n]+> {\n  static var `?(\w+)`?: Self/
  /// A member of a type that is not named, or that is named with its arguments.
  private nonisolated(unsafe) static let use = /[ (>]\.`?(\w+)/
}
