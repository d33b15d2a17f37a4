import Diagnostics
import SchemaSyntax

/// The aliases that have been looked at.
struct ResolvedAliases {
  var targets: [TypeID: SchemaType] = [:]
  /// How many parts the target of each one has, with all aliases in it written out.
  var sizes: [TypeID: Int] = [:]
  /// Those that are being resolved, from the outside in.
  var open: [TypeID] = []

  static let sizeLimit = 64
  static let depthLimit = 64
}

extension TypeResolver {
  /// What an alias stands for: no alias is part of it.
  mutating func target(of id: TypeID) -> SchemaType {
    if let known = aliases.targets[id] { return known }
    let entry = index.entries[id.index]
    guard let alias = entry.alias else { return .unknown }
    if let start = aliases.open.firstIndex(of: id) {
      reportCycle(from: start)
      return .unknown
    }
    guard aliases.open.count < ResolvedAliases.depthLimit else {
      reportSize(of: entry)
      return .unknown
    }
    aliases.open.append(id)
    let outerRole = role
    var type = resolve(alias.target, in: entry.place, as: .alias)
    role = outerRole
    aliases.open.removeLast()
    let size = size(of: alias.target, in: entry.place)
    if size > ResolvedAliases.sizeLimit, type != .unknown {
      reportSize(of: entry)
      type = .unknown
    }
    aliases.targets[id] = type
    aliases.sizes[id] = type == .unknown ? 1 : size
    return type
  }

  /// Which parts of `expression` are written as an alias. It looks names up again, without reporting anything.
  func spelling(of expression: TypeExpression, in scope: Scope) -> TypeSpelling {
    switch expression.kind {
    case .named(let path):
      return index.lookUp(path, from: scope).flatMap(index.aliasID).map(TypeSpelling.alias)
        ?? .plain
    case .optional(let inner), .nullable(let inner), .array(let inner, _), .set(let inner),
      .patch(let inner):
      let spelling = spelling(of: inner, in: scope)
      return spelling == .plain ? .plain : .around(spelling)
    case .dictionary(let key, let value):
      let (key, value) = (spelling(of: key, in: scope), spelling(of: value, in: scope))
      return key == .plain && value == .plain ? .plain : .dictionary(key: key, value: value)
    case .generic, .invalid:
      return .plain
    }
  }

  private func size(of expression: TypeExpression, in scope: Scope) -> Int {
    if case .named(let path) = expression.kind {
      return index.lookUp(path, from: scope).flatMap { aliases.sizes[$0] } ?? 1
    }
    return expression.parts.reduce(1) { $0 + size(of: $1, in: scope) }
  }

  /// What the name of an alias means where it is written.
  mutating func resolve(alias id: TypeID, at path: Path) -> SchemaType {
    guard role.canBeAlias else {
      reportPlace(of: index.entries[id.index], at: path)
      return .unknown
    }
    return target(of: id)
  }
}

extension TypeResolver {
  private mutating func reportCycle(from start: Int) {
    let names = aliases.open[start...].map { index.entries[$0.index] }
    guard let first = names.first, let last = names.last, let alias = last.alias else { return }
    diagnostics.report(
      .aliasCycle, "the alias `\(first.qualifiedName)` is a name for itself",
      at: alias.target.span,
      secondary: names.dropLast().compactMap { entry in
        entry.alias.map { .init($0.target.span, "`\(entry.qualifiedName)` leads on from here") }
      },
      help: "write what the wire holds after one of the names")
  }

  private mutating func reportSize(of entry: TypeIndex.Entry) {
    diagnostics.report(
      .aliasSize, "the type that `\(entry.qualifiedName)` is a name for is too large",
      at: entry.name.span,
      help: "declare a `dto` or a `model` for a part of it; 64 parts are the limit")
  }

  private mutating func reportPlace(of entry: TypeIndex.Entry, at path: Path) {
    let text = entry.alias.map { $0.target.text } ?? ""
    diagnostics.report(
      .aliasPlace, "\(role.noun) cannot hold the alias `\(entry.qualifiedName)`", at: path.span,
      secondary: [.init(entry.name.span, "declared here")],
      notes: ["an alias is a name on the wire, and the domain does not know the wire"],
      help: "declare a `type` for it, or write `\(text)`")
  }

  mutating func report(group entry: TypeIndex.Entry, at path: Path) {
    let name = entry.name.text
    diagnostics.report(
      .groupAsType, "`\(entry.qualifiedName)` is a group of fields, not a type", at: path.span,
      secondary: [.init(entry.name.span, "declared here")],
      help:
        "write `...\(name)` in a record to give it these fields, or declare a record that holds them: `{ ...\(name) }`"
    )
  }
}

extension TypeExpression {
  /// As it would be written.
  var text: String { text(naming: \.text) }

  /// As it would be written with other names for what it is made of.
  func text(naming name: (Path) -> String) -> String {
    switch kind {
    case .named(let path): name(path)
    case .optional(let inner): inner.text(naming: name) + "?"
    case .nullable(let inner): inner.text(naming: name) + " or null"
    case .array(let inner, let skips):
      "[\(inner.text(naming: name))\(skips == nil ? "" : " else skip")]"
    case .dictionary(let key, let value):
      "[\(key.text(naming: name)): \(value.text(naming: name))]"
    case .set(let inner): "Set<\(inner.text(naming: name))>"
    case .patch(let inner): "Patch<\(inner.text(naming: name))>"
    case .generic(let path, let arguments):
      "\(path.text)<\(arguments.map { $0.text(naming: name) }.joined(separator: ", "))>"
    case .invalid: "…"
    }
  }
}

extension DiagnosticKind {
  static let groupAsType = DiagnosticKind(
    "G0462", .error, "a group of fields as a type",
    explanation: """
      A group of fields is not a type: its fields become fields of the records that spread it. Where a value of its own is
      meant, declare a record that holds the fields.
      """,
    wrong: """
      dto fields Timestamps { created: Int, updated: Int? }
      dto UserDTO { times: Timestamps }
      """,
    right: """
      dto fields Timestamps { created: Int, updated: Int? }
      dto TimesDTO { ...Timestamps }
      dto UserDTO { times: TimesDTO }
      """)

  static let aliasPlace = DiagnosticKind(
    "G0470", .error, "an alias in the domain",
    explanation: """
      An alias is a name on the wire: it says what the API calls a value, and checks nothing. A domain has a `type` in its
      place, which can have rules, and which Swift tells apart from other values.
      """,
    wrong: """
      alias Cents = Int
      domain Price { amount: Cents }
      """,
    right: """
      type Cents = Int where >= 0
      domain Price { amount: Cents }
      """)

  static let aliasCycle = DiagnosticKind(
    "G0471", .error, "an alias for itself",
    explanation: """
      An alias is a name for a type that exists without it. It can be a name for another alias, as long as that does not
      lead back to it.
      """,
    wrong: """
      alias Cents = Amount
      alias Amount = Cents
      dto PriceDTO { amount: Cents }
      """,
    right: """
      alias Cents = Int
      alias Amount = Cents
      dto PriceDTO { amount: Cents }
      """)

  static let aliasSize = DiagnosticKind(
    "G0472", .error, "an alias for a type that is too large",
    explanation: """
      With all aliases in it written out, the type that an alias is a name for can have 64 parts. Give some of them a `dto`
      or a `model` of their own.
      """)
}
