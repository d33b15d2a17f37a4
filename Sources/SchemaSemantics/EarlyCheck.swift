import Diagnostics
import SharedWork

/// A check that another core begins at once. What it finds is reported where its result is asked for, so that the order of
/// diagnostics is as if the check ran there.
struct EarlyCheck<Result: Sendable> {
  private let outcome: EarlyValue<(result: Result, diagnostics: [Diagnostic])>

  init(_ check: @escaping @Sendable (_ diagnostics: inout [Diagnostic]) -> Result) {
    outcome = EarlyValue {
      var diagnostics: [Diagnostic] = []
      return (check(&diagnostics), diagnostics)
    }
  }

  func result(into diagnostics: inout [Diagnostic]) -> Result {
    let (result, found) = outcome.value
    diagnostics += found
    return result
  }
}
