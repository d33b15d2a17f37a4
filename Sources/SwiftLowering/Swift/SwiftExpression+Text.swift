extension SwiftExpression: CustomStringConvertible {
  /// As it is written.
  package var text: String {
    if case .word(let text) = self { return text }
    var text = ""
    write(to: &text)
    return text
  }

  package var description: String { text }

  fileprivate func write(to text: inout String) {
    switch self {
    case .word(let word): text += word
    case .string(let segments): Self.write(segments, to: &text)
    case .member(let base, let name):
      base?.write(to: &text, within: .postfix)
      text += "."
      text += name
    case .chained(let base):
      base.write(to: &text, within: .postfix)
      text += "?"
    case .call(let function, let arguments, let trailing):
      function.write(to: &text, within: .postfix)
      arguments.write(to: &text, isNeeded: trailing == nil)
      if let trailing {
        text += " "
        trailing.write(to: &text)
      }
    case .function(let function, let label):
      function.write(to: &text, within: .postfix)
      text += "(\(label):)"
    case .element(let list, let position):
      list.write(to: &text, within: .postfix)
      text += "[\(position)]"
    case .matching(let value, let pattern):
      text += "if case "
      pattern.write(to: &text)
      text += " = "
      value.write(to: &text)
      text += " { true } else { false }"
    case .keyPath(let names):
      text += "\\"
      for name in names { text += ".\(name)" }
    case .closure(let head, let body):
      text += "{ "
      if let head { text += "\(head) in " }
      body.write(to: &text)
      text += " }"
    case .tuple(let elements): Self.write(elements, in: ("(", ")"), to: &text)
    case .list(let elements): Self.write(elements, in: ("[", "]"), to: &text)
    case .dictionary(let entries): Self.write(entries, to: &text)
    case .prefixed(let prefix, let operand):
      text += prefix.rawValue
      operand.write(to: &text, within: prefix.operandBinding)
    case .infix(let sign, let operands): Self.write(operands, joinedBy: sign, to: &text)
    case .choice(let condition, let then, let otherwise):
      condition.write(to: &text, within: .disjunction)
      text += " ? "
      then.write(to: &text)
      text += " : "
      otherwise.write(to: &text)
    }
  }

  /// In parentheses where it would otherwise be read as something else.
  private func write(to text: inout String, within outer: SwiftBinding) {
    guard binding < outer else { return write(to: &text) }
    text += "("
    write(to: &text)
    text += ")"
  }

  private static func write(
    _ elements: [SwiftExpression], in brackets: (String, String), to text: inout String
  ) {
    text += brackets.0
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      element.write(to: &text)
    }
    text += brackets.1
  }

  private static func write(_ entries: [Entry], to text: inout String) {
    text += entries.isEmpty ? "[:" : "["
    for (index, entry) in entries.enumerated() {
      if index > 0 { text += ", " }
      entry.key.write(to: &text)
      text += ": "
      entry.value.write(to: &text)
    }
    text += "]"
  }

  private static func write(_ segments: [StringSegment], to text: inout String) {
    text += "\""
    for segment in segments {
      switch segment {
      case .literal(let literal): text += literal.content
      case .value(let value):
        text += "\\("
        value.write(to: &text)
        text += ")"
      }
    }
    text += "\""
  }

  private static func write(
    _ operands: [SwiftExpression], joinedBy sign: SwiftOperator, to text: inout String
  ) {
    for (index, operand) in operands.enumerated() {
      if index > 0 { text += sign.isTight ? sign.rawValue : " \(sign.rawValue) " }
      // Swift does not read a minus sign after a sign without blanks.
      let isSigned =
        if case .prefixed(.minus, _) = operand { sign.isTight && index > 0 } else { false }
      operand.write(to: &text, within: isSigned ? .postfix : sign.operandBinding)
    }
  }
}

extension SwiftArguments {
  /// As they are between the parentheses.
  var text: String {
    elements.map { $0.label == "_" ? $0.value.text : "\($0.label): \($0.value)" }
      .joined(separator: ", ")
  }

  /// - Parameter isNeeded: whether there are parentheses where there is nothing to be in them.
  fileprivate func write(to text: inout String, isNeeded: Bool) {
    if elements.isEmpty && !isNeeded { return }
    text += "("
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      if element.label != "_" { text += "\(element.label): " }
      element.value.write(to: &text)
    }
    text += ")"
  }
}
