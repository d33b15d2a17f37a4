import Diagnostics
import SchemaSyntax

/// The fields of one record by the names that maps use: first wire names, then Swift names.
struct FieldTable {
  let fields: [ResolvedField]
  private let constants: [ConstantField]
  private var byName: [String: Int] = [:]
  private var longestName = 1

  init(_ record: ResolvedRecord) {
    fields = record.fields
    constants = record.constants
    byName.reserveCapacity(fields.count)
    for (index, field) in fields.enumerated() {
      let name = field.syntax.wireName
      if byName[field.wireName] == nil, name.isQuoted == false || name.rest.isEmpty {
        byName[field.wireName] = index
      }
      longestName = max(longestName, name.keys.count)
    }
    for (index, field) in fields.enumerated() where byName[field.swiftName] == nil {
      byName[field.swiftName] = index
    }
  }

  private init() {
    (fields, constants) = ([], [])
  }

  static let empty = FieldTable()

  subscript(name: String) -> Int? { byName[name] }

  /// The field that `names` begins with, and how many of the names are its own: several if it is flattened.
  func field(at names: ArraySlice<Name>) -> (index: Int, length: Int)? {
    for length in stride(from: min(longestName, names.count), through: 1, by: -1) {
      let joined = names.prefix(length).map(\.text).joined(separator: ".")
      if let index = byName[joined] { return (index, length) }
    }
    return nil
  }

  /// Whether there is only one value, which consists of constants.
  var isFixed: Bool { fields.isEmpty && !constants.isEmpty }

  /// The constant that `names` begins with.
  func constant(at names: ArraySlice<Name>) -> ConstantField? {
    let texts = names.map(\.text)
    return constants.first { texts.starts(with: $0.wireName.keys.map(\.text)) }
  }

  func constant(_ name: String) -> ConstantField? {
    constants.first { $0.wireName.text == name }
  }

  func field(swiftName: String) -> Int? {
    guard let index = byName[swiftName] else { return nil }
    if fields[index].swiftName == swiftName { return index }
    return fields.firstIndex { $0.swiftName == swiftName }
  }

  /// What a misspelt name may have been meant to be, as a map writes it, preferably a wire name.
  func nearest(to name: String, or others: [String] = []) -> String? {
    Spelling(all: fields.map(\.spelling) + others).nearest(to: name)
      ?? Spelling(all: fields.map(\.swiftName)).nearest(to: name)
  }
}

/// The tables of all records of a schema.
struct FieldTables {
  private let tables: [FieldTable?]

  init(_ schema: ResolvedSchema) {
    tables = schema.types.map { type in
      guard case .record(let record) = type.kind else { return nil }
      return FieldTable(record)
    }
  }

  /// The fields of the record that `type` is.
  subscript(type: SchemaType) -> FieldTable? {
    guard case .declared(let id) = type else { return nil }
    return self[id]
  }

  subscript(id: TypeID) -> FieldTable? {
    tables.indices.contains(id.index) ? tables[id.index] : nil
  }
}
