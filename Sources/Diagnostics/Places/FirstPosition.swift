extension Array {
  /// The first position at which `isReached` holds, which it does from there on; the count if it never does.
  package func firstPosition(where isReached: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = low + (high - low) / 2
      if isReached(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
