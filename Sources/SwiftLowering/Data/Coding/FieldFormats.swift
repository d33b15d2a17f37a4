import SchemaSemantics

/// The formats of the fields of one struct: short ones are written where they are used, and others are made once.
struct FieldFormats {
  private let context: LoweringContext
  private let record: ValidRecord
  private let scope: TypeID?
  /// The names of the fields within functions.
  let locals: [String]
  private var names: LocalNames
  private(set) var kept: [FormatModel] = []
  private var keptNames: [[String]: String] = [:]
  private(set) var checks: [FormatCheckModel] = []

  init(_ context: LoweringContext, of record: ValidRecord, _ type: ValidType) {
    self.context = context
    self.record = record
    scope = context.schema.extensionScope(of: type.id)
    locals = record.localNames
    names = LocalNames(taken: record.fields.map(\.swiftName))
  }

  /// - Parameter isDirect: whether neither a decoder nor an encoder is involved.
  mutating func calls(isDirect: Bool, needs: inout FileNeeds) -> [FieldCalls] {
    record.fields.indices.map { position in
      calls(of: record.fields[position], at: position, isDirect: isDirect, needs: &needs)
    }
  }

  private mutating func calls(
    of field: ValidField, at position: Int, isDirect: Bool, needs: inout FileNeeds
  ) -> FieldCalls {
    let coding = context.coding(of: field, isDirect: isDirect, in: scope, needs: &needs)
    if field.fallback != nil, !field.rules.isEmpty {
      needs.call(.wireFormat)
      let format = checked(coding, field, locals[position])
      return FieldCalls(
        field: field, coding: coding, format: format, writtenFormat: format,
        isSensitive: context.schema.isSensitive(field))
    }
    return FieldCalls(
      field: field, coding: coding, format: coding.format.map { argument($0, of: field) },
      writtenFormat: coding.writtenFormat.map { argument($0, of: field) },
      isSensitive: context.schema.isSensitive(field))
  }

  private mutating func argument(_ format: FormatExpression, of field: ValidField) -> String {
    if format.isInferred { return format.text }
    if format.isName { return format.typed }
    return keep(format.text, format.wire, format.value, for: field)
  }

  private mutating func keep(
    _ text: String, _ wire: String, _ value: String, for field: ValidField
  ) -> String {
    // With `Codable` and without it, most fields have the same format.
    let key = [field.swiftName, wire, value, text]
    if let name = keptNames[key] { return "Self.\(name)" }
    let name = names.claim("\(field.swiftName)Format")
    keptNames[key] = name
    // A format that does not begin with a dot says its own type.
    let type = "\(context.names.support(.wireFormat))<\(wire), \(value)>"
    kept.append(
      FormatModel(
        documentation: field.decoding.datePatternNote, name: name,
        type: text.hasPrefix(".") ? type : nil, value: text))
    return "Self.\(name)"
  }

  /// A value that breaks a rule is as invalid as one that cannot be read.
  private mutating func checked(_ coding: FieldCoding, _ field: ValidField, _ local: String)
    -> String
  {
    let plain = coding.presence == .optional ? field.type.unwrapped : field.type
    let type = context.names.text(of: plain, in: scope)
    let label = SwiftIdentifier.label(field.swiftName)
    let model = FormatCheckModel(
      parameter: local == label ? label : "\(label) \(local)", local: local, type: type,
      violation: field.violation(by: local, of: plain, in: ""))
    if !checks.contains(model) { checks.append(model) }
    let reading = "{ (value) throws(ValidationError) in try checked(\(label): value) }"
    let check = ".converting(read: \(reading), write: { $0 })"
    return keep(
      coding.format.map { "\($0.typed).then(\(check))" } ?? check, coding.format?.wire ?? type,
      type, for: field)
  }
}

extension FormatExpression {
  /// Whether the format is short, and Swift can infer what it reads from what it returns. Some formats read several
  /// types.
  var isInferred: Bool {
    guard text.utf8.count <= 40 else { return false }
    // Byte by byte: every field has a format, and searching characters takes a hundred times as long.
    return !text.utf8.indices.contains { index in
      switch text.utf8[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "<"): true
      case UInt8(ascii: "."):
        Self.formatsOfManyTypes.contains { text.utf8[index...].starts(with: $0.utf8) }
      default: false
      }
    }
  }

  /// Whether it is a single name.
  var isName: Bool { !text.utf8.contains(UInt8(ascii: "(")) }

  private static let formatsOfManyTypes = [
    ".decimal", ".epoch", ".exactly", ".minorUnits",
  ]
}
