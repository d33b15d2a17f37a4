package import Diagnostics
import SchemaSyntax

/// Reads the `rule`s of records: each has an error case, and conditions become conditions over fields with agreeing types.
package struct InvariantCheck {
  package static let diagnosticKinds: [DiagnosticKind] = [
    .ruleInDTO, .duplicateRule, .ruleName, .disagreeingOperands,
    .unorderedOperands, .unguardedOptional, .constantCondition, .notACondition,
    .repeatedListValue, .conditionAsOperand,
  ]

  /// The valid rules of each type.
  static func check(
    _ facts: TypeFacts, _ members: MemberCheck, _ notes: SchemaNotes,
    into diagnostics: inout [Diagnostic]
  ) -> [[ValidInvariant]] {
    let schema = facts.schema
    let counterparts = Counterparts(schema.maps)
    var reader = ConditionReader(facts)
    let invariants = schema.types.map { type -> [ValidInvariant] in
      guard case .record(let record) = type.kind else { return [] }
      if record.layer == .dto {
        let domain = counterparts[type.id].map { schema.text(of: $0) }
        diagnostics += record.invariants.map { ruleInDTO($0, of: type, domain) }
        return []
      }
      checkNames(of: record, into: &diagnostics)
      return zip(record.invariants, notes.invariants[type.id.index]).compactMap { rule, notes in
        reader.read(rule.condition, of: type.id).map { condition, fields in
          if let problem = constancy(of: condition, in: rule, of: type.id, members) {
            diagnostics.append(problem)
          }
          return ValidInvariant(
            name: rule.name.text, errorCase: rule.errorCase, message: rule.message,
            condition: condition, fields: fields, notes: notes)
        }
      }
    }
    diagnostics += reader.diagnostics
    return invariants
  }

  private static func checkNames(of record: ResolvedRecord, into diagnostics: inout [Diagnostic]) {
    let names = record.invariants.map(\.name)
    for (name, first) in names.repetitions where !record.isSharedPair(name.span, first) {
      diagnostics.report(
        .duplicateRule, "there are two rules `\(name.text)`", at: record.place(of: name.span),
        secondary: [.init(record.place(of: first), "the first one")],
        help: "rename one of them: the error case of each is named after it")
    }
    diagnostics += names.compactMap(\.errorCaseObjection)
  }

  /// What is wrong if the rule holds always, or never.
  private static func constancy(
    of condition: ValidCondition, in rule: InvariantDeclaration, of record: TypeID,
    _ members: MemberCheck
  ) -> Diagnostic? {
    let name = rule.name.text
    var possible = PossibleAnswers(schema: members.schema)
    if let holds = condition.constantTruth(among: possible) {
      return Diagnostic(
        .constantCondition,
        "the rule `\(name)` \(holds ? "always" : "never") holds, whatever the values are",
        at: rule.condition.span,
        help: holds ? "remove the rule, or correct its condition" : "correct its condition")
    }
    let required = { (operand: ValidCondition.Operand) in
      operand.path.map { members.rules(at: $0, of: record) } ?? []
    }
    possible.rules = required
    guard condition.constantTruth(among: possible) == false else { return nil }
    let others = Set(condition.operands.flatMap(required).map(\.span)).sorted { $0 < $1 }
    let culprits = others.filter { other in
      possible.rules = { required($0).filter { $0.span == other } }
      return condition.constantTruth(among: possible) == false
    }
    return Diagnostic(
      .constantCondition,
      "the rule `\(name)` never holds for values that the rules of its fields allow",
      at: rule.condition.span,
      secondary: (culprits.isEmpty ? others : culprits).map {
        .init($0, "no value that complies with this makes it true")
      },
      help: "correct its condition, or the rules of its fields")
  }

  private static func ruleInDTO(
    _ rule: InvariantDeclaration, of type: ResolvedType, _ domain: String?
  ) -> Diagnostic {
    Diagnostic(
      .ruleInDTO, "a dto has no rules", at: rule.name.span,
      secondary: [.init(type.head, "declared as a dto")],
      notes: ["a dto describes what the wire holds; rules belong to the domain"],
      help: domain.map { "move the rule to `\($0)`" }
        ?? "move the rule to the domain type that a map makes of `\(type.qualifiedName)`")
  }
}

extension Name {
  /// What is wrong with the name of a rule or of an error case.
  var errorCaseObjection: Diagnostic? {
    guard text.first(where: { $0 != "_" })?.isUppercase == true else { return nil }
    let start = String(text.prefix { $0 == "_" })
    let lowercased = start + text.dropFirst(start.count).uncapitalized
    return Diagnostic(
      .ruleName, "the name of a rule must begin with a lower-case letter", at: span,
      notes: ["rules and error cases are named like fields"], help: "write `\(lowercased)`",
      fix: .replace(span, with: lowercased))
  }
}

extension DiagnosticKind {
  static let ruleInDTO = DiagnosticKind(
    "G0714", .error, "a rule in a dto",
    explanation: """
      A dto describes the structure of what the wire holds, and nothing more. Rules for the values belong in the domain
      or in a model, and are checked when a value is created.
      """,
    wrong: """
      dto StayDTO {
        nights: Int
        rule hasNights: nights > 0
      }
      """,
    right: """
      dto StayDTO { nights: Int }
      domain Stay {
        nights: Int
        rule hasNights: nights > 0
      }
      map StayDTO -> Stay
      """)

  static let duplicateRule = DiagnosticKind(
    "G0715", .error, "two rules with the same name",
    explanation: """
      Each rule has an error case that is named after it, such as `breaksHasNights`, so that an app can tell which one was
      broken.
      """,
    wrong: """
      domain Stay {
        nights: Int
        rule fits: nights > 0
        rule fits: nights < 30
      }
      """,
    right: """
      domain Stay {
        nights: Int
        rule hasNights: nights > 0
        rule isShort: nights < 30
      }
      """)

  static let ruleName = DiagnosticKind(
    "G0716", .error, "a rule that is named like a type",
    explanation: """
      Rules are named like fields, and error cases like all members in Swift: they begin with a lower-case letter. The error
      case of a rule is named after it: `breaksHasNights`.
      """,
    wrong: """
      domain Stay {
        nights: Int
        rule HasNights: nights > 0
      }
      """,
    right: """
      domain Stay {
        nights: Int
        rule hasNights: nights > 0
      }
      """)
}
