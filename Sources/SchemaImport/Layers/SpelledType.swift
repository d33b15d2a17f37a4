import Diagnostics

/// A type as a field has it: its name, and the clauses that go with it.
struct SpelledType: Hashable {
  /// Without the sign for nil.
  var name: String
  var isNullable = false
  var converter: String?

  var rules: [SpelledRule] = []

  /// Of those that this layer, or this place, cannot have.
  var unsaidRules = 0

  /// As the declaration of a type around such a value has it.
  var declared: String { name + ruleClause() }

  /// What comes after the type, or after that of a field; nothing if there are no rules.
  ///
  /// - Parameter field: its Swift name.
  func ruleClause(of field: String? = nil) -> String {
    var counts: [String: Int] = [:]
    let texts = rules.map { rule in
      guard let errorCase = rule.errorCase else { return rule.text }
      let count = counts[errorCase, default: 0] + 1
      counts[errorCase] = count
      // The first has this name anyway.
      if count == 1 { return rule.text }
      let name = field.map { $0 + errorCase.capitalizedFirst } ?? errorCase
      return "\(rule.text) as \(name)\(count)"
    }
    return texts.isEmpty ? "" : " where \(texts.joined(separator: ", "))"
  }

  var optional: String { isNullable ? "\(name)?" : name }
}

/// How types are spelled within one declaration.
struct TypeSpelling {
  let names: DraftNames
  let kind: DeclarationWriter.Kind
  let scope: Origin?

  /// Whether a date is a date, or the text that the wire has in its place.
  private var isRich: Bool { kind != .dto }

  func spell(_ type: DraftType) -> SpelledType {
    var spelled = spell(type.kind)
    // Anything at all may be null.
    spelled.isNullable = type.isNullable && type.kind != .json
    if isRich {
      spelled.add(type.rules, of: type.kind)
    } else {
      spelled.unsaidRules += type.rules.count
    }
    return spelled
  }

  private func spell(_ kind: DraftType.Kind) -> SpelledType {
    switch kind {
    case .boolean: SpelledType(name: "Bool")
    case .number: SpelledType(name: "Double")
    case .decimal: SpelledType(name: "Decimal", converter: exactNumber)
    case .json: SpelledType(name: "JSON")
    case .integer(let width): isRich ? SpelledType(width) : wire(width)
    case .text(let format): isRich ? SpelledType(format) : SpelledType(name: "String")
    case .list(let element): container(of: element) { "[\($0)]" }
    case .dictionary(let value): container(of: value) { "[String: \($0)]" }
    case .declared(let origin): declared(origin)
    }
  }

  /// A converter is applied to elements, and `each` leads to their rules.
  private func container(of element: DraftType, _ brackets: (String) -> String) -> SpelledType {
    let element = spell(element)
    return SpelledType(
      name: brackets(element.optional), converter: element.converter,
      rules: element.rules.map(\.ofEach), unsaidRules: element.unsaidRules)
  }

  /// Without it, a `Decimal` is written as a text. An app has it beside the wire, where it is one already.
  private var exactNumber: String? { kind == .domain ? nil : "decimal(written: number)" }

  private func wire(_ width: DraftIntegerWidth) -> SpelledType {
    SpelledType(name: width == .unsigned64 ? "UInt64" : "Int")
  }

  /// The wire has a value itself where the app has a type around it.
  private func declared(_ origin: Origin) -> SpelledType {
    let wrapped = names.wrappedType(at: origin)
    if kind == .dto, let wrapped { return spell(wrapped.kind) }
    return SpelledType(
      name: names.path(of: origin, from: scope, on: kind.side),
      converter: wrapped?.kind == .decimal ? exactNumber : nil)
  }
}

extension DraftType {
  /// A text or a number as an app has it. Nil for any other kind of value.
  var meaning: SpelledType? {
    var spelled: SpelledType
    switch kind {
    case .integer(let width): spelled = SpelledType(width)
    case .number: spelled = SpelledType(name: "Double")
    case .decimal: spelled = SpelledType(name: "Decimal")
    case .text(let format): spelled = SpelledType(format)
    case .boolean, .json, .list, .dictionary, .declared: return nil
    }
    spelled.add(rules, of: kind)
    return spelled
  }
}

extension SpelledType {
  fileprivate init(_ width: DraftIntegerWidth) {
    switch width {
    case .natural, .bits32, .bits64: self.init(name: "Int")
    case .unsigned64: self.init(name: "UInt64")
    case .epochSeconds: self.init(name: "Date", converter: "epochSeconds")
    case .epochMilliseconds: self.init(name: "Date", converter: "epochMilliseconds")
    }
  }

  fileprivate init(_ format: DraftTextFormat?) {
    switch format {
    case nil: self.init(name: "String")
    case .dateTime: self.init(name: "Date", converter: "iso8601")
    case .date: self.init(name: "CalendarDate", converter: "calendarDate")
    case .uuid: self.init(name: "UUID")
    case .url: self.init(name: "URL")
    case .base64: self.init(name: "Data")
    case .decimal: self.init(name: "Decimal")
    case .email: self.init(name: "String", rules: [SpelledRule("email")])
    case .hostname: self.init(name: "String", rules: [SpelledRule("hostname")])
    case .ipv4: self.init(name: "String", rules: [SpelledRule("ipv4")])
    case .ipv6: self.init(name: "String", rules: [SpelledRule("ipv6")])
    }
  }

  fileprivate mutating func add(_ rules: [DraftRule], of kind: DraftType.Kind) {
    let spelling = RuleSpelling(rules, of: kind, name: name)
    // Those of the container come first.
    self.rules = spelling.spelled + self.rules
    unsaidRules += spelling.unsaid
  }
}
