import Diagnostics

/// Each folder is written by one output, whose two layers may share it, and holds no folder of another output.
enum FolderCheck {
  private struct Folder {
    let output: Int
    let path: String
    let span: SourceSpan

    /// On most Macs, `Generated` and `generated` are the same folder.
    var key: String { path.lowercased() }
  }

  static func run(_ configuration: WrittenConfiguration, into diagnostics: inout [Diagnostic]) {
    var earlier: [Folder] = []
    for (index, output) in configuration.places.enumerated() {
      let folders = [output.domain?.output, output.data?.output].compactMap { folder in
        folder.flatMap { folder in
          folder.span.map { Folder(output: index, path: folder.value, span: $0) }
        }
      }
      diagnostics += folders.compactMap { problem(with: $0, after: earlier) }
      earlier += folders
    }
  }

  /// One problem for each folder, even if several other folders are around it or within it.
  private static func problem(with folder: Folder, after earlier: [Folder]) -> Diagnostic? {
    if let same = earlier.first(where: { $0.key == folder.key }) { return shared(folder, same) }
    if let outer = earlier.first(where: { folder.key.isWithin($0.key) }) {
      return nested(folder, in: outer, at: folder)
    }
    return earlier.first { $0.key.isWithin(folder.key) }.map { nested($0, in: folder, at: folder) }
  }

  private static func shared(_ folder: Folder, _ earlier: Folder) -> Diagnostic {
    Diagnostic(
      .sharedFolder, "two outputs are written to `\(folder.path)`", at: folder.span,
      secondary: [.init(earlier.span, "the other output")],
      help: "give each output a folder of its own")
  }

  private static func nested(
    _ inner: Folder, in outer: Folder, at later: Folder
  ) -> Diagnostic {
    let isInner = later.span == inner.span
    return Diagnostic(
      .nestedFolder, "the output `\(inner.path)` is inside another output, `\(outer.path)`",
      at: later.span,
      secondary: [
        .init(
          isInner ? outer.span : inner.span,
          isInner ? "the output around it" : "the output inside it")
      ],
      notes: ["a target is compiled from everything in its folder"],
      help: "choose folders of which neither is inside the other")
  }
}

extension DiagnosticKind {
  static let sharedFolder = DiagnosticKind(
    "G1029", .error, "two outputs in one folder",
    explanation: """
      Gatehouse keeps a list of the files that it has written to a folder, and removes those that are no longer
      generated. Two outputs in one folder would remove each other's files. The domain and the data layer of one output
      may share a folder. On many disks, names that differ only in case are the same name.
      """,
    language: .json,
    wrong: """
      {
        "outputs": [
          { "domain": { "output": "Sources/Generated" } },
          { "domain": { "output": "Sources/generated" }, "declarations": ["Profile"] }
        ]
      }
      """,
    right: """
      {
        "outputs": [
          { "domain": { "output": "Sources/App/Generated" } },
          { "domain": { "output": "Sources/Widget/Generated" }, "declarations": ["Profile"] }
        ]
      }
      """)

  static let nestedFolder = DiagnosticKind(
    "G1043", .error, "an output inside another output",
    explanation: """
      Each output has everything that it needs, so that two outputs have types and files of the same names. A target is
      compiled from everything in its folder: with the folder of another output in it, these names would occur twice. In
      addition, whoever removes the outer folder removes the inner one as well. The data layer of an output may be inside
      the folder of its own domain, if both are one module.
      """,
    language: .json,
    wrong: """
      {
        "outputs": [
          { "domain": { "output": "Sources/Generated" } },
          { "domain": { "output": "Sources/Generated/Widget" }, "declarations": ["Profile"] }
        ]
      }
      """,
    right: """
      {
        "outputs": [
          { "domain": { "output": "Sources/App/Generated" } },
          { "domain": { "output": "Sources/Widget/Generated" }, "declarations": ["Profile"] }
        ]
      }
      """)
}
