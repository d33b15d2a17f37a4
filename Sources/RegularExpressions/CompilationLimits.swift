/// Why a pattern that is written correctly is still not compiled.
enum AutomatonTooLarge: Error {
  case states, work
}

/// How much work the compilation of one pattern may take, so that no pattern can make the tool slow.
///
/// Some short patterns need exponentially many states: after `(a|b)*a`, each further `(a|b)` doubles them.
struct WorkBudget {
  /// States of the finished automaton. The table that is generated grows with them.
  static let mostStates = 4_096

  /// States before equal ones are merged. A pattern that needs more is assumed to need too many after merging as well.
  static let mostStatesBeforeMerging = 4 * mostStates

  /// Steps of about the same cost, for all phases together: at most about a tenth of a second.
  private(set) var remaining = 2_000_000

  mutating func spend(_ steps: Int) throws(AutomatonTooLarge) {
    guard steps <= remaining else { throw .work }
    remaining -= steps
  }
}

extension RegularExpressionError {
  static func tooLarge(_ reason: AutomatonTooLarge, at range: Range<Int>) -> Self {
    switch reason {
    case .states:
      Self(
        .tooManyStates, at: range,
        "this pattern needs more than \(WorkBudget.mostStates.grouped) states",
        help: "lower its repetition counts, or check the length of the value by itself")
    case .work:
      Self(
        .tooMuchWork, at: range,
        "this pattern takes too many steps to compile",
        help: "lower its repetition counts, and repeat nothing that may be empty")
    }
  }
}
