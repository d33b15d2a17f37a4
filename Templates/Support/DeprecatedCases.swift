/// An enum with deprecated cases, each of which must be listed in `allCases`.
///
/// Naming a deprecated case gives a warning, except in code that is deprecated itself. Calling such code gives a
/// warning, too, except through a requirement of a protocol.
nonisolated protocol DeprecatedCases {
  static var everyCase: [Self] { get }
}

nonisolated extension DeprecatedCases {
  static var casesIncludingDeprecated: [Self] { everyCase }
}
