import Diagnostics
import SchemaSyntax

/// Every case of the enum or union that a map reads, and what becomes of it: a case of another one, or a record. The way
/// back of a map between two of them has the same form.
struct ChoiceBody {
  var typing: ExpressionTyping
  let source: TypeID
  let target: TypeID
  /// What a message about the whole map points at.
  let head: SourceSpan

  /// One for each case of the source; without a row, what follows from the name of the case.
  private(set) var rows: [Row?]
  private(set) var otherwise: MapValue?
  /// Whether unknown values of an open source become unknown values of an open target.
  private(set) var carriesUnknown = false

  struct Row {
    let value: MapValue
    /// The row in the schema; nil if the case follows from its name.
    let span: SourceSpan?
    /// What the row calls the payload, if it gives it a name.
    var payloadName: String?
  }

  private var otherwiseSpan: SourceSpan?
  private let root: MapRoot
  private let labels: [MapSignature.Label]
  private let sourceCases: [ResolvedCase]
  private let targetCases: [ResolvedCase]

  private var context: MapContext { typing.context }

  init(
    from source: TypeID, root: MapRoot, to target: TypeID, head: SourceSpan,
    labels: [MapSignature.Label], isReversible: Bool = false, _ context: MapContext
  ) {
    self.source = source
    self.target = target
    self.head = head
    self.root = root
    self.labels = labels
    sourceCases = context.schema.cases(of: source) ?? []
    targetCases = context.schema.cases(of: target) ?? []
    rows = Array(repeating: nil, count: sourceCases.count)
    typing = ExpressionTyping(
      context, scope: MapScope(source: nil, labels: labels), isReversible: isReversible)
    typing.made = .declared(target)
  }

  /// - Parameters:
  ///   - derived: what is known about cases without a row: in a way back, the inverse of the way forward. Nil if only the
  ///     names of the cases count.
  ///   - keepsUnknown: whether the way forward leaves unknown values as they are, if this is a way back.
  mutating func check(
    _ written: [MatchRow], derived: [Int: MapValue]? = nil, keepsUnknown: Bool = true
  ) {
    let isMisunderstood = typing.diagnostics.contains { $0.isError }
    var spans: [Int: SourceSpan] = [:]
    var failed: Set<Int> = []
    for row in written { read(row, of: written, &spans, &failed) }
    if let derived {
      for index in sourceCases.indices where spans[index] == nil {
        rows[index] = derived[index].map { Row(value: $0, span: nil) }
      }
      if otherwiseSpan == nil { checkUnknown(mayStay: keepsUnknown) }
      return
    }
    for index in sourceCases.indices where spans[index] == nil {
      if let value = implied(index) { rows[index] = Row(value: value, span: nil) }
    }
    checkOtherwise(written)
    if failed.isEmpty { checkRefusals() }
    guard otherwiseSpan == nil, !isMisunderstood else { return }
    reportMissing(except: failed)
    checkUnknown()
  }

  /// If a row, or `else`, refuses each case, nothing is ever made.
  private mutating func checkRefusals() {
    guard otherwise != nil || rows.allSatisfy({ $0 != nil }) else { return }
    typing.checkRefusals(rows.compactMap { $0?.value } + [otherwise].compactMap(\.self))
  }

  /// Payload fields may be left unread, but every value that a caller passes must be used.
  mutating func checkLabels() {
    guard !typing.diagnostics.contains(where: \.isError) else { return }
    for label in labels where typing.reads[.parameter(label.parameter)] == nil {
      typing.diagnostics.report(
        .unreadSource, "nothing reads `\(label.name.text)`", at: label.name.span,
        help: "use it in a row, or remove it from the parameters")
    }
  }

  private mutating func read(
    _ row: MatchRow, of written: [MatchRow], _ spans: inout [Int: SourceSpan],
    _ failed: inout Set<Int>
  ) {
    let pattern = row.patterns.first
    if let otherwiseSpan {
      reportUnreached(row, of: written, otherwiseSpan, "this row takes everything that is left")
      return
    }
    guard case .literal(let literal, let payloadName)? = pattern else {
      otherwiseSpan = row.isElse ? row.span : pattern?.span ?? row.span
      otherwise = value(of: row.body, payload: nil, named: nil)
      return
    }
    guard case .name(let name) = literal.kind else {
      // `nil` for the case without a tag
      let meant = sourceCases.first { $0.wireValue.kind == .null && literal.kind == .null }?
        .swiftName
      typing.diagnostics.report(
        .patternType, "a row must begin with a case of `\(context.schema[source].qualifiedName)`",
        at: literal.span, help: meant.map { "write `\($0)`" } ?? "write the name of the case",
        fix: meant.map { .replace(literal.span, with: $0) })
      return
    }
    guard let index = context.facts.caseIndex(name, in: source) else {
      let name = Name(name, span: literal.span)
      if name.text == "unrecognized", context.schema.isOpen(source) {
        reportUnrecognized(name)
      } else if typing.reportDefaultRow(name) {
        otherwiseSpan = literal.span
        otherwise = value(of: row.body, payload: nil, named: nil)
      } else if let meant = typing.reportUnknownCase(name, in: source, sourceCases) {
        failed.insert(meant)
      }
      return
    }
    if let first = spans[index] {
      reportUnreached(row, of: written, first, "the same case is mapped here")
      return
    }
    spans[index] = literal.span
    let carried = sourceCases[index].payload
    if let payloadName, carried == nil {
      typing.reportEmptyCase(sourceCases[index], payloadName)
    }
    if let value = value(of: row.body, payload: carried, named: payloadName) {
      rows[index] = Row(value: value, span: row.span, payloadName: payloadName?.name.text)
      if let payloadName, carried != nil { typing.checkUse(of: payloadName) }
    } else {
      failed.insert(index)
    }
  }

  /// `image -> picture` passes the payload on if both cases have one; `self` and the paths in a row refer to it.
  private mutating func value(
    of body: MapExpression, payload: SchemaType?, named name: Pattern.Payload?
  ) -> MapValue? {
    typing.scope = MapScope(
      source: payload.map { .init(root: .payload, type: $0) }, labels: labels)
    if let name {
      typing.scope.payloads = [
        .init(name: name.name, root: .payload, type: payload ?? .unknown)
      ]
    }
    typing.circumstances = []
    let type = SchemaType.declared(source)
    typing.refusable = RefusedValue(
      value: MapValue(.path(root, FieldPath(steps: [], type: type)), type, at: head), isNil: false)
    guard case .path(let path) = body.kind, path.rest.isEmpty, let payload,
      let index = context.facts.caseIndex(path.first.text, in: target),
      let targetPayload = targetCases[index].payload
    else { return typing.value(of: body, for: .declared(target)) }
    return construction(index, payload, targetPayload, at: body.span)
  }

  private mutating func construction(
    _ index: Int, _ payload: SchemaType, _ targetPayload: SchemaType, at span: SourceSpan
  ) -> MapValue? {
    let path = FieldPath(steps: [], type: payload)
    let carried = MapValue(.path(.payload, path), payload, at: span)
    let name = targetCases[index].swiftName
    let place = Destination(
      name: name, title: name, span: targetCases[index].span, type: targetPayload)
    return typing.filling(place) { $0.converted(carried, to: targetPayload) }.map {
      MapValue(.construction(case: index, payload: $0), .declared(target), at: span)
    }
  }

  /// The case of the same name, if both cases carry a payload or neither does.
  private mutating func implied(_ index: Int) -> MapValue? {
    let found = sourceCases[index]
    guard let match = context.facts.caseIndex(found.swiftName, in: target) else { return nil }
    switch (found.payload, targetCases[match].payload) {
    case (nil, nil):
      return MapValue(
        .constant(.enumCase(target, index: match)), .declared(target), at: head)
    case (let payload?, let targetPayload?):
      if let value = construction(match, payload, targetPayload, at: head) { return value }
      refused.insert(index)
      return nil
    default:
      if otherwiseSpan == nil { reportPayloads(index, match) }
      refused.insert(index)
      return nil
    }
  }

  /// Whether a row tries to name what the source does not know.
  private var namesUnrecognized = false

  /// Cases for which it has been reported why they cannot become the case of the same name.
  private var refused: Set<Int> = []
}

extension ChoiceBody {
  /// Nil if a case has no row, which has been reported.
  var mapBody: MapBody? {
    var typed: [MapCaseRow] = []
    for (index, row) in rows.enumerated() {
      if let row {
        typed.append(
          MapCaseRow(sourceCase: index, value: row.value, payloadName: row.payloadName))
      } else if otherwise == nil {
        return nil
      }
    }
    let unknown = MapValue(.unrecognized, .declared(target), at: head)
    return .cases(typed, otherwise: otherwise ?? (carriesUnknown ? unknown : nil))
  }

  private mutating func reportUnreached(
    _ row: MatchRow, of written: [MatchRow], _ first: SourceSpan, _ label: String
  ) {
    typing.diagnostics.report(
      .unreachedRow, "no value ever reaches this row", at: row.span,
      secondary: [.init(first, label)], help: "remove it",
      fix: .propose("", for: written.removal(of: row)))
  }

  /// In Swift, an open enum or union has a case of that name.
  private mutating func reportUnrecognized(_ name: Name) {
    namesUnrecognized = true
    let source = context.schema[source].qualifiedName
    let staysUnknown = context.schema.isOpen(target) && hasSameUnknowns
    typing.diagnostics.report(
      .unknownCase, "`\(name.text)` is not a case of `\(source)` that a row can name",
      at: name.span,
      secondary: [.init(context.schema[self.source].head, "its cases are declared here")],
      help: staysUnknown
        ? "remove the row: what `\(source)` does not know stays unknown; or write `else -> …`"
        : "write `else -> …` for what `\(source)` does not know")
  }

  private mutating func reportPayloads(_ index: Int, _ match: Int) {
    let name = sourceCases[index].swiftName
    let hasPayload = sourceCases[index].payload != nil
    typing.diagnostics.report(
      .casePayload,
      hasPayload
        ? "what `\(name)` carries would be dropped"
        : "`\(name)` carries nothing in the source, but a value in the target", at: head,
      secondary: [
        .init(sourceCases[index].span, "the source"), .init(targetCases[match].span, "the target"),
      ],
      help: hasPayload
        ? "write `\(name) -> \(name)` if it is meant to be dropped"
        : "write what it carries: `\(name) -> \(name)(…)`")
  }

  private mutating func checkOtherwise(_ written: [MatchRow]) {
    guard let otherwiseSpan, !context.schema.isOpen(source),
      !rows.contains(where: { $0 == nil })
    else { return }
    let row = written.first { $0.isElse || $0.patterns.first?.span == otherwiseSpan }
    typing.diagnostics.report(
      .unreachedRow, "nothing is left for `else`", at: otherwiseSpan,
      notes: [
        "every case of `\(context.schema[source].qualifiedName)` has a row, or the name of a target case"
      ],
      help: "remove it", fix: row.map { .remove(written.removal(of: $0)) })
  }

  private mutating func reportMissing(except failed: Set<Int>) {
    let missing = sourceCases.indices.filter {
      rows[$0] == nil && !failed.contains($0) && !refused.contains($0)
    }
    guard let first = missing.first else { return }
    let target = context.schema[target].qualifiedName
    let names = missing.prefix(3).map { sourceCases[$0].swiftName }
      .enumeration(hasMore: missing.count > 3)
    let example = sourceCases[first].swiftName
    let nearest = Spelling(targetCases.map(\.swiftName)).nearest(to: example)
    typing.diagnostics.report(
      .unmappedCase,
      "nothing says what \(names) \(missing.count == 1 ? "becomes" : "become") in `\(target)`",
      at: head,
      secondary: missing.prefix(3).map { .init(sourceCases[$0].span, "it has no row") },
      help: nearest.map { "if it becomes `\($0)`, write `\(example) -> \($0)`" }
        ?? "write `\(example) -> …`, or `else -> …` for all others")
  }

  /// Checks what becomes of values that an open source does not know.
  private mutating func checkUnknown(mayStay: Bool = true) {
    guard context.schema.isOpen(source), !namesUnrecognized else { return }
    if mayStay, context.schema.isOpen(target), hasSameUnknowns {
      carriesUnknown = true
      return
    }
    if !hasSameUnknowns, reportOtherRawType() { return }
    let canBeOpen = context.schema.cases(of: target) != nil && !context.schema.isOpen(target)
    typing.diagnostics.report(
      .unknownCases,
      "`\(context.schema[source].qualifiedName)` is open, and nothing says what its unknown values become",
      at: head,
      secondary: [
        .init(
          context.schema[source].head, mayStay ? "the source" : "the app may hold unknown values"),
        .init(context.schema[target].head, mayStay ? "the target" : "this is sent"),
      ],
      help: (mayStay ? "add `else -> …`" : "say what is sent, `reverse { else -> … }`")
        + (canBeOpen ? ", or make `\(context.schema[target].qualifiedName)` open as well" : ""))
  }

  /// Two open enums, one of which keeps texts that it does not know, and the other integers.
  private mutating func reportOtherRawType() -> Bool {
    let (from, to) = (context.schema[source], context.schema[target])
    guard case .enumeration(let known) = from.kind, case .enumeration(let wanted) = to.kind,
      wanted.isOpen
    else { return false }
    let type = known.rawType == .string ? "" : ": \(known.rawType.rawValue)"
    typing.diagnostics.report(
      .unknownCases,
      "the unknown values of `\(from.qualifiedName)` are of type `\(known.rawType.rawValue)`, and those of "
        + "`\(to.qualifiedName)` are of type `\(wanted.rawType.rawValue)`",
      at: head, secondary: [.init(from.head, "the source"), .init(to.head, "the target")],
      help:
        "add `else -> …`, or declare the target as `open enum \(to.name.text)\(type)`, with the "
        + "wire values of the source")
    return true
  }

  private var hasSameUnknowns: Bool {
    switch (context.schema[source].kind, context.schema[target].kind) {
    case (.enumeration(let from), .enumeration(let to)): from.rawType == to.rawType
    case (.union, .union): true
    default: false
    }
  }
}

extension DiagnosticKind {
  static let unmappedCase = DiagnosticKind(
    "G0640", .error, "a case that is not mapped",
    explanation: """
      In a map between enums or unions, cases with the same Swift name are matched automatically. Every other case of
      the source needs a row, `source -> target`, or an `else` that covers it.
      """,
    wrong: """
      enum RoleDTO { admin, user, bot }
      enum Role { admin, member }
      map RoleDTO -> Role { user -> member }
      """,
    right: """
      enum RoleDTO { admin, user, bot }
      enum Role { admin, member }
      map RoleDTO -> Role { user -> member, bot -> member }
      """)

  static let unknownCases = DiagnosticKind(
    "G0641", .error, "unknown values that have no place in the target",
    explanation: """
      An open enum or union keeps values that this build does not know. A map passes them on to an open target, or says
      with `else` what they become. Unknown cases of unions are passed on with their tags, so an open domain union can keep
      those of several unions only if the tags of all of them are strings, or integers, or flags.
      """,
    wrong: """
      open enum PlanDTO { free, pro }
      enum Plan { free, pro }
      map PlanDTO -> Plan
      """,
    right: """
      open enum PlanDTO { free, pro }
      enum Plan { free, pro }
      map PlanDTO -> Plan { else -> free }
      """)
}
