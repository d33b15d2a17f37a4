/// A value that can be written as JSON without an encoder.
package nonisolated protocol JSONWritable {
  func write(to json: inout JSONWriter)
}

nonisolated extension JSONWritable {
  /// The JSON text, in UTF-8.
  package func jsonBytes() throws(JSONWritingError) -> [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    if let failure = writer.failure { throw failure }
    return writer.bytes
  }
}

nonisolated extension String: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

nonisolated extension Bool: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

nonisolated extension Double: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

nonisolated extension Float: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

nonisolated extension FixedWidthInteger where Self: JSONWritable {
  package func write(to json: inout JSONWriter) { json.write(self) }
}

nonisolated extension Int: JSONWritable {}
nonisolated extension Int8: JSONWritable {}
nonisolated extension Int16: JSONWritable {}
nonisolated extension Int32: JSONWritable {}
nonisolated extension Int64: JSONWritable {}
nonisolated extension UInt: JSONWritable {}
nonisolated extension UInt8: JSONWritable {}
nonisolated extension UInt16: JSONWritable {}
nonisolated extension UInt32: JSONWritable {}
nonisolated extension UInt64: JSONWritable {}

/// Nil in Swift is null in JSON.
nonisolated extension Optional: JSONWritable where Wrapped: JSONWritable {
  package func write(to json: inout JSONWriter) {
    if let value = self { value.write(to: &json) } else { json.writeNull() }
  }
}

nonisolated extension Array: JSONWritable where Element: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.beginArray()
    for element in self where !json.isTooDeep {
      json.beginElement()
      element.write(to: &json)
    }
    json.endArray()
  }
}

nonisolated extension Dictionary: JSONWritable where Key == String, Value: JSONWritable {
  package func write(to json: inout JSONWriter) {
    json.beginDictionary()
    for key in json.ordered(keys) where !json.isTooDeep {
      guard let value = self[key] else { continue }
      json.beginMember(named: key)
      value.write(to: &json)
    }
    json.endDictionary()
  }
}
