import Diagnostics

/// What a command line says about the schemas to work on, and how to print what is wrong with them.
struct JobRequest {
  static let options: [Option] = [.configuration, .noConfiguration, .diagnostics, .limit]

  /// Which configuration is followed.
  enum Choice: Equatable {
    /// The nearest one, in the working directory or in a folder above it.
    case nearest
    case file(String)
    case absent
  }

  let command: String
  let paths: [String]
  let configuration: Choice
  let format: DiagnosticFormat?

  /// How many problems are shown to people; nil for all.
  let limit: Int?

  init(_ arguments: Arguments, of manual: Manual) throws(Failure) {
    command = manual.command
    paths = arguments.operands
    configuration = try Self.configuration(arguments, of: manual)
    format = arguments.value(of: .diagnostics).flatMap(DiagnosticFormat.init)
    limit = Self.limit(arguments)
    if configuration == .file(SchemaFiles.standardInput), readsStandardInput {
      throw .usage(UsageError("`-` is the configuration or a schema, not both", in: command))
    }
  }

  private static func limit(_ arguments: Arguments) -> Int? {
    guard let text = arguments.value(of: .limit) else { return Terminal.defaultLimit }
    return Int(text).flatMap { $0 == 0 ? nil : $0 }
  }

  private static func configuration(
    _ arguments: Arguments, of manual: Manual
  ) throws(Failure) -> Choice {
    let file = arguments.value(of: .configuration)
    guard arguments.has(.noConfiguration) else { return file.map(Choice.file) ?? .nearest }
    guard file == nil else {
      throw .usage(
        UsageError(
          "`--configuration` and `--no-configuration` cannot be combined", in: manual.command))
    }
    return .absent
  }

  var readsStandardInput: Bool { paths.contains(SchemaFiles.standardInput) }
}
