import SchemaSyntax

/// The fields and constants of records by the first key that leads to them. Each record is read once, when it is first needed.
struct RecordKeys {
  private let schema: ResolvedSchema
  private var fieldsByKey: [TypeID: [String: ResolvedField]] = [:]
  private var constantsByKey: [TypeID: [String: ConstantField]] = [:]
  private var valuesOfEnums: [TypeID: Set<String>] = [:]

  init(_ schema: ResolvedSchema) {
    self.schema = schema
  }

  mutating func field(at key: String, of id: TypeID) -> ResolvedField? {
    if let known = fieldsByKey[id] { return known[key] }
    guard case .record(let record) = schema[id].kind else { return nil }
    let fields = Dictionary(
      firstOf: record.fields.filter { !$0.isRest }.map { ($0.syntax.wireName.first.text, $0) })
    fieldsByKey[id] = fields
    return fields[key]
  }

  mutating func constant(at key: String, of id: TypeID) -> ConstantField? {
    if let known = constantsByKey[id] { return known[key] }
    guard case .record(let record) = schema[id].kind else { return nil }
    let constants = Dictionary(firstOf: record.constants.map { ($0.wireName.first.text, $0) })
    constantsByKey[id] = constants
    return constants[key]
  }

  /// Whether the enum has a case for `literal`, or keeps what it does not know.
  mutating func accepts(_ literal: Literal, _ enumeration: ResolvedEnum, of id: TypeID) -> Bool {
    if enumeration.isOpen { return true }
    let values =
      valuesOfEnums[id] ?? Set(enumeration.cases.compactMap { $0.wireValue.textOrDigits })
    valuesOfEnums[id] = values
    return literal.textOrDigits.map { values.contains($0) } ?? false
  }
}

extension Literal {
  var textOrDigits: String? {
    if case .integer(let text) = kind { text } else { textOnWire }
  }
}
