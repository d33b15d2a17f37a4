extension SchemaWriter {
  mutating func write(_ converters: [ConverterUse]) {
    guard !converters.isEmpty else { return }
    write(" via ")
    writeList(converters) { writer, converter in
      writer.write(converter.name.text)
      writer.write(converter.arguments)
    }
  }

  mutating func write(_ rules: [RuleUse]) {
    guard !rules.isEmpty else { return }
    write(" where ")
    writeList(rules) { $0.write($1) }
  }

  mutating func writeFallback(_ fallback: Literal?) {
    guard let fallback else { return }
    write(" else ")
    write(fallback)
  }

  private mutating func write(_ rule: RuleUse) {
    if let name = rule.name { write("\(name.text) ") }
    if let operand = rule.operand { write(operand) }
    if let errorCase = rule.errorCase { write(" as \(errorCase.text)") }
    if let message = rule.message { write(" \(quoted(message.text))") }
  }

  private mutating func write(_ operand: RuleUse.Operand) {
    switch operand {
    case .range(let range): write(range)
    case .comparison(let comparison, let bound):
      write("\(comparison.rawValue) ")
      write(bound)
    case .literal(let literal): write(literal)
    case .regex(let regex): write("/\(regex.pattern)/\(regex.flags.text)")
    case .rule(let rule): nested { $0.write(rule) }
    }
  }

  mutating func write(_ rule: InvariantDeclaration) {
    write(rule.preamble)
    write("rule \(rule.name.text)")
    if let message = rule.message { write(" \(quoted(message))") }
    write(": ")
    write(rule.condition, binding: .or)
    endLine()
  }

  /// How closely a condition binds its operands; one that binds less closely than its place demands stands in parentheses.
  fileprivate enum Binding: Int {
    case or, and, not, comparison, operand
  }

  private mutating func write(_ condition: Condition, binding: Binding) {
    nested { $0.writeUnchecked(condition, binding: binding) }
  }

  private mutating func writeUnchecked(_ condition: Condition, binding: Binding) {
    let isWrapped = condition.binding.rawValue < binding.rawValue
    if isWrapped { write("(") }
    switch condition.kind {
    case .path(let path): write(path)
    case .literal(let literal): write(literal)
    case .comparison(let comparison, let left, let right):
      write(left, binding: .operand)
      write(" \(comparison.rawValue) ")
      write(right, binding: .operand)
    case .and(let links): write(links, joinedBy: "and", binding: .not)
    case .or(let links): write(links, joinedBy: "or", binding: .and)
    case .not(let operand):
      write("not ")
      write(operand, binding: .not)
    case .contained(let value, in: let elements):
      write(value, binding: .operand)
      write(" in [")
      writeList(elements) { $0.write($1) }
      write("]")
    case .invalid: write("?")
    }
    if isWrapped { write(")") }
  }

  private mutating func write(_ links: [Condition], joinedBy word: String, binding: Binding) {
    for (index, link) in links.enumerated() {
      if index > 0 { write(" \(word) ") }
      write(link, binding: binding)
    }
  }
}

extension Condition {
  fileprivate var binding: SchemaWriter.Binding {
    switch kind {
    case .or: .or
    case .and: .and
    case .not: .not
    case .comparison, .contained: .comparison
    case .path, .literal, .invalid: .operand
    }
  }
}
