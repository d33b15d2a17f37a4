import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering

/// The Swift that schemas become, in one module.
struct GeneratedModule {
  /// Each with its path.
  private(set) var files: [(path: String, bytes: [UInt8])]

  /// - Parameter form: what is generated for `codable` is a part of what is generated for `direct`.
  init(
    _ schemas: [SourceFile], _ form: JSONForm, _ layout: FileLayout
  ) throws(SuiteError) {
    let settings = GenerationSettings(json: form, layout: layout)
    let (generated, diagnostics) = generate(schemas, settings: settings)
    if let error = diagnostics.first(where: \.isError) {
      let span = error.primary.span
      let place = schemas.indices.contains(span.file) ? schemas[span.file].path : "?"
      throw SuiteError("\(place) is not valid: \(error.kind.code): \(error.message)")
    }
    files = generated.map { ($0.name, $0.bytes) }
  }

  mutating func add(_ text: String, at path: String) {
    files.append((path, Array(text.utf8)))
  }

  /// - Throws: what the compiler says, if it says anything at all.
  func compile(_ task: Task, in folder: URL) throws {
    for file in files {
      let url = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.bytes).write(to: url)
    }
    // Without `-wmo`, type-checking takes 15 times as long: each file is looked at for all the others.
    let compiler = try ChildProcess(
      "swiftc",
      ["-wmo", "-Onone", "-swift-version", "6", "-warnings-as-errors", "-module-name", "Imported"]
        + task.flags + files.map(\.path),
      in: folder, mergingErrors: true)
    guard compiler.status == 0, compiler.output.isEmpty else {
      throw SuiteError("the compiler says\n\(compiler.text.prefix(4000))")
    }
  }

  enum Task {
    case typeCheck
    case link(String)

    fileprivate var flags: [String] {
      switch self {
      case .typeCheck: ["-typecheck", "-parse-as-library"]
      case .link(let program): ["-num-threads", "2", "-o", program]
      }
    }
  }
}
