import Diagnostics
import Emission
import Foundation
import GatehousePipeline
import SwiftLowering
import Testing
import Toolchain

/// A schema may use the names that generated code uses for itself, at the top level and within types.
@Suite(.tags(.compiling)) struct TakenNameTests {
  @Test(arguments: [false, true], [JSONForm.codable, .directOnly])
  func `Types may have the names that generated code uses`(isNested: Bool, json: JSONForm) throws {
    let schema = SchemaOfTakenNames(try TakenNames.all(), isNested: isNested)
    #expect(schema.names.count > 300)
    // What is refused is refused with a diagnostic, and not by the compiler.
    let known = ["Draft", "Field", "Self", "TaskLocal", "ValidationError", "Violations"]
    #expect(schema.refused.filter { !known.contains($0) } == [])
    let file = SourceFile(path: "Taken.gate", text: schema.text)
    let files = generate([file], settings: GenerationSettings(json: json)).files
    #expect(!files.isEmpty)
    #expect(try typeCheck(files) == "")
  }

  /// With names as on the wire, members may begin with a capital letter.
  @Test func `Members may have the names that generated code uses`() throws {
    let schema = SchemaOfTakenMembers(try TakenNames.all())
    #expect(schema.names.count > 300)
    #expect(schema.refused == ["Draft", "Field", "Self", "ValidationError", "Violations"])
    let files = generate(
      [SourceFile(path: "Taken.gate", text: schema.text)],
      conventions: SchemaOfTakenMembers.conventions, settings: GenerationSettings(json: .direct)
    ).files
    #expect(!files.isEmpty)
    #expect(try typeCheck(files) == "")
  }

  private func typeCheck(_ files: [GeneratedFile]) throws -> String {
    try Toolchain.withFolder { folder in
      let paths = try files.map {
        try Toolchain.write(Data($0.bytes), to: "\($0.layer)/\($0.name)", in: folder)
      }
      return try Toolchain.compile(
        ["-typecheck", "-wmo", "-parse-as-library", "-warnings-as-errors"] + Toolchain.strict
          + paths)
    }
  }
}
