import Diagnostics
import Emission
import TemplateEngine

struct TemplatesEjectCommand: Command {
  static let manual = Manual(
    command: "templates eject",
    summary: "Write templates to a folder, where you can change them.",
    operands: "<folder> [<name> …]",
    discussion: """
      Without names, all templates are written. An existing file with another text is never
      overwritten; if there is one, nothing is written.

      Keep only the templates that you change: those that are not in the folder stay up to date with
      your version of Gatehouse.
      """,
    options: [.quiet],
    examples: [
      .init(
        line: "gatehouse templates eject Templates record",
        meaning: "Write `Templates/record.template`."),
      .init(
        line: "gatehouse generate -o Generated --templates Templates",
        meaning: "Generate with what is in that folder."),
    ],
    operandCompletion: .folderThenWords(TemplateSource.embedded.map(\.name)))

  private let folder: String
  private let templates: [TemplateSource]
  private let isQuiet: Bool

  init(_ arguments: Arguments) throws(Failure) {
    guard let folder = arguments.operands.first, !folder.isEmpty else {
      throw .usage(UsageError("`templates eject` needs a folder", in: Self.manual.command))
    }
    self.folder = try Arguments.folder(folder, in: Self.manual)
    isQuiet = arguments.has(.quiet)
    let names = arguments.operands.dropFirst()
    for name in names { try TemplateSource.checkName(name, in: Self.manual) }
    templates = TemplateSource.embedded.filter { names.isEmpty || names.contains($0.name) }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    let files = templates.map {
      OutputFile(name: $0.name + TemplateFiles.suffix, bytes: $0.file.bytes)
    }
    let reports = try OutputWriter.write([OutputTarget(folder: folder, files: files)]) {
      files, contents throws(Obstruction) in
      try OutputPlan(adding: files, to: contents)
    }
    for report in reports where !isQuiet { try terminal.print(report.summary, on: .error) }
    return .success
  }
}

extension TemplateSource {
  static func checkName(_ name: String, in manual: Manual) throws(Failure) {
    let names = embedded.map(\.name)
    guard names.contains(name) else {
      throw .usage(
        .unknown(
          "template", name, among: names, in: manual.command,
          listedBy: TemplatesListCommand.manual.command))
    }
  }
}
