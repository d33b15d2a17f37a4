/// The different texts at one place, as long as they are few and look like words. What does not is forgotten at once: neither
/// memory nor a message can hold it.
package struct TextValues: Hashable, Sendable {
  /// How often each came. Empty once there are too many, or one that is not a word.
  package private(set) var counts: [String: Int] = [:]

  /// Whether all of them are in `counts`.
  package private(set) var isComplete = true

  /// How many different ones are kept. A list of more cases is not read as a choice by anybody, and belongs in a database.
  package static let limit = 64

  package init() {}

  mutating func observe(_ text: String) {
    guard isComplete else { return }
    guard counts[text] != nil || PlainWord.describes(text) else { return forget() }
    counts[text, default: 0] += 1
    if counts.count > Self.limit { forget() }
  }

  mutating func join(_ other: TextValues) {
    guard isComplete else { return }
    guard other.isComplete else { return forget() }
    counts.merge(other.counts, uniquingKeysWith: +)
    if counts.count > Self.limit { forget() }
  }

  private mutating func forget() {
    counts = [:]
    isComplete = false
  }
}
