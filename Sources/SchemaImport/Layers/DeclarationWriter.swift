import SchemaSemantics

/// Writes the declarations of a draft as they are: one for each.
struct DeclarationWriter {
  private let names: DraftNames
  private let kind: Kind
  /// What documents say that this kind of declaration does not.
  private(set) var unsaid = UnsaidCounts()

  /// What each is declared as.
  enum Kind: String {
    case dto, model, domain

    var side: DraftNames.Side { self == .dto ? .wire : .app }
  }

  init(_ names: DraftNames, as kind: Kind) {
    self.names = names
    self.kind = kind
  }

  mutating func write(_ declaration: DraftDeclaration, into text: inout SchemaText) {
    text.emptyLine()
    let start = text.beginning
    text.preamble(
      documentation: documentation(of: declaration), deprecation: declaration.deprecation)
    let name = names.name(of: declaration.origin, on: kind.side)
    switch declaration.content {
    case .record(let record): write(record, name, declaration.origin, into: &text)
    case .enumeration(let enumeration): write(enumeration, name, into: &text)
    case .union(let union): write(union, name, declaration.origin, into: &text)
    case .wrapper(let type): write(type, name, declaration.origin, into: &text)
    case .alias: break
    }
    text.end(declaration.origin, from: start)
  }

  /// A title that only repeats the name says nothing.
  private func documentation(of declaration: DraftDeclaration) -> String? {
    guard let documentation = declaration.documentation, !documentation.contains(".") else {
      return declaration.documentation
    }
    let name = names.conventions.typeName(for: documentation)
    return name == names.name(of: declaration.origin, on: .app) ? nil : documentation
  }

  // MARK: Records

  private mutating func write(
    _ record: DraftRecord, _ name: String, _ origin: Origin, into text: inout SchemaText
  ) {
    let spelled = SpelledRecord(record, at: origin, as: kind, names)
    unsaid += spelled.unsaid
    text.line("\(kind.rawValue) \(name)\(spelled.hasIdentity ? ": Identifiable" : "") {")
    for (field, line) in spelled.lines {
      let isConstant = field.constant != nil
      text.preamble(
        documentation: field.documentation, deprecation: isConstant ? nil : field.deprecation)
      if field.isSensitive, !isConstant { text.line("@sensitive") }
      text.line(line, about: field, of: origin)
    }
    if let identity = spelled.identity {
      text.emptyLine()
      text.line(identity)
    }
    writeNested(in: origin, into: &text)
    text.line("}")
  }

  private mutating func writeNested(in origin: Origin, into text: inout SchemaText) {
    for child in names.children(of: origin, on: kind.side) { write(child, into: &text) }
  }

  // MARK: Types

  private mutating func write(
    _ type: DraftType, _ name: String, _ origin: Origin, into text: inout SchemaText
  ) {
    let types = TypeSpelling(names: names, kind: kind, scope: origin)
    let spelled = types.spell(type)
    unsaid.rules += spelled.unsaidRules
    text.line("type \(name) = \(spelled.declared)")
  }

  // MARK: Enums and unions

  private func write(_ enumeration: DraftEnumeration, _ name: String, into text: inout SchemaText) {
    let isOverIntegers = enumeration.cases.contains { $0.value.isInteger }
    let head =
      "\(enumeration.isOpen ? "open " : "")enum \(name)\(isOverIntegers ? ": Int" : "")"
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

  /// The cases of an enum that is longer are below each other.
  private static let lineLength = 80

  private mutating func write(
    _ union: DraftUnion, _ name: String, _ origin: Origin, into text: inout SchemaText
  ) {
    let open = union.isOpen ? "open " : ""
    // What the app has is told apart by Swift.
    let distinction = kind == .domain ? "" : " by \(union.distinction.spelled)"
    text.line("\(open)\(kind.rawValue) union \(name)\(distinction) {")
    let types = TypeSpelling(names: names, kind: kind, scope: origin)
    for (unionCase, spelling) in zip(union.cases, CaseNames.spell(union, of: origin, names)) {
      text.preamble(documentation: unionCase.documentation, deprecation: nil)
      var line = kind == .domain ? spelling.swiftName : spelling.line
      if let payload = unionCase.payload {
        let type = types.spell(payload)
        unsaid.rules += type.unsaidRules
        // Between the wire and the app, the map converts.
        let converter = kind != .domain ? type.converter.map { " via \($0)" } : nil
        line += "(\(type.optional)\(converter ?? ""))"
      }
      text.line(line)
    }
    writeNested(in: origin, into: &text)
    text.line("}")
  }
}

/// How much of what documents say has no place in a layer.
package struct UnsaidCounts: Hashable, Sendable {
  package internal(set) var rules = 0
  package internal(set) var standards = 0

  static func + (left: UnsaidCounts, right: UnsaidCounts) -> UnsaidCounts {
    UnsaidCounts(rules: left.rules + right.rules, standards: left.standards + right.standards)
  }

  static func += (left: inout UnsaidCounts, right: UnsaidCounts) { left = left + right }
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
  fileprivate var isInteger: Bool {
    if case .integer = self { true } else { false }
  }
}
