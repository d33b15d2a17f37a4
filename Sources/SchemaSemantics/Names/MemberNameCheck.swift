import Diagnostics
import SchemaSyntax

/// Checks that no member has the name of something else in its type: a nested type, a type of which it makes values, or a
/// generated member.
struct MemberNameCheck {
  private let schema: ResolvedSchema
  /// The names of the aliases in each type.
  private var aliases: [TypeID: [Name]] = [:]
  private var diagnostics: [Diagnostic] = []

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    var check = MemberNameCheck(schema: schema)
    for type in schema.types { check.check(type) }
    diagnostics += check.diagnostics
  }

  private init(schema: ResolvedSchema) {
    self.schema = schema
    for alias in schema.aliases {
      if let parent = alias.parent { aliases[parent, default: []].append(alias.syntax.name) }
    }
  }

  private mutating func check(_ type: ResolvedType) {
    switch type.kind {
    case .record(let record):
      if record.layer != .dto || type.conformances.contains(where: { $0.name.text == "Hashable" }) {
        check(record, for: "hashValue", "`hashValue` is a member of everything that is `Hashable`")
      }
      if !record.invariants.isEmpty || record.fields.contains(where: { !$0.syntax.rules.isEmpty }) {
        check(
          record, for: "ValidationError",
          "a record with rules has an `enum ValidationError` of its own")
      }
      compareWithTypes(
        in: type, record.fields.map { ($0.swiftName, record.place(of: $0.syntax.nameSpan)) })
    case .enumeration(let enumeration):
      checkListOfCases(in: enumeration.cases)
      checkListOfDeprecatedCases(in: enumeration.cases)
      if enumeration.isOpen { checkUnrecognized(in: enumeration.cases, of: "an open enum") }
    case .union(let union):
      checkListOfDeprecatedCases(in: union.cases)
      if union.syntax.isOpen { checkUnrecognized(in: union.cases, of: "an open union") }
      compareWithTypes(in: type, union.cases.map { ($0.swiftName, $0.nameSpan) })
    case .wrapper, .foreign:
      break
    }
  }

  private mutating func check(_ record: ResolvedRecord, for name: String, _ message: String) {
    for field in record.fields where field.swiftName == name {
      diagnostics.report(
        .generatedName, message, at: field.syntax.nameSpan,
        help: record.layer == .domain
          ? "choose another name" : "give it another Swift name with `as`")
    }
  }

  private mutating func checkListOfCases(in cases: [ResolvedCase]) {
    for enumCase in cases where enumCase.swiftName == "allCases" {
      diagnostics.report(
        .generatedName, "`allCases` is already the list of an enum's cases",
        at: enumCase.nameSpan,
        help: "give this case another name with `as`")
    }
  }

  /// Other code uses deprecated cases through lists of all cases.
  private mutating func checkListOfDeprecatedCases(in cases: [ResolvedCase]) {
    let lists = ["everyCase", "casesIncludingDeprecated"]
    for enumCase in cases where lists.contains(enumCase.swiftName) {
      let attribute = cases.lazy.compactMap { $0.preamble.attribute(.deprecated) }.first
      guard let attribute else { return }
      diagnostics.report(
        .generatedName,
        "`\(enumCase.swiftName)` is a list of the cases, because one of them is deprecated",
        at: enumCase.nameSpan,
        secondary: [.init(attribute.span, "the deprecated case")],
        help: "give this case another name with `as`")
    }
  }

  private mutating func checkUnrecognized(in cases: [ResolvedCase], of owner: String) {
    for unionCase in cases where unionCase.swiftName == "unrecognized" {
      diagnostics.report(
        .generatedName, "\(owner) has a case `unrecognized` of its own", at: unionCase.nameSpan,
        notes: ["it holds values that the schema does not list"],
        help: "give this case another name with `as`")
    }
  }

  private mutating func compareWithTypes(
    in type: ResolvedType, _ members: [(name: String, span: SourceSpan)]
  ) {
    let nested = nestedTypes(of: type)
    let mayBeTypes = members.contains { $0.name.mayNameType }
    let made = mayBeTypes ? madeTypes(of: type) : [:]
    let converters = mayBeTypes ? converterTypes(of: type) : [:]
    for member in members {
      if let span = nested[member.name] {
        diagnostics.report(
          .nameCollision, "a member and a nested type would both be `\(member.name)` in Swift",
          at: member.span, secondary: [.init(span, "the nested type")],
          help: "rename one of them; members begin with a lower-case letter")
      } else if let span = made[member.name] {
        diagnostics.report(
          .nameCollision,
          "in `\(type.qualifiedName)`, `\(member.name)` would be this member in Swift, and not the type",
          at: member.span, secondary: [.init(span, "the type")],
          help: "rename one of them; members begin with a lower-case letter")
      } else if let use = converters[member.name] {
        diagnostics.report(
          .nameCollision,
          "in `\(type.qualifiedName)`, `\(member.name)` would be this member in Swift, and not the functions of `\(use.text)`",
          at: member.span, secondary: [.init(use.span, "the converter is used here")],
          help: "rename one of them; members begin with a lower-case letter")
      } else if member.name == "Self" {
        diagnostics.report(
          .nameCollision, "in Swift, `Self` is the type around it", at: member.span,
          help: "give it another Swift name")
      } else if schema.cases(of: type.id) != nil, ["Type", "Protocol"].contains(member.name) {
        diagnostics.report(
          .nameCollision,
          "in Swift, `\(type.name.text).\(member.name)` is not a case, even in backticks",
          at: member.span, help: "give it another Swift name")
      }
    }
  }

  private func nestedTypes(of type: ResolvedType) -> [String: SourceSpan] {
    Dictionary(
      firstOf: (type.children.map { schema[$0].name } + aliases[type.id, default: []])
        .map { ($0.text, $0.span) })
  }

  /// The types with the functions of the converters that are written by hand and used in it, each with the first use.
  private func converterTypes(of type: ResolvedType) -> [String: Name] {
    let uses: [ConverterUse] =
      switch type.kind {
      case .record(let record): record.fields.flatMap(\.syntax.converters)
      case .union(let union): union.cases.flatMap(\.converters)
      case .enumeration, .wrapper, .foreign: []
      }
    let written = Set(schema.converters.map(\.syntax.name.text))
    return Dictionary(
      firstOf: uses.map(\.name).filter { written.contains($0.text) }
        .map { (WrittenConverterNames($0.text).type, $0) })
  }

  /// The types of which its own code makes values, by the words that they begin with: a member would be found first. What maps
  /// make is checked with them.
  private func madeTypes(of type: ResolvedType) -> [String: SourceSpan] {
    var spans: [String: SourceSpan] = [:]
    if type.isDraft { spans[type.name.text] = type.name.span }
    for use in type.typeUses(thatMakeValues: schema) {
      for id in use.type.declaredTypes {
        spans[schema[id].qualifiedName.firstNameOfType] = use.span
      }
    }
    return spans
  }
}

extension ResolvedType {
  fileprivate func typeUses(thatMakeValues schema: ResolvedSchema) -> [TypeUse] {
    switch kind {
    case .record(let record):
      let isReadOrMade = record.layer != .domain || isDraft || isCodable
      return record.fields
        .filter { isReadOrMade && ($0.makesValues(schema) || isDraft && $0.makesDrafts(schema)) }
        .map { TypeUse(type: $0.type, expression: $0.syntax.type) }
    case .union(let union):
      return union.syntax.layer == .domain ? [] : typeUses
    case .enumeration, .wrapper, .foreign:
      return []
    }
  }

  fileprivate var isDraft: Bool { preamble.attribute(.draft) != nil }
}

extension ResolvedField {
  /// Whether more is said about it than its type, or its type does not read itself.
  fileprivate func makesValues(_ schema: ResolvedSchema) -> Bool {
    syntax.defaultValue != nil || syntax.fallback != nil
      || type.contains { part in
        switch part {
        case .dictionary(.declared, _): return true
        case .declared(let id):
          if case .wrapper = schema[id].kind { return true }
          return false
        default: return false
        }
      }
  }
}

extension ResolvedField {
  /// Whether a draft makes drafts of what the field holds. Anything else it holds as it is.
  fileprivate func makesDrafts(_ schema: ResolvedSchema) -> Bool {
    type.declaredTypes.contains { schema[schema[$0].instance?.generic ?? $0].isDraft }
  }
}

extension Field {
  /// Where the Swift name is written.
  var nameSpan: SourceSpan { swiftName?.span ?? wireName.span }
}
