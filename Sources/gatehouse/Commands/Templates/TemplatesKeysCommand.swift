import Diagnostics
import Emission
import TemplateEngine

struct TemplatesKeysCommand: Command {
  static let manual = Manual(
    command: "templates keys",
    summary: "Show the keys that templates can use.",
    operands: "[<name>]",
    discussion: """
      A template is rendered with a context, whose keys it can write, test, enter or loop over. This
      shows the context of one template with everything in it, or those of all templates.
      """,
    options: [.documentation],
    examples: [
      .init(line: "gatehouse templates keys record", meaning: "Show the keys of one template."),
      .init(
        line: "gatehouse templates keys --format markdown > Keys.md",
        meaning: "Write a page about all of them."),
    ],
    operandCompletion: .words(TemplateSource.embedded.map(\.name)))

  private let name: String?
  private let format: ContextDocumentation

  init(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count <= 1 else {
      throw .usage(
        UsageError("`templates keys` takes only one template", in: Self.manual.command))
    }
    name = arguments.operands.first
    format = arguments.value(of: .documentation).flatMap(ContextDocumentation.init) ?? .text
    if let name { try TemplateSource.checkName(name, in: Self.manual) }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let uses: [TemplateUse]
    do throws(TemplateErrors) {
      uses = try Emitter().templateUses
    } catch {
      let files = TemplateSource.embedded.map(\.file)
      try terminal.report(error.diagnostics, of: files, format: .text)
      return .problems
    }
    let contexts = uses.filter { name == nil || $0.template == name }.map(\.context)
    try terminal.print(format.render(contexts), on: .output)
    return .success
  }
}
