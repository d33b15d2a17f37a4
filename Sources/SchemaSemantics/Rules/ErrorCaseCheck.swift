import Diagnostics
import SchemaSyntax

/// Checks that no two rules of a type become the same error case, since the name of a case depends on what the schema says
/// about the rule, and not on its position.
struct ErrorCaseCheck {
  private let members: MemberCheck
  private(set) var diagnostics: [Diagnostic] = []

  static func check(
    _ schema: ResolvedSchema, _ members: MemberCheck, into diagnostics: inout [Diagnostic]
  ) {
    var check = ErrorCaseCheck(members: members)
    for type in schema.types { check.check(type) }
    diagnostics += check.diagnostics
  }

  /// A rule of the value, or of a field.
  private struct Entry {
    let errorCase: String
    let span: SourceSpan
    /// The name after `as`.
    let given: Name?

    init(_ rule: ValidRule, of field: String?) {
      errorCase = rule.errorCase(of: field)
      given = rule.ownErrorCase
      span = given?.span ?? rule.span
    }
  }

  private mutating func check(_ type: ResolvedType) {
    switch type.kind {
    case .wrapper:
      let rules = members.wrappers[type.id]?.rules ?? []
      check(rules.map { Entry($0, of: nil) }, besides: [], of: type, nil)
    case .record(let record) where record.layer != .dto:
      let rules = (members.fields[type.id] ?? []).flatMap { field in
        field.rules.map { Entry($0, of: field.swiftName) }
      }
      check(rules, besides: record.invariants, of: type, record)
    case .record, .enumeration, .union, .foreign: break
    }
  }

  private mutating func check(
    _ rules: [Entry], besides invariants: [InvariantDeclaration], of type: ResolvedType,
    _ record: ResolvedRecord?
  ) {
    var taken: [String: SourceSpan] = [:]
    // Two of these with the same name have been reported.
    for invariant in invariants { taken[invariant.errorCase] = invariant.name.span }
    for rule in rules {
      if let objection = rule.given?.errorCaseObjection { diagnostics.append(objection) }
      guard let first = taken[rule.errorCase] else {
        taken[rule.errorCase] = rule.span
        continue
      }
      // Two of one group have been reported there.
      if let record, record.isSharedPair(rule.span, first) { continue }
      diagnostics.report(
        .sameErrorCase,
        "two rules of `\(type.qualifiedName)` have the error case `\(rule.errorCase)`",
        at: record?.place(of: rule.span) ?? rule.span,
        secondary: [.init(record?.place(of: first) ?? first, "the other one")],
        help: rule.given != nil
          ? "rename one of them"
          : "after the rule, before its message, write `as` and a name for what is wrong, such as "
            + "`matches /[0-9]+/ as notOnlyDigits`")
    }
  }
}

extension DiagnosticKind {
  static let sameErrorCase = DiagnosticKind(
    "G0411", .error, "two rules with the same error case",
    explanation: """
      Each rule becomes an error case that says what is wrong: `isEmpty`, `tooLong`, `belowMinimum`, `doesNotMatch`. For
      a rule of a field, the name of the field comes first, as in `nameIsEmpty`; a `rule endsAfterStart` becomes
      `breaksEndsAfterStart`. The cases are not numbered, so that an app that handles one of them still means the same
      rule when the rules change places. If two rules would get the same name, give one of them another name with `as`.
      """,
    wrong: """
      type Code = String where matches /[A-Z0-9]+/, matches /[A-Z].*/
      """,
    right: """
      type Code = String where matches /[A-Z0-9]+/, matches /[A-Z].*/ as beginsWithoutLetter
      """)
}
