import Diagnostics
import SchemaSyntax

extension ConformanceCheck {
  /// `enum CodingKeys: String, CodingKey { full_name as name }` in a record, as in Swift: nothing would read it.
  mutating func checkCodingKeys(_ type: ResolvedType) {
    guard case .enumeration(let enumeration) = type.kind, let owner = type.parent,
      let record = schema[owner].record, schema[owner].parameters.isEmpty,
      type.conformances.contains(where: { $0.name.text == "CodingKey" })
    else { return }
    let renamed = enumeration.cases.first { found in
      found.wireValue.textOnWire != found.swiftName
        && record.fields.contains { $0.swiftName == found.swiftName }
    }
    let example = renamed.flatMap { found in
      found.wireValue.textOnWire.map { "`\($0) as \(found.swiftName): …`" }
    }
    diagnostics.report(
      .codingKeys, "`\(type.qualifiedName)` does not say what fields are called on the wire",
      at: type.head,
      secondary: [
        .init(
          schema[owner].head,
          record.layer == .domain
            ? "this has no names on the wire" : "its fields do that themselves")
      ],
      help: record.layer == .domain
        ? "remove it"
        : "write \(example ?? "`wire_name as name: …`") where the field is declared, and remove this enum"
    )
  }
}

extension DiagnosticKind {
  static let codingKeys = DiagnosticKind(
    "G0728", .error, "coding keys",
    explanation: """
      In Swift, an enum of coding keys says what the fields of a type are called in JSON. In a schema, each field says that
      itself: the name on the wire comes before `as`. Names in snake case need nothing at all.
      """,
    wrong: """
      model User {
        id: String
        name: String?
        enum CodingKeys: String, CodingKey { id, "user_title" as name }
      }
      """,
    right: """
      model User { id: String, user_title as name: String? }
      """)
}
