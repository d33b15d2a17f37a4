extension Rule {
  /// In characters, as Swift counts them: what people see as one is one.
  static let length = lengthRule(
    "length", unit: "character", of: "count",
    errorCase: { $0.errorCase(below: "tooShort", above: "tooLong", else: "wrongLength") }
  ) { $0.count }

  /// In bytes: what a database column or a protocol counts.
  static let utf8Length = lengthRule(
    "utf8Length", unit: "UTF-8 byte", of: "utf8.count",
    errorCase: {
      $0.errorCase(below: "tooFewUTF8Bytes", above: "tooManyUTF8Bytes", else: "wrongUTF8Length")
    }
  ) { $0.utf8.count }

  /// In UTF-16 code units: what JavaScript and Java count.
  static let utf16Length = lengthRule(
    "utf16Length", unit: "UTF-16 code unit", of: "utf16.count",
    errorCase: {
      $0.errorCase(below: "tooFewUTF16Units", above: "tooManyUTF16Units", else: "wrongUTF16Length")
    }
  ) { $0.utf16.count }

  private static func lengthRule(
    _ name: String, unit: String, of property: String,
    errorCase: @escaping @Sendable (Bounds) -> String,
    count: @escaping @Sendable (String) -> Int
  ) -> Rule {
    Rule(
      name: name, example: "\(name) 3...20", applies: .text, operand: .counts,
      errorCase: { errorCase($0.bounds) },
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
