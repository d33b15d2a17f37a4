import RegularExpressions

extension ValidRule {
  /// Whether it is a rule of `each`.
  var isAboutElements: Bool {
    if case .rule = operand { true } else { false }
  }

  /// Whether every value that keeps this rule keeps `other` too, in a way that is plain to see.
  func makesIdle(_ other: ValidRule) -> Bool {
    if name == other.name, operand == other.operand { return true }
    // Two messages may well tell two ends of one range apart, or an empty text from one that is too short.
    guard message == nil, other.message == nil else { return false }
    switch (operand, other.operand) {
    case (.bounds(let mine), .bounds(let theirs)) where name == other.name:
      return mine.intersection(theirs) == mine
    case (.rule(let mine), .rule(let theirs)):
      return mine.makesIdle(theirs)
    default:
      return impliesPlainly(other)
    }
  }

  /// `length 3...` is more than `notEmpty`, and `0...1` more than `finite`.
  private func impliesPlainly(_ other: ValidRule) -> Bool {
    guard let (measure, bounds) = impliedBounds else { return false }
    switch other.name {
    case Rule.notEmpty.name: return measure != .value && !bounds.contains(.count(0))
    case Rule.finite.name:
      return measure == .value && bounds.lower != nil && bounds.upper != nil
    default: return false
    }
  }

  /// Whether no value can keep both, as far as that is plain to see.
  ///
  /// - Parameter type: what the rules are about.
  func excludes(_ other: ValidRule, of type: SchemaType) -> Bool {
    if case .rule(let mine) = operand, case .rule(let theirs) = other.operand {
      return mine.excludes(theirs, of: type.element?.ruleSubject ?? type)
    }
    if let mine = impliedBounds, let theirs = other.impliedBounds, mine.measure == theirs.measure {
      let counts = mine.measure != .value
      return mine.bounds.intersection(theirs.bounds).isEmpty(isDiscrete: counts || type.isDiscrete)
    }
    if needsMore(than: other) || other.needsMore(than: self) { return true }
    if isFormat, other.isFormat, name != other.name { return !isFormatWithin(other) }
    switch (operand, other.operand) {
    case (.text(let mine), .text(let theirs)) where name == other.name:
      return switch name {
      case Rule.prefix.name: !mine.isPart(theirs) { $0.starts(with: $1) }
      case Rule.suffix.name: !mine.isPart(theirs) { $0.reversed().starts(with: $1.reversed()) }
      default: false
      }
    case (.pattern(_, _, let mine), .pattern(_, _, let theirs)):
      return mine.stateCount * theirs.stateCount <= 1 << 14 && !mine.intersects(theirs)
    case (.pattern(_, _, let automaton), .text(let part)),
      (.text(let part), .pattern(_, _, let automaton)):
      return automaton.stateCount * part.utf8.count <= 1 << 16 && !automaton.canContain(part)
    default:
      return false
    }
  }

  /// Whether this rule asks for more than the length or the count that `other` allows.
  private func needsMore(than other: ValidRule) -> Bool {
    guard let (measure, bounds) = other.impliedBounds, let upper = bounds.upper,
      let least = least(measure)
    else { return false }
    return bounds.includesUpper ? upper.isLess(than: least) : !least.isLess(than: upper)
  }

  private var isFormat: Bool {
    let formats: [Rule] = [.email, .hostname, .ipv4, .ipv6, .uuid]
    return formats.contains { $0.name == name }
  }

  /// Every UUID is a label of a host name. Nothing else has two of these forms: the last label of a host name is no
  /// number, `@` is in each email address and nowhere else, `:` in each IPv6 address.
  private func isFormatWithin(_ other: ValidRule) -> Bool {
    Set([name, other.name]) == [Rule.uuid.name, Rule.hostname.name]
  }

  private func least(_ measure: Measure) -> Value? {
    if name == Rule.notEmpty.name, measure != .value { return .count(1) }
    guard case .text(let part) = operand else { return nil }
    return switch measure {
    case .characters: .count(part.count)
    case .utf8: .count(part.utf8.count)
    case .utf16: .count(part.utf16.count)
    case .value, .elements: nil
    }
  }

  private enum Measure {
    case value, characters, utf8, utf16, elements
  }

  /// What the rule says about a number that values have.
  private var impliedBounds: (measure: Measure, bounds: Bounds)? {
    switch (name, operand) {
    case (Rule.range.name, .bounds(let bounds)): (.value, bounds)
    case (Rule.length.name, .bounds(let bounds)): (.characters, bounds)
    case (Rule.utf8Length.name, .bounds(let bounds)): (.utf8, bounds)
    case (Rule.utf16Length.name, .bounds(let bounds)): (.utf16, bounds)
    case (Rule.count.name, .bounds(let bounds)): (.elements, bounds)
    default: nil
    }
  }
}

extension String {
  /// Whether one of the two is at the given end of the other.
  fileprivate func isPart(
    _ other: String, _ begins: (UnicodeScalarView, UnicodeScalarView) -> Bool
  ) -> Bool {
    begins(unicodeScalars, other.unicodeScalars) || begins(other.unicodeScalars, unicodeScalars)
  }
}
