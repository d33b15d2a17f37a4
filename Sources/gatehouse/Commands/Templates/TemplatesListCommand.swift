import Emission
import TemplateEngine

struct TemplatesListCommand: Command {
  static let manual = Manual(
    command: "templates list",
    summary: "List the templates of generated files.",
    operands: "",
    discussion: """
      Each of them can be replaced: `gatehouse templates eject` writes them to a folder, and with
      `--templates`, `generate` and `check` use the ones in that folder.
      """,
    options: [],
    examples: [
      .init(line: "gatehouse templates list", meaning: "Show the names of all templates.")
    ])

  init(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.isEmpty else {
      throw .usage(UsageError("`templates list` takes no arguments", in: Self.manual.command))
    }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let rows = TemplateSource.embedded.map { ($0.name, $0.summary ?? "") }
    try terminal.print(Manual.table(rows.sorted { $0.0 < $1.0 }), on: .output)
    return .success
  }
}
