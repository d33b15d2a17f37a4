package import Diagnostics
import SchemaSyntax

/// The fields of every record and the rules of every `type`: their clauses, read and checked.
package struct MemberCheck {
  private let facts: TypeFacts
  private let tagKeys: UnionTagKeys
  /// For each type that is a record, its valid fields.
  private(set) var fields: [TypeID: [ValidField]] = [:]
  private var constants: [TypeID: [ValidConstant]] = [:]

  /// The wrappers by their types; those with errors are missing.
  var wrappers: [TypeID: ValidWrapper] { facts.wrappers }

  /// - Parameter facts: must include all wrappers, which have been checked before.
  static func check(
    _ facts: TypeFacts, _ notes: SchemaNotes, into diagnostics: inout [Diagnostic]
  ) -> MemberCheck {
    let tagKeys = UnionTagKeys.check(facts.schema, into: &diagnostics)
    var check = MemberCheck(facts: facts, tagKeys: tagKeys)
    for (type, notes) in zip(facts.schema.types, notes.members) {
      guard case .record(let record) = type.kind else { continue }
      check.fields[type.id] = RecordCheck(facts: facts, type: type, record: record)
        .check(notes, into: &diagnostics)
      check.constants[type.id] = ConstantCheck.check(record, of: type, into: &diagnostics)
    }
    return check
  }

  var schema: ResolvedSchema { facts.schema }

  /// What a value in a field must comply with, because of the field and because of its type.
  func rules(at path: FieldPath, of record: TypeID) -> [ValidRule] {
    guard let last = path.steps.last else { return [] }
    let owner = path.steps.dropLast().last?.type.unwrapped.declaredID ?? record
    let field = fields[owner].flatMap { $0.indices.contains(last.field) ? $0[last.field] : nil }
    let wrapper = last.type.unwrapped.declaredID.flatMap { wrappers[$0] }
    return (field?.rules ?? []) + (wrapper?.rules ?? [])
  }

  /// What `type` is, if it is a record or a wrapper.
  func kind(of type: ResolvedType, invariants: [ValidInvariant]) -> ValidType.Kind? {
    switch type.kind {
    case .record(let record):
      fields[type.id].map {
        .record(
          ValidRecord(
            layer: record.layer, fields: $0, constants: constants[type.id] ?? [],
            invariants: invariants, reportsUndeclaredKeys: record.undeclaredKeys != nil,
            tagKeys: tagKeys.keys(in: type.id)))
      }
    case .wrapper: wrappers[type.id].map { .wrapper($0) }
    case .enumeration, .union, .foreign: nil
    }
  }

  package static let diagnosticKinds: [DiagnosticKind] =
    valueKinds + ruleKinds + converterKinds + fieldKinds

  private static let valueKinds: [DiagnosticKind] = [
    .wrongLiteral, .numberOutOfRange, .malformedText, .nullForRequired, .repeatedElement,
    .unknownCase, .unwritableValue, .brokenRule,
  ]

  private static let ruleKinds: [DiagnosticKind] = [
    .unknownRule, .ruleSubject, .ruleOperand, .emptyRange, .idleRule, .contradictoryRules,
    .repeatedRule, .unreadablePattern, .unknownFlag, .unusableOperand, .sameErrorCase,
  ]

  private static let converterKinds: [DiagnosticKind] = [
    .unknownConverter, .converterArgument, .argumentValue, .datePattern, .converterType,
    .converterOrder, .idleConverter, .keyField,
  ]

  private static let fieldKinds: [DiagnosticKind] = [
    .foreignClause, .formlessType, .secondNil, .wrapperBase, .idleDefault,
    .patchDefault, .nullableDefault, .idleFallback, .wrapperConverter, .constantValue,
    .restType, .restPlace, .secondRest, .restClause, .nullForText,
    .undeclaredKeys,
  ]
}
