// A key that always has the same value. If it occurs twice, its first value counts.

nonisolated extension JSONReader {
  /// Fails if there is anything but `constant`.
  @inline(never)
  mutating func expect(_ constant: String, once isRead: inout Bool) {
    if isRead { return skip() }
    let mark = mark()
    guard let found = readString() else { return }
    isRead = found == constant
    if !isRead { fail(MappingError.malformed(found, ShownText.quoted(constant)), at: mark) }
  }

  @inline(never)
  mutating func expect(_ constant: Int, once isRead: inout Bool) {
    if isRead { return skip() }
    let mark = mark()
    guard let found: Int = readInteger() else { return }
    isRead = found == constant
    if !isRead { fail(MappingError.malformed(number: found, constant.description), at: mark) }
  }

  @inline(never)
  mutating func expect(_ constant: Bool, once isRead: inout Bool) {
    if isRead { return skip() }
    let mark = mark()
    guard let found = readBool() else { return }
    isRead = found == constant
    if !isRead { fail(MappingError.malformed(number: found, constant.description), at: mark) }
  }
}
