/// What became of the files of a folder.
struct OutputReport: Sendable {
  private let folder: DiskFolder
  private let plan: OutputPlan

  init(_ plan: OutputPlan, in folder: DiskFolder) {
    self.plan = plan
    self.folder = folder
  }

  /// `3 files written, 1 removed, 12 unchanged in Generated`
  var summary: String {
    let place = folder.shownPath(of: "")
    let counts = [
      (plan.written.count, "written"), (plan.removed.count, "removed"),
      (plan.unchanged.count, "unchanged"),
    ].filter { $0.0 > 0 }
    guard let (count, what) = counts.first else { return "no files in \(place)" }
    let others = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    return "\(count) \(count == 1 ? "file" : "files") \(what)\(others) in \(place)"
  }

  /// One line for each file.
  var list: String {
    let lines =
      plan.written.map { ($0, "written  ") } + plan.removed.map { ($0, "removed  ") }
      + plan.unchanged.map { ($0, "unchanged") }
    return lines.sorted { $0.0 < $1.0 }
      .map { "\($0.1) \(folder.shownPath(of: $0.0))\n" }.joined()
  }
}
