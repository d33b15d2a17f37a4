import TextFormats

/// A range or a comparison; at least one of its bounds is given.
package struct Bounds: Hashable, Sendable {
  package let lower: Value?
  package let includesLower: Bool
  package let upper: Value?
  package let includesUpper: Bool
}

extension Bounds {
  func contains(_ value: Value) -> Bool {
    if let lower {
      guard includesLower ? !value.isLess(than: lower) : lower.isLess(than: value) else {
        return false
      }
    }
    if let upper {
      guard includesUpper ? !upper.isLess(than: value) : value.isLess(than: upper) else {
        return false
      }
    }
    return true
  }

  /// The values that both allow. Of equal bounds, the stricter one counts.
  func intersection(_ other: Bounds) -> Bounds {
    let lower = Self.stricter((lower, includesLower), (other.lower, other.includesLower)) {
      $1.isLess(than: $0)
    }
    let upper = Self.stricter((upper, includesUpper), (other.upper, other.includesUpper)) {
      $0.isLess(than: $1)
    }
    return Bounds(
      lower: lower.0, includesLower: lower.1, upper: upper.0, includesUpper: upper.1)
  }

  private static func stricter(
    _ left: (Value?, Bool), _ right: (Value?, Bool), isStricter: (Value, Value) -> Bool
  ) -> (Value?, Bool) {
    guard let leftEnd = left.0 else { return right }
    guard let rightEnd = right.0 else { return left }
    if isStricter(leftEnd, rightEnd) { return left }
    if isStricter(rightEnd, leftEnd) { return right }
    return (leftEnd, left.1 && right.1)
  }

  /// Whether no value is within the bounds. With `isDiscrete`, there is nothing between a number and the next one.
  func isEmpty(isDiscrete: Bool) -> Bool {
    guard let lower, let upper else { return false }
    if upper.isLess(than: lower) { return true }
    if !lower.isLess(than: upper) { return !(includesLower && includesUpper) }
    guard isDiscrete, !includesLower, !includesUpper, let next = lower.successor else {
      return false
    }
    return !next.isLess(than: upper)
  }

  /// Continues a sentence after `must be`.
  var phrase: Complaint { phrase(below: "less than") }

  private func phrase(below: Complaint) -> Complaint {
    switch (lower, upper) {
    case (let lower?, let upper?) where includesLower && includesUpper:
      lower == upper ? "\(lower)" : "between \(lower) and \(upper)"
    case (let lower?, let upper?):
      "\(lowerPhrase(lower)) and \(upperPhrase(upper, below: below))"
    case (let lower?, nil): lowerPhrase(lower)
    case (nil, let upper?): upperPhrase(upper, below: below)
    case (nil, nil): "any value"
    }
  }

  private func lowerPhrase(_ lower: Value) -> Complaint {
    if lower.isTime { return includesLower ? "at or after \(lower)" : "after \(lower)" }
    return includesLower ? "at least \(lower)" : "more than \(lower)"
  }

  private func upperPhrase(_ upper: Value, below: Complaint) -> Complaint {
    if upper.isTime { return includesUpper ? "at or before \(upper)" : "before \(upper)" }
    return includesUpper ? "at most \(upper)" : "\(below) \(upper)"
  }

  /// Continues a sentence after `must have`: `at least 1 element`, `fewer than 20 characters`.
  func countPhrase(_ unit: String) -> Complaint {
    if lower == .count(0), includesLower, upper != nil, lower != upper {
      // No count is below 0.
      return Bounds(lower: nil, includesLower: true, upper: upper, includesUpper: includesUpper)
        .countPhrase(unit)
    }
    let last = (upper ?? lower)?.shown
    return "\(phrase(below: "fewer than")) \(last == "1" ? unit : unit + "s")"
  }
}

extension Value {
  static func count(_ count: Int) -> Value { whole(String(count)) ?? .null }

  /// Never nil for integers, which have fewer digits than a decimal can hold.
  static func whole(_ text: String) -> Value? {
    do throws(DecimalText.Problem) {
      return .number(try DecimalText(parsing: text))
    } catch {
      return nil
    }
  }

  /// The order of numbers and of times; false between values of different kinds.
  func isLess(than other: Value) -> Bool {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.floating(let left), .floating(let right)): left < right
    case (.date(let left), .date(let right)): left < right
    case (.calendarDate(let left), .calendarDate(let right)): left < right
    default: false
    }
  }

  /// The next whole number.
  fileprivate var successor: Value? {
    guard case .number(let number) = self else { return nil }
    let text = number.description
    if let small = Int64(text), small < Int64.max { return Self.whole(String(small + 1)) }
    if let large = UInt64(text), large < UInt64.max { return Self.whole(String(large + 1)) }
    return nil
  }

  var isTime: Bool {
    switch self {
    case .date, .calendarDate: true
    default: false
    }
  }

  /// The value as a sentence shows it.
  var shown: String {
    switch self {
    case .null: "nil"
    case .boolean(let flag): String(flag)
    case .number(let number): number.description
    case .floating(let number): number.shown
    case .string(let text), .url(let text), .uuid(let text): text.shortened
    case .date(let time): ISO8601Format.text(of: time)
    case .calendarDate(let date): date.description
    case .wrapped(_, let inner), .json(let inner): inner.shown
    case .data, .enumCase, .array, .set, .dictionary: "this value"
    }
  }
}

extension Double {
  /// Without `.0` if it is whole.
  fileprivate var shown: String {
    let text = String(self)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
