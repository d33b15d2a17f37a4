/// How much of what two declarations have they have in common.
struct Likeness: Comparable {
  private let shared: Int
  /// Of the one that has more.
  private let size: Int

  init(_ one: Set<Feature>, _ other: Set<Feature>) {
    shared = one.intersection(other).count
    size = max(one.count, other.count)
  }

  /// Whether they can be the same declaration; nil if there is nothing to compare.
  var isEnough: Bool? { size > 0 ? shared * 2 >= size : nil }

  static func == (one: Likeness, other: Likeness) -> Bool {
    one.shared * max(other.size, 1) == other.shared * max(one.size, 1)
  }

  static func < (one: Likeness, other: Likeness) -> Bool {
    one.shared * max(other.size, 1) < other.shared * max(one.size, 1)
  }
}
