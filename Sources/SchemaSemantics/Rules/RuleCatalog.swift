extension Rule {
  /// Every rule of the language, in the order in which the reference lists them.
  static let all: [Rule] = [
    range, multipleOf, finite,
    notEmpty, length, utf8Length, utf16Length, matches, prefix, suffix, contains,
    email, hostname, ipv4, ipv6, uuid, oneOf,
    count, unique, each,
  ]

  private static let byName = Dictionary(
    all.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })

  /// The rule that the schema calls `name`; ranges have none.
  static func named(_ name: String) -> Rule? {
    name == range.name ? nil : byName[name]
  }

  /// Those that a type without its `?` can have.
  static func all(for type: SchemaType) -> [Rule] {
    all.filter { $0.applies.contains(type) }
  }
}

extension ValidRule {
  var definition: Rule? { name == Rule.range.name ? .range : Rule.named(name) }

  /// What is wrong with a value that breaks it, in the schema's words or in ours.
  package var complaint: String { definition?.complaint(operand) ?? "" }

  /// How generated code asks for it.
  package var test: RuleTest {
    definition?.test(operand) ?? .property("isEmpty", brokenWhen: true)
  }

  /// Whether a literal keeps it. What is missing breaks no rule.
  package func holds(for value: Value) -> Bool {
    switch value {
    case .null: true
    case .wrapped(_, let inner): holds(for: inner)
    default: definition?.holds(value, operand) ?? true
    }
  }
}
