/// Writes the tokens of a schema, with the line breaks that the formatter leaves to the author, and no other layout.
struct SchemaWriter {
  private(set) var text = ""
  private var depth = 0

  mutating func write(_ text: String) { self.text += text }

  mutating func endLine() { text += "\n" }

  /// Writes `elements` with commas between them.
  mutating func writeList<Element>(
    _ elements: [Element], _ writeElement: (inout SchemaWriter, Element) -> Void
  ) {
    for (index, element) in elements.enumerated() {
      if index > 0 { write(", ") }
      writeElement(&self, element)
    }
  }

  /// Runs `body` one level deeper. What is nested more deeply than the parser reads becomes unreadable instead.
  mutating func nested(_ body: (inout SchemaWriter) -> Void) {
    guard depth < 256 else { return write("?") }
    depth += 1
    body(&self)
    depth -= 1
  }

  mutating func write(_ schema: ParsedSchema) {
    for (index, declaration) in schema.declarations.enumerated() {
      if index > 0, !(schema.declarations[index - 1].isShort && declaration.isShort) { endLine() }
      write(declaration)
    }
  }

  /// A declaration and the end of its line.
  mutating func write(_ declaration: Declaration) {
    nested { writer in
      switch declaration {
      case .record(let record): writer.write(record)
      case .wrapper(let wrapper): writer.write(wrapper)
      case .enumeration(let enumeration): writer.write(enumeration)
      case .union(let union): writer.write(union)
      case .map(let map): writer.write(map)
      case .repository(let repository): writer.write(repository)
      }
    }
    endLine()
  }

  mutating func write(nested declarations: [Declaration], after isSomething: Bool) {
    for (index, declaration) in declarations.enumerated() {
      let isShort = index > 0 && declarations[index - 1].isShort && declaration.isShort
      if (index > 0 || isSomething) && !isShort { endLine() }
      write(declaration)
    }
  }

  mutating func write(_ preamble: Preamble) {
    for line in preamble.documentation { write(line.isEmpty ? "///\n" : "/// \(line)\n") }
    for attribute in preamble.attributes {
      write("@\(attribute.name.text)")
      write(attribute.arguments)
      endLine()
    }
  }

  mutating func write(_ arguments: [Argument]) {
    guard !arguments.isEmpty else { return }
    write("(")
    writeList(arguments) { writer, argument in
      if let label = argument.label { writer.write("\(label.text): ") }
      writer.write(argument.value)
    }
    write(")")
  }
}

extension Declaration {
  /// Whether it stands close to its like: a wrapper, an enum, or a map without entries, and no preamble.
  fileprivate var isShort: Bool {
    switch self {
    case .wrapper(let wrapper): wrapper.preamble == .none
    case .enumeration(let enumeration):
      enumeration.preamble == .none && enumeration.cases.allSatisfy { $0.preamble == .none }
    case .map(let map): map.preamble == .none && map.hasNoBody
    case .record, .union, .repository: false
    }
  }
}

extension MapDeclaration {
  var hasNoBody: Bool { entries.isEmpty && rows.isEmpty && ignored.isEmpty && reverse == nil }
}
