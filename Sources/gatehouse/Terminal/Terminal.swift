import Diagnostics

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The two streams that the tool prints to.
struct Terminal {
  /// How many problems are printed for people; nil for all.
  var limit: Int? = defaultLimit

  static let defaultLimit = 100

  enum Stream: Int32 {
    /// The output that was asked for.
    case output = 1
    /// Messages about it.
    case error = 2
  }

  /// Messages are made safe for a terminal, since only people read them. The output that was asked for is not changed.
  func print(_ text: String, on stream: Stream) throws(Failure) {
    try print(Array((stream == .error ? text.shown : text).utf8), on: stream)
  }

  /// A document that programs read; made safe if it goes to a terminal, where people read it.
  func print(document bytes: [UInt8], on stream: Stream) throws(Failure) {
    guard isScreen(stream) else { return try print(bytes, on: stream) }
    try print(Array(String(decoding: bytes, as: UTF8.self).shown.utf8), on: stream)
  }

  func print(_ bytes: [UInt8], on stream: Stream) throws(Failure) {
    do throws(SystemError) {
      try writeAll(bytes, to: stream.rawValue)
    } catch {
      let name = stream == .output ? "standard output" : "standard error"
      throw .unwritable([FileError(action: "write to", path: name, reason: error.reason)])
    }
  }

  func report(_ failure: Failure) -> ExitCode {
    do throws(Failure) {
      try print(failure.text, on: .error)
      return failure.exitCode
    } catch {
      return error.exitCode
    }
  }

  /// Documents for programs go to standard output; lines for people and for build logs go to standard error.
  func report(
    _ diagnostics: [Diagnostic], of files: [SourceFile], after fixes: [AppliedFixes] = [],
    format: DiagnosticFormat
  ) throws(Failure) {
    try print(rendered(diagnostics, of: files, after: fixes, format: format), in: format)
  }

  /// For diagnostics, whose colours are meant to be obeyed: everything in them that comes from a schema is harmless.
  func print(_ report: String, in format: DiagnosticFormat) throws(Failure) {
    try print(Array(report.utf8), on: format.stream)
  }

  func rendered(
    _ diagnostics: [Diagnostic], of files: [SourceFile], after fixes: [AppliedFixes] = [],
    format: DiagnosticFormat
  ) -> String {
    let name = format.namesOfFiles
    return format.render(
      diagnostics, of: files.map { $0.called(name($0.path)) },
      after: fixes.map { $0.called(name($0.path)) }, limit: limit,
      palette: palette(of: format.stream))
  }

  func limited(to limit: Int?) -> Terminal {
    var terminal = self
    terminal.limit = limit
    return terminal
  }

  /// See no-color.org and bixense.com/clicolors: a variable that forbids colours is stronger than one that asks for
  /// them.
  func palette(of stream: Stream) -> Palette {
    if let wish = environment("NO_COLOR"), !wish.isEmpty { return .plain }
    if let force = environment("CLICOLOR_FORCE"), !force.isEmpty, force != "0" { return .ansi }
    return isScreen(stream) ? .ansi : .plain
  }

  /// Whether somebody is watching, on a screen on which a line can change.
  func isScreen(_ stream: Stream) -> Bool {
    isatty(stream.rawValue) == 1 && environment("TERM") != "dumb"
  }

  private func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}

extension SourceFile {
  fileprivate func called(_ path: String) -> SourceFile { SourceFile(path: path, bytes: bytes) }
}

extension AppliedFixes {
  fileprivate func called(_ path: String) -> AppliedFixes {
    AppliedFixes(path: path, count: count, isProposal: isProposal)
  }
}

extension DiagnosticFormat {
  /// Whether the output is a single document, even if there is nothing to say.
  var isDocument: Bool { self == .json || self == .sarif }

  var stream: Terminal.Stream { isDocument ? .output : .error }

  /// Xcode does not know the working directory, and services that show problems beside the code know only the root of
  /// the working tree.
  fileprivate var namesOfFiles: (String) -> String {
    let tree = WorkingTree(around: AbsolutePath("."))
    return { path in
      // Standard input.
      if path.hasPrefix("<") { return path }
      return switch self {
      case .text, .json: path
      case .xcode: AbsolutePath(path).text
      case .github, .sarif: tree?.name(of: path) ?? path
      }
    }
  }
}
