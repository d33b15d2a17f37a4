/// That a document is imported in another layer than the last time, so that types come and go although it has not changed.
struct LayerChange {
  let former: ImportLayer
  let now: ImportLayer

  /// Nil if both are the same.
  init?(from former: ImportLayer, to now: ImportLayer) {
    guard former != now else { return nil }
    self.former = former
    self.now = now
  }
}
