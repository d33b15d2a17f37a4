import Diagnostics
import JSON

/// A key that `required` names.
struct RequiredKey {
  let name: String

  /// Where it is named.
  let place: Range<Int>
  let site: SchemaSite
}

extension DescriptionReading {
  /// A key that is required without a property of its name: it holds what all further keys hold, and otherwise anything. Most
  /// often it is a mistake, and no value has the key. So what nothing is known of may be missing.
  mutating func undescribedFields(
    _ required: [RequiredKey], besides properties: [Property], _ rest: DraftField?,
    _ combined: CombinedSchema
  ) -> [DraftField] {
    let described = Set(properties.map(\.name))
    let isClosed = isClosed(combined)
    var type = DraftType.json
    if case .dictionary(let value) = rest?.type.kind { type = value }
    return required.filter { !described.contains($0.name) }.compactMap { key in
      if !isClosed, isTag(key.name, of: combined) { return DraftField(key.name, .text) }
      if type.kind == .json { reportUndescribed(key, isClosed: isClosed) }
      return isClosed ? nil : DraftField(key.name, type, isRequired: type.kind != .json)
    }
  }

  /// Whether its value says which of several schemas an object follows, so that it is a text.
  private func isTag(_ key: String, of combined: CombinedSchema) -> Bool {
    let parts = combined.parts + combined.parts.flatMap { heirs.bases(of: $0.origin) }
    return parts.contains { Discriminator(of: $0)?.key == key }
  }

  private mutating func reportUndescribed(_ key: RequiredKey, isClosed: Bool) {
    let report = Report(
      origin: key.site.origin, code: DiagnosticKind.undescribedKey.code, keyword: key.name)
    guard reported.insert(report).inserted else { return }
    let list = key.site.origin.appending("required").pointer
    let effect =
      isClosed ? ", and other keys are forbidden" : ": the field is optional, and holds anything"
    diagnostics.report(
      .undescribedKey,
      "`\(list)` names `\(key.name)`, but there is no such property\(effect)",
      at: span(key.place, in: key.site.resource),
      help: isClosed
        ? "describe the key under `properties`, or remove it from `required`"
        : "describe it under `properties`, or write `JSON` in the schema if it is always there")
  }
}

extension DiagnosticKind {
  static let undescribedKey = DiagnosticKind(
    "G2137", .warning, "a required key that is not described",
    explanation: """
      `required` names keys that must be there. This one is not among the `properties`, so the document does not say what it
      holds. Often the name is misspelt, or is that of a property which has been removed, and no object has the key. So the
      import adds an optional field for it, which holds anything. If `additionalProperties` is `false`, there can be no
      such key, and no field is added. If `additionalProperties` says what further keys hold, the field is required, and holds
      that.

      ```json
      { "$defs": { "User": {
        "type": "object", "required": ["name", "team"],
        "properties": { "name": { "type": "string" } }
      } } }
      ```

      Correct the document, or say in the schema what the field holds, where it stays when the document is imported again:

      ```gate
      dto UserDTO { name: String, team: String }
      ```
      """)
}
