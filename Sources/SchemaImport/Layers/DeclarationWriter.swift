/// Writes the declarations of a draft as they are: one for each, as dtos or as models.
struct DeclarationWriter {
  private let names: DraftNames
  private let keyword: String
  private let spelling: TypeSpelling.Layer
  private(set) var text = SchemaText()

  /// What documents say that this layer does not.
  private(set) var unsaid = UnsaidCounts()

  init(_ names: DraftNames, as layer: TypeSpelling.Layer) {
    self.names = names
    spelling = layer
    keyword = layer == .wire ? "dto" : "model"
  }

  mutating func writeAll() {
    for root in names.roots {
      write(root)
      text.emptyLine()
    }
  }

  private mutating func write(_ declaration: DraftDeclaration) {
    let start = text.beginning
    text.preamble(
      documentation: declaration.documentation, deprecation: declaration.deprecation)
    let name = names.name(of: declaration.origin)
    switch declaration.content {
    case .record(let record): write(record, name, declaration.origin)
    case .enumeration(let enumeration): write(enumeration, name)
    case .union(let union): write(union, name, declaration.origin)
    case .alias: break
    }
    text.end(declaration.origin, from: start)
  }

  // MARK: Records

  private mutating func write(_ record: DraftRecord, _ name: String, _ origin: Origin) {
    text.line("\(keyword) \(name) {")
    var members = MemberNames(names.conventions)
    for field in record.fields {
      text.preamble(documentation: field.documentation, deprecation: field.deprecation)
      if field.isSensitive { text.line("@sensitive") }
      text.line(line(field, members.claim(field.wireName), within: origin))
    }
    writeNested(in: origin)
    text.line("}")
  }

  private mutating func writeNested(in origin: Origin) {
    for child in names.children(of: origin) {
      text.emptyLine()
      write(child)
    }
  }

  private mutating func line(
    _ field: DraftField, _ swiftName: String?, within origin: Origin
  ) -> String {
    var type = TypeSpelling(names: names, layer: spelling, scope: origin).spell(field.type)
    unsaid.rules += type.unsaidRules
    let standard = standard(of: field)
    if field.standard != nil, standard == nil { unsaid.standards += 1 }
    type.isNullable = standard == nil && (type.isNullable || !field.isRequired)
    var line = SchemaText.wireName(field.wireName)
    if let swiftName { line += " as \(swiftName)" }
    line += ": \(type.optional)"
    if let converter = type.converter { line += " via \(converter)" }
    if !type.rules.isEmpty { line += " where \(type.rules.joined(separator: ", "))" }
    if let standard { line += " = \(standard)" }
    return line
  }

  /// A dto says what came: a key that is missing is missing there, too.
  private func standard(of field: DraftField) -> String? {
    guard spelling == .meaning, !field.isRequired, let standard = field.standard else { return nil }
    return StandardSpelling(names: names).spell(standard, of: field.type)
  }

  // MARK: Enums and unions

  private mutating func write(_ enumeration: DraftEnumeration, _ name: String) {
    let isOverIntegers = enumeration.cases.contains { $0.value.isInteger }
    let base = isOverIntegers ? ": Int" : ""
    let head = "\(enumeration.isOpen ? "open " : "")enum \(name)\(base)"
    let spellings = CaseNames.spell(enumeration, names)
    let line = "\(head) { \(spellings.map(\.line).joined(separator: ", ")) }"
    if line.count <= Self.lineLength, enumeration.cases.allSatisfy({ $0.documentation == nil }) {
      text.line(line)
      return
    }
    text.line("\(head) {")
    for (enumCase, spelling) in zip(enumeration.cases, spellings) {
      text.preamble(documentation: enumCase.documentation, deprecation: nil)
      text.line(spelling.line)
    }
    text.line("}")
  }

  /// The cases of an enum that is longer stand below each other.
  private static let lineLength = 80

  private mutating func write(_ union: DraftUnion, _ name: String, _ origin: Origin) {
    let open = union.isOpen ? "open " : ""
    text.line("\(open)\(keyword) union \(name) by \(union.distinction.spelled) {")
    let types = TypeSpelling(names: names, layer: .wire, scope: origin)
    for (unionCase, spelling) in zip(union.cases, CaseNames.spell(union, names)) {
      text.preamble(documentation: unionCase.documentation, deprecation: nil)
      var line = spelling.line
      if let payload = unionCase.payload {
        // A payload has no clauses, so what it holds is the wire's in each layer.
        let type = types.spell(payload)
        unsaid.rules += type.unsaidRules
        line += "(\(type.optional))"
      }
      text.line(line)
    }
    writeNested(in: origin)
    text.line("}")
  }
}

/// How much of what documents say has no place in a layer.
package struct UnsaidCounts: Hashable, Sendable {
  package internal(set) var rules = 0
  package internal(set) var standards = 0
}

extension DraftUnion.Distinction {
  fileprivate var spelled: String {
    switch self {
    case .tag(let tag): SchemaText.discriminator(tag)
    case .adjacentTag(let tag, let payload):
      "\(SchemaText.discriminator(tag)) in \(SchemaText.wireName(payload))"
    case .key: "key"
    case .shape(let inOrder): inOrder ? "shape, in order" : "shape"
    }
  }
}

extension DraftLiteral {
  var isInteger: Bool {
    if case .integer = self { true } else { false }
  }
}
