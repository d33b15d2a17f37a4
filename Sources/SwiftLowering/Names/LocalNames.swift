import Diagnostics

/// The names that are taken in one function, or among the private members of one type. Names get numbers only if nobody
/// else can refer to them.
package struct LocalNames: Sendable {
  private var taken: Set<String>
  private var counts: [String: Int] = [:]

  package init(taken: some Sequence<String>) {
    self.taken = Set(taken)
  }

  func isTaken(_ name: String) -> Bool { taken.contains(name) }

  /// The first of the names that is free, or else the last one with a number.
  package mutating func claim(firstOf names: [String]) -> String {
    let free = names.first { !taken.contains($0) }
    return claim(free ?? names.last ?? "")
  }

  /// The same for a constant or a parameter, which cannot be called `self`.
  package mutating func claimLocal(_ name: String) -> String {
    SwiftIdentifier.declared(claim(name == "self" ? "value" : name))
  }

  /// The prefix with the name of a member after it. Two members can differ only in the case of their first letter.
  package mutating func claim(
    _ prefix: String, before name: String, among members: some Sequence<String>
  ) -> String {
    let capitalized = name.capitalizedFirst
    for member in members where member < name && member.capitalizedFirst == capitalized {
      _ = claim(prefix + capitalized)
    }
    return claim(prefix + capitalized)
  }

  /// `name`, or the first of `name2`, `name3`, … that is free.
  package mutating func claim(_ name: String) -> String {
    if taken.insert(name).inserted { return name }
    var number = counts[name, default: 1]
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name)\(number)"
    } while !taken.insert(candidate).inserted
    counts[name] = number
    return candidate
  }
}
