extension SchemaWriter {
  mutating func write(_ path: Path) {
    write(path.first.text)
    for name in path.rest { write(".\(keyText(name.text))") }
  }

  mutating func write(_ wireName: WireName) {
    let first = wireName.first.text
    write(wireName.isQuoted ? quoted(first) : first)
    for key in wireName.rest { write(".\(keyText(key.text))") }
  }

  /// A key stands bare where it can.
  func keyText(_ key: String) -> String { isName(key) ? key : quoted(key) }

  private func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0 == "_" || $0.properties.isXIDContinue }
  }

  /// A string with its quotes and its escapes.
  func quoted(_ text: String) -> String { "\"\(escaped(text))\"" }

  func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\0"..<" ", "\u{7F}":
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  mutating func write(_ literal: Literal) {
    nested { $0.writeUnchecked(literal) }
  }

  private mutating func writeUnchecked(_ literal: Literal) {
    switch literal.kind {
    case .boolean(let value): write(value ? "true" : "false")
    case .integer(let digits), .decimal(let digits): write(digits)
    case .string(let value): write(quoted(value))
    case .null: write("nil")
    case .name(let name): write(name)
    case .array(let elements):
      write("[")
      writeList(elements) { $0.write($1) }
      write("]")
    case .dictionary(let entries):
      write(entries.isEmpty ? "[:" : "[")
      writeList(entries) { writer, entry in
        writer.write(entry.key)
        writer.write(": ")
        writer.write(entry.value)
      }
      write("]")
    case .invalid: write("?")
    }
  }

  mutating func write(_ range: RangeLiteral) {
    if let lower = range.lower { write(lower) }
    write(range.includesUpper ? "..." : "..<")
    if let upper = range.upper { write(upper) }
  }

  mutating func write(_ type: TypeExpression) {
    nested { $0.writeUnchecked(type) }
  }

  private mutating func writeUnchecked(_ type: TypeExpression) {
    switch type.kind {
    case .named(let path): write(path)
    case .optional(let wrapped):
      write(wrapped)
      write("?")
    case .array(let element, let skipsInvalid):
      write("[")
      write(element)
      write(skipsInvalid == nil ? "]" : " else skip]")
    case .dictionary(let key, let value):
      write("[")
      write(key)
      write(": ")
      write(value)
      write("]")
    case .set(let element): write("Set", of: element)
    case .patch(let wrapped): write("Patch", of: wrapped)
    case .invalid: write("?")
    }
  }

  private mutating func write(_ generic: String, of argument: TypeExpression) {
    write("\(generic)<")
    write(argument)
    write(">")
  }
}
