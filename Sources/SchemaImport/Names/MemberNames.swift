import SchemaSemantics

/// The Swift names of the members of one type.
struct MemberNames {
  /// What a case cannot be called, since a default or a map that named it would name a value.
  static let wordsOfValues: Set<String> = ["true", "false", "nil", "null"]

  private let conventions: NamingConventions
  private var taken: Set<String>

  /// - Parameter reserved: what members of this kind of type cannot be called.
  init(_ conventions: NamingConventions, reserved: Set<String> = ["hashValue", "Self"]) {
    self.conventions = conventions
    taken = reserved
  }

  /// The name that must be written down for the member that the wire calls `wireName`. Nil where the conventions find it by
  /// themselves.
  mutating func claim(_ wireName: String, preferring preferred: [String] = []) -> String? {
    let known = conventions.swiftName(for: wireName)
    let preferred = preferred.map { conventions.memberName(for: $0) }
    // Nearly all names are free, so what else they could be is not asked before.
    let free = (preferred + [known].compactMap(\.self)).first { !taken.contains($0) }
    let name =
      free
      ?? self.free([
        conventions.memberName(for: wireName),
        conventions.memberName(for: SpelledSigns.spell(wireName)),
        conventions.memberName(for: SpelledSigns.spell(wireName, isComplete: true)),
      ])
    taken.insert(name)
    return name == known ? nil : name
  }

  /// The same for several members, by their names on the wire. What is a Swift name as it is goes first, so that `_id` does
  /// not take the name of `id`.
  mutating func claim(all wireNames: [String]) -> [String: String] {
    let plain = Set(wireNames.filter { conventions.swiftName(for: $0) == $0 })
    var given: [String: String] = [:]
    for name in wireNames where plain.contains(name) { given[name] = claim(name) }
    for name in wireNames where !plain.contains(name) { given[name] = claim(name) }
    return given
  }

  /// The same for what has no name on the wire, so that one must be written down.
  mutating func claim(named candidates: [String]) -> String {
    let name = free(candidates.map { conventions.memberName(for: $0) })
    taken.insert(name)
    return name
  }

  private func free(_ candidates: [String]) -> String {
    if let free = candidates.first(where: { !taken.contains($0) }) { return free }
    let stem = candidates.last ?? SpelledSigns.nameless
    var number = 2
    while taken.contains("\(stem)\(number)") { number += 1 }
    return "\(stem)\(number)"
  }
}
