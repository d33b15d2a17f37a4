import Diagnostics
import SchemaSyntax

extension RecordCheck {
  /// Each key of the wire belongs to one field: else nothing could say what is written there.
  mutating func checkPaths() {
    guard record.layer != .domain else { return }
    var paths = WirePaths()
    for (index, field) in record.fields.enumerated() {
      guard let other = paths.add(field.syntax.wireName, as: index).map({ record.fields[$0] })
      else { continue }
      // Two fields with all names in common have been reported as such.
      if other.wireName == field.wireName && other.swiftName == field.swiftName { continue }
      reportConflict(field, other)
    }
  }

  private mutating func reportConflict(_ field: ResolvedField, _ other: ResolvedField) {
    let path = field.syntax.wireName
    let earlier = other.syntax.wireName
    let isSame = path.keys.map(\.text) == earlier.keys.map(\.text)
    let whole = path.rest.count < earlier.rest.count ? path : earlier
    report(
      Diagnostic(
        .wirePathConflict,
        isSame
          ? "`\(path.text)` is read twice"
          : "`\(whole.text)` is read as a whole, and also taken apart",
        at: path.span,
        secondary: [.init(earlier.span, isSame ? "the first time" : "here the other way")],
        help: isSame
          ? "remove one of the fields; a `map` can use one field several times"
          : "decide for one: a `dto` for `\(whole.text)`, or a field for each of its parts"))
  }
}

extension DiagnosticKind {
  static let wirePathConflict = DiagnosticKind(
    "G0449", .error, "a key that is read in two ways",
    explanation: """
      Each key of the wire belongs to one field. A dotted name such as `name.first` goes through the key `name`, so that no other
      field can read `name` as a whole: what should be written there when the value is encoded?

      ```gate
      dto UserDTO { name: String, name.first as first: String }
      ```

      ```gate
      dto UserDTO { name.last as last: String, name.first as first: String }
      ```
      """)
}
