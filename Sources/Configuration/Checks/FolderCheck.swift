import Diagnostics

/// Each folder is written by one output, whose two layers may share it.
enum FolderCheck {
  static func run(_ configuration: WrittenConfiguration, into diagnostics: inout [Diagnostic]) {
    var owners: [String: (output: Int, span: SourceSpan)] = [:]
    for (index, output) in configuration.places.enumerated() {
      for folder in [output.domain?.output, output.data?.output].compactMap(\.self) {
        guard let span = folder.span else { continue }
        // On most Macs, `Generated` and `generated` are the same folder.
        let key = folder.value.lowercased()
        if let owner = owners[key], owner.output != index {
          diagnostics.append(shared(folder.value, at: span, with: owner.span))
        } else if owners[key] == nil {
          owners[key] = (index, span)
        }
      }
    }
  }

  private static func shared(
    _ folder: String, at span: SourceSpan, with earlier: SourceSpan
  ) -> Diagnostic {
    Diagnostic(
      .sharedFolder, "two outputs are written to `\(folder)`", at: span,
      secondary: [.init(earlier, "the other output")], help: "give each output a folder of its own")
  }
}

extension DiagnosticKind {
  static let sharedFolder = DiagnosticKind(
    "G1029", .error, "two outputs in one folder",
    explanation: """
      Gatehouse keeps a list of the files that it has written to a folder, and removes those that are no longer
      generated. Two outputs in one folder would remove each other's files. The domain and the data layer of one output
      may share a folder. On many disks, names that differ only in case are the same name.

      ```json
      {
        "outputs": [
          { "domain": { "output": "Sources/Generated" } },
          { "domain": { "output": "Sources/generated" }, "declarations": ["Profile"] }
        ]
      }
      ```

      ```json
      {
        "outputs": [
          { "domain": { "output": "Sources/App/Generated" } },
          { "domain": { "output": "Sources/Widget/Generated" }, "declarations": ["Profile"] }
        ]
      }
      ```
      """)
}
