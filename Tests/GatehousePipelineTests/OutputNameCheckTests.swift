import Diagnostics
import GatehousePipeline
import SwiftLowering
import Testing

/// In the layout for build systems, schemas need different names.
@Suite struct OutputNameCheckTests {
  private func printed(_ paths: [String], layout: FileLayout = .filePerSchema) -> String {
    let files = paths.enumerated().map { index, path in
      SourceFile(path: path, text: "type Name\(index) = String\n")
    }
    let (generated, diagnostics) = generate(files, settings: GenerationSettings(layout: layout))
    #expect(generated.isEmpty == !diagnostics.isEmpty)
    return DiagnosticFormat.text.render(diagnostics, of: files)
  }

  @Test func `Two schemas of one name are an error`() {
    #expect(
      printed(["Orders/Types.gate", "Users/types.gate", "Users.gate"]) == """
        error[G1101]: another schema is called `types.gate` too
         --> Users/types.gate:1:1
          |
        1 | type Name1 = String
          | ^
         ::: Orders/Types.gate:1:1
          |
        1 | type Name0 = String
          | - this one
          |
          = help: rename one of them: the generated files of each have its name

        """)
  }

  @Test func `The name of the support code is taken`() {
    #expect(
      printed(["Schemas/gatehousesupport.gate"]) == """
        error[G1101]: `GatehouseSupport.gate` is the name of the support code
         --> Schemas/gatehousesupport.gate:1:1
          |
        1 | type Name0 = String
          | ^
          |
          = help: rename the schema: the generated files have its name

        """)
  }

  @Test func `Where each declaration has a file, the names of schemas do not matter`() {
    #expect(printed(["a/Types.gate", "b/Types.gate"], layout: .filePerDeclaration) == "")
  }
}
