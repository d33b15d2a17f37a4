extension Automaton {
  /// Compiles a pattern that matches whole values.
  ///
  /// - Literal characters, `.` (all but line ends), `(…)`, `(?:…)`, `|`, and the repetitions `?`, `*`, `+`, `{3}`,
  ///   `{3,}` and `{3,20}`.
  /// - Classes: `[a-z_]`, `[^/]`, with every escape. A hyphen is a character when it is first or last.
  /// - `\d`, `\w`, `\s` and their opposites `\D`, `\W`, `\S`, over ASCII.
  /// - `\n`, `\r`, `\t`, `\f`; `\x41`, `\u00E9`, `\u{1F600}`; punctuation and the space stand for themselves
  ///   after a backslash.
  /// - With `ignoringCase`, the flag `i`, characters match by simple case folding.
  ///
  /// The unit is the Unicode scalar: `.{3}` matches three of them, and a range goes from one to another.
  ///
  /// Counts up to 1,000, groups 50 deep and 4,096 states are accepted; more is an error, found in bounded time.
  ///
  /// - Parameter pattern: the UTF-8 between the slashes, in which `\/` is a slash.
  package init(
    pattern: [UInt8], ignoringCase: Bool = false
  ) throws(RegularExpressionError) {
    let tree = try PatternParser.parse(pattern, ignoringCase: ignoringCase)
    do {
      self = try Automaton(tree)
    } catch {
      throw .tooLarge(error, at: 0..<pattern.count)
    }
  }

  init(_ pattern: Pattern) throws(AutomatonTooLarge) {
    let graph = try NondeterministicAutomaton(pattern, within: WorkBudget())
    self = try DeterministicAutomaton(graph).minimized()
  }
}
