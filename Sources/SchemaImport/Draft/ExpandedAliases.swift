extension Draft {
  /// The same draft, with the types that aliases stand for in their place. An alias that stands for itself, however far away,
  /// is anything at all, and is among `endless`.
  func expandingAliases() -> (draft: Draft, endless: [Origin]) {
    var expansion = AliasExpansion(declarations)
    let expanded = declarations.compactMap { expansion.expand($0) }
    return (Draft(expanded), expansion.endless)
  }
}

private struct AliasExpansion {
  private let aliases: [Origin: DraftType]
  private let declared: Set<Origin>
  private var known: [Origin: DraftType] = [:]
  private var open: [Origin] = []
  private(set) var endless: [Origin] = []

  init(_ declarations: [DraftDeclaration]) {
    var aliases: [Origin: DraftType] = [:]
    var declared: Set<Origin> = []
    for declaration in declarations {
      if case .alias(let type) = declaration.content {
        aliases[declaration.origin] = type
      } else {
        declared.insert(declaration.origin)
      }
    }
    self.aliases = aliases
    self.declared = declared
  }

  /// Nil for an alias.
  mutating func expand(_ declaration: DraftDeclaration) -> DraftDeclaration? {
    var result = declaration
    switch declaration.content {
    case .alias: return nil
    case .enumeration: break
    case .record(var record):
      for index in record.fields.indices { expand(&record.fields[index].type) }
      result.content = .record(record)
    case .union(var union):
      for index in union.cases.indices {
        if var payload = union.cases[index].payload {
          expand(&payload)
          union.cases[index].payload = payload
        }
      }
      result.content = .union(union)
    }
    return result
  }

  private mutating func expand(_ type: inout DraftType) {
    switch type.kind {
    case .boolean, .integer, .number, .text, .json: break
    case .list(var element):
      expand(&element)
      type.kind = .list(element)
    case .dictionary(var value):
      expand(&value)
      type.kind = .dictionary(value)
    case .declared(let origin):
      guard !declared.contains(origin) else { return }
      let target = target(of: origin)
      type.kind = target.kind
      type.isNullable = type.isNullable || target.isNullable
      type.rules += target.rules.filter { [rules = type.rules] rule in !rules.contains(rule) }
    }
  }

  /// What the alias at `origin` stands for in the end.
  private mutating func target(of origin: Origin) -> DraftType {
    if let type = known[origin] { return type }
    guard var type = aliases[origin] else { return .json }
    guard !open.contains(origin), open.count < Self.depthLimit else {
      endless.append(origin)
      return .json
    }
    open.append(origin)
    expand(&type)
    open.removeLast()
    known[origin] = type
    return type
  }

  /// How many aliases may lead to each other: no person writes that many, and each takes its part of the stack.
  private static let depthLimit = 256
}
