/// The cases of a large enum without payloads, and what the wire calls each; looked up by hash both
/// ways. The compiler takes a list of cases in linear time, and a switch over them in quadratic time.
nonisolated struct WireCases<Case: Hashable & Sendable>: Sendable {
  private let names: WireNames
  private let casesByName: [String: Case]
  private let namesByCase: [Case: String]

  /// - Parameter names: One in each line, in the order of the cases, as for ``WireNames``.
  @inline(never)
  init(_ cases: [Case], names: String) {
    self.names = WireNames(names)
    casesByName = Dictionary(zip(self.names.all, cases)) { first, _ in first }
    namesByCase = Dictionary(zip(cases, self.names.all)) { first, _ in first }
  }

  /// Nil for a name that no case has.
  func named(_ name: String) -> Case? {
    casesByName[name]
  }

  /// Nil for a case that is not in the list.
  func name(of value: Case) -> String? {
    namesByCase[value]
  }

  /// For an enum that is closed: other names are errors.
  var format: WireFormat<String, Case> {
    WireFormat(
      read: { (name) throws(MappingError) in
        guard let value = named(name) else {
          throw MappingError(
            .unknownCase(value: ShownText.quoted(name), known: names.all))
        }
        return value
      },
      write: { (value) throws(MappingError) in
        guard let name = name(of: value) else {
          throw .malformed("\(value)", "a case that has a name on the wire")
        }
        return name
      })
  }
}
