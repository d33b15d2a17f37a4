import Diagnostics
import SchemaSyntax

/// A step of a map that has no way back.
struct IrreversibleStep: Error {
  let span: SourceSpan
  /// The beginning of a message: "`??`", "this string". Empty if the reason says it all.
  let step: String
  /// What is lost.
  let reason: String
  /// The name of the converter, if the step is one.
  var converter: String?
  /// What can be done about it in another place, and where.
  var help: String?
  var label: Diagnostic.Label?

  var message: String { step.isEmpty ? reason : "\(step) cannot be undone: \(reason)" }
}

extension IrreversibleStep {
  /// Two parts of one value are made of the same field.
  init(severalWaysBack binding: BackBinding, besideOneAt first: SourceSpan) {
    self.init(
      span: binding.span, step: "",
      reason: "what is read here has two ways back, and the app may hold different values",
      label: .init(first, "the other one"))
  }
}

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
    let reads = open.isEmpty ? part.reads : open
    for read in reads {
      // What holds another value is given back with it.
      let isHeld = reads.contains { holder in
        !holder.steps.isEmpty && holder.steps.count < read.steps.count
          && read.steps.starts(with: holder.steps)
      }
      if isHeld { continue }
      let name = typing.context.spelling(of: read.steps, from: .declared(signature.source))
      if !read.steps.isEmpty, !names.contains(name) { names.append(name) }
    }
    let entries = names.prefix(4).map { "\($0): …" }.joined(separator: ", ")
    return "reverse { \(entries.isEmpty ? "…" : entries) }"
  }
}

extension DiagnosticKind {
  static let irreversibleStep = DiagnosticKind(
    "G0650", .error, "a step that cannot be undone",
    explanation: """
      `<->` derives the way back and promises that it loses nothing: what the app holds is sent, and is the same when it
      is read again. A step that drops something breaks that promise. In that case, the `reverse` block says what the
      fields of the dto are made of. It is taken at its word: that the same value comes back is then for you to ensure.
      """,
    wrong: """
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO <-> User { name: "\\(first) \\(last)" }
      """,
    right: """
      dto UserDTO { first: String, last: String }
      domain User { name: String }
      map UserDTO <-> User {
        name: "\\(first) \\(last)"
        reverse { first: custom firstName(name), last: custom lastName(name) }
      }
      """)
}
