import JSON

/// Objects that are looked at as one kind of record: which keys they have, and what is there.
package struct RecordProfile: Hashable, Sendable {
  package private(set) var count = 0
  package private(set) var members: [String: MemberProfile] = [:]

  package init() {}

  mutating func observe(_ members: [JSONValue.Member], in file: Int, depth: Int) {
    count += 1
    for (rank, member) in members.enumerated() {
      self.members[member.name, default: MemberProfile()].observe(
        member, rank: rank, in: file, depth: depth + 1)
    }
    for name in Self.repeatedNames(of: members) { self.members[name]?.uncountRepetition() }
  }

  mutating func join(_ other: RecordProfile) {
    count += other.count
    // In any order: a join does not mind. What is new is taken over as it is, and everything else is changed in place.
    for (name, member) in other.members {
      if members[name] == nil { members[name] = member } else { members[name]?.join(member) }
    }
  }

  /// Each as often as it comes again.
  private static func repeatedNames(of members: [JSONValue.Member]) -> [String] {
    // Up to here, comparing is faster than hashing.
    guard members.count > 12 else {
      return members.indices.filter { index in
        members[..<index].contains { $0.name == members[index].name }
      }.map { members[$0].name }
    }
    var names: Set<String> = []
    return members.map(\.name).filter { !names.insert($0).inserted }
  }
}

/// One key of a record.
package struct MemberProfile: Hashable, Sendable {
  /// How many objects have it. All others lack it.
  package private(set) var count = 0

  /// The last position among the keys of an object at which it was. By it keys are ordered in the same way, whatever came first.
  package private(set) var rank = 0
  package private(set) var value = ValueProfile()

  package init() {}

  mutating func observe(_ member: JSONValue.Member, rank: Int, in file: Int, depth: Int) {
    count += 1
    self.rank = max(self.rank, rank)
    value.observe(member.value, at: member.namePlace, in: file, depth: depth)
  }

  mutating func uncountRepetition() { count -= 1 }

  mutating func join(_ other: MemberProfile) {
    count += other.count
    rank = max(rank, other.rank)
    value.join(other.value)
  }
}
