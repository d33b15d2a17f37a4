import Diagnostics
import GatehousePipeline

/// `validate --fix`: repaired schemas, written to their files or shown as a diff.
struct Fixing {
  private let isDryRun: Bool

  /// Nil if fixes are not wanted.
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
    _ repair: Repair, of files: [SourceFile], for job: Job, isQuiet: Bool, on terminal: Terminal
  ) throws(Failure) -> ExitCode {
    let format = job.format
    let changes = FileChanges(
      zip(files, repair.files).map { .init(path: $0.path, old: $0.bytes, new: $1.bytes) })
    if isDryRun {
      try changes.show(
        in: job.folder, on: terminal, format.isDocument ? .error : .output, isQuiet: isQuiet)
    } else {
      try terminal.documenting(format) { () throws(Failure) in try changes.write(for: "fix") }
    }
    let applied = zip(repair.files, repair.counts).filter { $1 > 0 }
      .map { AppliedFixes(path: $0.path, count: $1, isProposal: isDryRun) }
    let left = repair.diagnostics + job.selectionProblems(repair.schema, from: repair.files)
    try terminal.report(
      left, of: job.withConfiguration(repair.files),
      after: isQuiet && format == .text ? [] : applied,
      format: format)
    if format == .text, !isQuiet {
      try terminal.print(summary(applied, repair, left) + "\n", on: .error)
    }
    let hasErrors = left.contains(where: \.isError)
    return hasErrors || isDryRun && !changes.isEmpty ? .problems : .success
  }

  private func leftOut(of repair: Repair) -> String {
    let reasons = [
      (repair.leftOut, "the files would still have as many errors"),
      (repair.leftOutForComments, "a comment would be lost"),
    ]
    return reasons.filter { $0.0 > 0 }.map { count, reason in
      "; \(count == 1 ? "1 fix was" : "\(count) fixes were") not applied, because \(reason)"
    }.joined()
  }

  /// `3 problems were fixed in 2 files; 1 error in 1 file`
  private func summary(
    _ applied: [AppliedFixes], _ repair: Repair, _ left: [Diagnostic]
  ) -> String {
    let files = applied.count == 1 ? "1 file" : "\(applied.count) files"
    let total = AppliedFixes(
      path: "", count: applied.map(\.count).reduce(0, +), isProposal: isDryRun)
    let done = applied.isEmpty ? "nothing to fix" : "\(total.text) in \(files)"
    let remains = left.isEmpty ? "no problems are left" : "\(left.summary) left"
    return "\n\(done); \(remains)\(leftOut(of: repair))"
  }
}
