/// The value itself, or the number of its parts, is within bounds.
package struct BoundsRule: Requirement {
  package let bounds: Bounds
  package let measure: Measure

  package enum Measure: Hashable, Sendable {
    case value
    /// As Swift counts them, which is how people see them.
    case characters
    /// As database columns and protocols count.
    case utf8Bytes
    /// As JavaScript and Java count.
    case utf16Units
    case elements
  }

  var errorCase: String {
    switch measure {
    case .value: bounds.errorCase
    case .characters:
      bounds.errorCase(below: "tooShort", above: "tooLong", else: "wrongLength")
    case .utf8Bytes:
      bounds.errorCase(
        below: "tooFewUTF8Bytes", above: "tooManyUTF8Bytes", else: "wrongUTF8Length")
    case .utf16Units:
      bounds.errorCase(
        below: "tooFewUTF16Units", above: "tooManyUTF16Units", else: "wrongUTF16Length")
    case .elements:
      bounds.errorCase(below: "tooFewElements", above: "tooManyElements", else: "wrongCount")
    }
  }

  var complaint: Complaint {
    switch measure {
    case .value: "must be \(bounds.phrase)"
    case .characters: "must have \(bounds.countPhrase("character"))"
    case .utf8Bytes: "must have \(bounds.countPhrase("UTF-8 byte"))"
    case .utf16Units: "must have \(bounds.countPhrase("UTF-16 code unit"))"
    case .elements: "must have \(bounds.countPhrase("element"))"
    }
  }

  func holds(for value: Value) -> Bool {
    bounds.contains(measure.count(in: value).map { .count($0) } ?? value)
  }

  func holds(forTextOf parts: [String?]) -> Bool { false }

  /// `0...9` implies `0...`, `length 3...` implies `notEmpty`, and `0...1` implies `finite`.
  func implies(_ other: RuleKind) -> Bool {
    if case .bounds(let rule) = other, rule.measure == measure {
      return bounds.intersection(rule.bounds) == bounds
    }
    if case .notEmpty = other { return measure != .value && !bounds.contains(.count(0)) }
    guard case .finite = other else { return false }
    return measure == .value && bounds.lower != nil && bounds.upper != nil
  }

  func excludes(_ other: RuleKind, of type: SchemaType) -> Bool {
    guard case .bounds(let rule) = other, rule.measure == measure else { return false }
    return bounds.intersection(rule.bounds)
      .isEmpty(isDiscrete: measure != .value || type.isDiscrete)
  }

  /// Whether `count` is more than the bounds allow.
  func isExceeded(by count: Int) -> Bool {
    guard measure != .value, let upper = bounds.upper else { return false }
    return bounds.includesUpper
      ? upper.isLess(than: .count(count)) : !Value.count(count).isLess(than: upper)
  }

  /// Whether no text has a length that is allowed.
  ///
  /// - Parameters:
  ///   - fewest: how many UTF-8 bytes each of them has at least.
  ///   - most: how many it has at most; nil if there is no limit.
  ///   - areSingle: whether each byte is a character by itself.
  func excludesTexts(ofBytes fewest: Int, _ most: Int?, areSingle: Bool) -> Bool {
    if measure == .value || measure == .elements { return false }
    let isExact = areSingle || measure == .utf8Bytes
    let counts = Bounds(
      lower: .count(isExact ? fewest : min(fewest, 1)), includesLower: true,
      upper: most.map { .count($0) }, includesUpper: true)
    return bounds.intersection(counts).isEmpty(isDiscrete: true)
  }

  func rulesOut(_ characters: String) -> Bool { false }
}

extension BoundsRule.Measure {
  /// Nil if the rule is about the value itself.
  func count(in value: Value) -> Int? {
    switch self {
    case .value: nil
    case .characters: value.text.count
    case .utf8Bytes: value.text.utf8.count
    case .utf16Units: value.text.utf16.count
    case .elements: value.elementCount
    }
  }
}

extension Rule {
  /// `0...150`, `0..<10`, `1...`, `> 0`
  static let range = Rule(
    name: nil, example: "0...150", applies: .ordered,
    operand: .range { .bounds(BoundsRule(bounds: $0, measure: .value)) },
    advice: { type in
      type == .scalar(.string)
        ? ("write `length` before it for a rule about the number of characters", length.name)
        : nil
    })

  static let length = lengthRule("length", .characters)
  static let utf8Length = lengthRule("utf8Length", .utf8Bytes)
  static let utf16Length = lengthRule("utf16Length", .utf16Units)

  private static func lengthRule(_ name: String, _ measure: BoundsRule.Measure) -> Rule {
    Rule(
      name: name, example: "\(name) 3...20", applies: .text,
      operand: .counts("length") { .bounds(BoundsRule(bounds: $0, measure: measure)) },
      advice: nil)
  }

  static let count = Rule(
    name: "count", example: "count 1...10", applies: .collection,
    operand: .counts("count") { .bounds(BoundsRule(bounds: $0, measure: .elements)) },
    advice: { type in
      type == .scalar(.string)
        ? ("write `length` for the number of characters", length.name) : nil
    })
}
