// Conversions of elements in which something may be replaced: what is reported has the place of the element.

nonisolated extension WireConversions {
  /// Converts one value. An error gets the place `path`.
  @inline(never)
  static func valueReporting<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> Value {
    try value(wire, at: path) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// - Parameter isKept: Whether elements were left out before, so that indices are not those of the payload.
  @inline(never)
  static func arrayReporting<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String = "", isKept: Bool = false,
    _ conversion: (borrowing Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Value] {
    try ReportPlace.parts(of: path) { (place) throws(MappingError) in
      try array(wires) { (wire: borrowing Wire) throws(Failure) in
        place.enterNext(isKept: isKept)
        return try conversion(wire)
      }
    }
  }

  /// Leaves out the elements that are invalid, and reports each with its index.
  @inline(never)
  static func validArrayReporting<Wire, Value, Failure: Error>(
    _ wires: [Wire], isKept: Bool = false, _ conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    MappingIssues().convertValidReporting(wires, at: "", isKept: isKept, using: conversion)
  }

  @inline(never)
  static func setReporting<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String = "", isKept: Bool = false,
    _ conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> Set<Value> {
    try ReportPlace.parts(of: path) { (place) throws(MappingError) in
      try set(wires) { (wire) throws(Failure) in
        place.enterNext(isKept: isKept)
        return try conversion(wire)
      }
    }
  }

  @inline(never)
  static func valuesReporting<Wire, Value, Failure: Error>(
    of wires: [String: Wire], at path: String = "",
    _ conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [String: Value] {
    try ReportPlace.parts(of: path) { (place) throws(MappingError) in
      try values(of: ReportPlace.keyed(wires)) { (wire) throws(Failure) in
        place.enter(key: wire.key)
        return try conversion(wire.value)
      }
    }
  }

  /// It is a problem if two keys become the same.
  ///
  /// - Parameter shown: how the payload writes a key that is not a text.
  @inline(never)
  static func dictionaryReporting<
    KeyWire: Hashable, Wire, Key: Hashable, Value, KeyFailure: Error, Failure: Error
  >(
    _ wires: [KeyWire: Wire], keys: (KeyWire) throws(KeyFailure) -> Key,
    values conversion: (Wire) throws(Failure) -> Value,
    shown: (KeyWire) -> String = { "\($0)" }
  ) throws(MappingError) -> [Key: Value] {
    try ReportPlace.parts(of: "") { (place) throws(MappingError) in
      let keyed = ReportPlace.keyed(wires, shown: shown)
      return try dictionary(
        keyed, keys: keys,
        values: { (wire) throws(Failure) in
          place.enter(key: wire.key)
          return try conversion(wire.value)
        }, shown: shown)
    }
  }

  /// Makes a dictionary of an array, by a value that each element has at `path`.
  @inline(never)
  static func dictionaryReporting<
    Wire, KeyWire, Key: Hashable, Value, KeyFailure: Error, Failure: Error
  >(
    of wires: [Wire], isKept: Bool = false, keyedBy keyWire: (Wire) -> KeyWire, at path: String,
    keys: (KeyWire) throws(KeyFailure) -> Key, values conversion: (Wire) throws(Failure) -> Value
  ) throws(MappingError) -> [Key: Value] {
    try ReportPlace.parts(of: "") { (place) throws(MappingError) in
      try dictionary(of: wires, keyedBy: keyWire, at: path, keys: keys) { (wire) throws(Failure) in
        place.enterNext(isKept: isKept)
        return try conversion(wire)
      }
    }
  }
}
