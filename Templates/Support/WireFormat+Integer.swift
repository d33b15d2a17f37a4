nonisolated extension WireFormat
where Wire: FixedWidthInteger & Sendable, Value: FixedWidthInteger & Sendable {
  /// The same number in another type. It is a problem if the number does not fit.
  static var exactly: Self {
    Self(
      read: { (number) throws(MappingError) in try Value(fitting: number) },
      write: { (number) throws(MappingError) in try Wire(fitting: number) })
  }
}

nonisolated extension FixedWidthInteger {
  fileprivate init<Other: FixedWidthInteger>(fitting number: Other) throws(MappingError) {
    guard let exact = Self(exactly: number) else {
      throw .malformed(number: number, "a number from \(Self.min) to \(Self.max)")
    }
    self = exact
  }
}
