/// An enum with deprecated cases, each of which the wire has a name for.
///
/// Making a deprecated case gives a warning, except in code that is deprecated itself. Calling such code gives a
/// warning, too, except through a requirement of a protocol.
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
