import SeededRandom

/// A schema that is made at random, and then changed at random: by a document, and by a person.
struct RandomVersions {
  private var random: SeededGenerator
  private var count = 0

  struct Field {
    var key: String
    var type: String
    var isOptional = false
    var documentation: String?
    var isDeprecated = false

    /// What only a person writes.
    var comment: String?
    var swiftName: String?
    var fallback: String?

    /// Its type is a value, beside which nothing can be said.
    var isConstant: Bool { RandomVersions.constants.contains(type) }
  }

  private static let constants = ["\"fixed\"", "-7", "true"]

  struct Declaration {
    enum Kind { case record, choice, union }

    var kind: Kind
    var name: String
    var documentation: String?
    var isOpen = false
    var tag = "type"
    var fields: [Field]
    var nested: [Declaration] = []
    var comment: String?
    var conformance: String?

    /// Whether it was a record before it had an heir.
    var isExtended = false
    var holdsExtended: Bool { isExtended || nested.contains(where: \.holdsExtended) }
  }

  init(seed: Int) {
    random = SeededGenerator(seed: seed)
  }

  private mutating func fresh(_ stem: String) -> String {
    count += 1
    return "\(stem)\(count)"
  }

  // MARK: What there is

  mutating func schema() -> [Declaration] {
    var schema: [Declaration] = []
    for _ in 0..<(2 + random.below(5)) { schema.append(declaration(among: schema, depth: 0)) }
    return schema
  }

  private mutating func declaration(among schema: [Declaration], depth: Int) -> Declaration {
    let kind = random.pick([Declaration.Kind.record, .record, .choice, .union])
    var declaration = Declaration(kind: kind, name: fresh("Type"), fields: [])
    if random.chance(0.3) { declaration.documentation = fresh("words ") }
    for _ in 0..<(1 + random.below(5)) {
      declaration.fields.append(field(of: kind, among: schema))
    }
    if kind == .record, depth < 2, random.chance(0.3) {
      let inner = self.declaration(among: schema, depth: depth + 1)
      declaration.fields.append(Field(key: fresh("key"), type: inner.name))
      declaration.nested.append(inner)
    }
    return declaration
  }

  private mutating func field(of kind: Declaration.Kind, among schema: [Declaration]) -> Field {
    var field = Field(key: fresh("key"), type: type(of: kind, among: schema))
    field.isOptional = kind == .record && random.chance(0.3)
    if random.chance(0.2) { field.documentation = fresh("words ") }
    return field
  }

  private mutating func type(of kind: Declaration.Kind, among schema: [Declaration]) -> String {
    kind == .record && random.chance(0.15)
      ? random.pick(Self.constants) : type(among: schema)
  }

  private mutating func type(among schema: [Declaration]) -> String {
    let known = random.chance(0.4) ? schema.map(\.name) : []
    let name = random.pick(known + ["String", "Int"])
    return random.chance(0.2) ? "[\(name)]" : name
  }

  // MARK: What a document changes

  mutating func change(_ schema: [Declaration]) -> [Declaration] {
    var schema = schema
    for index in schema.indices where random.chance(0.7) { change(&schema[index], among: schema) }
    if random.chance(0.4) {
      let added = declaration(among: schema, depth: 0)
      schema.insert(added, at: random.below(schema.count + 1))
    }
    if random.chance(0.3) { rename(&schema) }
    if random.chance(0.3) { takeOut(&schema) }
    if random.chance(0.3) { putIn(&schema) }
    if random.chance(0.3) { extend(&schema) }
    return schema
  }

  /// A record has an heir: what was called so is one of the two, and the record itself is in it.
  private mutating func extend(_ schema: inout [Declaration]) {
    let records = schema.indices.filter {
      schema[$0].kind == .record && schema[$0].nested.isEmpty
    }
    guard !records.isEmpty else { return }
    let index = random.pick(records)
    var base = schema[index]
    var heir = base
    heir.name = fresh("Type")
    heir.fields.append(field(of: .record, among: schema))
    let union = Declaration(
      kind: .union, name: base.name, isOpen: true,
      fields: [
        Field(key: fresh("key"), type: "\(base.name)Base"),
        Field(key: fresh("key"), type: heir.name),
      ])
    base.name += "Base"
    schema[index] = union
    schema[index].nested = [base]
    schema[index].isExtended = true
    schema.append(heir)
  }

  private mutating func rename(_ schema: inout [Declaration]) {
    let old = random.pick(schema.map(\.name) + schema.flatMap { $0.nested.map(\.name) })
    let name = fresh("Type")
    for index in schema.indices { Self.rename(old, to: name, in: &schema[index]) }
  }

  /// What was in a type is at the top.
  private mutating func takeOut(_ schema: inout [Declaration]) {
    guard let index = schema.firstIndex(where: { !$0.nested.isEmpty }) else { return }
    schema.append(schema[index].nested.removeLast())
  }

  /// What only one type uses is in it.
  private mutating func putIn(_ schema: inout [Declaration]) {
    let name = random.pick(schema.map(\.name))
    let users = schema.indices.filter { Self.uses(name, schema[$0]) }
    guard users.count == 1, schema[users[0]].kind == .record, schema[users[0]].name != name,
      let index = schema.firstIndex(where: { $0.name == name })
    else { return }
    schema[users[0]].nested.append(schema[index])
    schema.remove(at: index)
  }

  private static func uses(_ name: String, _ declaration: Declaration) -> Bool {
    declaration.fields.contains { $0.type == name || $0.type == "[\(name)]" }
      || declaration.nested.contains { uses(name, $0) }
  }

  private mutating func change(_ declaration: inout Declaration, among schema: [Declaration]) {
    switch random.below(8) {
    case 0: declaration.documentation = random.chance(0.5) ? nil : fresh("words ")
    case 1 where declaration.kind != .record: declaration.isOpen.toggle()
    case 2 where declaration.kind == .union: declaration.tag = fresh("tag")
    case 3 where declaration.fields.count > 1 && declaration.nested.isEmpty:
      declaration.fields.remove(at: random.below(declaration.fields.count))
    case 4, 5:
      declaration.fields.insert(
        field(of: declaration.kind, among: schema), at: random.below(declaration.fields.count + 1))
    default:
      let index = random.below(declaration.fields.count)
      guard !declaration.nested.contains(where: { $0.name == declaration.fields[index].type })
      else { break }
      change(&declaration.fields[index], of: declaration.kind, among: schema)
    }
    for index in declaration.nested.indices { change(&declaration.nested[index], among: schema) }
  }

  private mutating func change(
    _ field: inout Field, of kind: Declaration.Kind, among schema: [Declaration]
  ) {
    switch random.below(4) {
    case 0: field.isOptional = kind == .record && !field.isOptional
    case 1: field.isDeprecated.toggle()
    case 2: field.documentation = random.chance(0.5) ? nil : fresh("words ")
    default: field.type = type(of: kind, among: schema)
    }
  }

  // MARK: What a person changes

  /// Renames, moves, comments, names and fallbacks: everything but what a document could say. Texts that hold `own` must survive.
  mutating func edit(_ schema: [Declaration]) -> (first: [Declaration], second: [Declaration]) {
    var schema = schema
    for index in schema.indices where random.chance(0.6) { edit(&schema[index]) }
    if random.chance(0.4) {
      let old = random.pick(schema.map(\.name))
      let name = fresh("own")
      for index in schema.indices { Self.rename(old, to: name, in: &schema[index]) }
    }
    if random.chance(0.3), let index = schema.firstIndex(where: { !$0.nested.isEmpty }) {
      schema += schema[index].nested
      schema[index].nested = []
    }
    if random.chance(0.3) { schema.append(use(of: schema)) }
    if random.chance(0.3) { schema.shuffle(using: &random) }
    let cut = random.chance(0.4) ? random.below(schema.count + 1) : schema.count
    return (Array(schema[..<cut]), Array(schema[cut...]))
  }

  /// A type of the person that holds one of the document.
  private mutating func use(of schema: [Declaration]) -> Declaration {
    let names =
      schema.map(\.name)
      + schema.flatMap { outer in
        outer.nested.map { "\(outer.name).\($0.name)" }
      }
    let field = Field(key: fresh("own"), type: random.pick(names))
    return Declaration(kind: .record, name: fresh("own"), fields: [field])
  }

  private mutating func edit(_ declaration: inout Declaration) {
    if random.chance(0.2) { declaration.comment = fresh("own comment ") }
    if random.chance(0.2), declaration.kind != .choice { declaration.conformance = fresh("own") }
    for index in declaration.fields.indices where random.chance(0.4) {
      switch random.below(3) {
      case 0: declaration.fields[index].comment = fresh("own comment ")
      case 1: declaration.fields[index].swiftName = fresh("own")
      default:
        if declaration.kind == .record {
          declaration.fields[index].fallback = "\"\(fresh("own"))\""
        }
      }
    }
    if random.chance(0.2) { declaration.fields.shuffle(using: &random) }
    if declaration.kind == .record, random.chance(0.2) {
      declaration.fields.append(Field(key: fresh("own"), type: "String"))
    }
    for index in declaration.nested.indices { edit(&declaration.nested[index]) }
  }

  private static func rename(_ old: String, to name: String, in declaration: inout Declaration) {
    if declaration.name == old { declaration.name = name }
    for index in declaration.fields.indices {
      let type = declaration.fields[index].type
      if type == old { declaration.fields[index].type = name }
      if type == "[\(old)]" { declaration.fields[index].type = "[\(name)]" }
    }
    for index in declaration.nested.indices {
      rename(old, to: name, in: &declaration.nested[index])
    }
  }

  // MARK: As text

  static func text(_ schema: [Declaration]) -> String {
    schema.map { text($0) }.joined(separator: "\n")
  }

  private static func text(_ declaration: Declaration) -> String {
    var lines: [String] = []
    if let comment = declaration.comment { lines.append("// \(comment)") }
    if let documentation = declaration.documentation { lines.append("/// \(documentation)") }
    let open = declaration.isOpen ? "open " : ""
    let conformance = declaration.conformance.map { ": \($0)" } ?? ""
    switch declaration.kind {
    case .record: lines.append("dto \(declaration.name)\(conformance) {")
    case .choice: lines.append("\(open)enum \(declaration.name) {")
    case .union:
      lines.append("\(open)dto union \(declaration.name)\(conformance) by \(declaration.tag) {")
    }
    for field in declaration.fields { lines += self.lines(of: field, in: declaration.kind) }
    for nested in declaration.nested { lines += ["", text(nested)] }
    return lines.joined(separator: "\n") + "\n}\n"
  }

  private static func lines(of field: Field, in kind: Declaration.Kind) -> [String] {
    var lines: [String] = []
    if let comment = field.comment { lines.append("// \(comment)") }
    if let documentation = field.documentation { lines.append("/// \(documentation)") }
    if field.isConstant, kind == .record { return lines + ["\(field.key): \(field.type)"] }
    if field.isDeprecated { lines.append("@deprecated") }
    let name = field.key + (field.swiftName.map { " as \($0)" } ?? "")
    switch kind {
    case .record:
      let fallback = field.fallback.map { " else \($0)" } ?? ""
      lines.append("\(name): \(field.type)\(field.isOptional ? "?" : "")\(fallback)")
    case .choice: lines.append(name)
    case .union: lines.append("\(name)(\(field.type))")
    }
    return lines
  }
}
