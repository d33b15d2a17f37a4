/// What translators have to know about a text.
///
/// It also says which entries of a catalogue Gatehouse has written: only these have such a comment under such a key. Xcode
/// keeps comments, and removes whatever it does not know, so nothing else could say so.
package enum CatalogueComment: Hashable, Sendable {
  /// What is wrong with the value of a type, or with that of one of its fields.
  case complaint(type: String, field: String?, isAfterValue: Bool)
  /// A sentence of its own about the value of a type.
  case sentence(type: String)
  case fieldName(type: String, field: String)

  package var type: String {
    switch self {
    case .complaint(let type, _, _), .sentence(let type), .fieldName(let type, _): type
    }
  }

  package var text: String {
    switch self {
    case .complaint(let type, let field, let isAfterValue):
      let subject = field.map { "the field `\($0)` of `\(type)`" } ?? "a value of `\(type)`"
      return "What is wrong with \(subject)."
        + (isAfterValue ? " The value is shown before this text." : "")
    case .sentence(let type):
      return "Says that a value of `\(type)` breaks a rule. A sentence of its own."
    case .fieldName(let type, let field):
      return "The name of the field `\(field)` of `\(type)`, before what is wrong with it."
    }
  }

  /// Nil if Gatehouse has not written this comment for this key.
  package init?(_ text: String, of key: String) {
    let names = text.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
    guard let type = names.last, key.hasPrefix("\(type).") else { return nil }
    let field = names.count > 1 ? names.first : nil
    let candidates: [Self] =
      [false, true].map { .complaint(type: type, field: field, isAfterValue: $0) }
      + [.sentence(type: type)]
      + (field.map { [.fieldName(type: type, field: $0)] } ?? [])
    guard let comment = candidates.first(where: { $0.text == text }) else { return nil }
    if case .fieldName(_, let field) = comment, key != "\(type).\(field).name" { return nil }
    self = comment
  }
}
