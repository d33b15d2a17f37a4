import Diagnostics
import TemplateEngine
import Testing

/// A template for a declaration, and what is reported about it.
struct Problem: CustomTestStringConvertible, Sendable {
  let title: String
  let template: String
  let partials: [(name: String, text: String)]
  let expected: String

  init(
    _ title: String, template: String, partials: [(name: String, text: String)] = [],
    expected: String
  ) {
    self.title = title
    self.template = template
    self.partials = partials
    self.expected = expected
  }

  var testDescription: String { title }

  var templates: Templates { Templates(template, including: partials) }

  static let all = keyProblems + sectionProblems + tagProblems + setProblems
}

@Suite struct ProblemTests {
  @Test(arguments: Problem.all)
  func texts(_ problem: Problem) {
    #expect(problem.templates.problems(for: DeclarationContext.self) == problem.expected)
  }

  private static let deep =
    String(repeating: "{{#if isPublic}}", count: 101) + String(repeating: "{{/if}}", count: 101)

  @Test func sectionsNestedTooDeeply() {
    let problems = Templates("{{#if isPublic}}\n" + Self.deep.dropFirst(16))
      .problems(for: DeclarationContext.self)
    #expect(problems.hasPrefix("error[G0911]: sections are nested more than 100 levels deep\n"))
    #expect(problems.contains("move the inner sections to a template of their own"))
    #expect(problems.split(separator: "\n\n").count == 1)
    #expect(
      Templates(String(Self.deep.dropFirst(16).dropLast(7)))
        .problems(for: DeclarationContext.self) == "")
  }

  /// Spans count from the position of the first template among the files of the run.
  @Test func bytesThatAreNoText() {
    let schema = SourceFile(path: "User.gate", text: "")
    let file = SourceFile(path: "dto.template", bytes: Array("a\nlet ".utf8) + [0xE2, 0x82, 0x20])
    let set = TemplateSet([TemplateSource(name: "dto", file: file)], firstFile: 1)
    let error = #expect(throws: TemplateErrors.self) {
      try set.compile("dto", for: OwnerContext.self)
    }
    #expect(
      DiagnosticFormat.text.render(error?.diagnostics ?? [], of: [schema, file]) == """
        error[G0913]: this is not valid UTF-8
         --> dto.template:2:5
          |
        2 | let \u{FFFD}
          |     ^
          |
          = help: save the file as UTF-8

        """)
  }

  @Test func aTemplateThatSwiftAsksForInVain() {
    let set = TemplateSet(Templates("{{/if}}").sources)
    for (name, help) in [("mian", "did you mean `main`?"), ("enum", "the templates are `main`")] {
      let error = #expect(throws: TemplateErrors.self) {
        try set.compile(name, for: OwnerContext.self)
      }
      let problem = error?.diagnostics.last
      #expect(error?.diagnostics.count == 2)
      #expect(problem?.message == "there is no template `\(name)`")
      #expect(problem?.help == help)
    }
    let error = #expect(throws: TemplateErrors.self) {
      try TemplateSet([]).compile("main", for: OwnerContext.self)
    }
    #expect(error?.diagnostics.map(\.help) == ["there are no templates"])
  }

  @Test func aContextWithoutKeys() {
    #expect(
      Templates("{{a}}").diagnostics(for: EmptyContext.self).map(\.help) == ["it has no keys"])
  }

  @Test func everyKindHasACase() {
    var seen = Set(
      Problem.all.flatMap { $0.templates.diagnostics(for: DeclarationContext.self) }.map(\.kind))
    seen.formUnion(Templates(Self.deep).diagnostics(for: DeclarationContext.self).map(\.kind))
    let bytes = SourceFile(path: "", bytes: [0xFF])
    let error = #expect(throws: TemplateErrors.self) {
      try TemplateSet([TemplateSource(name: "", file: bytes)]).compile("", for: OwnerContext.self)
    }
    seen.formUnion(error?.diagnostics.map(\.kind) ?? [])
    #expect(seen == Set(TemplateSet.diagnosticKinds))
    #expect(Set(TemplateSet.diagnosticKinds.map(\.code)).count == 14)
  }
}
