/// Why a pattern, however well written, is not compiled.
enum AutomatonTooLarge: Error {
  case states, work
}

/// What compiling one pattern may cost, so that none can make the compiler slow.
///
/// Some short patterns need exponentially many states: after `(a|b)*a`, each further `(a|b)` doubles them.
struct WorkBudget {
  /// States of the finished automaton. The table that is written for it grows with them.
  static let mostStates = 4_096

  /// States before equal ones are merged. What needs more is taken to need too many also afterwards.
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
