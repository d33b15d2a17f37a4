package struct OneOfRule: Requirement {
  package let texts: [String]

  var errorCase: String { "notAllowed" }
  var complaint: Complaint {
    "is not one of \(texts.map { isClear ? $0.shortened : "\"\($0.shortened)\"" }.joined(separator: ", "))"
  }

  /// Whether a list shows without quotes where each text begins and ends.
  private var isClear: Bool {
    texts.allSatisfy { text in
      !text.isEmpty && !text.contains { $0 == "," || $0 == "\"" } && text.first != " "
        && text.last != " "
    }
  }

  func holds(for value: Value) -> Bool {
    texts.contains { $0.unicodeScalars.elementsEqual(value.text.unicodeScalars) }
  }

  func holds(forTextOf parts: [String?]) -> Bool { false }
  func implies(_ other: RuleKind) -> Bool { false }
  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool { false }

  func rulesOut(_ characters: String) -> Bool {
    texts.allSatisfy { text in !text.contains(where: characters.contains) }
  }
}

extension Rule {
  static let oneOf = Rule(
    name: "oneOf", example: "oneOf [\"a\", \"b\"]", applies: .text,
    operand: .texts { .oneOf(OneOfRule(texts: $0)) }, advice: nil)
}
