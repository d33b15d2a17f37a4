extension Rule {
  static let prefix = partRule(
    "prefix", errorCase: { _ in "wrongPrefix" }, "begin with", .start
  ) { text, part in
    text.starts(with: part)
  }

  static let suffix = partRule(
    "suffix", errorCase: { _ in "wrongSuffix" }, "end with", .end
  ) { text, part in
    text.reversed().starts(with: part.reversed())
  }

  static let contains = partRule(
    "contains", errorCase: { MissingPart($0)?.errorCase ?? "missingPart" }, "contain", .anywhere
  ) { text, part in
    guard let first = part.first else { return true }
    return text.indices.contains { text[$0] == first && text[$0...].starts(with: part) }
  }

  /// Compared scalar by scalar: a prefix is what stands there, not what looks the same.
  private static func partRule(
    _ name: String, errorCase: @escaping @Sendable (String) -> String, _ verb: String,
    _ place: RuleTest.TextPlace,
    holds: @escaping @Sendable (String.UnicodeScalarView, String.UnicodeScalarView) -> Bool
  ) -> Rule {
    Rule(
      name: name, example: "\(name) \"x\"", applies: .text, operand: .text,
      errorCase: { operand in
        guard case .text(let part) = operand else { return errorCase("") }
        return errorCase(part)
      },
      complaint: { operand in
        guard case .text(let part) = operand else { return "" }
        return "must \(verb) \"\(part.shortened)\""
      },
      holds: { value, operand in
        guard case .text(let part) = operand else { return true }
        return holds(value.text.unicodeScalars, part.unicodeScalars)
      },
      test: { operand in
        guard case .text(let part) = operand else { return .lacks("", place) }
        return .lacks(part, place)
      })
  }
}
