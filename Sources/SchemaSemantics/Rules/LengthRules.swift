extension Rule {
  /// In characters, as Swift counts them: what people see as one is one.
  static let length = lengthRule(
    "length", unit: "character", errorCase: "wrongLength", of: "count"
  ) { $0.count }

  /// In bytes: what a database column or a protocol counts.
  static let utf8Length = lengthRule(
    "utf8Length", unit: "UTF-8 byte", errorCase: "wrongUTF8Length", of: "utf8.count"
  ) { $0.utf8.count }

  /// In UTF-16 code units: what JavaScript and Java count.
  static let utf16Length = lengthRule(
    "utf16Length", unit: "UTF-16 code unit", errorCase: "wrongUTF16Length", of: "utf16.count"
  ) { $0.utf16.count }

  private static func lengthRule(
    _ name: String, unit: String, errorCase: String, of property: String,
    count: @escaping @Sendable (String) -> Int
  ) -> Rule {
    Rule(
      name: name, example: "\(name) 3...20", applies: .text, operand: .counts,
      errorCase: errorCase,
      complaint: { operand in
        guard case .bounds(let bounds) = operand else { return "" }
        return "must have " + bounds.countPhrase(unit)
      },
      holds: { value, operand in
        guard case .bounds(let bounds) = operand else { return true }
        return bounds.contains(.count(count(value.text)))
      },
      test: { .outside($0.bounds, of: property) })
  }
}
