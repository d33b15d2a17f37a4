/// An enum with deprecated cases, each of which must be listed in `allCases`.
///
/// To name a deprecated case gives a warning, but for code that is deprecated itself. What calls such code gives one in
/// turn, but for a requirement of a protocol that it fulfils.
nonisolated protocol DeprecatedCases {
  static var everyCase: [Self] { get }
}

nonisolated extension DeprecatedCases {
  static var casesIncludingDeprecated: [Self] { everyCase }
}
