/// A value that can be read from JSON without a decoder.
package nonisolated protocol JSONReadable {
  /// Nil if and only if the reader has failed.
  init?(from json: inout JSONReader)
}

nonisolated extension JSONReadable {
  /// - Parameter json: The text, in UTF-8.
  package init(json: UnsafeRawBufferPointer) throws(JSONError) {
    var reader = JSONReader(json)
    let value = Self(from: &reader)
    reader.finish()
    guard let value, reader.isIntact else { throw reader.error }
    self = value
  }

  /// - Parameter json: The text in UTF-8, such as `Data` or an array.
  package init(json: some Collection<UInt8>) throws(JSONError) {
    let result = json.withContiguousStorageIfAvailable { bytes in
      Result { () throws(JSONError) in try Self(json: UnsafeRawBufferPointer(bytes)) }
    }
    self = if let result { try result.get() } else { try Self(json: Array(json)) }
  }
}

nonisolated extension String: JSONReadable {
  package init?(from json: inout JSONReader) {
    guard let value = json.readString() else { return nil }
    self = value
  }
}

nonisolated extension Bool: JSONReadable {
  package init?(from json: inout JSONReader) {
    guard let value = json.readBool() else { return nil }
    self = value
  }
}

nonisolated extension Double: JSONReadable {
  package init?(from json: inout JSONReader) {
    guard let value = json.readDouble() else { return nil }
    self = value
  }
}

nonisolated extension Float: JSONReadable {
  package init?(from json: inout JSONReader) {
    guard let value = json.readFloat() else { return nil }
    self = value
  }
}

nonisolated extension FixedWidthInteger where Self: JSONReadable {
  package init?(from json: inout JSONReader) {
    guard let value = json.readInteger(as: Self.self) else { return nil }
    self = value
  }
}

nonisolated extension Int: JSONReadable {}
nonisolated extension Int8: JSONReadable {}
nonisolated extension Int16: JSONReadable {}
nonisolated extension Int32: JSONReadable {}
nonisolated extension Int64: JSONReadable {}
nonisolated extension UInt: JSONReadable {}
nonisolated extension UInt8: JSONReadable {}
nonisolated extension UInt16: JSONReadable {}
nonisolated extension UInt32: JSONReadable {}
nonisolated extension UInt64: JSONReadable {}

/// Nil in Swift is null in JSON.
nonisolated extension Optional: JSONReadable where Wrapped: JSONReadable {
  package init?(from json: inout JSONReader) {
    if json.readNull() {
      self = Self.none
    } else if let value = Wrapped(from: &json) {
      self = .some(value)
    } else {
      return nil
    }
  }
}

nonisolated extension Array: JSONReadable where Element: JSONReadable {
  package init?(from json: inout JSONReader) {
    self = []
    json.beginArray()
    if json.nextElement() {
      reserveCapacity(128 / MemoryLayout<Element>.stride)
      repeat {
        guard let element = Element(from: &json) else { return nil }
        // Without this, its references are counted up and down.
        append(consume element)
      } while json.nextElement()
    }
    if json.hasFailed { return nil }
  }
}

nonisolated extension Dictionary: JSONReadable where Key == String, Value: JSONReadable {
  package init?(from json: inout JSONReader) {
    // A table takes long to compile, so values of all types share this one.
    var places: [String: Int] = [:]
    var values: [Value] = []
    json.beginDictionary()
    while let key = json.nextKey() {
      if !places.take(key.text, as: values.count) {
        json.skip()
      } else if let value = Value(from: &json) {
        values.append(value)
      } else {
        return nil
      }
    }
    if json.hasFailed { return nil }
    json.endDictionary()
    self = places.mapValues { values[$0] }
  }
}

nonisolated extension [String: Int] {
  /// False if the name is taken.
  @inline(never)
  fileprivate mutating func take(_ name: String, as place: Int) -> Bool {
    if self[name] != nil { return false }
    self[name] = place
    return true
  }
}
