/// Names that are taken in one place, such as a type. Disks, and readers, take names that differ only in case for one.
struct TakenNames {
  private var names: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  init(_ names: Set<String> = []) {
    for name in names { take(name) }
  }

  /// The first of `candidates` that is free, or the last one with the lowest number that makes it free. With `suffix` after
  /// it, it is free and taken, too.
  mutating func claim(
    _ candidates: [String], suffix: String = "", where isAllowed: (String) -> Bool = { _ in true }
  ) -> String {
    let free = candidates.first { isFree($0, suffix, isAllowed) }
    let name = free ?? numbered(candidates.last ?? SpelledSigns.nameless, suffix, isAllowed)
    take(name)
    take(name + suffix)
    return name
  }

  private mutating func numbered(
    _ stem: String, _ suffix: String, _ isAllowed: (String) -> Bool
  ) -> String {
    // Where a thousand things have one name, each looks on from where the last one stopped.
    var number = lastNumbers[stem] ?? 2
    while !isFree("\(stem)\(number)", suffix, isAllowed) { number += 1 }
    lastNumbers[stem] = number
    return "\(stem)\(number)"
  }

  private func isFree(_ name: String, _ suffix: String, _ isAllowed: (String) -> Bool) -> Bool {
    [name, name + suffix].allSatisfy { !contains($0) && isAllowed($0) }
  }

  mutating func take(_ name: String) {
    names.insert(name.lowercased())
  }

  func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }
}
