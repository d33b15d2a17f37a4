/// Which members of two versions of a declaration are the same one: those with the same name on the wire.
struct MemberMatching {
  private var positions: [MemberKey: Int] = [:]

  init(_ members: [VersionMember]) {
    self.init(members.map(\.key))
  }

  init(_ keys: [MemberKey]) {
    for (position, key) in keys.enumerated() where positions[key] == nil {
      positions[key] = position
    }
  }

  /// The members of a person, found by what they were called in a known version.
  ///
  /// - Parameter meaning: what a member is beside its name, for those whose name is not on the wire. Only one that nothing else
  ///   means is found by it.
  init(
    of members: [VersionMember], knownAs known: [VersionMember],
    meaning: (own: (VersionMember) -> String?, known: (VersionMember) -> String?)
  ) {
    self.init(members)
    var gone: [MemberKey: Int] = [:]
    var meanings: [String: MemberKey] = [:]
    var keys: Set<MemberKey> = []
    for (position, member) in known.enumerated() {
      keys.insert(member.key)
      guard positions[member.key] == nil, gone[member.key] == nil else { continue }
      gone[member.key] = position
      if let meaning = meaning.known(member), meanings[meaning] == nil {
        meanings[meaning] = member.key
      }
    }
    guard !gone.isEmpty else { return }
    for (position, member) in members.enumerated() where !keys.contains(member.key) {
      let former = member.formerKey.flatMap { gone[$0] == nil ? nil : $0 }
      guard let key = former ?? meaning.own(member).flatMap({ meanings[$0] }),
        positions[key] == nil
      else { continue }
      positions[key] = position
    }
  }

  subscript(key: MemberKey) -> Int? { positions[key] }
}

extension VersionMember {
  fileprivate var formerKey: MemberKey? {
    formerName.map { MemberKey(kind: key.kind, text: key.kind == .choice ? "\"" + $0 : $0) }
  }
}
