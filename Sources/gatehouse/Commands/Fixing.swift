import Diagnostics
import GatehousePipeline

/// `validate --fix`: repaired schemas, written to their files or shown as a diff.
struct Fixing {
  private let isDryRun: Bool

  /// Nil if nothing is to be fixed.
  init?(_ arguments: Arguments, of request: JobRequest) throws(Failure) {
    isDryRun = arguments.has(.dryRun)
    guard arguments.has(.fix) else {
      guard !isDryRun else {
        throw .usage(UsageError("`--dry-run` needs `--fix`", in: request.command))
      }
      return nil
    }
    guard !request.readsStandardInput else {
      throw .usage(UsageError("`--fix` needs files, and `-` is not one", in: request.command))
    }
  }

  func finish(
    _ repair: Repair, of files: [SourceFile], _ format: DiagnosticFormat, isQuiet: Bool,
    in terminal: Terminal
  ) throws(Failure) -> ExitCode {
    let changes = zip(files, repair.files).filter { $0.bytes != $1.bytes }
      .map { Change(path: $0.path, old: $0.bytes, new: $1.bytes) }
    if isDryRun {
      for change in changes {
        let diff = UnifiedDiff.render(from: change.old, to: change.new, path: change.path)
        try terminal.print(diff, on: format.isDocument ? .error : .output)
      }
    } else {
      try write(changes)
    }
    let applied = zip(repair.files, repair.counts).filter { $1 > 0 }
      .map { AppliedFixes(path: $0.path, count: $1, isProposal: isDryRun) }
    try terminal.report(
      repair.diagnostics, of: repair.files, after: isQuiet && format == .text ? [] : applied,
      format: format)
    if format == .text, !isQuiet {
      try terminal.print(summary(applied, repair) + "\n", on: .error)
    }
    let hasErrors = repair.diagnostics.contains(where: \.isError)
    return hasErrors || isDryRun && !changes.isEmpty ? .problems : .success
  }

  private struct Change {
    let path: String
    let old: [UInt8]
    let new: [UInt8]
  }

  /// Nothing is written if somebody has changed one of the files since it was read: their work would be lost.
  private func write(_ changes: [Change]) throws(Failure) {
    var errors: [FileError] = []
    for change in changes {
      do throws(FileError) {
        guard try SchemaFiles.readFile(change.path).bytes != change.old else { continue }
        errors.append(
          FileError(
            action: "fix", path: change.path, reason: "it has changed since it was read",
            help: "run the command again; nothing was written"))
      } catch {
        errors.append(error)
      }
    }
    guard errors.isEmpty else { throw .unwritable(errors) }
    try SchemaFiles.write(changes.map { SourceFile(path: $0.path, bytes: $0.new) })
  }

  private func leftOut(of repair: Repair) -> String {
    guard repair.leftOut > 0 else { return "" }
    let fixes = repair.leftOut == 1 ? "1 fix was" : "\(repair.leftOut) fixes were"
    return "; \(fixes) not applied, since the files would not have fewer errors then"
  }

  /// `3 problems were fixed in 2 files; 1 error in 1 file`
  private func summary(_ applied: [AppliedFixes], _ repair: Repair) -> String {
    let left = repair.diagnostics
    let files = applied.count == 1 ? "1 file" : "\(applied.count) files"
    let total = AppliedFixes(
      path: "", count: applied.map(\.count).reduce(0, +), isProposal: isDryRun)
    let done = applied.isEmpty ? "nothing to fix" : "\(total.text) in \(files)"
    let remains = left.isEmpty ? "no problems are left" : "\(left.summary) left"
    return "\n\(done); \(remains)\(leftOut(of: repair))"
  }
}
