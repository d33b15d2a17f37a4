/// One word of `where`: what it applies to, how its operand is read, when a value keeps it, and how people are told.
///
/// Each stands in a file of its own, and in ``Rule/all``.
struct Rule: Sendable {
  /// As it is written; `range` for a range or a comparison of the value itself, which has no name.
  let name: String
  /// As it may be written, for help texts and the reference: `length 3...20`.
  let example: String
  let applies: RuleSubject
  let operand: OperandForm
  /// The error case of the generated type: what is wrong with a value that breaks the rule. In a record the name of the field
  /// stands in front: `fullNameIsEmpty`.
  let errorCase: @Sendable (RuleOperand) -> String
  /// What is wrong, to stand behind the value or the name of the field: `must not be empty`.
  let complaint: @Sendable (RuleOperand) -> String
  /// Whether a value that the rule applies to keeps it.
  let holds: @Sendable (Value, RuleOperand) -> Bool
  /// The same question, as generated code asks it.
  let test: @Sendable (RuleOperand) -> RuleTest

  /// What stands behind the name.
  enum OperandForm: Sendable {
    case none
    /// Values of the type itself, which must not all be allowed.
    case range
    /// How many there are.
    case counts
    /// A number above zero.
    case divisor
    case text
    case texts
    case pattern
    case rule
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

  /// - Parameter type: without its `?`.
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
