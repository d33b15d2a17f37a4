/// Names that a misspelt one may stand for.
///
/// Prepared once for a set of names, it answers for many misspellings: names of the wrong length, or made of other letters,
/// are passed over without being compared.
package struct Spelling: Sendable {
  private let spelled: [SpelledName]

  /// Whoever asks once for each mistake looks at no more names than these, so that many mistakes among many names take no
  /// time that grows with their product.
  private static let mostNames = 256

  /// For a few questions.
  package init(_ names: some Sequence<String>) {
    self.init(all: names.prefix(Self.mostNames))
  }

  /// For a number of questions that has a limit.
  package init(all names: some Sequence<String>) {
    spelled = names.map { SpelledName($0) }
  }

  /// The name that is meant, most likely; nil if none is near enough to be worth saying.
  package func nearest(to name: String) -> String? {
    nearest(to: name, limit: 1).first
  }

  /// The nearest names, nearest first; those equally near in alphabetical order. Never `name` itself.
  package func nearest(to name: String, limit count: Int) -> [String] {
    guard count > 0 else { return [] }
    let wanted = SpelledName(name)
    var found: [(distance: Int, name: String)] = []
    for candidate in spelled {
      let limit = found.count < count ? nil : found.last?.distance
      guard let distance = wanted.distance(to: candidate, within: limit) else { continue }
      let entry = (distance: distance, name: candidate.name)
      if found.contains(where: { $0.name == entry.name }) { continue }
      let index = found.firstIndex { entry < $0 } ?? found.count
      found.insert(entry, at: index)
      if found.count > count { found.removeLast() }
    }
    return found.map(\.name)
  }
}
