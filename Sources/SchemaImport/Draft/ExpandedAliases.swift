extension Draft {
  /// The same draft, with the types that aliases stand for in their place, except those that `layer` declares. An alias that
  /// stands for itself, however far away, is anything at all, and is among `endless`.
  func expandingAliases(for layer: ImportLayer) -> (draft: Draft, endless: [Origin]) {
    let declarations = declarations.map { $0.wrapped(in: layer) }
    var expansion = AliasExpansion(declarations)
    let expanded = declarations.compactMap { expansion.expand($0) }
    return (Draft(expanded), expansion.endless)
  }
}

extension DraftDeclaration {
  fileprivate func wrapped(in layer: ImportLayer) -> DraftDeclaration {
    guard case .alias(let type) = content, layer.wraps(type) else { return self }
    var result = self
    result.content = .wrapper(type)
    return result
  }
}

private struct AliasExpansion {
  private let aliases: [Origin: DraftType]

  /// What has a declaration, and whether it may be null wherever it is used.
  private let declared: [Origin: Bool]
  private var known: [Origin: DraftType] = [:]
  private var open: [Origin] = []
  private(set) var endless: [Origin] = []

  init(_ declarations: [DraftDeclaration]) {
    var aliases: [Origin: DraftType] = [:]
    var declared: [Origin: Bool] = [:]
    for declaration in declarations {
      switch declaration.content {
      case .alias(let type): aliases[declaration.origin] = type
      case .wrapper(let type): declared[declaration.origin] = type.isNullable
      case .record, .enumeration, .union: declared[declaration.origin] = false
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
    case .enumeration, .wrapper: break
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
      if let isNullable = declared[origin] {
        type.isNullable = type.isNullable || isNullable
        return
      }
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
