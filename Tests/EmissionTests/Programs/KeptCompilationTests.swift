import Foundation
import TestTags
import Testing
import Toolchain

/// What tests have compiled is kept, and must never stand in for something else.
@Suite(.tags(.compiling)) struct KeptCompilationTests {
  /// In a text that no run has compiled before.
  private let unknown = "let id = \"\(UUID())\"\n"

  @Test func `A fault is found each time, and beside what was kept`() throws {
    try Toolchain.withFolder { (folder: URL) throws in
      func said(_ text: String, _ flags: [String] = []) throws -> String {
        let file = try Toolchain.write(Data(text.utf8), to: "Kept.swift", in: folder)
        return try Toolchain.compile(["-typecheck", "-parse-as-library"] + flags + [file])
      }
      let faulty = unknown + "let number: Int = id\n"
      for _ in 0..<2 {
        #expect(try said(unknown) == "")
        #expect(try said(faulty).contains("cannot convert value of type 'String'"))
        #expect(try said(unknown, ["-unknown-option"]).contains("-unknown-option"))
      }
    }
  }

  @Test func `A program is that of its own sources`() throws {
    try Toolchain.withFolder { folder in
      for (run, word) in ["one", "two", "one"].enumerated() {
        let text = unknown + "print(\"\(word)\")\n"
        let file = try Toolchain.write(Data(text.utf8), to: "main.swift", in: folder)
        let program = folder.appending(path: "program\(run)").path()
        #expect(try Toolchain.compile([file], to: ("-o", program)) == "")
        #expect(try Toolchain.run(program, []) == "\(word)\n")
      }
    }
  }

  @Test func `Sources of imported modules count`() throws {
    try Toolchain.withFolder { folder in
      for type in ["String", "Int"] {
        let source = try Toolchain.write(
          Data("\(unknown)public let value: \(type)? = nil\n".utf8), to: "Inner.swift", in: folder)
        let module = folder.appending(path: "Inner.swiftmodule").path()
        let made = try Toolchain.compile(
          ["-emit-module", "-parse-as-library", "-module-name", "Inner", source],
          to: ("-emit-module-path", module))
        #expect(made == "")
        let user = try Toolchain.write(
          Data("import Inner\nlet text: String? = value\n".utf8), to: "Outer.swift", in: folder)
        let said = try Toolchain.compile(
          ["-typecheck", "-parse-as-library", "-I", folder.path(), user], reading: [source])
        #expect(said.isEmpty == (type == "String"))
      }
    }
  }
}
