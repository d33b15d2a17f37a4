/// What stands for a missing key, as the language writes it.
struct StandardSpelling {
  let names: DraftNames
  let kind: DeclarationWriter.Kind

  /// Nil where it is not a value of the type, or where the type has no literals.
  func spell(_ literal: DraftLiteral, of type: DraftType) -> String? {
    switch (type.kind, literal) {
    case (.boolean, .boolean), (.number, .integer), (.number, .number), (.decimal, .number),
      (.text(nil), .text),
      (.text(.email), .text), (.text(.hostname), .text), (.text(.ipv4), .text),
      (.text(.ipv6), .text), (.text(.uuid), .text), (.text(.url), .text), (.text(.base64), .text),
      (.text(.dateTime), .text), (.text(.date), .text):
      return SchemaText.literal(literal)
    case (.text(.decimal), .number(let digits)):
      // The wire has a text.
      return kind == .dto ? SchemaText.quoted(digits) : digits
    case (.integer(.natural), .integer), (.integer(.bits32), .integer),
      (.integer(.bits64), .integer), (.integer(.unsigned64), .integer):
      return SchemaText.literal(literal)
    case (.list(let element), .list(let literals)):
      let spelled = literals.compactMap { spell($0, of: element) }
      guard spelled.count == literals.count else { return nil }
      return "[\(spelled.joined(separator: ", "))]"
    case (.dictionary, .dictionary(let entries)) where entries.isEmpty:
      return SchemaText.literal(literal)
    case (.dictionary(let element), .dictionary(let entries)):
      let spelled = entries.compactMap { entry in
        spell(entry.value, of: element).map { "\(SchemaText.quoted(entry.key)): \($0)" }
      }
      guard spelled.count == entries.count else { return nil }
      return "[\(spelled.joined(separator: ", "))]"
    case (.declared(let origin), _):
      if let wrapped = names.wrappedType(at: origin) { return spell(literal, of: wrapped) }
      return names.caseName(of: literal, in: origin)
    default: return nil
    }
  }
}
