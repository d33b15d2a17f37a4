extension Rule {
  /// `0...150`, `0..<10`, `1...`, `> 0`
  static let range = Rule(
    name: "range", example: "0...150", applies: .ordered, operand: .range,
    errorCase: { $0.bounds.errorCase },
    complaint: { operand in
      guard case .bounds(let bounds) = operand else { return "" }
      return "must be " + bounds.phrase
    },
    holds: { value, operand in
      guard case .bounds(let bounds) = operand else { return true }
      return bounds.contains(value)
    },
    test: { .outside($0.bounds, of: nil) })
}
