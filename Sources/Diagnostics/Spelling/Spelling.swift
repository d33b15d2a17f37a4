/// Names that a misspelt name may stand for.
///
/// Prepared once for a set of names, it answers for many misspellings: names of the wrong length, or made of other letters,
/// are skipped without being compared.
package struct Spelling: Sendable {
  private let spelled: [SpelledName]

  /// How many names are compared at most where every mistake makes its own `Spelling`: with many mistakes and many names,
  /// the time would otherwise grow with their product.
  private static let mostNames = 256

  /// Compares a limited number of names, for callers that do this once for every mistake.
  package init(_ names: some Sequence<String>) {
    self.init(all: names.prefix(Self.mostNames))
  }

  /// Compares all names, for callers that do this a limited number of times.
  package init(all names: some Sequence<String>) {
    spelled = names.map { SpelledName($0) }
  }

  /// The name that was most likely meant; nil if none is near enough to be worth mentioning.
  package func nearest(to name: String) -> String? {
    nearest(to: name, limit: 1).first
  }

  /// The nearest names, nearest first, and equally near ones in alphabetical order. Never `name` itself.
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
