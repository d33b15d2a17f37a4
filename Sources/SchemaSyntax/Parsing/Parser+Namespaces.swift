import Diagnostics

extension Parser {
  /// `namespace V2 { … }`, or `namespace V2` alone, which holds the rest of the file, after the word `namespace`.
  mutating func parseNamespace(start: Token, preamble: Preamble) -> NamespaceDeclaration {
    let isFirst = landmarks.items.count == 1
    let name = parseDeclarationName(after: "namespace")
    reportRestOfPath(after: name)
    var namespace = NamespaceDeclaration(
      name: name, declarations: [], preamble: preamble, head: start.span.through(previousSpan),
      span: start.span)
    if current.kind == .leftBrace {
      if depth > 1 { reportNestedNamespace(namespace) }
      documentedItems(of: namespace.head) { parser, preamble in
        if let declaration = parser.parseDeclaration(preamble) {
          namespace.declarations.append(declaration)
        }
        return true
      }
    } else if continuesLine {
      reportExpected("`{` or the end of the line after the name of a namespace")
      skipBroken()
    } else {
      if !isFirst { reportLateNamespace(namespace) }
      if depth == 1 {
        namespaceOfFile = name
        namespace.declarations = parseDeclarations()
      }
    }
    namespace.span = start.span.through(previousSpan)
    return namespace
  }

  /// `API.V2`, read as the first name.
  private mutating func reportRestOfPath(after name: Name) {
    guard current.kind == .dot, continuesLine else { return }
    while take(.dot) != nil { _ = take(.identifier) }
    let span = name.span.through(previousSpan)
    let joined = text(of: span).filter { $0 != "." }
    diagnostics.report(
      .nestedNamespace, "the name of a namespace is a single word", at: span,
      help: "write `\(joined)`: a namespace is not part of another one",
      fix: .propose(joined, for: span))
  }

  private mutating func reportNestedNamespace(_ namespace: NamespaceDeclaration) {
    let outer = namespaceOfFile
    diagnostics.report(
      .nestedNamespace, "a namespace cannot be declared within another declaration",
      at: namespace.head,
      secondary: outer.map { [.init($0.span, "the rest of the file is in this one")] } ?? [],
      help: outer.map {
        "move `\(namespace.name.text)` to another file, or give `\($0.text)` braces around what belongs to it"
      } ?? "move `\(namespace.name.text)` to the top level of a file")
  }

  private mutating func reportLateNamespace(_ namespace: NamespaceDeclaration) {
    let name = namespace.name.text
    diagnostics.report(
      .lateNamespace, "a namespace without braces must come first in its file",
      at: namespace.head,
      notes: ["without braces, it holds everything that the file declares"],
      help:
        "move it to the top of the file, or write `namespace \(name) { … }` around what belongs to it"
    )
  }
}

extension DiagnosticKind {
  static let nestedNamespace = DiagnosticKind(
    "G0175", .error, "a namespace within another declaration",
    explanation: """
      Namespaces are declared at the top level, and their names are single words. They hold types, and types can hold
      other types.
      """,
    wrong: """
      namespace API {
        namespace V2 { dto UserDTO { name: String } }
      }
      """,
    right: """
      namespace APIV2 { dto UserDTO { name: String } }
      """)

  static let lateNamespace = DiagnosticKind(
    "G0176", .error, "a namespace that does not hold the whole file",
    explanation: """
      A namespace without braces holds everything in its file, so it is the first declaration there, and the only such
      namespace. With braces, it holds what is between them, and can be anywhere at the top level.
      """,
    wrong: """
      dto PingDTO { time: Int }
      namespace V2
      dto UserDTO { name: String }
      """,
    right: """
      dto PingDTO { time: Int }
      namespace V2 {
        dto UserDTO { name: String }
      }
      """)
}
