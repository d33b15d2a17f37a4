// What is read may yet be replaced, left out or another case of a union. Until that is certain, what is
// reported from inside of it is held.

nonisolated extension JSONReader {
  /// Returns how many reports are held already.
  package mutating func beginAttempt() -> Int {
    attempts &+= 1
    return heldReports?.count ?? 0
  }

  /// Forgets what was reported from inside unless the reader is intact.
  package mutating func endAttempt(after count: Int) {
    attempts &-= 1
    if hasFailed { heldReports?.drop(after: count) }
    guard attempts == 0, let held = heldReports else { return }
    heldReports = nil
    held.tellAll()
  }

  /// Where reports are held that are made now. Nil if there is no need to.
  package mutating func holder() -> HeldReports? {
    if attempts > 0, heldReports == nil { heldReports = HeldReports() }
    return heldReports
  }
}
