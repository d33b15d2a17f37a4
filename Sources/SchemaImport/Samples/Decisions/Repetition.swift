/// How likely it is that the next value is one that has not come before.
///
/// Good and Turing: it is as likely as a value that has come only once, since each of those was new when nothing else spoke for it.
/// So the share of what came once says how much is still unseen, without knowing how many different values there are.
struct Repetition {
  private let total: Int
  private let once: Int

  /// - Parameter counts: how often each value came.
  init(_ counts: some Sequence<Int>) {
    var (total, once) = (0, 0)
    for count in counts {
      total += count
      if count == 1 { once += 1 }
    }
    (self.total, self.once) = (total, once)
  }

  /// Whether a new value is so unlikely that those that came are worth writing down. One in ten is unlikely enough where a new one
  /// does no harm, as in an open enum. The next value is counted as a new one, so that a few values prove nothing: it takes nine.
  var isClosed: Bool { (once + 1) * 10 <= total + 1 }

  /// Whether most values came more than once.
  var isMostlyKnown: Bool { once * 2 < total }

  /// Whether a new value is more likely than a known one, beyond what chance can do: the share of those that came once is above one
  /// half by twice its standard error, which is at most `0.5 / √total`.
  var isOpenEnded: Bool {
    guard total > 0 else { return false }
    let total = Double(total)
    return Double(once) / total - 1 / total.squareRoot() > 0.5
  }
}
