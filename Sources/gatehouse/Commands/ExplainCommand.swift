import Diagnostics
import GatehousePipeline

struct ExplainCommand: Command {
  static let manual = Manual(
    command: "explain",
    summary: "Explain the code of a diagnostic, with examples.",
    operands: "[<code>]",
    discussion: """
      Every diagnostic has a code, as in `error[G0103]`. This shows what it means and, for
      most problems, a schema that has it, and the same schema without it. Without a code, all codes
      are listed.
      """,
    options: [pages],
    examples: [
      .init(line: "gatehouse explain G0103", meaning: "Explain one code."),
      .init(line: "gatehouse explain", meaning: "List all codes."),
      .init(
        line: "gatehouse explain --pages Gatehouse.docc/Diagnostics",
        meaning: "Write the index of diagnostics for DocC."),
    ],
    operandCompletion: .words(allDiagnosticKinds.map(\.code)))

  private static let pages = Option(
    "--pages", takes: .init(placeholder: "folder", kind: .folder),
    "Write a page for each code, and an index of them, to a folder, as Markdown for DocC.")

  private let kind: DiagnosticKind?
  private let folder: String?

  init(_ arguments: Arguments) throws(Failure) {
    guard arguments.operands.count <= 1 else {
      throw .usage(UsageError("`explain` takes only one code", in: "explain"))
    }
    folder = arguments.value(of: Self.pages)
    guard arguments.operands.isEmpty || folder == nil else {
      throw .usage(UsageError("`--pages` cannot be combined with a code", in: "explain"))
    }
    kind = try arguments.operands.first.map { word throws(Failure) in
      // A code may be copied with what is around it in a message, `error[G0104]`, or be its number alone.
      let digits =
        word.firstMatch(of: /\[[Gg](\d{4})\]/)?.output.1
        ?? word.wholeMatch(of: /[Gg]?(\d{1,4})/)?.output.1
      let code = digits.map { "G\(String(repeating: "0", count: 4 - $0.count))\($0)" } ?? word
      guard let kind = allDiagnosticKinds.first(where: { $0.code == code }) else {
        throw .usage(
          .unknown(
            "code", word, among: allDiagnosticKinds.map(\.code), in: "explain",
            listedBy: "explain"))
      }
      return kind
    }
  }

  func run(in terminal: Terminal) throws(Failure) -> ExitCode {
    if let folder {
      try NewFiles.write(DiagnosticPages.files(in: folder))
      return .success
    }
    try terminal.print(kind.map(Self.page) ?? Self.list, on: .output)
    return .success
  }

  private static func page(_ kind: DiagnosticKind) -> String {
    "\(kind.severity.rawValue)[\(kind.code)]: \(kind.title)\n\n"
      + indentingBlocks(of: Explanation(kind).headed { "\($0):" }) + "\n"
  }

  private static var list: String {
    Manual.table(allDiagnosticKinds.map { ($0.code, $0.title) })
  }

  /// Turns fenced blocks into indented ones, which are also Markdown, and easier to read in a terminal.
  private static func indentingBlocks(of markdown: String) -> String {
    var isBlock = false
    var lines: [String] = []
    for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isBlock.toggle()
      } else {
        lines.append(isBlock && !line.isEmpty ? "    \(line)" : String(line))
      }
    }
    return lines.joined(separator: "\n")
  }
}
