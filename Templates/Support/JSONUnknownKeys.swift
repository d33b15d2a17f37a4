/// The keys of a JSON text that the schema does not know. Logs must not show them: they may be personal data.
package nonisolated struct JSONUnknownKeys: Equatable, Sendable {
  /// Where the dictionaries that are being read begin, from the outside in.
  private var dictionaries: [Int] = []
  /// Where the values at unknown keys begin that are being read, in objects that have known keys as well.
  private var members: [Int] = []
  /// From here on, nothing is read except to check that it is JSON.
  private var start = Int.max
  /// From here on, keys may be sensitive.
  private var hiddenStart = Int.max
  /// Within the value that begins here, keys may be sensitive.
  private var hiddenValue = Int.max

  package init() {}
}

nonisolated extension JSONUnknownKeys {
  package mutating func enterDictionary(at offset: Int) {
    dictionaries.append(offset)
  }

  package mutating func leaveDictionary() {
    _ = dictionaries.popLast()
  }

  package mutating func enterMember(at offset: Int) {
    members.append(offset)
  }

  package mutating func leaveMember() {
    _ = members.popLast()
  }

  /// Notes that nothing is known about the value at `offset`.
  package mutating func skip(from offset: Int) {
    start = min(start, offset)
  }

  /// Notes that nothing from `offset` on is read, and that the schema may call a part of it sensitive.
  package mutating func hide(from offset: Int) {
    start = offset
    hiddenStart = offset
  }

  /// Notes that nothing within the value at `offset` is read, and that the schema may call a part of it sensitive. It knows
  /// the key of the value itself.
  package mutating func hide(within offset: Int) {
    start = .max
    hiddenValue = offset
  }

  /// Goes back to where a reader was before.
  package mutating func rewind(to offset: Int) {
    start = .max
    hiddenStart = .max
    hiddenValue = .max
    while let last = dictionaries.last, last >= offset { dictionaries.removeLast() }
    // The value at `offset` itself was entered before.
    while let last = members.last, last > offset { members.removeLast() }
  }

  /// The unknown keys of the value at `offset`, for a reader that has read `outer` before it.
  package func within(_ outer: JSONUnknownKeys, at offset: Int) -> JSONUnknownKeys {
    var keys = self
    keys.dictionaries = outer.dictionaries + dictionaries.filter { $0 >= offset }
    keys.members = outer.members + members.filter { $0 > offset }
    return keys
  }

  /// How a path shows the key of a value of the object at `offset`.
  package func step(_ key: String, toValueAt value: Int, inObjectAt offset: Int) -> WirePath.Step {
    if value >= hiddenStart || offset >= hiddenValue { return .key("…") }
    // What is wrong may be further in: an escape in a text, or the end of a number.
    let isMember = members.contains { offset < $0 && $0 <= value }
    let isUnknown = value >= start || dictionaries.contains(offset) || isMember
    return isUnknown ? .key(key) : .known(key)
  }
}
