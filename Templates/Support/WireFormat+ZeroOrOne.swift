nonisolated extension WireFormat where Wire: FixedWidthInteger & Sendable, Value == Bool {
  /// 0 is false, and 1 is true.
  static var zeroOrOne: Self {
    Self(
      read: { (number) throws(MappingError) in
        guard number == 0 || number == 1 else { throw .malformed(number: number, "0 or 1") }
        return number == 1
      },
      write: { $0 ? 1 : 0 })
  }
}
