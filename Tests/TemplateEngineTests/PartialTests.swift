import TemplateEngine
import Testing

@Suite struct PartialTests {
  private static let field = (
    name: "field", text: "{{#if summary}}\n/// {{summary}}\n{{/if}}\nlet {{name}}: {{type}}\n"
  )
  private static let declaration = (
    name: "declaration",
    text: """
    struct {{name}} {
      {{#each fields}}
      {{> field}}
      {{/each}}
      {{#each nested}}
      {{#unless @first}}

      {{/unless}}
      {{> declaration}}
      {{/each}}
    }

    """
  )

  @Test func itemsAndNestedDeclarations() throws {
    let score = DeclarationContext(
      name: "Score", fields: [.init(name: "points", type: "Int", summary: "So\nfar.")])
    let profile = DeclarationContext(
      name: "Profile", fields: [.init(name: "bio", type: "String")], nested: [score])
    let user = DeclarationContext(nested: [profile, DeclarationContext(name: "Empty")])
    let templates = Templates(
      "// Made by hand.\n\n{{> declaration}}\n", including: [Self.declaration, Self.field])
    #expect(
      try templates.render(user) == """
        // Made by hand.

        struct User {
          struct Profile {
            let bio: String
            struct Score {
              /// So
              far.
              let points: Int
            }
          }

          struct Empty {
          }
        }

        """)
  }

  @Test(arguments: [
    // On a line of its own, a partial brings lines, or none at all.
    Rendering(
      template: "a\n  {{> p}}\nb\n", partials: [("p", "x\n\ny\n")], expected: "a\n  x\n\n  y\nb\n"),
    Rendering(template: "a\n  {{> p}}\nb\n", partials: [("p", "x")], expected: "a\n  x\nb\n"),
    Rendering(template: "a\n  {{> p}}\nb\n", partials: [("p", "x\n\n")], expected: "a\n  x\n\nb\n"),
    Rendering(template: "a\n  {{> p}}\nb\n", partials: [("p", "")], expected: "a\nb\n"),
    Rendering(
      template: "a\n  {{> p}}\nb\n", partials: [("p", "{{#if isPublic}}public{{/if}}\n")],
      expected: "a\nb\n"),
    Rendering(
      template: "a\n  {{> p}} {{! more }}\nb", partials: [("p", "x\n")], expected: "a\n  x\nb"),
    Rendering(template: "  {{> p}}", partials: [("p", "x\n")], expected: "  x\n"),
    // Within a line, it is a part of that line.
    Rendering(template: "a({{> p}})\n", partials: [("p", "x\n")], expected: "a(x)\n"),
    Rendering(template: "  a({{> p}})\n", partials: [("p", "x\ny\n")], expected: "  a(x\n  y)\n"),
    Rendering(template: "a({{> p}})\n", partials: [("p", "")], expected: "a()\n"),
    Rendering(template: "  {{> p}}{{> p}}\n", partials: [("p", "x\n")], expected: "  xx\n"),
    Rendering(
      template: "{{> p}}", partials: [("p", "{{> q}}.\n"), ("q", "x\n")], expected: "x.\n"),
    Rendering(
      template: "{{> p}};", partials: [("p", "a\n {{> q}}\n"), ("q", "x\ny\n")],
      expected: "a\n x\n y\n;"),
    // Indentations add up, and end again.
    Rendering(
      template: "  {{> p}}\n  z\n",
      partials: [("p", "a\n  {{> q}}\nb\n"), ("q", "x\n  {{body}}\n")],
      context: DeclarationContext(body: "c\nd"),
      expected: "  a\n    x\n      c\n      d\n  b\n  z\n"),
  ])
  func lines(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(
      template: "{{> p owner}} {{> p}}", partials: [("p", "{{name}}\n")], expected: "Accounts User"),
    Rendering(
      template: "{{#if parent}}{{> p parent}}{{/if}}", partials: [("p", "{{name}}")],
      context: DeclarationContext(parent: OwnerContext(name: "Account")), expected: "Account"),
    Rendering(
      template: "{{#each fields}}{{> naming/größe-1.x owner}}{{/each}}",
      partials: [("naming/größe-1.x", "{{name}}")],
      context: DeclarationContext(fields: [.init(name: "a", type: "B")]), expected: "Accounts"),
  ])
  func contexts(_ rendering: Rendering) throws {
    try check(rendering)
  }

  /// Neither the stack nor the time depends on how deep the data is.
  @Test func depth() throws {
    let templates = Templates("{{left}}{{#each rest}} {{> main}}{{/each}}")
    let output = try templates.render(CountdownContext(left: 100_000))
    #expect(output.hasPrefix("100000 99999 "))
    #expect(output.hasSuffix(" 2 1 0"))
  }

  @Test func longLinesOfManyPartials() throws {
    let templates = Templates(
      "{{#each fields}}{{> p}}{{/each}}", including: [("p", "{{name}}\n")])
    let fields = Array(repeating: FieldContext(name: "a", type: "B"), count: 50_000)
    #expect(try templates.render(DeclarationContext(fields: fields)).utf8.count == 50_000)
  }
}
