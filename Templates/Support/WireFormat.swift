/// How a value is read from JSON and written to it. Reading is strict, and everything that is written can be
/// read again.
nonisolated struct WireFormat<Wire, Value>: Sendable {
  let read: @Sendable (Wire) throws(MappingError) -> Value
  let write: @Sendable (Value) throws(MappingError) -> Wire

  init(
    read: @escaping @Sendable (Wire) throws(MappingError) -> Value,
    write: @escaping @Sendable (Value) throws(MappingError) -> Wire
  ) {
    self.read = read
    self.write = write
  }

  /// Made of functions that throw errors of their own, such as the rules of a type.
  static func converting<ReadFailure: Error, WriteFailure: Error>(
    read: @escaping @Sendable (Wire) throws(ReadFailure) -> Value,
    write: @escaping @Sendable (Value) throws(WriteFailure) -> Wire
  ) -> Self {
    Self(
      read: { (wire) throws(MappingError) in
        do throws(ReadFailure) {
          return try read(wire)
        } catch {
          throw MappingError(error)
        }
      },
      write: { (value) throws(MappingError) in
        do throws(WriteFailure) {
          return try write(value)
        } catch {
          throw MappingError(error)
        }
      })
  }
}

nonisolated extension WireFormat where Wire == Value {
  static var identity: Self { Self(read: { $0 }, write: { $0 }) }
}

nonisolated extension WireFormat {
  /// This format, followed by `next`.
  func then<Next>(_ next: WireFormat<Value, Next>) -> WireFormat<Wire, Next> {
    WireFormat<Wire, Next>(
      read: { (wire) throws(MappingError) in try next.read(try read(wire)) },
      write: { (value) throws(MappingError) in try write(try next.write(value)) })
  }
}
