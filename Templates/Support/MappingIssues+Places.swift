// Conversions in which something may be replaced: what is reported has the place of the value.

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convertReporting<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convert(wire, at: path) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// Returns nil for nil, too, which is not a problem.
  @inline(never)
  mutating func convertIfPresentReporting<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convertIfPresent(wire, at: path) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// Nil is a problem here.
  @inline(never)
  mutating func convertRequiredReporting<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, because reason: String? = nil,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convertRequired(wire, at: path, because: reason) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  @inline(never)
  mutating func convertArrayReporting<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String,
    using conversion: (borrowing Wire) throws(Failure) -> Value
  ) -> [Value]? {
    convert(wires, at: path) { (wires) throws(MappingError) in
      try WireConversions.arrayReporting(wires, at: path, conversion)
    }
  }

  @inline(never)
  mutating func convertArrayIfPresentReporting<Wire, Value, Failure: Error>(
    _ wires: [Wire]?, at path: String,
    using conversion: (borrowing Wire) throws(Failure) -> Value
  ) -> [Value]? {
    guard let wires else { return nil }
    return convertArrayReporting(wires, at: path, using: conversion)
  }

  /// It is a problem if two elements become the same.
  @inline(never)
  mutating func convertSetReporting<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> Set<Value>? {
    convert(wires, at: path) { (wires) throws(MappingError) in
      try WireConversions.setReporting(wires, at: path, conversion)
    }
  }

  @inline(never)
  mutating func convertValuesReporting<Wire, Value, Failure: Error>(
    of wires: [String: Wire], at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) -> [String: Value]? {
    convert(wires, at: path) { (wires) throws(MappingError) in
      try WireConversions.valuesReporting(of: wires, at: path, conversion)
    }
  }
}

nonisolated extension MappingIssues {
  /// The result of a function that takes several values.
  @inline(never)
  mutating func callReporting<each Argument, Value, Failure: Error>(
    _ function: (repeat each Argument) throws(Failure) -> Value,
    _ arguments: repeat each Argument, at path: String
  ) -> Value? {
    attempt(at: path) { () throws(Failure) in
      try ReportPlace.value((), at: path) { (_: Void) throws(Failure) in
        try function(repeat each arguments)
      }
    }
  }
}

// With fallbacks of their own.

nonisolated extension MappingIssues {
  @inline(never)
  func convertReporting<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    convert(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// Returns nil for nil, which is valid.
  @inline(never)
  func convertIfPresentReporting<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value?,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convertIfPresent(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  @inline(never)
  func convertRequiredReporting<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    convertRequired(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// Leaves out the elements that are invalid.
  @inline(never)
  func convertValidReporting<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    ReportPlace.parts(of: path) { place in
      convertValid(wires, at: path, isKept: isKept) { (wire) throws(Failure) in
        place.enterNext(isKept: isKept)
        defer { place.leave() }
        return try conversion(wire)
      }
    }
  }

  /// Leaves out the elements that are invalid, and those that occur again.
  @inline(never)
  func convertValidSetReporting<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Set<Value> {
    ReportPlace.parts(of: path) { place in
      convertValidSet(wires, at: path, isKept: isKept) { (wire) throws(Failure) in
        place.enterNext(isKept: isKept)
        defer { place.leave() }
        return try conversion(wire)
      }
    }
  }
}

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convertReporting<Wire, Value, Failure: Error, Other: Error>(
    _ wire: Wire, at path: String, orElse fallback: () throws(Other) -> Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convert(wire, at: path, orElse: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// Returns nil for nil, too, which is valid.
  @inline(never)
  mutating func convertIfPresentReporting<Wire, Value, Failure: Error, Other: Error>(
    _ wire: Wire?, at path: String, orElse fallback: () throws(Other) -> Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convertIfPresent(wire, at: path, orElse: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  @inline(never)
  mutating func convertRequiredReporting<Wire, Value, Failure: Error, Other: Error>(
    _ wire: Wire?, at path: String, orElse fallback: () throws(Other) -> Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convertRequired(wire, at: path, orElse: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }
}

// Of values that may be nested deeper than the stack allows.

nonisolated extension MappingIssues {
  @inline(never)
  mutating func convertNestedReporting<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    convertNested(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// Returns nil for nil, which is valid.
  @inline(never)
  mutating func convertIfPresentNestedReporting<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value?,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value? {
    convertIfPresentNested(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  @inline(never)
  mutating func convertRequiredNestedReporting<Wire, Value, Failure: Error>(
    _ wire: Wire?, at path: String, else fallback: Value,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Value {
    convertRequiredNested(wire, at: path, else: fallback) { (wire) throws(Failure) in
      try ReportPlace.value(wire, at: path, using: conversion)
    }
  }

  /// Leaves out the elements that are invalid.
  @inline(never)
  mutating func convertValidNestedReporting<Wire, Value, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> [Value] {
    ReportPlace.parts(of: path) { place in
      convertValidNested(wires, at: path, isKept: isKept) { (wire) throws(Failure) in
        place.enterNext(isKept: isKept)
        defer { place.leave() }
        return try conversion(wire)
      }
    }
  }

  /// Leaves out the elements that are invalid, and those that occur again.
  @inline(never)
  mutating func convertValidSetNestedReporting<Wire, Value: Hashable, Failure: Error>(
    _ wires: [Wire], at path: String, isKept: Bool = false,
    using conversion: (Wire) throws(Failure) -> Value
  ) -> Set<Value> {
    ReportPlace.parts(of: path) { place in
      convertValidSetNested(wires, at: path, isKept: isKept) { (wire) throws(Failure) in
        place.enterNext(isKept: isKept)
        defer { place.leave() }
        return try conversion(wire)
      }
    }
  }
}
