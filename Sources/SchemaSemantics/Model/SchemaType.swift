/// The position of a declared type among the types of a schema.
package struct TypeID: Hashable, Sendable, Comparable {
  package let index: Int

  package static func < (left: TypeID, right: TypeID) -> Bool { left.index < right.index }
}

/// A generic record with the types that it is about: `Page<UserDTO>`. It is a type among the types of a schema.
package struct TypeInstance: Hashable, Sendable {
  package let generic: TypeID
  package let arguments: [SchemaType]
}

/// A type whose names have been looked up.
package indirect enum SchemaType: Hashable, Sendable {
  case scalar(Scalar)
  case declared(TypeID)
  case optional(SchemaType)
  case array(SchemaType, skipsInvalid: Bool = false)
  case set(SchemaType)
  case dictionary(key: SchemaType, value: SchemaType)
  case patch(SchemaType)
  /// A type that could not be found, which has been reported, so that no check mentions it again. No validated schema
  /// contains one.
  case unknown
}

extension SchemaType {
  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  package var isPatch: Bool {
    if case .patch = self { true } else { false }
  }

  /// The type without `?`.
  package var unwrapped: SchemaType {
    if case .optional(let wrapped) = self { wrapped } else { self }
  }

  package var declaredID: TypeID? {
    if case .declared(let id) = self { id } else { nil }
  }

  package var scalar: Scalar? {
    if case .scalar(let scalar) = self { scalar } else { nil }
  }

  /// Whether a part of it could not be found.
  package var isUnknown: Bool {
    switch self {
    case .unknown: true
    case .scalar, .declared: false
    case .optional(let inner), .array(let inner, _), .set(let inner), .patch(let inner):
      inner.isUnknown
    case .dictionary(let key, let value): key.isUnknown || value.isUnknown
    }
  }
}

extension SchemaType {
  /// The type as an author would write it, with these names for the declared ones.
  func text(naming name: (TypeID) -> String) -> String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .declared(let id): name(id)
    case .optional(let wrapped): wrapped.text(naming: name) + "?"
    case .array(let element, let skipsInvalid):
      "[\(element.text(naming: name))\(skipsInvalid ? " else skip" : "")]"
    case .set(let element): "Set<\(element.text(naming: name))>"
    case .dictionary(let key, let value):
      "[\(key.text(naming: name)): \(value.text(naming: name))]"
    case .patch(let wrapped): "Patch<\(wrapped.text(naming: name))>"
    case .unknown: "_"
    }
  }

  /// The type with other types in place of the declared ones.
  func replacing(_ replacement: (TypeID) -> SchemaType) -> SchemaType {
    switch self {
    case .declared(let id): replacement(id)
    case .scalar, .unknown: self
    case .optional(let inner): .optional(inner.replacing(replacement))
    case .array(let inner, let skips):
      .array(inner.replacing(replacement), skipsInvalid: skips)
    case .set(let inner): .set(inner.replacing(replacement))
    case .patch(let inner): .patch(inner.replacing(replacement))
    case .dictionary(let key, let value):
      .dictionary(key: key.replacing(replacement), value: value.replacing(replacement))
    }
  }
}

extension SchemaType {
  /// The declared types in it, from left to right.
  package var declaredTypes: [TypeID] {
    switch self {
    case .declared(let id): [id]
    case .scalar, .unknown: []
    case .optional(let inner), .array(let inner, _), .set(let inner), .patch(let inner):
      inner.declaredTypes
    case .dictionary(let key, let value): key.declaredTypes + value.declaredTypes
    }
  }
}

/// The types that are part of the language.
package enum Scalar: String, Hashable, Sendable, CaseIterable {
  case string = "String"
  case bool = "Bool"
  case int = "Int"
  case int8 = "Int8"
  case int16 = "Int16"
  case int32 = "Int32"
  case int64 = "Int64"
  case uint = "UInt"
  case uint8 = "UInt8"
  case uint16 = "UInt16"
  case uint32 = "UInt32"
  case uint64 = "UInt64"
  case double = "Double"
  case float = "Float"
  case decimal = "Decimal"
  case date = "Date"
  case calendarDate = "CalendarDate"
  case url = "URL"
  case uuid = "UUID"
  case data = "Data"
  case json = "JSON"
}

extension Scalar {
  package var isInteger: Bool {
    switch self {
    case .int, .int8, .int16, .int32, .int64, .uint, .uint8, .uint16, .uint32, .uint64: true
    default: false
    }
  }

  package var isFloatingPoint: Bool { self == .double || self == .float }

  package var isNumber: Bool { isInteger || isFloatingPoint || self == .decimal }

  /// Whether values have an order that a range or a comparison can use.
  package var isOrdered: Bool {
    isNumber || self == .date || self == .calendarDate || self == .string
  }

  /// Whether JSON itself has such values; the other scalars are written as one of these.
  package var isNative: Bool {
    switch self {
    case .decimal, .date, .calendarDate, .url, .uuid, .data: false
    default: true
    }
  }

  /// The number of bits and the sign of an integer type. `Int` and `UInt` count as having 64 bits.
  package var integerWidth: (bits: Int, isSigned: Bool)? {
    switch self {
    case .int, .int64: (64, true)
    case .int8: (8, true)
    case .int16: (16, true)
    case .int32: (32, true)
    case .uint, .uint64: (64, false)
    case .uint8: (8, false)
    case .uint16: (16, false)
    case .uint32: (32, false)
    default: nil
    }
  }
}
