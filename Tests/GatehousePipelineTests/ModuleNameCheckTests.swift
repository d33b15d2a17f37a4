import Diagnostics
import GatehousePipeline
import SwiftLowering
import Testing

/// Generated code must be able to name what is in a module.
@Suite struct ModuleNameCheckTests {
  private func printed(_ text: String, domain module: String? = nil) -> String {
    let file = SourceFile(path: "S.gate", text: text)
    var settings = GenerationSettings()
    settings.domain.module = module
    settings.domain.access = .public
    let (generated, diagnostics) = generate([file], settings: settings)
    #expect(generated.isEmpty == diagnostics.contains(where: \.isError))
    return DiagnosticFormat.text.render(diagnostics, of: [file])
  }

  @Test func `A module of the toolchain and something in it cannot both be hidden`() {
    let schema = """
      dto Swift { bic: String }
      dto CallDTO { error: Error?, dto Error { code: Int } }

      """
    #expect(
      printed(schema) == """
        error[G0220]: the name `Swift.Error` would be looked up in this `Swift`, and not in the module
         --> S.gate:1:1
          |
        1 | dto Swift { bic: String }
          | ^^^^^^^^^^^^^^^^^^^^^^^^^
        2 | dto CallDTO { error: Error?, dto Error { code: Int } }
          |                              ----------------------- this hides the `Error` of the module `Swift`
          |
          = help: rename one of them

        """)
  }

  @Test(arguments: ["dto Swift { bic: String }\n", "dto Error { code: Int }\n"])
  func `One of them can`(schema: String) {
    #expect(printed(schema) == "")
  }

  private let shop = """
    domain Shop { name: String }
    domain Operation { name: String }

    """

  @Test func `Neither can the module of the domain and a type that Foundation has, too`() {
    #expect(printed(shop) == "" && printed(shop, domain: "Store") == "")
    #expect(
      printed(shop, domain: "Shop") == """
        error[G0220]: the name `Shop.Operation` would be looked up in this `Shop`, and not in the module of the domain
         --> S.gate:1:1
          |
        1 | domain Shop { name: String }
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^
        2 | domain Operation { name: String }
          | --------------------------------- Foundation has a type of this name, so it needs its module
          |
          = help: rename one of them, or the module

        """)
  }
}
