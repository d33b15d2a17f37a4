/// Lays JSON out to be read: what fits on one line is written on one, everything else is indented by two.
package struct JSONWriter {
  private static let lineLength = 100

  private let isHidden: (Unicode.Scalar) -> Bool
  private var output = ""

  /// - Parameter isHidden: which characters are escaped, besides those that JSON does not allow in a text. The visible ones of
  ///   ASCII never are.
  package static func text(
    _ value: JSONValue, escaping isHidden: @escaping (Unicode.Scalar) -> Bool
  ) -> String {
    var writer = JSONWriter(isHidden: isHidden)
    writer.write(value, indentation: 0, column: 0)
    return writer.output + "\n"
  }

  private mutating func write(_ value: JSONValue, indentation: Int, column: Int) {
    switch value.content {
    case .null: output += "null"
    case .boolean(let flag): output += String(flag)
    case .number(let digits): output += digits
    case .string(let text): output += quoted(text)
    case .array(let elements):
      writeItems(elements.map { (nil, $0) }, "[", "]", indentation, column)
    case .object(let members):
      writeItems(members.map { (quoted($0.name), $0.value) }, "{", "}", indentation, column)
    }
  }

  private mutating func writeItems(
    _ items: [(name: String?, value: JSONValue)], _ open: String, _ close: String,
    _ indentation: Int, _ column: Int
  ) {
    if let line = self.line(items, open, close, room: Self.lineLength - column) {
      output += line
      return
    }
    let blanks = String(repeating: " ", count: indentation + 2)
    output += open
    for (index, item) in items.enumerated() {
      let name = item.name.map { $0 + ": " } ?? ""
      output += (index == 0 ? "\n" : ",\n") + blanks + name
      write(
        item.value, indentation: indentation + 2,
        column: indentation + 3 + name.unicodeScalars.count)
    }
    output += "\n" + blanks.dropLast(2) + close
  }

  /// Nil as soon as it is clear that the items do not fit, so that large values are not laid out twice at every level.
  private func line(
    _ items: [(name: String?, value: JSONValue)], _ open: String, _ close: String, room: Int
  ) -> String? {
    var line = open
    for (index, item) in items.enumerated() {
      if index > 0 { line += ", " }
      if let name = item.name { line += name + ": " }
      let left = room - line.unicodeScalars.count
      guard left > 0, let value = self.line(item.value, room: left) else { return nil }
      line += value
    }
    line += close
    return line.unicodeScalars.count <= room ? line : nil
  }

  private func line(_ value: JSONValue, room: Int) -> String? {
    switch value.content {
    case .null: return "null"
    case .boolean(let flag): return String(flag)
    case .number(let digits): return digits
    case .string(let text): return text.utf8.count <= 4 * room ? quoted(text) : nil
    case .array(let elements):
      return line(elements.map { (nil, $0) }, "[", "]", room: room)
    case .object(let members):
      return line(members.map { (quoted($0.name), $0.value) }, "{", "}", room: room)
    }
  }

  private func quoted(_ text: String) -> String {
    // Nearly all texts stay as they are, which bytes show much faster than characters.
    if text.utf8.allSatisfy(\.isWrittenAsItIs) { return "\"\(text)\"" }
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case "\r": quoted += "\\r"
      case "\t": quoted += "\\t"
      default:
        if scalar.value < 0x20 || isHidden(scalar) {
          for unit in String(scalar).utf16 { quoted += Self.escape(unit) }
        } else {
          quoted.unicodeScalars.append(scalar)
        }
      }
    }
    return quoted + "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}

extension UInt8 {
  /// Whether it is a visible character of ASCII, or a blank, that means nothing in a text of JSON.
  fileprivate var isWrittenAsItIs: Bool {
    0x20..<0x7F ~= self && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\")
  }
}
