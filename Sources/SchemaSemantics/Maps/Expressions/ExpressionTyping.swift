import Diagnostics
import SchemaSyntax

/// Finds the types of the expressions of one body, and converts them to what they are assigned to.
struct ExpressionTyping {
  let context: MapContext
  /// Whether the map promises a way back.
  let isReversible: Bool

  // Where the expression is.
  var scope: MapScope
  /// What the rows around the expression have established, as issues say it: `is_registered is true`. Nil if it is not in a row.
  var circumstances: [String]?
  /// What the innermost row around the expression can refuse.
  var refusable: RefusedValue?
  /// Optional values of which the rows around the expression leave no nil.
  var presentPaths: Set<ReadPath> = []
  /// Values of which nobody knows whether they may be nil, since what a row says about them has been reported.
  var unclearPaths: Set<ReadPath> = []
  /// What the map makes, where the expression stands for all of it.
  var made: SchemaType?
  /// What the value is for, if it is for a field or a payload.
  private(set) var destination: Destination?
  /// Target fields that get a field of the same name, without an entry.
  var impliedNames: Set<String> = []

  // What has been found in all expressions so far.
  var diagnostics: [Diagnostic] = []
  var proposals = Proposals(limit: 100)
  var reads: [MapRoot: ReadFields] = [:]
  /// Where what a case carries got a name that something reads.
  var usedPayloads: Set<SourceSpan> = []
  /// Every path that was read, in order: those of an entry are the ones that were added while it was read.
  var readPaths: [ReadPath] = []

  init(_ context: MapContext, scope: MapScope, isReversible: Bool = false) {
    self.context = context
    self.scope = scope
    self.isReversible = isReversible
  }

  /// What the entry around the expression does with invalid values.
  var leniency: Destination.Leniency { destination?.leniency ?? .none }

  /// What `body` finds for a value that is for `destination`.
  mutating func filling<Found>(
    _ destination: Destination, _ body: (inout ExpressionTyping) -> Found
  ) -> Found {
    let outer = self.destination
    self.destination = destination
    defer { self.destination = outer }
    return body(&self)
  }

  /// What `body` finds for one of the values of `left ?? right`.
  mutating func filling<Found>(
    _ left: MapExpression, orElse right: MapExpression,
    _ body: (inout ExpressionTyping) -> Found
  ) -> Found {
    guard var destination, destination.alternatives == nil else { return body(&self) }
    destination.alternatives = "\(left.outline) ?? \(right.outline)"
    return filling(destination, body)
  }

  /// The value of `expression` as a `target`; nil if that is impossible, which is reported.
  mutating func value(of expression: MapExpression, for target: SchemaType) -> MapValue? {
    guard !target.isUnknown else {
      checkUnassigned(expression)
      return nil
    }
    switch expression.kind {
    case .path(let path):
      return valueOrCase(at: path, for: target)
    case .source where scope.source == nil && hasCaseCalledSelf(target):
      diagnostics.report(
        .unknownField, "there is no value here", at: expression.span,
        help: ResolvedSchema.helpForCaseCalledSelf)
      return nil
    case .source, .interpolation, .required:
      return requirement(expression, for: target)
    case .literal(let literal):
      guard target.isPatch else { return plainConstant(literal, target) }
      reportUnclearPatch("literal", at: literal.span, for: target)
      return nil
    case .coalesce(let left, let right):
      return coalesce(left, right, for: target, span: expression.span)
    case .match(let subjects, let rows):
      return match(subjects, rows, for: target, span: expression.span)
    case .custom(let name, let arguments):
      return custom(name, arguments, for: target, span: expression.span)
    case .converted(let inner, let uses):
      return value(
        of: MapDeclaration.Entry(of: inner, via: uses, span: expression.span), for: target, as: .row
      )
    case .list(let elements):
      return list(elements, for: target, span: expression.span)
    case .construction(let name, let payload):
      return construction(name, payload, for: target, as: expression)
    case .record(let name, let parts):
      return made(name, parts, for: target, as: expression)
    case .refusal(let reason):
      return refusable.map {
        MapValue(.refused($0, because: reason.text), target, at: expression.span)
      }
    case .invalid:
      return nil
    }
  }

  private func hasCaseCalledSelf(_ type: SchemaType) -> Bool {
    type.unwrapped.declaredID.map { context.schema.hasCaseCalledSelf($0) } ?? false
  }

  /// The value of `expression` with a type of its own; nil if it has none, which is reported.
  mutating func ownValue(of expression: MapExpression) -> MapValue? {
    switch expression.kind {
    case .path(let path):
      return value(at: path)
    case .source:
      return wholeSource(at: expression.span)
    case .literal(let literal):
      guard let type = literal.ownType else { return untyped(expression) }
      return plainConstant(literal, type)
    case .interpolation(let segments):
      return interpolation(segments, span: expression.span)
    case .coalesce(let left, let right):
      return ownCoalesce(left, right, span: expression.span)
    case .required(let operand):
      return ownRequired(operand, span: expression.span)
    case .match(let subjects, let rows):
      return ownMatch(subjects, rows, of: expression)
    case .list(let elements):
      return ownList(elements, of: expression)
    case .custom, .construction, .record, .converted, .refusal:
      return untyped(expression)
    case .invalid:
      return nil
    }
  }

  private mutating func requirement(_ expression: MapExpression, for target: SchemaType)
    -> MapValue?
  {
    if case .required(let operand) = expression.kind, !operand.hasOwnType {
      return required(operand, for: target, span: expression.span)
    }
    return ownValue(of: expression).flatMap { converted($0, to: target) }
  }

  mutating func constant(_ literal: Literal, _ type: SchemaType) -> MapValue? {
    if reportField(in: literal, for: type) { return nil }
    if literal.kind == .null, type == made {
      diagnostics.report(
        .nullForRequired, "a map to `\(context.schema.text(of: type))` never makes `nil`",
        at: literal.span,
        help: "write a value, or make it `nil` in the entry that needs it, by `match` or `else nil`"
      )
      return nil
    }
    return context.value(of: literal, as: type, into: &diagnostics)
      .map { MapValue(.constant($0), type, at: literal.span) }
  }

  /// A literal or a case may be meant as a value, and `nil` as null or as nothing at all.
  mutating func reportUnclearPatch(_ what: String, at span: SourceSpan, for target: SchemaType) {
    let function = destination?.functionName ?? "change"
    diagnostics.report(
      .noConversion,
      "a \(what) does not become \(context.schema.article(target)) automatically",
      at: span, notes: ["a `Patch` is absent, null or a value, and no \(what) says which"],
      help: "make it in a function that you write, as in `custom \(function)()`")
  }

  mutating func untyped(_ expression: MapExpression) -> MapValue? {
    let isRecord = expression.looksLikeRecord
    diagnostics.report(
      .untypedExpression,
      isRecord
        ? "a record can only be made where its type is expected"
        : "nothing says what type this value has", at: expression.span,
      help: isRecord
        ? "assign it without `via`, which belongs to one of its parts, and pass single values to "
          + "functions"
        : "assign it without `via`, so that it has the type of its target, and pass only fields "
          + "and literals other than `nil` to functions")
    return nil
  }
}

extension MapExpression {
  /// `nil`
  var nullLiteral: Literal? {
    guard case .literal(let literal) = kind, literal.kind == .null else { return nil }
    return literal
  }

  /// `Money(amount: total)`, or `Money(total)`, which can only be told from a case by its name.
  fileprivate var looksLikeRecord: Bool {
    switch kind {
    case .record: true
    case .construction(let name, _): name.text.first?.isUppercase == true
    default: false
    }
  }

  /// Whether it has a type that does not depend on what it is assigned to.
  var hasOwnType: Bool {
    switch kind {
    case .path, .source, .interpolation: true
    case .literal(let literal): literal.ownType != nil
    case .coalesce(let left, _): left.hasOwnType
    case .required(let operand): operand.hasOwnType
    case .match(_, let rows): rows.contains { $0.body.hasOwnType }
    case .list(let elements): elements.contains { $0.entry.source.hasOwnType }
    case .custom, .construction, .record, .converted, .refusal, .invalid: false
    }
  }
}

extension Literal {
  /// The type that Swift would give the literal.
  var ownType: SchemaType? {
    switch kind {
    case .boolean: .scalar(.bool)
    case .integer: .scalar(.int)
    case .decimal: .scalar(.double)
    case .string: .scalar(.string)
    case .null, .name, .array, .dictionary, .invalid: nil
    }
  }
}

extension DiagnosticKind {
  static let untypedExpression = DiagnosticKind(
    "G0619", .error, "a value whose type is not known",
    explanation: """
      A case, `nil`, and the result of a `custom` function take the type of what they are assigned to. After `via`, or
      in an argument, that type is not known.
      """,
    wrong: """
      dto EventDTO { at: String }
      domain Event { at: Date }
      map EventDTO -> Event { at: custom clean(at) via iso8601 }
      """,
    right: """
      dto EventDTO { at: String }
      domain Event { at: Date }
      map EventDTO -> Event { at: custom date(at) }
      """)
}
