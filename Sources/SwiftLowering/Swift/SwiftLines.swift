extension [SwiftStatement] {
  /// One below the other. What is too long is broken later, as all of the file.
  package var text: String {
    var lines = SwiftLines()
    lines.add(self)
    return lines.text
  }
}

/// Statements as they are written.
private struct SwiftLines {
  private(set) var text = ""
  private var margin = ""

  private mutating func add(_ line: String) {
    if !text.isEmpty { text += "\n" }
    text += margin
    text += line
  }

  private mutating func indented(_ body: (inout SwiftLines) -> Void) {
    let outer = margin
    margin += "  "
    body(&self)
    margin = outer
  }

  mutating func add(_ statements: [SwiftStatement]) {
    for statement in statements { add(statement) }
  }

  private mutating func add(_ statement: SwiftStatement) {
    switch statement {
    case .expression(let expression): add(expression.text)
    case .assignment(let target, let value): add("\(target) = \(value)")
    case .result(let value): add("return \(value)")
    case .end: add("return")
    case .failure(let error): add("throw \(error)")
    case .local(let local): add(local.text)
    case .inline(let conditions, let body): add("if \(conditions.text) { \([body].text) }")
    case .branch(let conditions, let body, let otherwise):
      addBranch(
        conditions, { $0.add(body) }, otherwise: otherwise.isEmpty ? nil : { $0.add(otherwise) })
    case .exit(let conditions, let body):
      add("guard \(conditions.text) else { \([body].text) }")
    case .unless(let conditions, let body):
      add("guard \(conditions.text) else {")
      indented { $0.add(body) }
      add("}")
    case .attempt(let body, let handlers):
      add("do {")
      indented { $0.add(body) }
      add("} catch {")
      indented { $0.add(handlers) }
      add("}")
    case .choice(let subject, let rows): addChoice(subject, rows)
    case .either(let local, let conditions, let then, let otherwise):
      add("\(local.text) =")
      indented {
        $0.addBranch(
          conditions, { $0.add(then.text) }, otherwise: { $0.add(otherwise.text) })
      }
    case .chosen(let local, let subject, let rows):
      add("\(local.text) =")
      indented { $0.addChoice(subject, rows) }
    }
  }

  private mutating func addBranch(
    _ conditions: [SwiftCondition], _ body: (inout SwiftLines) -> Void,
    otherwise: ((inout SwiftLines) -> Void)?
  ) {
    add("if \(conditions.text) {")
    indented(body)
    if let otherwise {
      add("} else {")
      indented(otherwise)
    }
    add("}")
  }

  private mutating func addChoice(_ subject: SwiftExpression, _ rows: [ChoiceRow]) {
    add("switch \(subject) {")
    for row in rows {
      add("\(row.pattern.text):" + (row.only.map { " \([$0].text)" } ?? ""))
      indented { $0.add(row.statements) }
    }
    add("}")
  }
}

extension LocalDeclaration {
  fileprivate var text: String {
    (isVariable ? "var " : "let ") + name + (type.map { ": \($0)" } ?? "")
      + (value.map { " = \($0)" } ?? "")
  }
}
