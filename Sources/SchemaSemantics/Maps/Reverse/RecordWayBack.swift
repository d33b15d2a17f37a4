import Diagnostics
import SchemaSyntax

/// The way back of a map between records: every field of the dto gets the value that the map reads the same domain
/// value from again.
struct RecordWayBack {
  var typing: ExpressionTyping
  let signature: MapSignature
  private let forth: [TypedEntry]
  private let unread: [UnreadSources.Unread]
  private let ignoredSpans: [ReadPath: SourceSpan]

  private var record = RebuiltRecord()
  private var written = RebuiltRecord()
  /// What entries read that cannot be undone: nothing more is said about it.
  private var blamed = ReadFields()
  private var isUnderstood = true

  private var context: MapContext { typing.context }
  private var source: SchemaType { .declared(signature.source) }

  /// Of a body in which every field of the target has its value.
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

  /// The `ignore` that names a field, or what it is part of.
  func ignoredSpan(of path: ReadPath) -> SourceSpan? {
    for length in stride(from: path.steps.count, through: 1, by: -1) {
      let prefix = ReadPath(root: path.root, steps: Array(path.steps.prefix(length)))
      if let span = ignoredSpans[prefix] { return span }
    }
    return nil
  }

  /// The entries of `reverse` alone, where the way forth has mistakes.
  static func checkEntries(_ body: RecordBody) -> ExpressionTyping {
    var wayBack = RecordWayBack(body, [])
    wayBack.readEntries()
    return wayBack.typing
  }

  /// Nil where a field of the dto has no value, or a step cannot be undone.
  mutating func check() -> MapBody? {
    readEntries()
    let derived = forth.enumerated().map { derive($0.offset, $0.element) }
    let bindings = derived.flatMap { $0 }
    let count = Dictionary(bindings.map { ($0.path, 1) }, uniquingKeysWith: +)
    for binding in bindings { add(binding, isOnly: count[binding.path] == 1) }
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
    if let row = reverse.rows.first {
      typing.report(
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
        typing.report(
          .duplicateEntry, "`\(entry.target.text)` is given a value twice", at: entry.target.span,
          secondary: [.init(first.span, "the first entry")], help: "remove one of them")
        continue
      }
      guard let typed = typing.typed(entry, for: field, of: signature.source) else {
        blamed.insert(steps)
        continue
      }
      let part = RebuiltRecord.Part(
        value: typed.value, fallback: typed.fallback, isDerived: false, span: entry.span)
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
        reportUnknown(next, in: type)
        return nil
      }
      steps.append(index)
      type = table.fields[index].type
      names = names.dropFirst(length)
    }
    return steps
  }

  /// What the value of one field of the target gives back.
  private mutating func derive(_ index: Int, _ entry: TypedEntry) -> [BackBinding] {
    guard let field = context.tables[signature.target]?.fields[index] else { return [] }
    let step = FieldPath.Step(field: index, type: field.type)
    let span = entry.syntax?.span ?? signature.syntax.head
    let held = MapValue(
      .path(.parameter(0), FieldPath(steps: [step], type: field.type)), field.type, at: span)
    do throws(IrreversibleStep) {
      return try Inversion(context: context).bindings(of: entry.value, from: held)
    } catch {
      let isWritten =
        !entry.reads.isEmpty
        // Whether the whole has its values is seen field by field.
        && entry.reads.allSatisfy { $0.steps.isEmpty || written.covers($0.steps) }
      let isRead = typing.reads[.parameter(0)]?.reaches([index]) ?? false
      if !isWritten || !isRead {
        report(error, entry, field, isWritten: isWritten)
        for read in entry.reads { blamed.insert(read.steps) }
      }
      return []
    }
  }

  private mutating func add(_ binding: BackBinding, isOnly: Bool) {
    let steps = binding.path.steps
    if isOnly, let part = written.exact(at: steps) {
      reportSuperfluous(part, binding)
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
