/// An enum with deprecated cases, each of which the wire has a name for.
///
/// To make a deprecated case gives a warning, but for code that is deprecated itself. What calls such code gives one in
/// turn, but for a requirement of a protocol that it fulfils.
nonisolated protocol DeprecatedCaseNames {
  associatedtype Wire
  associatedtype Failure: Error

  init(includingDeprecated wire: Wire) throws(Failure)
}

nonisolated extension DeprecatedCaseNames {
  init(everyCase wire: Wire) throws(Failure) {
    try self.init(includingDeprecated: wire)
  }
}
