import TemplateEngine
import Testing

/// Which lines there are, and where they begin.
@Suite struct LayoutTests {
  private static let twoFields = DeclarationContext(fields: [
    FieldContext(name: "mail", type: "Email"),
    FieldContext(name: "age", type: "Int", summary: "In years."),
  ])

  @Test(arguments: [
    Rendering(
      template: """
        struct {{name}} {
          {{! the fields, in the order of the wire }}
          {{#each fields}}
          {{#if summary}}
          /// {{summary}}
          {{/if}}
          let {{name}}: {{type}}
          {{/each}}
        }

        """,
      context: twoFields,
      expected: """
        struct User {
          let mail: Email
          /// In years.
          let age: Int
        }

        """),
    Rendering(
      template: """
        init(
          {{#each fields}}
          {{name}}: {{type}}{{#unless @last}},{{/unless}}
          {{else}}
          nothing
          {{/each}}
        )
        """,
      context: twoFields,
      expected: """
        init(
          mail: Email,
          age: Int
        )
        """),
    // Several tags on a line of their own leave nothing, either.
    Rendering(
      template: "a\n {{#if isPublic}} {{#if isPublic}}{{! both }}\t\nb\n{{/if}}{{/if}}\nc\n",
      expected: "a\nc\n"),
    Rendering(template: "{{#if isPublic}}\na\n{{else}}\nb\n{{/if}}", expected: "b\n"),
    Rendering(
      template: "{{#if isPublic}}\na\n{{else if summary}}\nb\n{{else}}\nc\n{{/if}}\nd",
      expected: "c\nd"),
    // With anything else on the line, the line stays.
    Rendering(template: "a\n{{#if isPublic}}b{{/if}}\nc\n", expected: "a\n\nc\n"),
    Rendering(template: "{{#unless isPublic}}b\n{{/unless}}\nc\n", expected: "b\nc\n"),
    Rendering(template: "a \n\n\n{{name}} \n", expected: "a \n\n\nUser \n"),
  ])
  func linesOfTags(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(
      template: "func run() {\n  {{body}}\n}\n",
      context: DeclarationContext(body: "if a {\n  b()\n}\n\nc()"),
      expected: "func run() {\n  if a {\n    b()\n  }\n\n  c()\n}\n"),
    Rendering(
      template: "\t{{body}}|\n", context: DeclarationContext(body: "a\nb\n"),
      expected: "\ta\n\tb\n|\n"),
    // What counts is where the line begins.
    Rendering(
      template: "  let a = {{body}} + {{body}}\n", context: DeclarationContext(body: "{\n  1\n}()"),
      expected: "  let a = {\n    1\n  }() + {\n    1\n  }()\n"),
    Rendering(
      template: "{{#unless isPublic}}  {{/unless}}{{body}}",
      context: DeclarationContext(body: "a\nb"), expected: "  a\n  b"),
    Rendering(
      template: "{{#each conformances}}\n  {{text}}\n{{/each}}",
      context: DeclarationContext(conformances: ["a\n b", "", "c"]),
      expected: "  a\n   b\n\n  c\n"),
    Rendering(
      template: "  {{body}}\nx",
      expected: "\nx"),
    // A line that holds only blanks becomes empty.
    Rendering(template: "  {{body}} \n\t\n {{body}}", expected: "\n\n"),
    Rendering(
      template: "  {{body}}\n", context: DeclarationContext(body: "a\n   \nb"),
      expected: "  a\n\n  b\n"),
  ])
  func indentation(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(template: "a\r\n{{#if isPublic}}\r\nb\r\n{{/if}}\r\nc\r\n", expected: "a\nc\n"),
    Rendering(template: "a\rb\r\n", expected: "a\rb\n"),
    Rendering(
      template: "  {{> field}}\r\nend\r\n", partials: [("field", "let a\r\nlet b\r\n")],
      expected: "  let a\n  let b\nend\n"),
    Rendering(template: "\u{FEFF}{{#if isPublic}}\n{{/if}}\na", expected: "a"),
    Rendering(template: "{{! a\r\nb }}\r\nc", expected: "c"),
  ])
  func lineBreaks(_ rendering: Rendering) throws {
    try check(rendering)
  }
}
