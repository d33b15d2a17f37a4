/// A file that was repaired, for those who read about the run.
package struct AppliedFixes: Hashable, Sendable {
  package let path: String
  package let count: Int

  /// Whether the fixes are only proposed, and not applied.
  package let isProposal: Bool

  package init(path: String, count: Int, isProposal: Bool = false) {
    self.path = path
    self.count = count
    self.isProposal = isProposal
  }

  /// `2 problems were fixed`
  package var text: String {
    let problems = count == 1 ? "1 problem" : "\(count) problems"
    return isProposal
      ? "\(problems) can be fixed" : "\(problems) \(count == 1 ? "was" : "were") fixed"
  }
}
