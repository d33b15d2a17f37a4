import Diagnostics

/// One template, from its bytes to a tree. There is always a tree, but a tree with diagnostics must not be rendered.
struct TemplateParser {
  let template: ParsedTemplate
  let diagnostics: [Diagnostic]

  init(_ source: TemplateSource, file: Int) {
    let lexer = TemplateLexer(source.file, file: file)
    let lines = TagLines(lexer.pieces, of: lexer.bytes)
    let builder = TreeBuilder(lines.pieces, of: lexer.bytes)
    diagnostics =
      Self.encodingProblems(in: source.file, file: file) + lexer.diagnostics + builder.diagnostics
    let (nodes, endsLine) = builder.finish()
    template = ParsedTemplate(
      name: source.name, isBuiltIn: source.isBuiltIn, nodes: nodes, endsLine: endsLine)
  }

  /// Where the bytes are not valid UTF-8, since they are copied into the output.
  private static func encodingProblems(in source: SourceFile, file: Int) -> [Diagnostic] {
    var parser = Unicode.UTF8.ForwardParser()
    var bytes = source.bytes.makeIterator()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar):
        offset += scalar.count
      case .error(let length):
        return [
          Diagnostic(
            .templateEncoding, "this is not valid UTF-8",
            at: SourceSpan(file: file, start: offset, end: offset + length),
            help: "save the file as UTF-8")
        ]
      case .emptyInput:
        return []
      }
    }
  }
}

extension DiagnosticKind {
  static let templateEncoding = DiagnosticKind(
    "G0913", .error, "a template that is not valid UTF-8",
    explanation: """
      A template is UTF-8 text, like the Swift that it renders. The marked bytes are the first that are not valid UTF-8.
      Open the file in an editor and save it as UTF-8.
      """)
}
