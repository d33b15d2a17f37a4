/// A type as a field has it: its name, and the clauses that go with it.
struct SpelledType: Hashable {
  /// Without the sign for nil.
  var name: String
  var isNullable = false
  var converter: String?

  /// Each with its operand, as in `length 3...20`.
  var rules: [String] = []

  /// Of those that this layer, or this place, cannot have.
  var unsaidRules = 0

  var optional: String { isNullable ? "\(name)?" : name }
}

/// How types are spelled within one declaration.
struct TypeSpelling {
  let names: DraftNames
  let side: DraftNames.Side
  let scope: Origin?

  /// Whether a date is a date, or the text that the wire has in its place.
  let isRich: Bool

  func spell(_ type: DraftType) -> SpelledType {
    var spelled = spell(type.kind)
    // Anything at all may be null.
    spelled.isNullable = type.isNullable && type.kind != .json
    if isRich {
      add(type.rules, of: type.kind, to: &spelled)
    } else {
      spelled.unsaidRules += type.rules.count
    }
    return spelled
  }

  private func spell(_ kind: DraftType.Kind) -> SpelledType {
    switch kind {
    case .boolean: SpelledType(name: "Bool")
    case .number: SpelledType(name: "Double")
    case .json: SpelledType(name: "JSON")
    case .integer(let width): isRich ? meaning(of: width) : wire(width)
    case .text(let format): isRich ? meaning(of: format) : SpelledType(name: "String")
    case .list(let element): container(of: element) { "[\($0)]" }
    case .dictionary(let value): container(of: value) { "[String: \($0)]" }
    case .declared(let origin): SpelledType(name: names.path(of: origin, from: scope, on: side))
    }
  }

  /// A converter is applied to elements, and `each` leads to their rules.
  private func container(of element: DraftType, _ brackets: (String) -> String) -> SpelledType {
    let element = spell(element)
    return SpelledType(
      name: brackets(element.optional), converter: element.converter,
      rules: element.rules.map { "each \($0)" }, unsaidRules: element.unsaidRules)
  }

  private func wire(_ width: DraftIntegerWidth) -> SpelledType {
    SpelledType(name: width == .unsigned64 ? "UInt64" : "Int")
  }

  private func meaning(of width: DraftIntegerWidth) -> SpelledType {
    switch width {
    case .natural, .bits32, .bits64: SpelledType(name: "Int")
    case .unsigned64: SpelledType(name: "UInt64")
    case .epochSeconds: SpelledType(name: "Date", converter: "epochSeconds")
    case .epochMilliseconds: SpelledType(name: "Date", converter: "epochMilliseconds")
    }
  }

  private func meaning(of format: DraftTextFormat?) -> SpelledType {
    switch format {
    case nil: SpelledType(name: "String")
    case .dateTime: SpelledType(name: "Date", converter: "iso8601")
    case .date: SpelledType(name: "CalendarDate", converter: "calendarDate")
    case .uuid: SpelledType(name: "UUID")
    case .url: SpelledType(name: "URL")
    case .base64: SpelledType(name: "Data")
    case .decimal: SpelledType(name: "Decimal")
    case .email: SpelledType(name: "String", rules: ["email"])
    case .hostname: SpelledType(name: "String", rules: ["hostname"])
    case .ipv4: SpelledType(name: "String", rules: ["ipv4"])
    case .ipv6: SpelledType(name: "String", rules: ["ipv6"])
    }
  }

  private func add(
    _ rules: [DraftRule], of kind: DraftType.Kind, to spelled: inout SpelledType
  ) {
    let spelling = RuleSpelling(rules, of: kind, name: spelled.name)
    // Those of the container come first.
    spelled.rules = spelling.spelled + spelled.rules
    spelled.unsaidRules += spelling.unsaid
  }
}
