import SchemaImport

/// A draft in a line for each declaration: `user {id: Int, mail?: String<email>|null}`
func draftText(_ draft: Draft) -> String {
  let names = Dictionary(
    draft.declarations.map { ($0.origin, $0.names.first ?? "") }, uniquingKeysWith: { $1 })
  return draft.declarations.map { declaration in
    let parent = declaration.parent.flatMap { names[$0] }.map { $0 + "." } ?? ""
    return parent + (declaration.names.first ?? "") + " " + text(declaration.content, names)
  }.joined(separator: "\n")
}

private func text(_ content: DraftDeclaration.Content, _ names: [Origin: String]) -> String {
  switch content {
  case .record(let record):
    let fields = record.fields.map { field in
      "\(field.wireName)\(field.isRequired ? "" : "?"): \(text(field.type, names))"
    }
    return "{\(fields.joined(separator: ", "))}"
  case .enumeration(let enumeration):
    return "(\(enumeration.cases.map { text($0.value) }.joined(separator: " | ")))"
      + (enumeration.isOpen ? " open" : "")
  case .union(let union):
    let cases = union.cases.map { item in
      let name = item.value.map(text) ?? item.name ?? ""
      return item.payload.map { "\(name)(\(text($0, names)))" } ?? name
    }
    return "\(text(union.distinction)) \(cases.joined(separator: " | "))"
      + (union.isOpen ? " open" : "")
  case .wrapper(let type), .alias(let type): return "= \(text(type, names))"
  }
}

private func text(_ literal: DraftLiteral) -> String {
  if case .text(let text) = literal { return text }
  return "\(literal)"
}

private func text(_ distinction: DraftUnion.Distinction) -> String {
  switch distinction {
  case .tag(let tag): "by \(tag):"
  case .shape: "by shape:"
  case .adjacentTag, .key: "\(distinction):"
  }
}

private func text(_ type: DraftType, _ names: [Origin: String]) -> String {
  let kind =
    switch type.kind {
    case .boolean: "Bool"
    case .integer(.natural): "Int"
    case .integer(let width): "Int<\(width)>"
    case .number: "Double"
    case .decimal: "Decimal"
    case .text(let format): format.map { "String<\($0)>" } ?? "String"
    case .json: "JSON"
    case .list(let element): "[\(text(element, names))]"
    case .dictionary(let value): "[String: \(text(value, names))]"
    case .declared(let origin): names[origin] ?? "nothing"
    }
  return kind + (type.isNullable ? "|null" : "")
}
