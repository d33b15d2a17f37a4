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
    contains { if case .unknown = $0 { true } else { false } }
  }
}

extension SchemaType {
  /// What the type is made of: what a container contains; for a dictionary, its keys and its values.
  package var parts: [SchemaType] {
    switch self {
    case .scalar, .declared, .unknown: []
    case .optional(let inner), .array(let inner, _), .set(let inner), .patch(let inner): [inner]
    case .dictionary(let key, let value): [key, value]
    }
  }

  /// What a container contains; for a dictionary, its values. Any other type is its own content.
  package var content: SchemaType { parts.last ?? self }

  /// What is within all containers.
  var innermostContent: SchemaType { parts.last?.innermostContent ?? self }

  /// The type itself and all its parts, from the outside in and from left to right.
  package var all: [SchemaType] { [self] + parts.flatMap(\.all) }

  /// Whether `isWanted` is true of the type itself or of a part of it.
  package func contains(where isWanted: (SchemaType) -> Bool) -> Bool {
    isWanted(self) || parts.contains { $0.contains(where: isWanted) }
  }

  /// The declared types in it, from left to right.
  package var declaredTypes: [TypeID] { all.compactMap(\.declaredID) }

  /// The scalars in it, from left to right.
  package var scalars: [Scalar] { all.compactMap(\.scalar) }

  /// A type of the same form with other parts.
  func withParts(_ change: (SchemaType) -> SchemaType) -> SchemaType {
    switch self {
    case .scalar, .declared, .unknown: self
    case .optional(let inner): .optional(change(inner))
    case .array(let inner, let skips): .array(change(inner), skipsInvalid: skips)
    case .set(let inner): .set(change(inner))
    case .patch(let inner): .patch(change(inner))
    case .dictionary(let key, let value): .dictionary(key: change(key), value: change(value))
    }
  }

  /// The type with other types in place of the declared ones.
  func replacing(_ replacement: (TypeID) -> SchemaType) -> SchemaType {
    if case .declared(let id) = self { return replacement(id) }
    return withParts { $0.replacing(replacement) }
  }

  /// The Swift type is the same whether or not the decoder drops elements.
  var withoutSkipping: SchemaType {
    if case .array(let element, _) = self { return .array(element.withoutSkipping) }
    return withParts(\.withoutSkipping)
  }

  /// Whether some array in the type leaves out invalid elements.
  package var skips: Bool {
    contains { if case .array(_, skipsInvalid: true) = $0 { true } else { false } }
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
  /// The type that is meant if nothing else says so comes first.
  static let integers: [Scalar] = [
    .int, .int64, .int32, .uint, .uint64, .uint32, .int16, .uint16, .int8, .uint8,
  ]

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
