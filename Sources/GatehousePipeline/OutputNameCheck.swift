package import Diagnostics
import Emission
package import SwiftLowering

/// Where each schema gets files of its own name, no two schemas can have the same name.
package enum OutputNameCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [.sharedFileName]

  /// - Parameter layouts: those of all outputs.
  package static func clashes(of files: [SourceFile], in layouts: [FileLayout]) -> [Diagnostic] {
    guard layouts.contains(.filePerSchema) else { return [] }
    // Many disks do not distinguish upper and lower case.
    var owners: [String: Int] = [:]
    let support = OutputNames.supportStem
    return files.enumerated().sorted { $0.element.path < $1.element.path }
      .compactMap { index, file in
        let stem = OutputNames.stem(ofSchema: file.path)
        let name = stem.lowercased()
        if name == support.lowercased() {
          return .init(supportCodeAt: start(of: index), support)
        }
        guard let owner = owners[name] else {
          owners[name] = index
          return nil
        }
        return .init(stem, at: start(of: index), like: start(of: owner))
      }
  }

  private static func start(of file: Int) -> SourceSpan {
    SourceSpan(file: file, start: 0, end: 0)
  }
}

extension Diagnostic {
  fileprivate init(_ stem: String, at span: SourceSpan, like other: SourceSpan) {
    self.init(
      .sharedFileName, "another schema is called `\(stem).gate` too", at: span,
      secondary: [.init(other, "this one")],
      help: "rename one of them: the generated files of each have its name")
  }

  fileprivate init(supportCodeAt span: SourceSpan, _ stem: String) {
    self.init(
      .sharedFileName, "`\(stem).gate` is the name of the support code", at: span,
      help: "rename the schema: the generated files have its name")
  }
}

extension DiagnosticKind {
  static let sharedFileName = DiagnosticKind(
    "G1101", .error, "two schemas that become files with the same name",
    explanation: """
      With `--single-file`, which the build-tool plugin uses, a schema becomes two files that have its name:
      `Accounts.gate` becomes `Accounts+Domain.swift` and `Accounts+Data.swift`, whichever folder it is in. Swift does
      not allow two files with the same name in one module, and on many disks `Accounts` and `accounts` are the same
      name. The name `GatehouseSupport` is reserved for the support code.

      Give each schema a name of its own: `Orders/Types.gate` and `Users/Types.gate` can be `OrderTypes.gate` and `UserTypes.gate`. Without
      `--single-file` the names of schemas do not matter.
      """)
}
