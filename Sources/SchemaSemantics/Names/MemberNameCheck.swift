import Diagnostics
import SchemaSyntax

/// Checks that no member has the name of something else in its type: a nested type, or a generated member.
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
        checkHashValue(of: record)
      }
      compareWithNestedTypes(
        of: type, record.fields.map { ($0.swiftName, record.place(of: $0.syntax.nameSpan)) })
    case .enumeration(let enumeration):
      checkListOfCases(in: enumeration.cases)
      if enumeration.isOpen { checkUnrecognized(in: enumeration.cases, of: "an open enum") }
    case .union(let union):
      if union.syntax.isOpen { checkUnrecognized(in: union.cases, of: "an open union") }
      compareWithNestedTypes(of: type, union.cases.map { ($0.swiftName, $0.nameSpan) })
    case .wrapper, .foreign:
      break
    }
  }

  private mutating func checkHashValue(of record: ResolvedRecord) {
    for field in record.fields where field.swiftName == "hashValue" {
      diagnostics.report(
        .generatedName, "`hashValue` is a member of everything that is `Hashable`",
        at: field.syntax.nameSpan,
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

  private mutating func checkUnrecognized(in cases: [ResolvedCase], of owner: String) {
    for unionCase in cases where unionCase.swiftName == "unrecognized" {
      diagnostics.report(
        .generatedName, "\(owner) has a case `unrecognized` of its own", at: unionCase.nameSpan,
        notes: ["it holds values that the schema does not list"],
        help: "give this case another name with `as`")
    }
  }

  private mutating func compareWithNestedTypes(
    of type: ResolvedType, _ members: [(name: String, span: SourceSpan)]
  ) {
    let aliases = aliases[type.id, default: []]
    guard !type.children.isEmpty || !aliases.isEmpty else { return }
    let spans = Dictionary(
      (type.children.map { schema[$0].name } + aliases).map { ($0.text, $0.span) },
      uniquingKeysWith: { first, _ in first })
    for member in members {
      guard let nested = spans[member.name] else { continue }
      diagnostics.report(
        .nameCollision, "a member and a nested type would both be `\(member.name)` in Swift",
        at: member.span, secondary: [.init(nested, "the nested type")],
        help: "rename one of them; members begin with a lower-case letter")
    }
  }
}

extension Field {
  /// Where the Swift name is written.
  var nameSpan: SourceSpan { swiftName?.span ?? wireName.span }
}
