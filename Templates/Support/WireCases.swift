/// The cases of an enum by what the wire calls them, looked up by hash. The compiler takes a list of
/// thousands in a second, and a switch over their names in minutes.
nonisolated struct WireCases<Case: Sendable>: Sendable {
  /// In the order of the cases.
  let names: [String]
  private let casesByName: [String: Case]

  /// - Parameter names: One in each line, in the order of the cases, as for ``WireNames``.
  @inline(never)
  init(_ cases: [Case], names: String) {
    self.names = WireNames(names).all
    casesByName = Dictionary(zip(self.names, cases)) { first, _ in first }
  }

  /// Nil for a name that no case has.
  func named(_ name: String) -> Case? {
    casesByName[name]
  }
}
