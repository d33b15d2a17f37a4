import SchemaSemantics
import TextFormats

/// The formats of the fields of one struct: short ones are written where they are used, and others are made once.
struct FieldFormats {
  private let context: LoweringContext
  private let record: ValidRecord
  private let scope: TypeID?
  private let isGeneric: Bool
  private let isStored: Bool
  /// The names of the fields within functions.
  let locals: [String]
  private var names: LocalNames
  private(set) var kept: [FormatModel] = []
  private var keptNames: [KeptFormat: String] = [:]
  private(set) var checks: [FormatCheckModel] = []
  /// The name of the property that holds the keys which do not belong to the rest; nil until something asks for it.
  private var declaredKeys: String?

  private struct KeptFormat: Hashable {
    let field: String
    let format: FormatExpression
  }

  init(_ context: LoweringContext, of record: ValidRecord, _ type: ValidType) {
    self.context = context
    self.record = record
    scope = context.schema.extensionScope(of: type.id)
    locals = record.localNames
    isGeneric = !type.parameters.isEmpty
    isStored = type.isStored
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
    let coding = context.coding(
      of: field, isDirect: isDirect, isStored: isStored,
      besides: field.isRest && context.schema.mayRepeatDeclaredKeys(of: record, field.decoding)
        ? SwiftExpression.word("Self").member(keepDeclaredKeys()) : nil,
      in: scope, needs: &needs)
    if field.fallback != nil, !field.rules.isEmpty {
      needs.call(.wireFormat)
      let format = checked(coding, field, locals[position])
      return FieldCalls(
        field: field, coding: coding, format: format, writtenFormat: format,
        hidden: context.hiddenPart(of: field))
    }
    return FieldCalls(
      field: field, coding: coding, format: coding.format.map { argument($0, of: field) },
      writtenFormat: coding.writtenFormat.map { argument($0, of: field) },
      hidden: context.hiddenPart(of: field))
  }

  private mutating func argument(_ format: FormatExpression, of field: ValidField)
    -> SwiftExpression
  {
    format.argument(context.names) { keep(format, for: field) }
  }

  /// The name of the property that holds the keys which do not belong to the rest.
  mutating func keepDeclaredKeys() -> String {
    if let declaredKeys { return declaredKeys }
    let name = names.claim("declaredKeys")
    declaredKeys = name
    let type = context.names.text(of: .set(.scalar(.string)), in: scope)
    kept.append(
      FormatModel(
        documentation: .none, name: name, type: type,
        value: SwiftExpression.strings(record.declaredKeys).text,
        computedType: isGeneric ? type : nil))
    return name
  }

  private mutating func keep(_ format: FormatExpression, for field: ValidField) -> String {
    // With `Codable` and without, most fields have the same.
    let key = KeptFormat(field: field.swiftName, format: format)
    if let name = keptNames[key] { return name }
    let name = names.claim("\(field.swiftName)Format")
    keptNames[key] = name
    kept.append(FormatModel(name, format, field.decoding, context.names, isComputed: isGeneric))
    return name
  }

  /// A value that breaks a rule is as invalid as one that cannot be read.
  private mutating func checked(_ coding: FieldCoding, _ field: ValidField, _ local: String)
    -> SwiftExpression
  {
    let plain =
      switch coding.presence {
      case .optional, .nullable: field.type.unwrapped
      case .required, .patch, .convertedOptional: field.type
      }
    let type = context.names.text(of: plain, in: scope)
    let label = SwiftIdentifier.label(field.swiftName)
    let model = FormatCheckModel(
      parameter: SwiftIdentifier.parameter(label, local), local: local, type: type,
      violation: field.violation(by: local, of: plain, in: ""))
    if !checks.contains(model) { checks.append(model) }
    let reading = SwiftExpression.word("checked")([
      SwiftIdentifier.argument(field.swiftName): .word("value")
    ]).attempted()
    let check = SwiftExpression.member(nil, "converting")([
      "read": .closure(head: "(value) throws(ValidationError)", reading),
      "write": .closure(.argument),
    ])
    let format = FormatExpression(
      expression: coding.format?.typed(context.names).calling("then", ["_": check]) ?? check,
      wire: coding.format?.wire ?? type, value: type, type: plain, traits: .isInvolved)
    return .word("Self").member(keep(format, for: field))
  }
}

extension ValidatedSchema {
  /// Whether another key on the wire may become one of the keys that the record declares.
  fileprivate func mayRepeatDeclaredKeys(of record: ValidRecord, _ conversion: Conversion) -> Bool {
    guard case .dictionary(let key, _) = conversion else { return false }
    return key.all.contains { step in
      switch step {
      case .converter(let step):
        switch step.kind {
        // Of whole numbers, only zero has two forms: 0 and -0.
        case .number: record.declaredKeys.contains("0")
        case .uuid: record.declaredKeys.contains(where: UUIDFormat.accepts)
        default: true
        }
      case .wrap(let id):
        if case .wrapper(let wrapper) = self[id].kind {
          !wrapper.normalizations.isEmpty
        } else {
          false
        }
      case .identity, .sequence, .converterBack, .unwrap, .enumFromRaw, .enumToRaw, .map, .mapBack,
        .inject, .array, .arrayToSet, .setToArray, .set, .dictionary, .optional, .patch, .widen:
        false
      }
    }
  }
}
