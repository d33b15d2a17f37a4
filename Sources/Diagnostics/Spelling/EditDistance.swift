/// How many slips turn one name into another. Two neighbouring letters that changed places are one slip (this is the
/// distance of Damerau and Levenshtein, with each letter edited at most once).
enum EditDistance {
  private typealias Letter = SpelledName.Letter

  /// Nil if it is more than `cutoff`, which is noticed as early as possible.
  static func between(
    _ source: [SpelledName.Letter], _ target: [SpelledName.Letter], cutoff: Int
  ) -> Int? {
    let (source, target) = withoutCommonEnds(source[...], target[...])
    var beforeLast = Array(repeating: 0, count: target.count + 1)
    var last = beforeLast
    var current = beforeLast
    for (column, letter) in target.enumerated() {
      last[column + 1] = last[column] + cost(ofExtra: letter)
    }

    for row in source.indices {
      let letter = source[row]
      current[0] = last[0] + cost(ofExtra: letter)
      var nearest = current[0]
      for column in target.indices {
        let place = column - target.startIndex
        let other = target[column]
        var distance = min(
          last[place] + cost(of: letter, for: other),
          last[place + 1] + cost(ofExtra: letter),
          current[place] + cost(ofExtra: other))
        if row > source.startIndex, place > 0, letter.folded == target[column - 1].folded,
          source[row - 1].folded == other.folded
        {
          distance = min(distance, beforeLast[place - 1] + SpelledName.slip)
        }
        current[place + 1] = distance
        nearest = min(nearest, distance)
      }
      // A transposition skips this row, but costs no less than the substitution that ends on it.
      if nearest > cutoff { return nil }
      swap(&beforeLast, &last)
      swap(&last, &current)
    }
    return last[target.count] <= cutoff ? last[target.count] : nil
  }

  /// Equal beginnings and ends cost nothing, and names of one schema often have much in common there.
  private static func withoutCommonEnds(
    _ source: ArraySlice<Letter>, _ target: ArraySlice<Letter>
  ) -> (ArraySlice<Letter>, ArraySlice<Letter>) {
    let start = zip(source, target).prefix { $0.exact == $1.exact }.count
    let (source, target) = (source.dropFirst(start), target.dropFirst(start))
    let end = zip(source.reversed(), target.reversed()).prefix { $0.exact == $1.exact }.count
    return (source.dropLast(end), target.dropLast(end))
  }

  private static func cost(ofExtra letter: Letter) -> Int {
    letter.isSeparator ? SpelledName.trifle : SpelledName.slip
  }

  private static func cost(of letter: Letter, for other: Letter) -> Int {
    if letter.exact == other.exact { return 0 }
    return letter.folded == other.folded ? SpelledName.trifle : SpelledName.slip
  }
}
