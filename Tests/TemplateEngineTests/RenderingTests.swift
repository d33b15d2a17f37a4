import TemplateEngine
import Testing

@Suite struct RenderingTests {
  static let mail = FieldContext(name: "mail", type: "Email")
  static let age = FieldContext(name: "age", type: "Int", summary: "In years.")
  static let fields = DeclarationContext(fields: [mail, age])

  @Test(arguments: [
    Rendering(template: "", expected: ""),
    Rendering(template: "struct {{name}} {}\n", expected: "struct User {}\n"),
    Rendering(template: "{{ name }}{{name}}", expected: "UserUser"),
    Rendering(template: "{{owner.name}}.{{name}}", expected: "Accounts.User"),
    Rendering(
      template: "{{name}}", context: DeclarationContext(name: "{{name}} {{#if"),
      expected: "{{name}} {{#if"),
  ])
  func values(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(template: "{ {{name}} } }} { }", expected: "{ User } }} { }"),
    Rendering(template: "{{{name}}}", expected: "{User}"),
    Rendering(template: "{{{{ $0 }}", expected: "{{ $0 }}"),
    Rendering(template: "{{{{name}}", expected: "{{name}}"),
    Rendering(template: "{{{{{{name}}}}", expected: "{{User}}"),
    Rendering(template: "{{{{{{{name}}}", expected: "{{{User}"),
    Rendering(template: "{", expected: "{"),
    Rendering(template: "{{{{", expected: "{{"),
  ])
  func braces(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(template: "{{#if isPublic}}public {{/if}}let", expected: "let"),
    Rendering(
      template: "{{#if isPublic}}public {{/if}}let", context: DeclarationContext(isPublic: true),
      expected: "public let"),
    Rendering(template: "{{#unless isPublic}}internal{{/unless}}", expected: "internal"),
    Rendering(template: "{{#unless isPublic}}a{{else}}b{{/unless}}", expected: "a"),
    Rendering(
      template: "{{#unless isPublic}}a{{else}}b{{/unless}}",
      context: DeclarationContext(isPublic: true), expected: "b"),
    Rendering(template: "{{#if fields}}some{{else}}none{{/if}}", expected: "none"),
    Rendering(template: "{{#if fields}}some{{else}}none{{/if}}", context: fields, expected: "some"),
    Rendering(
      template: "{{#if summary}}{{summary}}{{else}}-{{/if}}", expected: "-"),
    Rendering(
      template: "{{#if summary}}{{summary}}{{/if}}", context: DeclarationContext(summary: "Who."),
      expected: "Who."),
    Rendering(
      template: "{{#unless summary}}-{{else}}{{summary}}{{/unless}}",
      context: DeclarationContext(summary: "Who."), expected: "Who."),
    Rendering(
      template: "{{#unless summary}}-{{else if isPublic}}{{summary}}{{/unless}}",
      context: DeclarationContext(summary: "Who.", isPublic: true), expected: "Who."),
    Rendering(
      template:
        "{{#if isPublic}}a{{else if summary}}{{summary}}{{else if fields}}c{{else}}d{{/if}}",
      context: DeclarationContext(summary: "b"), expected: "b"),
    Rendering(
      template: "{{#if isPublic}}a{{else if summary}}b{{else if fields}}c{{else}}d{{/if}}",
      context: fields, expected: "c"),
    Rendering(
      template: "{{#if isPublic}}a{{else if summary}}b{{else if fields}}c{{else}}d{{/if}}",
      expected: "d"),
    Rendering(
      template: "{{#if isPublic}}a{{else if summary}}b{{else if fields}}c{{/if}}", expected: ""),
    Rendering(template: "{{#if parent}}{{parent.name}}{{else}}-{{/if}}", expected: "-"),
    Rendering(
      template: "{{#if parent}}{{parent.name}}{{/if}}",
      context: DeclarationContext(parent: OwnerContext(name: "Account")), expected: "Account"),
  ])
  func conditions(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(
      template: "({{#each fields}}{{name}}: {{type}}{{#unless @last}}, {{/unless}}{{/each}})",
      context: fields, expected: "(mail: Email, age: Int)"),
    Rendering(
      template: "({{#each fields}}{{name}}: {{type}}{{#unless @last}}, {{/unless}}{{/each}})",
      expected: "()"),
    Rendering(
      template: "{{#each conformances}}{{#if @first}}: {{else}}, {{/if}}{{text}}{{/each}}",
      context: DeclarationContext(conformances: ["Hashable", "Sendable", "Codable"]),
      expected: ": Hashable, Sendable, Codable"),
    Rendering(
      template: "{{#each fields}}{{name}}{{else}}no fields{{/each}}", expected: "no fields"),
    Rendering(
      template: "{{#each fields}}{{name}}{{else}}no fields{{/each}}", context: fields,
      expected: "mailage"),
    // Keys of surrounding contexts are visible, the nearest first.
    Rendering(
      template: "{{#each fields}}{{#if isPublic}}+{{/if}}{{name}} {{owner.name}} {{/each}}{{name}}",
      context: DeclarationContext(isPublic: true, fields: [mail]), expected: "+mail Accounts User"),
    Rendering(
      template:
        "{{#each nested}}{{#each fields}}{{name}}{{#if @last}}.{{/if}}{{/each}}{{#if @last}}!{{/if}}{{/each}}",
      context: DeclarationContext(nested: [fields, fields]), expected: "mailage.mailage.!"),
    // The position is that of the `each`, even inside another context.
    Rendering(
      template:
        "{{#each nested}}{{#with owner}}{{name}}{{#unless @last}}, {{/unless}}{{/with}}{{/each}}",
      context: DeclarationContext(nested: [fields, fields]), expected: "Accounts, Accounts"),
  ])
  func lists(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(template: "{{#with owner}}{{name}}{{/with}} {{name}}", expected: "Accounts User"),
    Rendering(template: "{{#with parent}}{{name}}{{else}}{{name}}{{/with}}", expected: "User"),
    Rendering(
      template: "{{#with parent}}{{name}} {{parent.name}}{{else}}-{{/with}}",
      context: DeclarationContext(parent: OwnerContext(name: "Account")),
      expected: "Account Account"),
    Rendering(
      template: "{{#with owner}}{{#if größe}}{{größe}}{{/if}}{{/with}}",
      context: DeclarationContext(owner: OwnerContext(name: "Å", größe: "十")), expected: "十"),
    // However the name was typed, with one scalar for the ö or with two.
    Rendering(
      template: "{{#if owner.gro\u{308}ße}}{{owner.größe}}{{/if}}",
      context: DeclarationContext(owner: OwnerContext(name: "Å", größe: "十")), expected: "十"),
  ])
  func contexts(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test(arguments: [
    Rendering(template: "a{{! nobody reads this }}b", expected: "ab"),
    Rendering(template: "a{{!}}b{{! } }}c", expected: "abc"),
    Rendering(template: "a\n{{! of\n  two lines }}\nb", expected: "a\nb"),
  ])
  func comments(_ rendering: Rendering) throws {
    try check(rendering)
  }

  @Test func outputIsAppended() throws {
    let template = try TemplateSet(Templates("  {{name}}\n").sources)
      .compile("main", for: DeclarationContext.self)
    var output = Array("// ".utf8)
    template.render(DeclarationContext(name: "A\nB"), into: &output)
    template.render(DeclarationContext(name: "C"), into: &output)
    #expect(String(decoding: output, as: UTF8.self) == "//   A\n  B\n  C\n")
  }

  @Test func oneTemplateServesSeveralContexts() throws {
    let set = TemplateSet(Templates("{{name}}\n").sources)
    let declaration = try set.compile("main", for: DeclarationContext.self)
    let owner = try set.compile("main", for: OwnerContext.self)
    #expect(declaration.render(DeclarationContext()) == Array("User\n".utf8))
    #expect(owner.render(OwnerContext(name: "Accounts")) == Array("Accounts\n".utf8))
  }
}

func check(_ rendering: Rendering, sourceLocation: SourceLocation = #_sourceLocation) throws {
  let templates = Templates(rendering.template, including: rendering.partials)
  let problems = templates.problems(for: DeclarationContext.self)
  #expect(problems == "", sourceLocation: sourceLocation)
  #expect(
    try templates.render(rendering.context) == rendering.expected, sourceLocation: sourceLocation)
}
