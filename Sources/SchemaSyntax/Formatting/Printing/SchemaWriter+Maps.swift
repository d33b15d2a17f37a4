extension SchemaWriter {
  mutating func write(_ map: MapDeclaration) {
    write(map.preamble)
    write("map ")
    writeParameters(of: map)
    write(map.isReversible ? " <-> " : " -> ")
    write(map.target)
    guard !map.hasNoBody else { return }
    write(" {\n")
    write(map.entries, map.rows)
    for ignored in map.ignored { write(ignored) }
    if let reverse = map.reverse {
      write(reverse.entries.isEmpty && reverse.rows.isEmpty ? "reverse {" : "reverse {\n")
      write(reverse.entries, reverse.rows)
      write("}\n")
    }
    write("}")
  }

  private mutating func write(_ ignored: MapDeclaration.Ignore) {
    let isRest = ignored.mayBeRest
    write("ignore ")
    writeList(ignored.fields) { writer, field in
      let first = field.first.text
      writer.write(
        first == "rest" && !isRest ? writer.quoted(first) : writer.keyText(first))
      for name in field.rest { writer.write(".\(writer.keyText(name.text))") }
    }
    if let reason = ignored.reason { write(" because \(quoted(reason.text))") }
    endLine()
  }

  private mutating func writeParameters(of map: MapDeclaration) {
    if map.parameters.count == 1, let only = map.parameters.first, only.label == nil {
      write(only.type)
      return
    }
    write("(")
    writeList(map.parameters) { writer, parameter in
      if let label = parameter.label { writer.write("\(label.text): ") }
      writer.write(parameter.type)
    }
    write(")")
  }

  private mutating func write(_ entries: [MapDeclaration.Entry], _ rows: [MatchRow]) {
    for entry in entries {
      write(entry.preamble)
      write(entry.target)
      write(": ")
      writeSource(of: entry)
      write(entry.converters)
      writeFallback(entry.fallback)
      endLine()
    }
    for row in rows { write(row) }
  }

  private mutating func writeSource(of entry: MapDeclaration.Entry) {
    let hasClauses = !entry.converters.isEmpty || entry.fallback != nil
    if hasClauses, entry.source.endsWithOperandTaker {
      write("(")
      write(entry.source)
      write(")")
    } else {
      write(entry.source)
    }
  }

  /// A row and the end of its line.
  private mutating func write(_ row: MatchRow) {
    if row.isElse {
      write("else")
    } else if row.patterns.count == 1, let only = row.patterns.first {
      write(only)
    } else {
      write("(")
      writeList(row.patterns) { $0.write($1) }
      write(")")
    }
    write(" -> ")
    write(row.body)
    endLine()
  }

  private mutating func write(_ pattern: Pattern) {
    switch pattern {
    case .literal(let literal): write(literal)
    case .any: write("_")
    }
  }

  private mutating func write(_ expression: MapExpression) {
    nested { $0.writeUnchecked(expression) }
  }

  private mutating func writeUnchecked(_ expression: MapExpression) {
    switch expression.kind {
    case .path(let path): write(path)
    case .source: write("self")
    case .literal(let literal): write(literal)
    case .interpolation(let segments): write(segments)
    case .coalesce(let value, let replacement):
      write(operand: value)
      write(" ?? ")
      write(replacement)
    case .required(let operand):
      write("required ")
      write(operand: operand)
    case .match(let subjects, let rows): writeMatch(subjects, rows)
    case .custom(let name, let arguments):
      write("custom \(name.text)(")
      writeList(arguments) { $0.write($1) }
      write(")")
    case .construction(let name, let payload):
      write("\(name.text)(")
      write(payload)
      write(")")
    case .invalid: write("?")
    }
  }

  private mutating func write(operand: MapExpression) {
    guard case .coalesce = operand.kind else {
      write(operand)
      return
    }
    write("(")
    write(operand)
    write(")")
  }

  private mutating func write(_ segments: [MapExpression.Segment]) {
    write("\"")
    for segment in segments {
      switch segment {
      case .text(let text): write(escaped(text))
      case .path(let path): write("\\(\(path.text))")
      }
    }
    write("\"")
  }

  private mutating func writeMatch(_ subjects: [Path], _ rows: [MatchRow]) {
    write("match ")
    if subjects.count > 1 { write("(") }
    writeList(subjects) { $0.write($1) }
    if subjects.count > 1 { write(")") }
    write(" {")
    if !rows.isEmpty { endLine() }
    for row in rows { write(row) }
    write("}")
  }
}

extension MapExpression {
  fileprivate var endsWithOperandTaker: Bool {
    switch kind {
    case .path(let path): OperandTaker(rawValue: path.text) != nil
    case .coalesce(_, let last), .required(let last): last.endsWithOperandTaker
    case .source, .literal, .interpolation, .match, .custom, .construction, .invalid: false
    }
  }
}
