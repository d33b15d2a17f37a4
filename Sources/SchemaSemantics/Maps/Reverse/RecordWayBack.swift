import Diagnostics
import SchemaSyntax

/// The way back of a map between records: every field of the dto gets a value from which the map reads the same domain
/// value again.
struct RecordWayBack {
  var typing: ExpressionTyping
  let signature: MapSignature
  private let forth: [TypedEntry]
  private let unread: [UnreadSources.Unread]
  private let ignoredSpans: [ReadPath: SourceSpan]

  private var record = RebuiltRecord()
  private var written = RebuiltRecord()
  /// The fields that entries without a way back read: nothing more is reported about these.
  private var blamed = ReadFields()
  var isUnderstood = true

  private var context: MapContext { typing.context }
  private var source: SchemaType { .declared(signature.source) }

  /// For a body in which every field of the target has a value.
  init(_ body: RecordBody, _ forth: [TypedEntry]) {
    signature = body.signature
    self.forth = forth
    unread = body.unread
    ignoredSpans = body.ignoredSpans
    typing = Self.typing(body.signature, body.typing.context)
  }

  private static func typing(
    _ signature: MapSignature, _ context: MapContext
  ) -> ExpressionTyping {
    let target = SchemaType.declared(signature.target)
    return ExpressionTyping(
      context, scope: MapScope(source: .init(root: .parameter(0), type: target)))
  }

  /// The `ignore` that names a field, or something that it is part of.
  func ignoredSpan(of path: ReadPath) -> SourceSpan? {
    for length in stride(from: path.steps.count, through: 1, by: -1) {
      let prefix = ReadPath(root: path.root, steps: Array(path.steps.prefix(length)))
      if let span = ignoredSpans[prefix] { return span }
    }
    return nil
  }

  /// Checks only the entries of `reverse`, because the way forward has errors.
  static func checkEntries(_ body: RecordBody) -> ExpressionTyping {
    var wayBack = RecordWayBack(body, [])
    wayBack.readEntries()
    return wayBack.typing
  }

  /// Nil if a field of the dto has no value, or a step cannot be undone.
  mutating func check() -> MapBody? {
    readEntries()
    let parts =
      signature.shape == .records
      ? MadePart.all(of: forth)
      : forth.map { MadePart(steps: [], value: $0.value, syntax: $0.syntax, reads: $0.reads) }
    let derived = DerivedBindings(parts) {
      [self] part throws(IrreversibleStep) in try bindings(of: part)
    }
    for lost in derived.lost { report(lost, beside: derived) }
    for binding in derived.bindings { add(binding, of: derived) }
    guard let table = context.tables[signature.source] else { return nil }
    var missing: [[Int]] = []
    let assignments = record.assignments(
      to: table, context, span: signature.syntax.arrow, missing: &missing)
    for steps in missing where isUnderstood && !blamed.reaches(steps) && !blamed.covers(steps) {
      reportMissing(steps)
    }
    typing.diagnostics += unread.filter { written.covers($0.path.steps) }
      .diagnostics(in: signature)
    let isComplete = missing.isEmpty && !typing.diagnostics.contains { $0.isError }
    return isComplete ? .record(assignments) : nil
  }

  private mutating func readEntries() {
    guard let reverse = signature.syntax.reverse else { return }
    typing.report(
      choicesIn: reverse.choices,
      help: "write the field that is sent before it: `wire_field: match …`")
    // Where the way forward has errors, rows of cases are not looked at.
    if signature.shape == .records, let row = reverse.rows.first {
      typing.diagnostics.report(
        .mapItem, "a map between records has entries, not rows", at: row.span,
        help: "write `wire_field: expression`")
    }
    for entry in reverse.entries {
      guard let steps = steps(to: entry.target), let field = context.field(at: steps, from: source)
      else {
        isUnderstood = false
        continue
      }
      if let first = written.conflict(with: steps) {
        typing.diagnostics.report(
          .duplicateEntry, "`\(entry.target.text)` is given a value twice", at: entry.target.span,
          secondary: [.init(first.span, "the first entry")], help: "remove one of them")
        continue
      }
      guard let typed = typing.typed(entry, for: field, of: signature.source) else {
        blamed.insert(steps)
        continue
      }
      let part = RebuiltRecord.Part(
        value: typed.value, fallback: typed.fallback, isDerived: false, reads: typed.reads,
        isPath: entry.isPath, span: entry.span)
      written.set(part, at: steps)
      record.set(part, at: steps)
    }
  }

  /// `name.first:` in a `reverse` block: wire names lead through nested dtos as paths do.
  private mutating func steps(to name: WireName) -> [Int]? {
    var names = name.keys[...]
    var type = source
    var steps: [Int] = []
    while let next = names.first {
      guard names.count <= ExpressionTyping.longestPath, let id = type.unwrapped.declaredID,
        let table = context.tables[id], let (index, length) = table.field(at: names)
      else {
        if !typing.reportConstantTarget(names, of: type) { reportUnknown(next, in: type) }
        return nil
      }
      steps.append(index)
      type = table.fields[index].type
      names = names.dropFirst(length)
    }
    return steps
  }

  /// The values that one part of the target gives back.
  private func bindings(of part: MadePart) throws(IrreversibleStep) -> [BackBinding] {
    var steps: [FieldPath.Step] = []
    var type = SchemaType.declared(signature.target)
    for step in part.steps {
      guard let fields = context.tables[type]?.fields, fields.indices.contains(step) else {
        return []
      }
      type = fields[step].type
      steps.append(FieldPath.Step(field: step, type: type))
    }
    let span = part.syntax?.span ?? signature.syntax.head
    let held = MapValue(
      .path(.parameter(0), FieldPath(steps: steps, type: type)), type, at: span)
    return try Inversion(context: context).bindings(of: part.value, from: held)
  }

  /// Reports a step that cannot be undone, unless `reverse` reads its result, and everything that it was made from is sent
  /// anyway.
  private mutating func report(_ lost: DerivedBindings.Lost, beside derived: DerivedBindings) {
    let part = lost.part
    guard signature.shape == .records else { return reportRows(lost.step) }
    let field = context.field(at: part.steps, from: .declared(signature.target))
    let isSent =
      !part.reads.isEmpty
      // The whole source is checked field by field.
      && part.reads.allSatisfy {
        $0.steps.isEmpty || written.covers($0.steps) || derived.covers($0.steps)
      }
    let isRead = typing.reads[.parameter(0)]?.reaches(part.steps) ?? false
    if isSent && isRead { return }
    let isWritten = isSent && part.reads.contains { $0.steps.isEmpty || written.covers($0.steps) }
    report(lost.step, part, field, isWritten: isWritten, beside: derived)
    for read in part.reads { blamed.insert(read.steps) }
  }

  private mutating func add(_ binding: BackBinding, of derived: DerivedBindings) {
    let steps = binding.path.steps
    if let part = written.exact(at: steps), derived.stands(for: part, at: steps) {
      // If the same field has an error, the advice to remove its entry would be misleading.
      if !blamed.reaches(steps) { reportSuperfluous(part, binding) }
      return
    }
    guard !written.covers(steps) else { return }
    if let first = record.conflict(with: steps) {
      reportConflict(binding, first)
      return
    }
    record.set(
      .init(value: binding.value, fallback: nil, isDerived: true, span: binding.span), at: steps)
  }
}

extension MapDeclaration.Entry {
  fileprivate var isPath: Bool {
    if case .path = source.kind { converters.isEmpty && fallback == nil } else { false }
  }
}
