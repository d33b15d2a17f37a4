import SchemaSemantics

/// The fields of a record, each with its line, as far as the layer has them.
struct SpelledRecord {
  typealias Line = (field: DraftField, text: String)

  private(set) var lines: [Line] = []
  private(set) var unsaid = UnsaidCounts()

  /// Whether the app can tell one from another.
  private(set) var hasIdentity = false

  /// The declaration of the type that does so, unless it is elsewhere.
  private(set) var identity: String?

  /// What a map must say about a field, besides its name: by what it is converted, and what stands for nil.
  private(set) var entries: [Line] = []
  private let kind: DeclarationWriter.Kind
  private let names: DraftNames
  private let origin: Origin
  private let types: TypeSpelling

  init(
    _ record: DraftRecord, at origin: Origin, as kind: DeclarationWriter.Kind, _ names: DraftNames
  ) {
    self.kind = kind
    self.names = names
    self.origin = origin
    types = TypeSpelling(names: names, kind: kind, scope: origin)
    var members = MemberNames(names.conventions)
    let named = record.fields.filter { $0.constant == nil && !$0.isRest }
    let givenNames = members.claim(all: named.map(\.wireName))
    for field in record.fields {
      if let constant = field.constant {
        // It is checked and written, and means nothing to the app.
        if kind != .domain {
          let value = SchemaText.literal(constant)
          lines.append((field, "\(SchemaText.wireName(field.wireName)): \(value)"))
        }
        continue
      }
      if field.isRest {
        addRest(field, as: members.claim(named: Self.namesOfRest))
        continue
      }
      let given = givenNames[field.wireName]
      switch kind {
      case .dto, .model: addWireField(field, as: given)
      case .domain:
        let known = names.conventions.memberName(for: field.wireName)
        addMeaning(of: field, called: given ?? known, isNamed: given != nil)
      }
    }
  }

  private mutating func addWireField(_ field: DraftField, as swiftName: String?) {
    var type = types.spell(field.type)
    let standard = standard(of: field, in: &type)
    var line = SchemaText.wireName(field.wireName)
    if let swiftName { line += " as \(swiftName)" }
    // A key that is always there is written back, also with null.
    let isAlwaysThere = field.isRequired && type.isNullable
    line += isAlwaysThere ? ": \(type.name) or null" : ": \(name(of: type, in: field))"
    if let converter = type.converter { line += " via \(converter)" }
    line += type.ruleClause(
      of: swiftName ?? names.conventions.memberName(for: field.wireName))
    if let standard { line += " = \(standard)" }
    lines.append((field, line))
  }

  /// What holds all other keys is called the first of these that is free.
  private static let namesOfRest = ["rest", "additionalProperties", "otherKeys"]

  /// An app knows it as a field like any other.
  private mutating func addRest(_ field: DraftField, as name: String) {
    guard kind != .domain else { return addMeaning(of: field, called: name, isNamed: false) }
    let type = types.spell(field.type)
    unsaid.rules += type.unsaidRules + type.rules.count
    let converter = type.converter.map { " via \($0)" } ?? ""
    lines.append((field, "...\(name): \(type.name)\(converter)"))
  }

  private mutating func addMeaning(
    of field: DraftField, called wireName: String, isNamed: Bool
  ) {
    // The conventions see the name once more, and may find other words in it.
    let name = names.conventions.swiftName(for: wireName) ?? wireName
    var type = types.spell(field.type)
    let standard = standard(of: field, in: &type)
    if name == "id", standard == nil, let identity = identity(of: field, type) {
      hasIdentity = true
      if case .own(let base) = identity {
        self.identity = "type ID = \(base)"
        lines.append((field, "id: ID"))
        return
      }
    }
    var line = "\(name): \(self.name(of: type, in: field))"
    line += type.ruleClause(of: name)
    lines.append((field, line))
    guard type.converter != nil || standard != nil || name != wireName else { return }
    // A name between quotes is known to maps by its Swift name.
    let source = SchemaText.isWord(field.wireName) && !isNamed ? field.wireName : wireName
    var value = SchemaText.source(source)
    if let standard { value += " ?? \(standard)" }
    // It is the value that is converted, whether it came or stands for a missing one.
    if let converter = type.converter {
      value = "\(standard == nil ? value : "(\(value))") via \(converter)"
    }
    let entry = "\(name): \(value)"
    entries.append((field, entry))
  }

  private func name(of type: SpelledType, in field: DraftField) -> String {
    field.isPatch ? "Patch<\(type.name)>" : type.optional
  }

  /// What tells values apart for good is a text or an integer that is always there.
  private func identity(of field: DraftField, _ type: SpelledType) -> Identity? {
    guard !type.isNullable, type.converter == nil else { return nil }
    switch field.type.kind {
    case .integer, .text: return names.isFree("ID", in: origin) ? .own(type.declared) : nil
    case .declared(let origin): return names.wrappedType(at: origin).map { _ in .elsewhere }
    case .boolean, .number, .decimal, .json, .list, .dictionary: return nil
    }
  }

  private enum Identity {
    /// A type around what is given, declared in the record.
    case own(String)
    /// A type that the document has a name for.
    case elsewhere
  }

  /// What stands for a missing key. A dto says what came: a key that is missing is missing there, too. Only if null means
  /// something else, the dto says it, because a map does not know what became nil.
  private mutating func standard(of field: DraftField, in type: inout SpelledType) -> String? {
    unsaid.rules += type.unsaidRules
    let isNullable = type.isNullable
    type.isNullable = isNullable || !field.isRequired
    guard let standard = field.standard, !field.isRequired else { return nil }
    let spelled = StandardSpelling(names: names, kind: kind).spell(standard, of: field.type)
    if spelled == nil || names.layer == .dto { unsaid.standards += 1 }
    let isSaidHere =
      switch kind {
      case .dto: isNullable && names.layer == .domain
      case .domain: !isNullable
      case .model: true
      }
    guard isSaidHere, let spelled else { return nil }
    if kind != .dto { type.isNullable = isNullable }
    return spelled
  }
}
