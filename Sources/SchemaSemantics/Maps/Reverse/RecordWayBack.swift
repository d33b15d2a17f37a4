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
  /// The fields whose entries in `reverse` have errors.
  private var faulty = ReadFields()
  /// Whether an entry of `reverse` reads the domain value as a whole.
  private var isReadAsAWhole = false
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
  private func ignoredSpan(of path: ReadPath) -> SourceSpan? {
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
    if signature.shape != .recordToCases, let row = reverse.rows.first {
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
        faulty.insert(steps)
        continue
      }
      isReadAsAWhole =
        isReadAsAWhole || typed.reads.contains(ReadPath(root: .parameter(0), steps: []))
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
    return try Inversion(
      context: context, rules: context.rules(ofFieldAt: part.steps, in: signature)
    )
    .bindings(of: part.value, from: held)
  }

  /// Reports a step that cannot be undone, unless `reverse` reads its result, and everything that it was made from is sent
  /// anyway.
  private mutating func report(_ lost: DerivedBindings.Lost, beside derived: DerivedBindings) {
    let part = lost.part
    guard signature.shape != .recordToCases else { return reportRows(lost.step) }
    let field = context.field(at: part.steps, from: .declared(signature.target))
    let isSent =
      !part.reads.isEmpty
      // The whole source is checked field by field.
      && part.reads.allSatisfy {
        $0.steps.isEmpty || written.covers($0.steps) || derived.covers($0.steps)
      }
    let isRead =
      isReadAsAWhole || typing.reads[.parameter(0)]?.reaches(part.steps) ?? false
    if isSent && isRead { return }
    // An entry that sends one of its fields has an error, after which nobody knows what that reads.
    if part.reads.contains(where: { !$0.steps.isEmpty && faulty.covers($0.steps) }) { return }
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
    if let (part, rest) = written.around(steps) {
      let reads = part.value.made(at: rest[...])?.reads ?? part.reads
      if derived.stands(for: part, at: steps), !blamed.reaches(steps), !part.value.mayRefuse {
        reportOtherValue(part, reads, binding)
      }
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

extension RecordWayBack {
  mutating func reportMissing(_ steps: [Int]) {
    let source = SchemaType.declared(signature.source)
    guard let field = typing.context.field(at: steps, from: source) else { return }
    let name = typing.context.wireName(of: steps, from: source)
    let spelling = typing.context.spelling(of: steps, from: source)
    let example = "reverse { \(spelling): \(field.type.isOptional ? "nil" : "…") }"
    var secondary = [Diagnostic.Label(field.syntax.span, "it is declared here")]
    let path = ReadPath(root: .parameter(signature.sourceIndex), steps: steps)
    var items = [example]
    if let ignored = ignoredSpan(of: path) {
      secondary.append(.init(ignored, "it is ignored, so the app does not hold it"))
    } else {
      items.insert("ignore \(spelling) because \"…\"", at: 0)
    }
    typing.diagnostics.report(
      .noValueBack, "the way back has no value for `\(name)`", at: signature.syntax.arrow,
      secondary: secondary,
      help: "say what is sent, `\(example)`, or write `->` if nothing is",
      fix: field.type.isOptional && signature.syntax.reverse == nil
        ? signature.syntax.insertion(of: items)?.asProposal : nil)
  }

  mutating func reportUnknown(_ name: Name, in type: SchemaType) {
    guard let id = type.unwrapped.declaredID, let table = typing.context.tables[id] else {
      typing.diagnostics.report(
        .fieldOfNonRecord,
        "`\(typing.context.schema.text(of: type.unwrapped))` has no fields, so it has no `\(name.text)`",
        at: name.span, help: "end the path before `\(name.text)`")
      return
    }
    let owner = typing.context.schema[id]
    let nearest = typing.proposals.mayGoOn() ? table.nearest(to: name.text) : nil
    typing.diagnostics.append(
      .unknownMember(
        .unknownField, "field", name.text, at: name.span,
        of: (owner.qualifiedName, owner.name.span), nearest: nearest,
        help: "begin an entry of `reverse` with a field of the dto"))
  }

  mutating func reportSuperfluous(_ part: RebuiltRecord.Part, _ binding: BackBinding) {
    if part.value.mayRefuse || reportOtherValue(part, part.reads, binding) { return }
    let name = typing.context.wireName(
      of: binding.path.steps, from: .declared(signature.source))
    typing.diagnostics.report(
      .superfluousReverse, "the way back to `\(name)` is derived already", at: part.span,
      secondary: [.init(binding.span, "it is derived from this")], help: "remove this entry",
      fix: .replace(
        signature.syntax.removal(ofReverse: part.span), with: "", isCertain: part.isPath))
  }

  /// Whether an entry sends something else than what was read, which is reported.
  @discardableResult
  mutating func reportOtherValue(
    _ part: RebuiltRecord.Part, _ reads: [ReadPath], _ binding: BackBinding
  ) -> Bool {
    let held = binding.value.reads
    if reads.contains(where: { held.contains(where: $0.overlaps) }) { return false }
    let name = typing.context.wireName(
      of: binding.path.steps, from: .declared(signature.source))
    typing.diagnostics.report(
      .otherValueBack, "`\(name)` is not sent as the app holds it", at: part.span,
      secondary: [.init(binding.span, "the app holds what is read here")],
      help: "remove this entry: the way back is derived; or write `->`",
      fix: .propose("", for: signature.syntax.removal(ofReverse: part.span)))
    return true
  }

  private mutating func reportConflict(_ binding: BackBinding, _ first: RebuiltRecord.Part) {
    let name = typing.context.wireName(
      of: binding.path.steps, from: .declared(signature.source))
    typing.diagnostics.report(
      .severalWaysBack, "`\(name)` has two ways back", at: binding.span,
      label: "it is read here",
      secondary: [
        .init(
          first.span,
          first.span == signature.syntax.head ? "and it is matched by its name" : "and here")
      ],
      help: "the app may change one value and not the other: say which one is sent, "
        + "`reverse { \(typing.context.spelling(of: binding.path.steps, from: .declared(signature.source))): … }`"
    )
  }
}

extension MapValue {
  /// What a record that is made in place has for one of its fields; nil if it is not made there.
  fileprivate func made(at steps: ArraySlice<Int>) -> MapValue? {
    guard let first = steps.first else { return self }
    switch kind {
    case .record(_, let assignments):
      return assignments.first { $0.field == first }?.value.made(at: steps.dropFirst())
    case .converted(let inner, .inject): return inner.made(at: steps)
    default: return nil
    }
  }
}

extension DiagnosticKind {
  static let noValueBack = DiagnosticKind(
    "G0651", .error, "a field that has no value on the way back",
    explanation: """
      The way back makes a whole dto, so each of its fields needs a value. If no entry reads a field, the app does not
      hold its value, and the `reverse` block must give one.
      """,
    wrong: """
      dto UserDTO { name: String, legacy_id: Int? }
      domain User { name: String }
      map UserDTO <-> User { ignore legacy_id because "only the old billing reads it" }
      """,
    right: """
      dto UserDTO { name: String, legacy_id: Int? }
      domain User { name: String }
      map UserDTO <-> User {
        ignore legacy_id because "only the old billing reads it"
        reverse { legacy_id: nil }
      }
      """)

  static let superfluousReverse = DiagnosticKind(
    "G0652", .warning, "a `reverse` entry for a way back that is derived",
    explanation: """
      `reverse` is for the fields whose way back cannot be derived. An entry for any other field is one more thing to
      maintain, and adds nothing.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO <-> User { reverse { name: name } }
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO <-> User
      """)

  static let severalWaysBack = DiagnosticKind(
    "G0653", .error, "a field with two ways back",
    explanation: """
      Two fields of the target are made from one field of the dto. The app can hold different values in them, but the
      dto has room for only one: the `reverse` block must say which one is sent.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String, title: String }
      map UserDTO <-> User { title: name }
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String, title: String }
      map UserDTO <-> User { title: name, reverse { name: name } }
      """)

  static let otherValueBack = DiagnosticKind(
    "G0657", .error, "a `reverse` entry that does not send what the app holds",
    explanation: """
      `<->` promises that a value of the domain which is written and read again is the same value. An entry of `reverse` that
      writes something else into a field of the dto than the value that was read from it breaks that promise.
      """,
    wrong: """
      dto ItemDTO { name: String, count: Int }
      domain Item { name: String, count: Int }
      map ItemDTO <-> Item { reverse { count: 1 } }
      """,
    right: """
      dto ItemDTO { name: String, count: Int }
      domain Item { name: String, count: Int }
      map ItemDTO <-> Item
      """)
}
