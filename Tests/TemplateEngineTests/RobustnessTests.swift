import Diagnostics
import SeededRandom
import TemplateEngine
import TestTags
import Testing

/// Every template compiles, or there are diagnostics for it; and one that compiles can be rendered.
@Suite(.tags(.searching)) struct RobustnessTests {
  private static let template = """
    {{! The whole declaration. }}
    {{#if summary}}
    /// {{summary}}
    {{else if isPublic}}
    /// None {{{{ yet }}.
    {{/if}}
    {{#if isPublic}}public {{/if}}struct {{name}}{{#each conformances}}{{#if @first}}: {{else}}, {{/if}}{{text}}{{/each}} {
      {{#each fields}}
      let {{name}}: {{type}}{{#unless @last}},{{/unless}}
      {{else}}
      // {{{owner.name}}} größer
      {{/each}}
      {{#with parent}}{{name}}{{else}}{{> main owner}}{{/with}}
      {{#each nested}}
      {{> main}}
      {{/each}}
      {{body}}
    }

    """

  private static let context = DeclarationContext(
    summary: "A\n\nB", body: "a\n  b\n\n", conformances: ["Hashable", "Sendable"],
    fields: [.init(name: "a", type: "Int"), .init(name: "b", type: "C")],
    nested: [DeclarationContext(name: "Inner", parent: OwnerContext(name: "User"))])

  /// The diagnostics are rendered, too: their spans are places in the templates.
  private static func tryOut(_ bytes: [UInt8]) {
    let files = [
      SourceFile(path: "main.template", bytes: bytes),
      SourceFile(path: "p.template", bytes: bytes.reversed()),
    ]
    let set = TemplateSet([
      TemplateSource(name: "main", file: files[0]), TemplateSource(name: "p", file: files[1]),
    ])
    do throws(TemplateErrors) {
      let template = try set.compile("main", for: DeclarationContext.self)
      let output = template.render(context)
      #expect(template.render(context) == output)
    } catch {
      #expect(!error.diagnostics.isEmpty)
      let inside = error.diagnostics.allSatisfy { diagnostic in
        ([diagnostic.primary] + diagnostic.secondary).allSatisfy { label in
          label.span.file < 2 && label.span.end <= bytes.count
        }
      }
      #expect(inside)
      for diagnostic in error.diagnostics {
        for edit in diagnostic.fix?.edits ?? [] { #expect(edit.span.end <= bytes.count) }
      }
      #expect(!DiagnosticFormat.text.render(error.diagnostics, of: files).isEmpty)
    }
  }

  @Test func everyPrefix() {
    for template in [Self.template] + Problem.all.map(\.template) {
      let bytes = Array(template.utf8)
      for count in 0...bytes.count { Self.tryOut(Array(bytes.prefix(count))) }
    }
  }

  private static let pieces = [
    "{{", "}}", "{{{{", "{", "}", "\n", "\r\n", "\r", " ", "\t", "{{#if isPublic}}", "{{/if}}",
    "{{else}}", "{{#each nested}}", "{{/each}}", "{{> main}}", "{{> p}}", "{{name}}", "{{!",
    "@last",
    "#", "/", ">", ".", "é", "\u{FEFF}", "{{#unless summary}}", "{{#with owner}}", "{{/with}}",
  ]

  @Test(arguments: 0..<40)
  func mutations(_ seed: Int) {
    var dice = SeededGenerator(seed: seed)
    for template in [Self.template] + Problem.all.map(\.template) {
      var bytes = Array(template.utf8)
      for _ in 0..<Int.random(in: 1...6, using: &dice) {
        let start = Int.random(in: 0...bytes.count, using: &dice)
        let end = min(bytes.count, start + Int.random(in: 0...8, using: &dice))
        switch Int.random(in: 0..<4, using: &dice) {
        case 0: bytes.removeSubrange(start..<end)
        case 1: bytes.insert(UInt8.random(in: 0...255, using: &dice), at: start)
        case 2: bytes += bytes[start..<end]
        default:
          bytes.insert(contentsOf: (Self.pieces.randomElement(using: &dice) ?? "").utf8, at: start)
        }
      }
      Self.tryOut(bytes)
    }
  }

  @Test(arguments: [
    "{{", "{{!", "{{#", "{{/", "{{#if isPublic}}", "{{/if}}", "{{else}}", "{{#each nested}}{{/if}}",
    "{{#if a}}{{#each b}}{{/if}}", "{{/with}}", "{{name}}", "{{> main}}", "{", "}", "\r", "{{!\n",
    " {{x",
    "{{#if isPublic}}{{/if}}", "{{#if isPublic}}{{else if isPublic}}", "{{else if isPublic}}",
  ])
  func muchOfTheSame(_ piece: String) {
    for start in ["", "{{#if isPublic}}"] {
      let text = start + String(repeating: piece, count: 3_000)
      let problems = Templates(text).diagnostics(for: DeclarationContext.self)
      #expect(problems.allSatisfy { $0.primary.span.end <= text.utf8.count })
    }
  }
}
