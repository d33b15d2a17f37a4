import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SchemaSemantics
import SharedWork
import SwiftLowering
import Testing
import Toolchain

/// A folder of `Tests/Goldens`: schemas, the settings if they are not the usual ones, and the files that are generated
/// from them.
struct GoldenCase: Sendable, CustomTestStringConvertible {
  let folder: URL
  private(set) var settings: GenerationSettings
  let conventions: NamingConventions
  /// The settings that `Expected` was made with.
  private let expectedSettings: GenerationSettings

  private static let tests = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  static let root = tests.appending(path: "Goldens")

  /// Every case, or only the one that `GATEHOUSE_GOLDEN` names, for those who work on it.
  static func all() throws -> [GoldenCase] {
    let only = ProcessInfo.processInfo.environment["GATEHOUSE_GOLDEN"]
    return try contents(of: root).filter { $0.pathExtension == "" }.map { try GoldenCase($0) }
      .filter { only == nil || $0.testDescription == only }
  }

  static func named(_ name: String) throws -> GoldenCase {
    try GoldenCase(root.appending(path: name))
  }

  private init(_ folder: URL) throws {
    self.folder = folder
    let file = folder.appending(path: "gatehouse.json")
    let configuration =
      FileManager.default.fileExists(atPath: file.path())
      ? try Configuration.read(file) : nil
    settings = GenerationSettings(
      domain: .init(
        access: configuration?.domain?.access.flatMap(AccessLevel.init) ?? .public,
        module: configuration?.domain?.module),
      data: .init(access: configuration?.data?.access.flatMap(AccessLevel.init) ?? .internal),
      mappers: configuration?.mappers.flatMap(MapperForm.init) ?? .extensions,
      json: configuration?.json.flatMap(JSONForm.init) ?? .codable,
      issueCap: configuration?.issueCap ?? 100,
      unionProperties: configuration?.unionProperties.flatMap(UnionProperties.init) ?? .domain,
      dtos: configuration?.dtos.flatMap(DTOForm.init) ?? .plain,
      jsonFiles: configuration?.jsonFiles.flatMap(JSONFilesForm.init) ?? .none,
      logSubsystem: configuration?.logSubsystem ?? "Gatehouse",
      supportPrefix: configuration?.supportPrefix ?? "",
      dictionaryOrder: configuration?.dictionaryOrder.flatMap(DictionaryOrder.init) ?? .sorted,
      messages: configuration?.messages.flatMap(MessageForm.init) ?? .inline,
      catalogueBundle: configuration?.catalogueBundle.flatMap(CatalogueBundle.init) ?? .target,
      layout: configuration?.singleFile == true ? .filePerSchema : .filePerDeclaration)
    expectedSettings = settings
    conventions = NamingConventions(keepsWireNames: configuration?.wireNames == "verbatim")
  }

  /// A key that nobody reads is an error: otherwise, a case would seem to be about it.
  private struct Configuration: Decodable {
    let domain: Layer?
    let data: Layer?
    let mappers: String?
    let json: String?
    let issueCap: Int?
    let unionProperties: String?
    let dtos: String?
    let jsonFiles: String?
    let logSubsystem: String?
    let supportPrefix: String?
    let dictionaryOrder: String?
    let messages: String?
    let catalogueBundle: String?
    let singleFile: Bool?
    let wireNames: String?

    struct Layer: Decodable {
      let access: String?
      let module: String?
    }

    private enum CodingKeys: String, CodingKey, CaseIterable {
      case domain, data, mappers, json, issueCap, unionProperties, dtos, jsonFiles, logSubsystem
      case supportPrefix, dictionaryOrder, messages, catalogueBundle, singleFile, wireNames
    }

    static func read(_ file: URL) throws -> Configuration {
      let data = try Data(contentsOf: file)
      let members = try JSONSerialization.jsonObject(with: data) as? [String: any Sendable]
      let unread = Set(members.map { Array($0.keys) } ?? [])
        .subtracting(CodingKeys.allCases.map(\.rawValue))
      guard unread.isEmpty else { throw UnreadKeys(keys: unread.sorted(), path: file.path()) }
      return try JSONDecoder().decode(Configuration.self, from: data)
    }
  }

  private struct UnreadKeys: Error {
    let keys: [String]
    let path: String
  }

  /// Whether the settings are those of the files in `Expected`.
  var isExpected: Bool { settings == expectedSettings }

  /// The same schemas with another JSON form.
  func reading(_ json: JSONForm) -> GoldenCase {
    var golden = self
    golden.settings.json = json
    return golden
  }

  /// The same schemas with another layout of files.
  func laidOut(_ layout: FileLayout) -> GoldenCase {
    var golden = self
    golden.settings.layout = layout
    return golden
  }

  var testDescription: String { folder.lastPathComponent }

  /// The module of the domain, if the layers are two modules. Each then has a folder of its own.
  var domainModule: String? { settings.domain.module }

  var isPublic: Bool { [settings.domain, settings.data].contains { $0.access == .public } }

  func path(of file: GeneratedFile) -> String {
    domainModule == nil ? file.name : "\(file.layer)/\(file.name)"
  }

  var expected: URL { folder.appending(path: "Expected") }
  var behaviour: URL { folder.appending(path: "Behaviour") }
  var hasBehaviour: Bool { FileManager.default.fileExists(atPath: behaviour.path()) }

  /// Contains the names of the support files that a case needs, one on each line.
  static let supportList = "Support.txt"

  /// The support files are nearly the same in all cases, so only one case keeps them.
  var holdsSupport: Bool { testDescription == "Flagship" }

  /// With both forms, unless it is about another choice: what is said with `Codable` is the same in both, so that one
  /// program can check both.
  var inBothForms: GoldenCase { settings.json.isDirect ? self : reading(.direct) }

  /// The types at the top level of the support code, without its prefix.
  func supportTypes() throws -> Set<Substring> {
    let declaration = /nonisolated (?:final )?(?:struct|enum|class|protocol) (\w+)/
    return Set(
      try generated().filter(\.isSupport).flatMap { file in
        file.text.split(separator: "\n").compactMap { line in
          line.first == " " ? nil : line.firstMatch(of: declaration)?.1
        }
      }.map {
        $0.hasPrefix(settings.supportPrefix) ? $0.dropFirst(settings.supportPrefix.count) : $0
      })
  }

  /// Text that is written for all cases, with the names that the support code has in this one.
  func prefixed(_ text: String) throws -> String {
    if settings.supportPrefix.isEmpty { return text }
    let types = try supportTypes()
    return text.replacing(/\b[A-Z]\w+/) { word in
      types.contains(word.output) ? settings.supportPrefix + word.output : String(word.output)
    }
  }

  /// How its program reads and writes JSON.
  func payloadForms() throws -> PayloadForms {
    let types = try supportTypes()
    let known: Set<PayloadForms.Form> = settings.json == .directOnly ? [] : [.codable]
    func forms(with type: Substring) -> Set<PayloadForms.Form> {
      types.contains(type) ? known.union([.direct]) : known
    }
    return PayloadForms(
      reading: forms(with: "JSONReadable"), writing: forms(with: "JSONWritable"))
  }

  /// The sources of a program that prints each expectation that is not met: its own, and those that it shares with
  /// other cases.
  ///
  /// - Parameter temporary: a folder for sources that are made for this run.
  func behaviourPaths(writingTo temporary: URL) throws -> (own: [String], shared: [String]) {
    let own = try Self.contents(of: behaviour)
    var needed: Set<String> = ["Expectations"]
    let usesPayloads = try own.contains {
      try String(contentsOf: $0, encoding: .utf8).contains("code(")
    }
    if usesPayloads { needed.insert("PayloadProblems") }
    var additions: [String] = []
    if isSearched, let search = try secretSearch() {
      needed.formUnion(["PayloadProblems", "RandomPayloads", "SecretSearch"])
      additions.append(search)
    }
    var written: [String] = []
    if try tripsWithItsBehaviour() {
      needed.formUnion(["PayloadProblems", "RandomPayloads", "RoundTrips"])
      additions.append("try checkRoundTrips()")
      written.append(
        try Toolchain.write(
          Data(prefixed(roundTripCheck()).utf8), to: "RoundTripCheck.swift", in: temporary))
    }
    let mains = try own.map { file in
      guard !additions.isEmpty, file.lastPathComponent == "main.swift" else { return file.path() }
      let text = try String(contentsOf: file, encoding: .utf8)
      return try Toolchain.write(
        Data(([text] + additions.map(prefixed)).joined(separator: "\n").utf8), to: "main.swift",
        in: temporary)
    }
    return (mains + written, try checks(needed.sorted(), writingTo: temporary))
  }

  /// Files that check, and what they need to read and write JSON.
  func checks(_ names: [String], writingTo temporary: URL) throws -> [String] {
    let forms = try payloadForms()
    let importing = domainModule.map { "import \($0)\n" } ?? ""
    let payloads = try Toolchain.write(
      Data((importing + prefixed(forms.text)).utf8), to: "Payloads.swift", in: temporary)
    return try [payloads]
      + (names + forms.files + ["../SeededRandom/JSONSpacing"]).map {
        try shared($0, writingTo: temporary)
      }
  }

  /// Support code that reads JSON directly may be in the module of the domain.
  private func shared(_ name: String, writingTo temporary: URL) throws -> String {
    let file = Self.root.appending(path: "\(name).swift")
    let importing = domainModule.flatMap { name.hasPrefix("Direct") ? "import \($0)\n" : nil } ?? ""
    if importing.isEmpty && settings.supportPrefix.isEmpty { return file.path() }
    let copy = temporary.appending(path: file.lastPathComponent)
    let text = try prefixed(String(contentsOf: file, encoding: .utf8))
    try Data("\(importing)\(text)".utf8).write(to: copy)
    return copy.path()
  }

  /// The files with functions that the schemas leave to be written by hand.
  func handwrittenPaths() throws -> [String] {
    let handwritten = folder.appending(path: "Handwritten")
    guard FileManager.default.fileExists(atPath: handwritten.path()) else { return [] }
    return try Self.contents(of: handwritten).map { $0.path() }
  }

  /// The schemas of the case, or those at the top of the repository.
  func schemas() throws -> [SourceFile] {
    let own = folder.appending(path: "Schemas")
    let folder =
      FileManager.default.fileExists(atPath: own.path())
      ? own : Self.tests.deletingLastPathComponent().appending(path: "Schemas")
    return try Self.contents(of: folder).map { file in
      SourceFile(
        path: "Schemas/\(file.lastPathComponent)", bytes: Array(try Data(contentsOf: file)))
    }
  }

  /// What the schemas are turned into now. Kept, since many tests ask for the same.
  func generated() throws -> [GeneratedFile] {
    let schemas = try schemas()
    return Self.known.value(of: Variant(name: testDescription, settings: settings)) {
      generateNow(schemas)
    }
  }

  func generateNow(_ schemas: [SourceFile]) -> [GeneratedFile] {
    let (files, diagnostics) = generate(schemas, conventions: conventions, settings: settings)
    for diagnostic in diagnostics {
      Issue.record("\(testDescription): \(diagnostic.kind.code) \(diagnostic.message)")
    }
    return files
  }

  private static let known = SharedTable<Variant, [GeneratedFile]>()

  private struct Variant: Hashable {
    let name: String
    let settings: GenerationSettings
  }

  /// Where the support code is written.
  static let supportFolders = ["Templates/Support", "Sources/TextFormats"].map {
    tests.deletingLastPathComponent().appending(path: $0)
  }

  static func swiftFiles(in folders: [URL]) throws -> [String] {
    try folders.flatMap(contents).filter { $0.pathExtension == "swift" }.map { $0.path() }
  }

  /// The contents without hidden files, by name.
  static func contents(of folder: URL) throws -> [URL] {
    try FileManager.default
      .contentsOfDirectory(
        at: folder, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
      )
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
  }
}
