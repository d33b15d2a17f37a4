extension SchemaWriter {
  mutating func write(_ record: RecordDeclaration) {
    write(record.preamble)
    write("\(record.layer.rawValue) \(record.name.text)")
    write(record.conformances)
    write(" {")
    if !(record.fields.isEmpty && record.rules.isEmpty && record.nested.isEmpty) { endLine() }
    for field in record.fields { write(field) }
    for rule in record.rules { write(rule) }
    write(nested: record.nested, after: !(record.fields.isEmpty && record.rules.isEmpty))
    write("}")
  }

  mutating func write(_ conformances: [Conformance]) {
    guard !conformances.isEmpty else { return }
    write(": ")
    writeList(conformances) { writer, conformance in
      writer.write(conformance.name)
      guard let key = conformance.key else { return }
      writer.write(" by ")
      writer.write(key)
    }
  }

  private mutating func write(_ field: Field) {
    write(field.preamble)
    write(field.wireName)
    if let swiftName = field.swiftName { write(" as \(swiftName.text)") }
    write(": ")
    write(field.type)
    write(field.converters)
    write(field.rules)
    // On the same line `each` would take the clause for its rule.
    if field.fallback != nil, field.rules.last?.endsWithEach == true { endLine() }
    if let value = field.defaultValue {
      write(" = ")
      write(value)
    }
    writeFallback(field.fallback)
    endLine()
  }

  mutating func write(_ wrapper: WrapperDeclaration) {
    write(wrapper.preamble)
    write("type \(wrapper.name.text)")
    write(wrapper.conformances)
    write(" = ")
    write(wrapper.base)
    write(wrapper.converters)
    write(wrapper.rules)
  }

  /// On one line, which the formatter breaks if it is too long, or if one of the cases has a preamble.
  mutating func write(_ enumeration: EnumDeclaration) {
    write(enumeration.preamble)
    write(enumeration.isOpen ? "open enum " : "enum ")
    write(enumeration.name.text)
    write(enumeration.conformances)
    write(" { ")
    writeList(enumeration.cases) { writer, enumCase in
      writer.write(enumCase.preamble)
      writer.writeCase(enumCase.wireValue, enumCase.swiftName)
    }
    write(" }")
  }

  mutating func write(_ union: UnionDeclaration) {
    write(union.preamble)
    if union.isOpen { write("open ") }
    write("\(union.layer.rawValue) union \(union.name.text)")
    write(union.conformances)
    write(union.discriminator)
    write(" {")
    if !(union.cases.isEmpty && union.nested.isEmpty) { endLine() }
    for unionCase in union.cases {
      write(unionCase.preamble)
      writeCase(unionCase.wireValue, unionCase.swiftName)
      if let payload = unionCase.payload {
        write("(")
        write(payload)
        write(")")
      }
      endLine()
    }
    write(nested: union.nested, after: !union.cases.isEmpty)
    write("}")
  }

  private mutating func write(_ discriminator: UnionDeclaration.Discriminator?) {
    switch discriminator {
    case nil: break
    case .key: write(" by key")
    case .shape(let inOrder): write(inOrder ? " by shape, in order" : " by shape")
    case .tag(let tag): write(" by \(tagText(tag.text))")
    case .adjacent(let tag, let content):
      write(" by \(tagText(tag.text)) in \(keyText(content.text))")
    }
  }

  /// `key` and `shape` are the names of fields only in quotes.
  private func tagText(_ tag: String) -> String {
    tag == "key" || tag == "shape" ? quoted(tag) : keyText(tag)
  }

  private mutating func writeCase(_ wireValue: Literal, _ swiftName: Name?) {
    write(wireValue)
    if let swiftName { write(" as \(swiftName.text)") }
  }
}

extension RuleUse {
  fileprivate var endsWithEach: Bool {
    if case .rule(let element) = operand { return element.endsWithEach }
    return name?.text == "each" && operand == nil && message == nil
  }
}
