package import TextFormats

/// A literal of a schema as a value of its type: checked, and exact.
package indirect enum Value: Hashable, Sendable {
  case null
  case boolean(Bool)
  /// An integer or a `Decimal`.
  case number(DecimalText)
  case floating(Double)
  case string(String)
  case date(UnixTime)
  case calendarDate(CalendarDate)
  case url(String)
  case uuid(String)
  case data([UInt8])
  /// A case of an enum, or a case of a union without a payload.
  case enumCase(TypeID, index: Int)
  /// The value of a `type`, after its converters.
  case wrapped(TypeID, Value)
  case array([Value])
  case set([Value])
  case dictionary([Entry])
  /// A value of type `JSON`; it consists of `null`, booleans, numbers, strings, arrays and dictionaries.
  case json(Value)

  /// The value without the `type` around it.
  package var unwrapped: Value {
    if case .wrapped(_, let inner) = self { inner.unwrapped } else { self }
  }

  package struct Entry: Hashable, Sendable {
    package let key: Value
    package let value: Value

    package init(key: Value, value: Value) {
      self.key = key
      self.value = value
    }
  }
}

extension Value {
  /// With only as many digits as tell it from the other numbers of its type: those of 0.1 as a `Float` are not those of the
  /// `Double` that is equal to it.
  static func floating(
    _ text: String, as scalar: Scalar
  ) throws(FloatingPointFormat.Problem) -> Value {
    let digits = scalar == .float ? try FloatingPointFormat.float(of: text).description : text
    return .floating(try FloatingPointFormat.double(of: digits))
  }

  /// The cases of enums and unions in it.
  package var enumCases: [(id: TypeID, position: Int)] {
    switch self {
    case .enumCase(let id, let position): [(id, position)]
    case .wrapped(_, let inner): inner.enumCases
    case .array(let elements), .set(let elements): elements.flatMap(\.enumCases)
    case .dictionary(let entries): entries.flatMap { $0.key.enumCases + $0.value.enumCases }
    case .null, .boolean, .number, .floating, .string, .date, .calendarDate, .url, .uuid, .data,
      .json:
      []
    }
  }
}
