/// A part of the support code, by the name of its file among the templates.
package struct SupportPartName: Hashable, Comparable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package static func < (left: SupportPartName, right: SupportPartName) -> Bool {
    left.text < right.text
  }
}

/// What the domain layer calls. A part brings those that it needs itself.
extension SupportPartName {
  package static let boxed = SupportPartName("Boxed")
  package static let calendarDate = SupportPartName("CalendarDate")
  package static let decimalMultiples = SupportPartName("DecimalMultiples")
  package static let deprecatedCases = SupportPartName("DeprecatedCases")
  package static let json = SupportPartName("JSON")
  package static let patch = SupportPartName("Patch")
  package static let patternMatcher = SupportPartName("PatternMatcher")
  package static let shownText = SupportPartName("ShownText")
  package static let ruleViolation = SupportPartName("RuleViolation")
  package static let textNormalization = SupportPartName("TextNormalization")
  package static let textParts = SupportPartName("TextParts")
}
