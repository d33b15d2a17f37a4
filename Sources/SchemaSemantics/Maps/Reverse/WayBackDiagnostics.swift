import Diagnostics
import SchemaSyntax

extension RecordWayBack {
  mutating func report(
    _ step: IrreversibleStep, _ part: MadePart, _ field: ResolvedField?, isWritten: Bool,
    beside derived: DerivedBindings
  ) {
    let converter = part.syntax?.converters.first { $0.name.text == step.converter }
    let help: String
    if isWritten {
      let name = typing.context.spelling(of: part.steps, from: .declared(signature.target))
      help = "read `\(name)` in the `reverse` block: otherwise its value is lost"
    } else if part.reads.isEmpty {
      help = "write `->`, or let `\(typing.context.schema[signature.source].qualifiedName)` hold it"
    } else {
      let example = "`\(reverseExample(for: part, beside: derived))`"
      help =
        step.help.map { "\($0), or say what is sent: \(example)" }
        ?? "write the way back: \(example)"
    }
    var secondary = [Diagnostic.Label(signature.syntax.arrow, "the way back is promised here")]
    if let label = step.label { secondary.append(label) }
    if part.syntax == nil, let field {
      secondary.append(.init(field.syntax.span, "it is matched by its name"))
    }
    typing.diagnostics.report(
      .irreversibleStep, step.message, at: converter?.span ?? step.span, secondary: secondary,
      help: help)
  }

  /// Where fields decide the case, what each case is sent as.
  mutating func reportRows(_ step: IrreversibleStep) {
    isUnderstood = false
    let schema = typing.context.schema
    let record = schema[signature.source].name.text
    let cases = schema.cases(of: signature.target) ?? []
    let rows = cases.prefix(2).map { "\($0.swiftName) -> \(record)(…)" }.joined(separator: ", ")
    typing.diagnostics.report(
      .irreversibleStep, step.message, at: step.span,
      secondary: [.init(signature.syntax.arrow, "the way back is promised here")]
        + (step.label.map { [$0] } ?? []),
      help: "say what each case is sent as: `reverse { \(rows)\(cases.count > 2 ? ", …" : "") }`")
  }

  /// `reverse { first: …, last: … }` for the fields that a part reads, except those that other entries give back.
  private func reverseExample(for part: MadePart, beside derived: DerivedBindings) -> String {
    var names: [String] = []
    let open = part.reads.filter { !derived.covers($0.steps) }
    for read in open.isEmpty ? part.reads : open {
      let name = typing.context.spelling(of: read.steps, from: .declared(signature.source))
      if !read.steps.isEmpty, !names.contains(name) { names.append(name) }
    }
    let entries = names.prefix(4).map { "\($0): …" }.joined(separator: ", ")
    return "reverse { \(entries.isEmpty ? "…" : entries) }"
  }

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
    let name = typing.context.wireName(
      of: binding.path.steps, from: .declared(signature.source))
    if !part.reads.contains(where: { read in
      binding.value.reads.contains {
        $0.root == read.root && zip($0.steps, read.steps).allSatisfy(==)
      }
    }) {
      typing.diagnostics.report(
        .otherValueBack, "`\(name)` is not sent as the app holds it", at: part.span,
        secondary: [.init(binding.span, "the app holds what is read here")],
        help: "remove this entry: the way back is derived; or write `->`",
        fix: .propose("", for: signature.syntax.removal(ofReverse: part.span)))
      return
    }
    typing.diagnostics.report(
      .superfluousReverse, "the way back to `\(name)` is derived already", at: part.span,
      secondary: [.init(binding.span, "it is derived from this")], help: "remove this entry",
      fix: .replace(
        signature.syntax.removal(ofReverse: part.span), with: "", isCertain: part.isPath))
  }

  mutating func reportConflict(_ binding: BackBinding, _ first: RebuiltRecord.Part) {
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

extension DiagnosticKind {
  static let irreversibleStep = DiagnosticKind(
    "G0650", .error, "a step that cannot be undone",
    explanation: """
      `<->` derives the way back and promises that it loses nothing: what the app holds is sent, and is the same when it
      is read again. A step that drops something breaks that promise. In that case, the `reverse` block says what the
      fields of the dto are made of.

      ```gate
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO <-> User { name: "\\(first) \\(last)" }
      ```

      ```gate
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO <-> User {
        name: "\\(first) \\(last)"
        reverse { first: custom firstName(name), last: custom lastName(name) }
      }
      ```
      """)

  static let noValueBack = DiagnosticKind(
    "G0651", .error, "a field that has no value on the way back",
    explanation: """
      The way back makes a whole dto, so each of its fields needs a value. If no entry reads a field, the app does not
      hold its value, and the `reverse` block must give one.

      ```gate
      dto UserDTO { name: String, legacy_id: Int? }
      domain User { name: String }
      map UserDTO <-> User { ignore legacy_id because "only the old billing reads it" }
      ```

      ```gate
      dto UserDTO { name: String, legacy_id: Int? }
      domain User { name: String }
      map UserDTO <-> User {
        ignore legacy_id because "only the old billing reads it"
        reverse { legacy_id: nil }
      }
      ```
      """)

  static let superfluousReverse = DiagnosticKind(
    "G0652", .warning, "a `reverse` entry for a way back that is derived",
    explanation: """
      `reverse` is for the fields whose way back cannot be derived. An entry for any other field is one more thing to
      maintain, and adds nothing.

      ```gate
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO <-> User { reverse { name: name } }
      ```

      ```gate
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO <-> User
      ```
      """)

  static let otherValueBack = DiagnosticKind(
    "G0657", .error, "a `reverse` entry that does not send what the app holds",
    explanation: """
      `<->` promises that a value of the domain which is written and read again is the same value. An entry of `reverse` that
      writes something else into a field of the dto than the value that was read from it breaks that promise.

      ```gate
      dto ItemDTO { name: String, count: Int }
      domain Item { name: String, count: Int }
      map ItemDTO <-> Item { reverse { count: 1 } }
      ```

      ```gate
      dto ItemDTO { name: String, count: Int }
      domain Item { name: String, count: Int }
      map ItemDTO <-> Item
      ```
      """)

  static let severalWaysBack = DiagnosticKind(
    "G0653", .error, "a field with two ways back",
    explanation: """
      Two fields of the target are made from one field of the dto. The app can hold different values in them, but the
      dto has room for only one: the `reverse` block must say which one is sent.

      ```gate
      dto UserDTO { name: String }
      domain User { name: String, title: String }
      map UserDTO <-> User { title: name }
      ```

      ```gate
      dto UserDTO { name: String }
      domain User { name: String, title: String }
      map UserDTO <-> User { title: name, reverse { name: name } }
      ```
      """)
}
