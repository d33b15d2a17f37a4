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

  /// What has a declaration.
  private let declared: [Origin: DraftDeclaration.Content]
  private var known: [Origin: DraftType] = [:]
  private var open: [Origin] = []
  private(set) var endless: [Origin] = []

  init(_ declarations: [DraftDeclaration]) {
    var aliases: [Origin: DraftType] = [:]
    var declared: [Origin: DraftDeclaration.Content] = [:]
    for declaration in declarations {
      switch declaration.content {
      case .alias(let type): aliases[declaration.origin] = type
      case .wrapper, .record, .enumeration, .union:
        declared[declaration.origin] = declaration.content
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
      if case .shape = union.distinction { readTextsAsTexts(in: &union) }
      result.content = .union(union)
    }
    return result
  }

  private mutating func expand(_ type: inout DraftType) {
    switch type.kind {
    case .boolean, .integer, .number, .decimal, .text, .json: break
    case .list(var element):
      expand(&element)
      type.kind = .list(element)
    case .dictionary(var value):
      expand(&value)
      type.kind = .dictionary(value)
    case .declared(let origin):
      if let content = declared[origin] {
        // It may then be null wherever it is used.
        if case .wrapper(let wrapped) = content, wrapped.isNullable { type.isNullable = true }
        return
      }
      let target = target(of: origin)
      type.kind = target.kind
      type.isNullable = type.isNullable || target.isNullable
      type.rules += target.rules.filter { [rules = type.rules] rule in !rules.contains(rule) }
    }
  }

  /// A `Decimal` may be a text on the wire, and would take those that are meant for another case.
  private func readTextsAsTexts(in union: inout DraftUnion) {
    let payloads = union.cases.map { $0.payload.map(wireType) }
    guard payloads.contains(where: { $0?.hasTexts == true }) else { return }
    for (index, payload) in payloads.enumerated() {
      guard let payload, payload.hasDecimals else { continue }
      union.cases[index].payload = payload.withoutDecimals
    }
  }

  /// The type of what the wire has in place of an enum, or of a type around a value.
  private func wireType(of type: DraftType) -> DraftType {
    var onWire = type
    switch type.kind {
    case .list(let element): onWire.kind = .list(wireType(of: element))
    case .declared(let origin):
      switch declared[origin] {
      case .wrapper(let wrapped):
        onWire.kind = wrapped.kind
        onWire.rules += wrapped.rules
      case .enumeration(let enumeration):
        if enumeration.cases.contains(where: { $0.value.text != nil }) { onWire.kind = .text(nil) }
      case .record, .union, .alias, nil: break
      }
    case .boolean, .integer, .number, .decimal, .text, .json, .dictionary: break
    }
    return onWire
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

extension DraftType {
  /// Of the value itself, or of a list.
  fileprivate var hasTexts: Bool {
    switch kind {
    case .text: true
    case .list(let element): element.hasTexts
    case .boolean, .integer, .number, .decimal, .json, .dictionary, .declared: false
    }
  }

  fileprivate var hasDecimals: Bool { withoutDecimals != self }

  fileprivate var withoutDecimals: DraftType {
    switch kind {
    case .decimal: DraftType(.number, isNullable: isNullable, rules: rules)
    case .list(let element):
      DraftType(.list(element.withoutDecimals), isNullable: isNullable, rules: rules)
    case .boolean, .integer, .number, .text, .json, .dictionary, .declared: self
    }
  }
}
