import TextFormats

nonisolated extension WireFormat where Wire == String, Value: FixedWidthInteger & Sendable {
  /// The whole text must be a number, without spaces or separators.
  static var number: Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(IntegerFormat.Problem) {
          return try IntegerFormat.value(of: text)
        } catch {
          throw .malformed(text, "a whole number", error.reason(for: Value.self), cause: error)
        }
      },
      write: { $0.description })
  }
}

nonisolated extension WireFormat where Wire == String, Value == Double {
  /// The whole text must be a number as JSON writes it.
  static var number: Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(FloatingPointFormat.Problem) {
          return try FloatingPointFormat.double(of: text)
        } catch {
          throw .malformed(text, "a number", error.reason, cause: error)
        }
      },
      write: { (number) throws(MappingError) in
        guard number.isFinite else { throw .malformed(number: number, "a finite number") }
        return number.description
      })
  }
}

nonisolated extension WireFormat where Wire == String, Value == Float {
  /// The whole text must be a number as JSON writes it.
  static var number: Self {
    Self(
      read: { (text) throws(MappingError) in
        do throws(FloatingPointFormat.Problem) {
          return try FloatingPointFormat.float(of: text)
        } catch {
          throw .malformed(text, "a number", error.reason, cause: error)
        }
      },
      write: { (number) throws(MappingError) in
        guard number.isFinite else { throw .malformed(number: number, "a finite number") }
        return number.description
      })
  }
}

nonisolated extension IntegerFormat.Problem {
  fileprivate func reason<Integer: FixedWidthInteger>(for type: Integer.Type) -> String {
    switch self {
    case .malformed: reason
    case .outOfRange: "it must be from \(Integer.min) to \(Integer.max)"
    }
  }
}
