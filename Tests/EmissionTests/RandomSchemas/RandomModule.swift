import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import Toolchain

/// Random schemas in one module, or in two, with the settings that they are generated with.
struct RandomModule {
  let seed: Int
  let setup: RandomSettings
  let schemas: [SourceFile]

  init(seed: Int) {
    self.seed = seed
    let setup = RandomSettings(seed: seed)
    schemas =
      RandomSchemas(seed: seed, count: 10, chapters: 12, conventions: setup.conventions).files
    // A type may not have the name of the module.
    let takesName = schemas.contains {
      String(decoding: $0.bytes, as: UTF8.self).contains(" Domain")
    }
    self.setup = takesName ? RandomSettings(seed: seed, module: "Core") : setup
  }

  /// What the compiler says.
  func compiled() throws -> String {
    let (files, diagnostics) = generate(
      schemas, conventions: setup.conventions, settings: setup.settings)
    if files.isEmpty {
      let errors = diagnostics.filter { $0.kind.severity == .error }.map(\.message)
      return "Nothing was generated:\n" + errors.joined(separator: "\n")
    }
    return try Toolchain.withFolder { folder in
      var paths: [OutputLayer: [String]] = [:]
      var texts: [OutputLayer: [String]] = [:]
      for file in files {
        let path = try Toolchain.write(
          Data(file.bytes), to: "\(file.layer)/\(file.name)", in: folder)
        paths[file.layer, default: []].append(path)
        texts[file.layer, default: []].append(String(decoding: file.bytes, as: UTF8.self))
      }
      let module = setup.settings.domain.module
      func write(_ name: String, _ text: String, importing module: String? = nil) throws -> String {
        // The proposals say themselves what else they need.
        let imports = module.map { "import \($0)\n" } ?? ""
        return try Toolchain.write(Data((imports + text).utf8), to: name, in: folder)
      }
      let types = HandwrittenHooks.types(
        for: schemas.map { String(decoding: $0.bytes, as: UTF8.self) },
        access: setup.settings.domain.access.prefix)
      paths[.domain, default: []].append(try write("Elsewhere.swift", types))
      if module == nil {
        texts = [.data: (texts[.domain] ?? []) + (texts[.data] ?? [])]
      } else {
        let hooks = HandwrittenHooks.text(for: texts[.domain] ?? [])
        paths[.domain, default: []].append(try write("DomainHooks.swift", hooks))
      }
      let hooks = try write(
        "Hooks.swift", HandwrittenHooks.text(for: texts[.data] ?? []), importing: module)
      let flags =
        ["-wmo", "-parse-as-library", "-warnings-as-errors", "-package-name", "app"]
        + setup.dialect
      var domain = paths[.domain] ?? []
      var output = ""
      if let module {
        output = try Toolchain.compile(
          flags + ["-emit-module", "-module-name", module] + domain,
          to: ("-emit-module-path", folder.appending(path: "\(module).swiftmodule").path()))
        domain = []
      }
      // The checks of data flow take more time than those of types.
      let depth = seed % 4 == 0 ? ["-emit-sil", "-o", "/dev/null"] : ["-typecheck"]
      return try output
        + Toolchain.compile(
          depth + flags + ["-I", folder.path(), hooks] + domain + (paths[.data] ?? []),
          reading: module == nil ? [] : paths[.domain] ?? [])
    }
  }
}
