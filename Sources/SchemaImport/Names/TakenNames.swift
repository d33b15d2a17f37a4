/// Names that are taken in one place, such as a type. Disks, and readers, take names that differ only in case for one.
struct TakenNames {
  private var names: Set<String> = []
  private var lastNumbers: [String: Int] = [:]

  /// The first of `candidates` that is free, or the last one with the lowest number that makes it free, with `suffix` after
  /// it. The name without the suffix is taken, too.
  mutating func claim(
    _ candidates: [String], suffix: String = "", where isAllowed: (String) -> Bool = { _ in true }
  ) -> String {
    let name =
      candidates.first { isFree($0, suffix) && isAllowed($0 + suffix) }
      ?? numbered(candidates.last ?? SpelledSigns.nameless, suffix, where: isAllowed)
    take(name)
    take(name + suffix)
    return name + suffix
  }

  mutating func take(_ name: String) {
    names.insert(name.lowercased())
  }

  func contains(_ name: String) -> Bool { names.contains(name.lowercased()) }

  private func isFree(_ name: String, _ suffix: String) -> Bool {
    !contains(name) && !contains(name + suffix)
  }

  private mutating func numbered(
    _ name: String, _ suffix: String, where isAllowed: (String) -> Bool
  ) -> String {
    // Where a thousand things have one name, each looks on from where the last one stopped.
    var number = lastNumbers[name] ?? 1
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name)\(number)"
    } while !isFree(candidate, suffix) || !isAllowed(candidate + suffix)
    lastNumbers[name] = number
    return candidate
  }
}
