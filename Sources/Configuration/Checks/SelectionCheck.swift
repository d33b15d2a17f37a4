package import Diagnostics

/// An output may only select from the schemas that are read.
enum SelectionCheck {
  static func run(_ configuration: WrittenConfiguration, into diagnostics: inout [Diagnostic]) {
    let known = configuration.schemas.map(\.value)
    for schema in (configuration.outputs ?? []).flatMap({ $0.schemas ?? [] }) {
      guard let span = schema.span, !known.contains(where: { schema.value.isWithin($0) }) else {
        continue
      }
      let nearest = Spelling(all: known).nearest(to: schema.value)
      diagnostics.report(
        .foreignSelection, "`\(schema.value)` is not among the schemas", at: span,
        label: Diagnostic.question(about: nearest),
        help:
          "name a file or a folder that is in \(known.map { "`\($0)`" }.joined(separator: ", "))"
          + ", or add it to `schemas` at the top")
    }
  }
}

extension String {
  /// Whether this path, which has no detours, is `folder` or is inside it. The names of the folders above the configuration
  /// are not known.
  package func isWithin(_ folder: String) -> Bool {
    guard folder.wayUp == folder || folder == "." else {
      return self == folder || hasPrefix(folder + "/")
    }
    return wayUp.utf8.count <= (folder == "." ? 0 : folder.utf8.count)
  }

  /// `../..` of `../../Schemas`
  private var wayUp: String {
    split(separator: "/").prefix { $0 == ".." }.joined(separator: "/")
  }
}

extension Configuration.Selection {
  /// What is wrong with the files and folders, given the paths of all schemas.
  package func check(within paths: [String]) -> [Diagnostic] {
    schemas.compactMap { schema in
      guard let span = schema.span, !paths.contains(where: { $0.isWithin(schema.value) }) else {
        return nil
      }
      return .unknownText(
        .foreignSelection, "`\(schema.value)` is not there, or has no schemas in it", at: span,
        nearest: Spelling(all: paths).nearest(to: schema.value),
        help: "name a file or a folder that is there")
    }
  }

  /// What is wrong with the names, given the names of all declarations at the top of the schema that can be asked for, and of
  /// the converters, which cannot.
  package func check(against names: [String], converters: Set<String>) -> [Diagnostic] {
    let known = Set(names)
    let spelling = Spelling(all: names)
    let namesakes = Dictionary(grouping: names.filter { $0.contains(".") }, by: \.withoutNamespace)
    let simpleSpelling = Spelling(all: namesakes.keys.sorted())
    return declarations.compactMap { name in
      guard let span = name.span, !known.contains(name.value) else { return nil }
      if converters.contains(name.value) {
        return Diagnostic(
          .unknownDeclaration, "`\(name.value)` is a converter", at: span,
          notes: ["an output has the converters that its declarations use"],
          help: "remove it, and name what uses it")
      }
      if let owner = name.value.surroundingNames.first(where: known.contains),
        !names.contains(where: { $0.hasPrefix(owner + ".") })
      {
        return Diagnostic(
          .unknownDeclaration, "`\(name.value)` cannot be asked for on its own", at: span,
          notes: ["what is in a type is in an output that has the type"],
          help: "write `\"\(owner)\"`",
          fix: .replace(span, with: "\"\(owner)\""))
      }
      let message = "no schema declares `\(name.value)`"
      let meant = namesakes[name.value] ?? []
      if meant.count > 1 {
        let list = meant.sorted().map { "`\"\($0)\"`" }.joined(separator: ", ")
        return Diagnostic(
          .unknownDeclaration, message, at: span,
          notes: ["what is in a namespace is named together with it"],
          help: "write one of \(list)")
      }
      let nearest = meant.first ?? spelling.nearest(to: name.value)
      return .unknownText(
        .unknownDeclaration, message, at: span,
        nearest: nearest
          ?? simpleSpelling.nearest(to: name.value).flatMap { namesakes[$0]?.sorted().first })
    }
  }
}

extension String {
  /// `UserDTO` of `V2.UserDTO`
  fileprivate var withoutNamespace: String {
    split(separator: ".").last.map(String.init) ?? self
  }

  /// `V2.User` and `V2` for `V2.User.Profile`: what a declaration can be within, the nearest first.
  fileprivate var surroundingNames: [String] {
    let parts = split(separator: ".")
    return parts.indices.dropFirst().reversed().map { parts[..<$0].joined(separator: ".") }
  }
}

extension DiagnosticKind {
  static let foreignSelection = DiagnosticKind(
    "G1032", .error, "an output for schemas that are not read",
    explanation: """
      All schemas are listed once, in `schemas` at the top level, and are checked together. An output selects some of
      them. What it selects must be there: if a schema is renamed, and not its name here, all that was generated from it
      would be removed from the output.
      """,
    language: .json,
    wrong: """
      {
        "schemas": ["Schemas"],
        "outputs": [
          { "domain": { "output": "Sources/Widget/Generated" }, "schemas": ["Shared/Profile.gate"] }
        ]
      }
      """,
    right: """
      {
        "schemas": ["Schemas", "Shared"],
        "outputs": [
          { "domain": { "output": "Sources/Widget/Generated" }, "schemas": ["Shared/Profile.gate"] }
        ]
      }
      """)

  static let unknownDeclaration = DiagnosticKind(
    "G1033", .error, "an output for a declaration that does not exist",
    explanation: """
      `declarations` lists the names of types and repositories that are declared at the top level of a schema or in a
      namespace, as in `V2.UserDTO`; the name of a namespace stands for all that it holds. Everything that they need is
      included, even if it is nested in another declaration.

      ```gate
      domain Profile { name: String }
      ```

      ```json
      {
        "outputs": [
          { "domain": { "output": "Sources/Widget/Generated" }, "declarations": ["Profiel"] }
        ]
      }
      ```

      ```json
      {
        "outputs": [
          { "domain": { "output": "Sources/Widget/Generated" }, "declarations": ["Profile"] }
        ]
      }
      ```
      """)
}
