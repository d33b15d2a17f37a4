import Diagnostics

/// What a command line says about the schemas to work on, and how to tell what is wrong with them.
struct JobRequest {
  static let options: [Option] = [.configuration, .diagnostics]

  let command: String
  let paths: [String]
  let configuration: String?
  let format: DiagnosticFormat?

  init(_ arguments: Arguments, of manual: Manual) throws(Failure) {
    command = manual.command
    paths = arguments.operands
    configuration = arguments.value(of: .configuration)
    format = arguments.value(of: .diagnostics).flatMap(DiagnosticFormat.init)
    if configuration == SchemaFiles.standardInput, readsStandardInput {
      throw .usage(UsageError("`-` is the configuration or a schema, not both", in: command))
    }
  }

  /// Whether a schema comes from there.
  var readsStandardInput: Bool { paths.contains(SchemaFiles.standardInput) }
}
