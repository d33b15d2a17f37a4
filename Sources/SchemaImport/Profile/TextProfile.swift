/// The texts at one place.
package struct TextProfile: Hashable, Sendable {
  package private(set) var count = 0

  /// Those that every one of them has; all, as long as there is none.
  package private(set) var forms = TextForms.all
  package private(set) var values = TextValues()

  /// In Unicode scalars.
  package private(set) var lengths: Extent<Int>?

  /// The only text that has come, however often. Nil if there are none or several.
  private var only: String?
  private var areSeveral = false

  package init() {}

  /// Whether different texts have come.
  package var hasSeveral: Bool { areSeveral }

  mutating func observe(_ text: String) {
    forms.narrow(to: text)
    values.observe(text)
    lengths.join(Extent(text.unicodeScalars.count))
    compare(with: text)
    count += 1
  }

  mutating func join(_ other: TextProfile) {
    if other.areSeveral {
      areSeveral = true
      only = nil
    } else if let text = other.only {
      compare(with: text)
    }
    count += other.count
    forms.formIntersection(other.forms)
    values.join(other.values)
    lengths.join(other.lengths)
  }

  private mutating func compare(with text: String) {
    if areSeveral { return }
    if let only, only != text {
      areSeveral = true
      self.only = nil
    } else {
      only = text
    }
  }
}
