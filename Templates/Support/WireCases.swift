/// The cases of an enum and what the wire calls each, looked up by hash both ways. The compiler takes a
/// list of thousands in a second, and a switch with their names in minutes.
nonisolated struct WireCases<Case: Hashable & Sendable>: Sendable {
  /// In the order of the cases.
  let names: [String]
  private let casesByName: [String: Case]
  private let namesByCase: [Case: String]

  /// - Parameters:
  ///   - cases: All of them, but for those that hold an unknown value.
  ///   - names: One in each line, in the order of the cases, as for ``WireNames``.
  @inline(never)
  init(_ cases: [Case], names: String) {
    self.names = WireNames(names).all
    casesByName = Dictionary(zip(self.names, cases)) { first, _ in first }
    namesByCase = Dictionary(zip(cases, self.names)) { first, _ in first }
  }

  /// Nil for a name that no case has.
  func named(_ name: String) -> Case? {
    casesByName[name]
  }

  /// As Swift calls it for a case that is not in the list.
  func name(of value: Case) -> String {
    namesByCase[value] ?? "\(value)"
  }
}
