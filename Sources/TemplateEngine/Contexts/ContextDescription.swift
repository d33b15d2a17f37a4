/// The keys of a type of context, without the type itself.
struct ContextDescription: Sendable {
  struct Key: Sendable {
    let name: String
    let kind: TemplateKeyKind
    let documentation: String
  }

  let type: any TemplateContext.Type
  let name: String
  let keys: [Key]

  func position(of name: String) -> Int? {
    keys.firstIndex { $0.name == name }
  }
}

extension TemplateContext {
  static var contextDescription: ContextDescription {
    ContextDescription(
      type: Self.self, name: contextName,
      keys: keys.map { .init(name: $0.name, kind: $0.kind, documentation: $0.documentation) })
  }
}
