extension Rule {
  /// Neither infinite nor not a number. JSON cannot write such values, but code that makes a domain value can.
  static let finite = Rule(
    name: "finite", example: "finite", applies: .floatingPoint, operand: .none,
    errorCase: { _ in "notFinite" }, complaint: { _ in "must be a finite number" },
    holds: { value, _ in
      guard case .floating(let number) = value else { return true }
      return number.isFinite
    },
    test: { _ in .property("isFinite", brokenWhen: false) })
}
