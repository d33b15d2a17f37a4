// A value that is read may still be replaced, left out, or turn out to be another case of a union. Until
// that is certain, reports from inside it are held.

nonisolated extension JSONReader {
  /// Returns how many reports are held already.
  package mutating func beginAttempt() -> Int {
    attempts &+= 1
    return heldReports?.count ?? 0
  }

  /// Forgets the reports from inside the value unless the reader is intact.
  package mutating func endAttempt(after count: Int) {
    attempts &-= 1
    if hasFailed { heldReports?.drop(after: count) }
    guard attempts == 0, let held = heldReports else { return }
    heldReports = nil
    held.tellAll()
  }

  /// Where reports are held at present. Nil if there is no need to hold them.
  package mutating func holder() -> HeldReports? {
    if attempts > 0, heldReports == nil { heldReports = HeldReports() }
    return heldReports
  }
}
