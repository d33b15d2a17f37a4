/// How a value of one type becomes a value of another, proved possible. The plan from which decoding, mapping and
/// their ways back are all written.
package indirect enum Conversion: Hashable, Sendable {
  case identity
  /// One after the other.
  case sequence([Conversion])
  case converter(ConverterStep)
  /// The raw value into a `type`: runs its converters, then its rules. Fails where a rule does.
  case wrap(TypeID)
  case unwrap(TypeID)
  /// The raw string or integer into a case. Fails for unknown values, unless the enum is open.
  case enumFromRaw(TypeID)
  case enumToRaw(TypeID)
  /// Along a declared map, or back along one.
  case map(MapID)
  case mapBack(MapID)
  /// `T` into `T?`.
  case inject
  /// Element by element; `skipsInvalid` drops what fails, and reports it.
  case array(Conversion, skipsInvalid: Bool)
  /// `[T]` into `Set<U>` and back; `Set<T>` into `Set<U>`.
  case arrayToSet(Conversion)
  case setToArray(Conversion)
  case set(Conversion)
  case dictionary(key: Conversion, value: Conversion)
  case optional(Conversion)
  case patch(Conversion)
  /// Between integers of different width: fails where the value does not fit.
  case widen(to: Scalar)
}

/// One converter with its arguments read and its types known.
package struct ConverterStep: Hashable, Sendable {
  /// The name of the converter, as the schema writes it.
  package let name: String
  package let arguments: ConverterArguments
  package let wire: SchemaType
  package let swift: SchemaType
}

/// The arguments of a converter after they were checked, in the form of the one converter that has such.
package enum ConverterArguments: Hashable, Sendable {
  case none
  case fraction(required: Bool?, allowed: Bool)
  case datePattern(String, timeZone: String)
  case digits(Int)
  case flag(truths: [String], falsehoods: [String])
  case schemes([String])
  case separator(String)
  case duplicates(keepFirst: Bool)
  /// The field of the element that becomes the key, by its position.
  case key(field: Int)
}

/// The position of a map among the maps of a schema.
package struct MapID: Hashable, Sendable {
  package let index: Int
}
