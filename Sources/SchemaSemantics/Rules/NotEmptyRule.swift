extension Rule {
  static let notEmpty = Rule(
    name: "notEmpty", example: "notEmpty", applies: .sized, operand: .none,
    errorCase: { _ in "isEmpty" },
    complaint: { _ in "must not be empty" },
    holds: { value, _ in
      if case .string(let text) = value { !text.isEmpty } else { value.elementCount > 0 }
    },
    test: { _ in .property("isEmpty", brokenWhen: true) })
}
