nonisolated extension JSONReader {
  /// Passes over a value, which must be JSON all the same.
  @inline(never)
  package mutating func skip() {
    switch next() {
    case UInt8(ascii: "{"):
      beginObject()
      while nextKey() != nil { skip() }
    case UInt8(ascii: "["):
      beginArray()
      while nextElement() { skip() }
    case UInt8(ascii: "\""):
      _ = nextText()
    case UInt8(ascii: "t"), UInt8(ascii: "f"):
      _ = readBool()
    case UInt8(ascii: "n"):
      _ = readNull()
    default:
      _ = nextNumber(expected: .value)
    }
  }
}
