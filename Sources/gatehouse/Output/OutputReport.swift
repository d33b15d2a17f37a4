/// What a run says about the files of a folder, on one line or on one line for each of them.
struct OutputReport: Sendable {
  private let folder: DiskFolder
  private let names: [(verb: String, names: [String])]
  private var remark = ""

  init(_ plan: OutputPlan, in folder: DiskFolder) {
    self.folder = folder
    names = [
      ("written", plan.written), ("removed", plan.removed), ("unchanged", plan.unchanged),
    ]
  }

  init(unchanged: [String], in folder: DiskFolder) {
    self.folder = folder
    names = [("unchanged", unchanged)]
  }

  init(_ comparison: OutputComparison, in folder: DiskFolder) {
    self.folder = folder
    let (all, manifest) = (comparison.differences, Manifest.name)
    names = [
      ("different", all.filter { $0.old != nil && $0.new != nil }.map(\.name)),
      ("missing", all.filter { $0.old == nil }.map(\.name)),
      ("stale", all.filter { $0.new == nil }.map(\.name)),
      ("obstructed", comparison.obstacles.map(\.name)),
      ("up to date", comparison.unchanged),
    ].map { verb, names in (verb, names.filter { $0 != manifest }) }
    if comparison.obstacles.isEmpty, all.count == 1, let only = all.first, only.name == manifest {
      remark = "; only the list \(manifest) \(only.old == nil ? "is missing" : "differs")"
    }
  }

  /// `3 files written, 1 removed, 12 unchanged in Generated`
  var summary: String {
    let place = folder.shownPath(of: "")
    let counts = names.map { ($0.names.count, $0.verb) }.filter { $0.0 > 0 }
    guard let (count, verb) = counts.first else { return "no files in \(place)\n" }
    let others = counts.dropFirst().map { ", \($0.0) \($0.1)" }.joined()
    return "\(count) \(count == 1 ? "file" : "files") \(verb)\(others) in \(place)\(remark)\n"
  }

  var list: String {
    let width = names.filter { !$0.names.isEmpty }.map(\.verb.count).max() ?? 0
    let rows = names.flatMap { verb, names in names.map { (name: $0, verb: verb) } }
    return rows.sorted { $0.name < $1.name }
      .map { name, verb in
        let padding = String(repeating: " ", count: width - verb.count)
        return "\(verb)\(padding) \(folder.shownPath(of: name))\n"
      }.joined()
  }
}
