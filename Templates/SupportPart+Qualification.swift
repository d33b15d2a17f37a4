extension SupportPart {
  /// The line with the module before each name that is taken, so that a schema may call a type `Date`
  /// or `Error`: in the module that it is emitted in, that would stand for all others.
  static func qualified(_ line: some StringProtocol, taken: Set<String>) -> String {
    var result = ""
    var rest = line[...]
    var isText = false
    while let character = rest.first {
      if character == "\\" {
        result += rest.prefix(2)
        rest = rest.dropFirst(2)
      } else if character == "\"" {
        isText.toggle()
        result.append(character)
        rest = rest.dropFirst()
      } else if isText || !isOfName(character) {
        result.append(character)
        rest = rest.dropFirst()
      } else {
        let name = String(rest.prefix(while: isOfName))
        if taken.contains(name), result.last != ".", let module = modules[name] {
          result += module + "."
        }
        result += name
        rest = rest.dropFirst(name.count)
      }
    }
    return result
  }

  private static func isOfName(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }

  /// Names from other modules that the support code uses, and that a type may want to have.
  static let modules: [String: String] = {
    let foundation = [
      "Data", "Date", "Decimal", "FileHandle", "LocalizedError", "TimeInterval", "TimeZone", "URL",
      "UUID",
    ]
    let swift = [
      "Array", "Bool", "ClosedRange", "Codable", "CodingKey", "Collection", "Comparable",
      "CustomStringConvertible", "Decodable", "Decoder", "DecodingError", "Dictionary", "Double",
      "Encodable", "Encoder", "EncodingError", "Equatable", "Error", "FixedWidthInteger", "Float",
      "Hashable", "IndexingIterator", "Int", "Int64", "KeyedDecodingContainer",
      "KeyedEncodingContainer", "LosslessStringConvertible", "Sendable", "Set",
      "SingleValueDecodingContainer", "String", "Substring", "UInt16", "UInt32", "UInt64", "UInt8",
      "UTF8", "Void",
    ]
    var modules = ["Logger": "os"]
    for name in foundation { modules[name] = "Foundation" }
    for name in swift { modules[name] = "Swift" }
    return modules
  }()
}
