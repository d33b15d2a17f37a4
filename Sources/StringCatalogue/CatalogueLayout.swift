import JSON

/// Lays a catalogue out to the byte as Xcode does, so that its changes and those of Gatehouse do not get into each other's
/// way.
struct CatalogueLayout {
  private var output = ""

  static func text(_ value: JSONValue) -> String {
    var layout = CatalogueLayout()
    layout.write(value, indentation: "")
    return layout.output
  }

  private mutating func write(_ value: JSONValue, indentation: String) {
    switch value.content {
    case .null: output += "null"
    case .boolean(let flag): output += String(flag)
    case .number(let digits): output += digits
    case .string(let text): write(text)
    case .array(let elements):
      writeItems(elements, "[", "]", indentation) { $0.write($1, indentation: $2) }
    case .object(let members):
      let sorted = members.map { (key: CatalogueKey($0.name), member: $0) }
        .sorted { $0.key < $1.key }.map(\.member)
      writeItems(sorted, "{", "}", indentation) { layout, member, indentation in
        layout.write(member.name)
        layout.output += " : "
        layout.write(member.value, indentation: indentation)
      }
    }
  }

  private mutating func writeItems<Item>(
    _ items: [Item], _ open: String, _ close: String, _ indentation: String,
    _ write: (inout CatalogueLayout, Item, _ indentation: String) -> Void
  ) {
    let deeper = indentation + "  "
    output += open
    for (index, item) in items.enumerated() {
      output += (index == 0 ? "\n" : ",\n") + deeper
      write(&self, item, deeper)
    }
    output += (items.isEmpty ? "\n\n" : "\n") + indentation + close
  }

  private mutating func write(_ text: String) {
    output += "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": output += "\\\""
      case "\\": output += "\\\\"
      case "\u{8}": output += "\\b"
      case "\u{C}": output += "\\f"
      case "\n": output += "\\n"
      case "\r": output += "\\r"
      case "\t": output += "\\t"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          output += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          output.unicodeScalars.append(scalar)
        }
      }
    }
    output += "\""
  }
}
