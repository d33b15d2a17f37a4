import Diagnostics
import TemplateEngine
import Testing

/// The first example of an explanation gives its code, and nothing else; the last one compiles.
@Suite struct ExplanationTests {
  /// Codes that cannot be shown in one short template.
  private static let withoutExample: Set = ["G0911", "G0912", "G0913"]

  @Test(arguments: TemplateSet.diagnosticKinds)
  func examples(_ kind: DiagnosticKind) throws {
    let examples = Self.blocks(of: kind.explanation)
    guard !Self.withoutExample.contains(kind.code) else {
      #expect(examples.isEmpty)
      return
    }
    try #require(examples.count == 2)
    #expect(Self.codes(of: examples[0]) == [kind.code])
    #expect(Self.codes(of: examples[1]) == [])
  }

  private static func blocks(of explanation: String) -> [String] {
    var blocks: [String] = []
    var isInside = false
    for line in explanation.split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "```swift-template":
        isInside = true
        blocks.append("")
      case "```": isInside = false
      case _ where isInside: blocks[blocks.count - 1] += line + "\n"
      default: break
      }
    }
    return blocks
  }

  private static func codes(of example: String) -> Set<String> {
    let file = SourceFile(path: "declaration.template", text: example)
    do throws(TemplateErrors) {
      _ = try TemplateSet([TemplateSource(name: "declaration", file: file)])
        .compile("declaration", for: DeclarationContext.self)
      return []
    } catch {
      return Set(error.diagnostics.map(\.kind.code))
    }
  }
}
