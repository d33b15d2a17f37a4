extension Dictionary {
  /// Of several values with the same key, the first one, since later ones have been reported.
  init(firstOf pairs: some Sequence<(Key, Value)>) {
    self.init(pairs, uniquingKeysWith: { first, _ in first })
  }
}
