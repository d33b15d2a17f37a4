extension Rule {
  static let oneOf = Rule(
    name: "oneOf", example: "oneOf [\"a\", \"b\"]", applies: .text, operand: .texts,
    errorCase: { _ in "notAllowed" },
    complaint: { operand in
      guard case .texts(let texts) = operand else { return "" }
      return "is not one of " + texts.map(\.shortened).joined(separator: ", ")
    },
    holds: { value, operand in
      guard case .texts(let texts) = operand else { return true }
      return texts.contains { $0.unicodeScalars.elementsEqual(value.text.unicodeScalars) }
    },
    test: { operand in
      guard case .texts(let texts) = operand else { return .notAmong([]) }
      return .notAmong(texts)
    })
}
