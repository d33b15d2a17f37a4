import Diagnostics
import SchemaSyntax

extension RecordBody {
  /// Reads what `ignore` names, and finds what is neither read nor ignored. If some name in the body is unknown, the body
  /// reads less than it was meant to, so nothing is reported.
  mutating func checkIgnored() {
    let isBroken = typing.diagnostics.contains { Self.readingFaults.contains($0.kind) }
    let (reads, readPaths) = (typing.reads, typing.readPaths)
    var reading = SourceReading(
      signature, reads: reads, values: entries.compactMap { $0?.value })
    var isUnderstood = !isBroken
    for ignore in signature.syntax.ignored {
      if isRest(ignore) {
        reading.ignoreRest(ignore)
        continue
      }
      var stale: [StaleField] = []
      for (position, field) in ignore.fields.enumerated() {
        guard let value = typing.value(at: field), case .path(let root, let path) = value.kind
        else {
          isUnderstood = false
          continue
        }
        let source = ReadPath(root: root, steps: path.steps.map(\.field))
        ignoredSpans[source] = ignore.span
        let isRepeated = reading.ignores(source)
        if isRepeated || reading.reads(source) {
          stale.append(StaleField(position: position, isRepeated: isRepeated))
        }
        reading.ignore(source, at: position, of: ignore)
      }
      if !isBroken { for field in stale { reportStale(field, of: ignore, besides: stale.count) } }
    }
    (typing.reads, typing.readPaths) = (reads, readPaths)
    guard isUnderstood else { return }
    guard signature.isReversible else {
      self.reading = reading
      return
    }
    unread = reading.unread(typing.context)
    for rest in reading.rests { ignoreRest(rest) }
  }

  private static let readingFaults: Set<DiagnosticKind> = [
    .unknownField, .unknownCase, .missingSource, .ambiguousSource, .fieldOfNonRecord, .longPath,
    .mapItem, .untypedExpression, .constantInMap, .wrongRecord, .unnamedPart, .partsOfCase,
    .namedValue,
  ]

  /// If there is a field or a parameter called `rest`, `ignore rest` means that.
  private func isRest(_ ignore: MapDeclaration.Ignore) -> Bool {
    guard ignore.mayBeRest, let field = ignore.fields.first else { return false }
    return typing.scope.label(field.text) == nil
      && typing.context.tables[signature.source]?[field.text] == nil
  }

  private mutating func ignoreRest(_ ignore: MapDeclaration.Ignore) {
    if unread.isEmpty { typing.diagnostics.append(ignore.staleRest(in: signature)) }
    for source in unread { ignoredSpans[source.path] = ignore.span }
    unread = []
  }

  /// A field that an `ignore` need not name.
  private struct StaleField {
    let position: Int
    let isRepeated: Bool
  }

  private mutating func reportStale(
    _ stale: StaleField, of ignore: MapDeclaration.Ignore, besides count: Int
  ) {
    let text = ignore.fields[stale.position].text
    typing.diagnostics.append(
      ignore.staleField(
        at: stale.position, isAll: count == ignore.fields.count,
        stale.isRepeated ? "`\(text)` is ignored twice" : "`\(text)` is ignored, but it is read",
        in: signature))
  }
}

extension MapDeclaration.Ignore {
  /// - Parameter isAll: whether every other field that it names is unnecessary, too.
  func staleField(
    at position: Int, isAll: Bool, _ message: String, readBy reader: MapSignature? = nil,
    in signature: MapSignature
  ) -> Diagnostic {
    Diagnostic(
      .staleIgnore, message, at: fields.count == 1 ? span : fields[position].span,
      secondary: reader.map {
        [.init($0.syntax.head, "this map gets the whole value, and reads it")]
      } ?? [],
      help: isAll ? "remove this `ignore`" : "remove it from the list",
      fix: .remove(
        isAll ? signature.syntax.layout.removal(of: span) : fields.map(\.span).removal(at: position)
      ))
  }

  func staleRest(in signature: MapSignature) -> Diagnostic {
    Diagnostic(
      .staleIgnore, "`ignore rest` has nothing to ignore", at: span,
      label: "everything is read, or ignored by name", help: "remove it",
      fix: .remove(signature.syntax.layout.removal(of: span)))
  }
}

extension MapDeclaration {
  /// The edit that adds items to the body; nil if there is no clear place for them.
  func insertion(of items: [String]) -> Diagnostic.Fix? {
    if let fix = layout.insertion(of: items) { return fix }
    guard span.end == target.span.end else { return nil }
    return .insert(" {\n" + items.map { "  \($0)\n" }.joined() + "}", at: span.after)
  }

  /// What a fix removes for an entry of `reverse`: the whole block, if it has no other entry.
  func removal(ofReverse entry: SourceSpan) -> SourceSpan {
    guard let reverse else { return entry }
    return reverse.layout.items.count == 1
      ? layout.removal(of: reverse.span) : reverse.layout.removal(of: entry)
  }
}

extension DiagnosticKind {
  static let staleIgnore = DiagnosticKind(
    "G0617", .warning, "an `ignore` that is out of date",
    explanation: """
      `ignore` says that a source is left out. Once an entry reads it, or once another `ignore` covers it, the line
      tells readers something that is not true.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO -> User { ignore name because "it is private" }
      """,
    right: """
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO -> User
      """)
}
