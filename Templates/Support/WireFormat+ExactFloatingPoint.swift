// Between numbers with and without a fraction. It is a problem if the other type cannot hold the number:
// nothing is rounded.

nonisolated extension WireFormat
where Wire: FixedWidthInteger & Sendable, Value: BinaryFloatingPoint & Sendable {
  static var exactly: Self {
    Self(
      read: { (number) throws(MappingError) in try Value(fitting: number) },
      write: { (number) throws(MappingError) in try Wire(fitting: number) })
  }
}

nonisolated extension WireFormat
where Wire: BinaryFloatingPoint & Sendable, Value: FixedWidthInteger & Sendable {
  static var exactly: Self {
    Self(
      read: { (number) throws(MappingError) in try Value(fitting: number) },
      write: { (number) throws(MappingError) in try Wire(fitting: number) })
  }
}

nonisolated extension WireFormat
where Wire: BinaryFloatingPoint & Sendable, Value: BinaryFloatingPoint & Sendable {
  static var exactly: Self {
    Self(
      read: { (number) throws(MappingError) in try Value(fitting: number) },
      write: { (number) throws(MappingError) in try Wire(fitting: number) })
  }
}

nonisolated extension FixedWidthInteger {
  fileprivate init(fitting number: some BinaryFloatingPoint) throws(MappingError) {
    guard let exact = Self(exactly: number) else {
      throw .malformed(number: "\(number)", "a whole number from \(Self.min) to \(Self.max)")
    }
    self = exact
  }
}

nonisolated extension BinaryFloatingPoint {
  fileprivate init(fitting number: some BinaryInteger) throws(MappingError) {
    guard let exact = Self(exactly: number) else {
      throw .malformed(number: "\(number)", "a number that \(Self.self) holds exactly")
    }
    self = exact
  }

  fileprivate init(fitting number: some BinaryFloatingPoint) throws(MappingError) {
    guard let exact = Self(exactly: number) else {
      throw .malformed(number: "\(number)", "a number that \(Self.self) holds exactly")
    }
    self = exact
  }
}
