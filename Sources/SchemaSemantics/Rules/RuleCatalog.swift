extension Rule {
  /// Every rule of the language, in the order in which the reference lists them.
  static let all: [Rule] =
    [
      range, multipleOf, finite,
      notEmpty, length, utf8Length, utf16Length, matches, prefix, suffix, contains,
    ] + TextFormat.allCases.map(\.rule) + [oneOf, count, unique, each]

  private static let byName = Dictionary(firstOf: all.map { ($0.name, $0) })

  static func named(_ name: String) -> Rule? { byName[name] }

  /// The rules that a type without `?` can have.
  static func all(for type: SchemaType) -> [Rule] {
    all.filter { $0.applies.contains(type) }
  }
}
