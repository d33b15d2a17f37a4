import TextFormats

/// A rule for `where`: what it applies to, what it requires, and which operand follows it.
///
/// Each is declared in a file of its own, and listed in ``Rule/all``.
struct Rule: Sendable {
  /// The word; a range or a comparison of the value itself has no name.
  let name: String?
  /// How it can be written, for help texts: `length 3...20`.
  let example: String
  let applies: RuleSubject
  let operand: Operand
  /// What to write for a type that it does not apply to, if that is clear. The word is another rule.
  let advice: (@Sendable (SchemaType) -> (help: String, word: String?)?)?

  /// The operand after the name, and the kind of rule that it makes.
  enum Operand: Sendable {
    case nothing(RuleKind)
    /// Bounds for values of the type itself, which must exclude some.
    case range(@Sendable (Bounds) -> RuleKind)
    /// Bounds for a count, and the noun for what is counted.
    case counts(String, @Sendable (Bounds) -> RuleKind)
    /// A number above zero.
    case divisor(@Sendable (DecimalText) -> RuleKind)
    /// A text, and what is said about an empty one.
    case text(idle: String, @Sendable (String) -> RuleKind)
    case texts(@Sendable ([String]) -> RuleKind)
    case pattern(@Sendable (MatchesRule) -> RuleKind)
    case rule(@Sendable (ValidRule) -> RuleKind)
  }
}

extension Rule {
  /// A point in time is compared with one that is written like any other text.
  func example(for type: SchemaType) -> String {
    switch type {
    case .scalar(.date), .scalar(.calendarDate):
      name == nil ? ">= \(ForeignRule.exampleBound(of: type))" : example
    default: example
    }
  }
}

/// The types that a rule applies to.
enum RuleSubject: Sendable {
  case ordered
  case divisible
  case floatingPoint
  case text
  case collection
  /// Strings and collections.
  case sized
  case array

  var title: String {
    switch self {
    case .ordered: "numbers, `Date` and `CalendarDate`"
    case .divisible: "integers and `Decimal`"
    case .floatingPoint: "`Double` and `Float`"
    case .text: "`String`"
    case .collection: "arrays, sets and dictionaries"
    case .sized: "`String`, arrays, sets and dictionaries"
    case .array: "arrays"
    }
  }

  /// - Parameter type: the type without its `?`.
  func contains(_ type: SchemaType) -> Bool {
    switch (self, type) {
    case (.ordered, .scalar(let scalar)): scalar.isOrdered && scalar != .string
    case (.divisible, .scalar(let scalar)): scalar.isInteger || scalar == .decimal
    case (.floatingPoint, .scalar(let scalar)): scalar.isFloatingPoint
    case (.text, .scalar(.string)), (.sized, .scalar(.string)): true
    case (.array, .array): true
    case (.sized, .array), (.sized, .set), (.sized, .dictionary): true
    case (.collection, .array), (.collection, .set), (.collection, .dictionary): true
    default: false
    }
  }
}

extension Value {
  /// How many elements a collection has.
  var elementCount: Int {
    switch self {
    case .array(let elements), .set(let elements): elements.count
    case .dictionary(let entries): entries.count
    default: 0
    }
  }

  var text: String {
    if case .string(let text) = self { text } else { "" }
  }
}
