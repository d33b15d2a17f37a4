import Diagnostics
import SchemaSyntax

/// Reads conditions over the fields of records.
struct ConditionReader {
  let facts: TypeFacts
  var paths: FieldPaths
  var diagnostics: [Diagnostic] = []

  /// The record whose rule is being read.
  var record = TypeID(index: 0)
  private var fields: Set<Int> = []

  typealias Reading = (condition: ValidCondition, lesson: Lesson)

  var schema: ResolvedSchema { facts.schema }

  init(_ facts: TypeFacts) {
    self.facts = facts
    paths = FieldPaths(facts.schema)
  }

  /// The condition, and the fields of the record that it reads, in their order.
  mutating func read(_ condition: Condition, of record: TypeID) -> (ValidCondition, [Int])? {
    self.record = record
    fields = []
    return read(condition, knowing: KnownPresence()).map { ($0.condition, fields.sorted()) }
  }

  mutating func note(_ path: FieldPath) {
    if let first = path.steps.first { fields.insert(first.field) }
  }

  /// Chains of `and` and `or` may be long, and are read in a loop; everything else is nested a few levels deep.
  private mutating func read(_ condition: Condition, knowing known: KnownPresence) -> Reading? {
    switch condition.kind {
    case .and(let links):
      return readChain(links, isAnd: true, knowing: known)
    case .or(let links):
      return readChain(links, isAnd: false, knowing: known)
    case .not(let inner):
      return read(inner, knowing: known).map { (.not($0.condition), $0.lesson.negated) }
    case .comparison(let comparison, let left, let right):
      return read(comparison, left, right, knowing: known)
    case .contained(let value, let list):
      return read(value, in: list, at: condition.span)
    case .path(let path):
      return readFlag(path, at: condition.span, knowing: known)
    case .literal(let literal):
      reportLiteral(literal)
      return nil
    case .invalid:
      return nil
    }
  }

  private mutating func readChain(
    _ links: [Condition], isAnd: Bool, knowing known: KnownPresence
  ) -> Reading? {
    var known = known
    var conditions: [ValidCondition] = []
    var lesson: Lesson?
    for link in links {
      guard let reading = read(link, knowing: known) else {
        known.isUncertain = true
        continue
      }
      known.learn(isAnd ? reading.lesson.whenTrue : reading.lesson.whenFalse)
      conditions.append(reading.condition)
      if lesson == nil {
        lesson = reading.lesson
      } else {
        lesson?.join(reading.lesson, isAnd: isAnd)
      }
    }
    guard conditions.count == links.count, let lesson else { return nil }
    return (isAnd ? .and(conditions) : .or(conditions), lesson)
  }

  /// A field of type `Bool`, or `isEmpty`.
  private mutating func readFlag(
    _ path: Path, at span: SourceSpan, knowing known: KnownPresence
  ) -> Reading? {
    guard let operand = operand(of: Condition(.path(path), span: span)) else { return nil }
    switch operand.kind {
    case .name(_, let missing):
      diagnostics.append(missing)
      return nil
    case .literal, .reading(.count), .reading(.value):
      reportNoCondition(operand)
      return nil
    case .reading(.field(let found)):
      if found.type.unwrapped != .scalar(.bool) {
        reportNoCondition(operand)
        return nil
      }
      guard
        isPresent(found, of: operand, knowing: known, instead: { _ in "`\(path.text) == true`" })
      else { return nil }
      return (.flag(.field(found)), Lesson(whenTrue: Lesson.present(found)))
    case .reading(.isEmpty(let found)):
      guard
        isPresent(found, of: operand, knowing: known, instead: { Self.guarded(path.text, by: $0) })
      else { return nil }
      return (.flag(.isEmpty(found)), .none)
    }
  }

  /// Whether `path` can be read here without meeting nil; if not, that is reported.
  mutating func isPresent(
    _ path: FieldPath, of operand: ConditionOperand, knowing known: KnownPresence,
    instead: (String) -> String
  ) -> Bool {
    guard let length = known.firstMissing(on: path) else { return true }
    let names = operand.names.prefix(length).joined(separator: ".")
    let type = path.steps[length - 1].type
    diagnostics.report(
      .unguardedOptional, "`\(names)` may be nil here", at: operand.span,
      secondary: paths.declaration(of: path.steps.prefix(length), from: record).map {
        [.init($0, type.isPatch ? "declared a `Patch`" : "declared optional")]
      } ?? [], help: "write \(instead(names))")
    return false
  }

  /// Suggests both ways to say what nil means for a condition.
  static func guarded(_ condition: String, by name: String) -> String {
    "`\(name) == nil or \(condition)`, or `\(name) != nil and \(condition)`"
  }
}

extension ConditionReader {
  private mutating func reportLiteral(_ literal: Literal) {
    switch literal.kind {
    case .boolean(let flag): reportConstant("`\(flag)` is not a condition on a field", literal.span)
    case .invalid: break
    default:
      diagnostics.report(
        .notACondition, "`\(literal.shown)` is not a condition", at: literal.span,
        help: "compare it with a field")
    }
  }

  private mutating func reportNoCondition(_ operand: ConditionOperand) {
    let type = operand.type.map { schema.text(of: $0) } ?? operand.text
    let help =
      switch operand.path?.type {
      case .optional where operand.isField: "write `\(operand.text) != nil`, or compare it"
      default: "compare it, for example with `==`"
      }
    diagnostics.report(
      .notACondition, "`\(operand.text)` is a value of type `\(type)`, not a condition",
      at: operand.span, help: help)
  }
}

extension ConditionOperand {
  fileprivate var isField: Bool {
    if case .reading(.field) = kind { true } else { false }
  }
}

extension DiagnosticKind {
  static let unguardedOptional = DiagnosticKind(
    "G0719", .error, "a condition that does not say what nil means",
    explanation: """
      Nil is neither before nor after another value, so a condition must say what happens when there is no value.
      `end == nil or …` accepts nil, and `end != nil and …` does not; after either of them, the value is known to exist.
      In a condition, a `Patch` is nil unless it has a value.
      """,
    wrong: """
      domain Stay {
        start: Date
        end: Date?
        rule endsAfterStart: start < end
      }
      """,
    right: """
      domain Stay {
        start: Date
        end: Date?
        rule endsAfterStart: end == nil or start < end
      }
      """)

  static let notACondition = DiagnosticKind(
    "G0721", .error, "a value where a condition belongs",
    explanation: """
      A condition is either true or false. Comparisons, fields of type `Bool`, `isEmpty` and `in` are conditions.
      Numbers, strings and optionals are not.
      """,
    wrong: """
      domain Cart {
        lines: [String]
        rule hasLines: lines.count
      }
      """,
    right: """
      domain Cart {
        lines: [String]
        rule hasLines: lines.count > 0
      }
      """)
}
