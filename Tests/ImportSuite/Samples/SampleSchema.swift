import Diagnostics
import SchemaImport

/// What one sample is imported as, in a namespace of its own.
struct SampleSchema {
  let schema: SourceFile

  /// What the whole sample is, as Swift spells it.
  let type: String

  /// The same, as the import has found it.
  let draftType: DraftType
  let draft: Draft

  /// Nil for a sample that has no record to declare.
  init?(_ sample: SourceFile, within namespace: String) throws(SuiteError) {
    let imported = importSchema(from: [sample], ImportRequest(name: Self.name))
    guard let bytes = imported.bytes else {
      let errors = imported.diagnostics.filter { $0.isError }
      guard errors.isEmpty else {
        throw SuiteError(
          "\(sample.path) cannot be imported: " + errors.map(\.message).joined(separator: "; "))
      }
      return nil
    }
    let draft = SampleDraft(of: SampleFiles([sample], named: Self.name).groups)
    guard let top = draft.tops.first ?? nil else {
      throw SuiteError("\(sample.path) is a schema, and a sample of nothing")
    }
    schema = .schema(bytes, within: namespace)
    draftType = top
    self.draft = draft.reading.draft
    type = Self.spelled(top, within: namespace, draft.reading.draft)
  }

  private static let name = "Whole"

  /// A list of records gives its name to the records.
  private static func spelled(
    _ type: DraftType, within namespace: String, _ draft: Draft
  ) -> String {
    let name =
      switch type.kind {
      case .boolean: "Bool"
      case .integer(.unsigned64): "UInt64"
      case .integer: "Int"
      case .number: "Double"
      case .decimal: "Decimal"
      case .text: "String"
      case .json: "JSON"
      case .list(let element): "[\(spelled(element, within: namespace, draft))]"
      case .dictionary(let value): "[String: \(spelled(value, within: namespace, draft))]"
      case .declared(let origin): "\(namespace).\(Self.name)\(draft.suffix(of: origin))"
      }
    return type.isNullable ? "\(name)?" : name
  }
}

extension Draft {
  fileprivate func suffix(of origin: Origin) -> String {
    for declaration in declarations where declaration.origin == origin {
      if case .enumeration = declaration.content { return "" }
    }
    return "DTO"
  }
}
