import Diagnostics
import SchemaSyntax

/// Fields of a source that no entry reads. As soon as an entry reaches into a nested dto, the fields beside the ones
/// that it takes count as well.
struct UnreadSources {
  let context: MapContext
  let signature: MapSignature

  struct Unread {
    let path: ReadPath
    /// As a path of the map.
    let text: String
    let span: SourceSpan
    /// Whether a `match` asks if it is nil.
    var isPresenceRead = false
  }

  func all(reads: [MapRoot: ReadFields]) -> [Unread] {
    let root = MapRoot.parameter(signature.sourceIndex)
    var found: [Unread] = []
    collect(
      .declared(signature.source), reads[root] ?? ReadFields(), [], root: root, prefix: "",
      into: &found)
    for label in signature.labels {
      let root = MapRoot.parameter(label.parameter)
      let name = label.name.text
      if let read = reads[root] {
        collect(label.type, read, [], root: root, prefix: name + ".", into: &found)
      } else if !label.type.isUnknown {
        found.append(
          Unread(path: ReadPath(root: root, steps: []), text: name, span: label.name.span))
      }
    }
    return found
  }

  private func collect(
    _ type: SchemaType, _ read: ReadFields, _ steps: [Int], root: MapRoot, prefix: String,
    into found: inout [Unread]
  ) {
    guard !read.isWhole, let id = type.unwrapped.declaredID, let table = context.tables[id],
      steps.isEmpty && prefix.isEmpty || context.schema.layer(of: id) == .dto
    else { return }
    for (index, field) in table.fields.enumerated() {
      let path = steps + [index]
      if let part = read.part(index), part.isPresence {
        found.append(
          Unread(
            path: ReadPath(root: root, steps: path), text: prefix + field.wireName,
            span: field.syntax.span, isPresenceRead: true))
      } else if let part = read.part(index) {
        collect(
          field.type, part, path, root: root, prefix: prefix + field.wireName + ".", into: &found)
      } else {
        found.append(
          Unread(
            path: ReadPath(root: root, steps: path), text: prefix + field.wireName,
            span: field.syntax.span))
      }
    }
  }
}

extension RecordBody {
  /// Reads what `ignore` names, and finds what is neither read nor ignored. A body with a name that means nothing reads less
  /// than its author means it to, so nothing is said about it.
  mutating func checkIgnored() {
    let isBroken = typing.diagnostics.contains { Self.readingFaults.contains($0.kind) }
    let (reads, readPaths) = (typing.reads, typing.readPaths)
    var reading = SourceReading(
      signature, reads: reads, values: entries.compactMap { $0?.value })
    var isUnderstood = !isBroken
    for ignore in signature.syntax.ignored {
      guard let value = typing.value(at: ignore.field), case .path(let root, let path) = value.kind
      else {
        isUnderstood = false
        continue
      }
      let steps = path.steps.map(\.field)
      ignoredSpans[ReadPath(root: root, steps: steps)] = ignore.span
      let source = ReadPath(root: root, steps: steps)
      let isRepeated = reading.ignores(source)
      if isRepeated || reading.reads(source), !isBroken {
        reportStale(ignore, isRepeated: isRepeated)
      }
      reading.ignore(source, text: ignore.field.text, at: ignore.span)
    }
    (typing.reads, typing.readPaths) = (reads, readPaths)
    guard isUnderstood else { return }
    if signature.isReversible {
      unread = reading.unread(typing.context)
    } else {
      self.reading = reading
    }
  }

  private static let readingFaults: Set<DiagnosticKind> = [
    .unknownField, .unknownCase, .missingSource, .ambiguousSource, .fieldOfNonRecord, .longPath,
    .mapItem, .untypedExpression,
  ]

  private mutating func reportStale(_ ignore: MapDeclaration.Ignore, isRepeated: Bool) {
    typing.report(
      .staleIgnore,
      isRepeated
        ? "`\(ignore.field.text)` is ignored twice"
        : "`\(ignore.field.text)` is ignored, but it is read", at: ignore.span,
      help: "remove this line", fix: .remove(ignore.span))
  }
}

extension UnreadSources.Unread {
  func diagnostic(in signature: MapSignature) -> Diagnostic {
    let line = "ignore \(text) because \"…\""
    return Diagnostic(
      .unreadSource,
      isPresenceRead ? "nothing reads what `\(text)` holds" : "nothing reads `\(text)`",
      at: signature.syntax.head, secondary: [.init(span, "what it holds is lost")],
      help: "use it in an entry, or write `\(line)`",
      fix: signature.syntax.insertion(of: line))
  }
}

extension MapDeclaration {
  /// The edit that adds a line to the body; nil where the place for it cannot be told.
  func insertion(of line: String) -> Diagnostic.Fix? {
    let ends = entries.map(\.span) + rows.map(\.span) + ignored.map(\.span)
    let last = (ends + (reverse.map { [$0.span] } ?? [])).max { $0.end < $1.end }
    if let last { return .insert("\n  " + line, at: last.after) }
    guard span.end == target.span.end else { return nil }
    return .insert(" {\n  \(line)\n}", at: span.after)
  }
}

extension DiagnosticKind {
  static let unreadSource = DiagnosticKind(
    "G0616", .warning, "a source that nothing reads",
    explanation: """
      What the API sends and no entry reads is lost on the way into the app. Often that is on purpose, and `ignore` says so with its
      reason; sometimes it is a field that was added later and forgotten here.

      ```gate
      dto UserDTO { name: String, legacy_id: Int }
      domain User { name: String }
      map UserDTO -> User
      ```

      ```gate
      dto UserDTO { name: String, legacy_id: Int }
      domain User { name: String }
      map UserDTO -> User { ignore legacy_id because "only the old billing reads it" }
      ```
      """)

  static let staleIgnore = DiagnosticKind(
    "G0617", .warning, "an `ignore` that is stale",
    explanation: """
      `ignore` says that a source is left out. Once an entry reads it, or once another `ignore` covers it, the line
      tells readers something that is not true.

      ```gate
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO -> User { ignore name because "it is private" }
      ```

      ```gate
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO -> User
      ```
      """)
}
