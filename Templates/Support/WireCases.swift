/// The cases of an enum and their names in the payload, looked up by hash both ways. The compiler takes a
/// second for a list of thousands of names, and minutes for a switch.
nonisolated struct WireCases<Case: Hashable & Sendable>: Sendable {
  /// The names, in the order of the cases.
  let names: [String]
  private let casesByName: [String: Case]
  private let namesByCase: [Case: String]

  /// - Parameters:
  ///   - cases: All cases, except for those that hold an unknown value.
  ///   - names: One name in each line, in the order of the cases, as for ``WireNames``.
  @inline(never)
  init(_ cases: [Case], names: String) {
    self.names = WireNames(names).all
    casesByName = Dictionary(zip(self.names, cases)) { first, _ in first }
    namesByCase = Dictionary(zip(cases, self.names)) { first, _ in first }
  }

  /// Nil if no case has the name.
  func named(_ name: String) -> Case? {
    casesByName[name]
  }

  /// The Swift name, for a case that is not in the list.
  func name(of value: Case) -> String {
    namesByCase[value] ?? "\(value)"
  }
}
