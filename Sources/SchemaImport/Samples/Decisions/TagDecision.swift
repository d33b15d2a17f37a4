/// Whether one member of the objects at a place tells which kind of object each is.
///
/// The same key must be in all of them, with values that come again; and it must explain why the objects differ: within
/// those of one tag, at least three in four of the differences are gone.
struct TagDecision {
  let key: String

  /// By tag, in the order of the tags.
  let variants: [(value: String, records: RecordProfile)]

  /// Nil where no tag tells the objects apart.
  init?(_ objects: ObjectProfile, joined: RecordProfile) {
    guard objects.variants.count > 1 else { return nil }
    var variants: [(value: String, records: RecordProfile)] = []
    var keys: Set<String> = []
    for (tag, records) in objects.variants {
      guard let tag else { return nil }
      keys.insert(tag.key)
      variants.append((tag.value, records))
    }
    guard keys.count == 1, let key = keys.first,
      Repetition(variants.lazy.map(\.records.count)).isMostlyKnown
    else { return nil }
    let differences = joined.differences
    let unexplained = variants.reduce(0) { $0 + $1.records.differences }
    guard differences > 0, unexplained * 4 <= differences else { return nil }
    self.key = key
    self.variants = variants.sorted { $0.value < $1.value }
  }
}

extension RecordProfile {
  /// How many keys are missing, and how many values are of another kind than most at their place.
  fileprivate var differences: Int {
    members.values.reduce(0) { $0 + count - $1.count + $1.value.differences }
  }
}

extension ValueProfile {
  private var kindCounts: [Int] { [flags, numbers.count, texts.count, lists.count, objects.count] }

  fileprivate var differences: Int {
    kindCounts.reduce(0, +) - (kindCounts.max() ?? 0) + (lists.element?.differences ?? 0)
  }
}
