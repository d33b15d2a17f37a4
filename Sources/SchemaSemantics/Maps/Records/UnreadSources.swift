import Diagnostics
import SchemaSyntax

/// Fields of a source that no entry reads. As soon as an entry reads a field of a nested dto, the other fields of that
/// dto count as well.
struct UnreadSources {
  let context: MapContext
  let signature: MapSignature

  struct Unread {
    let path: ReadPath
    /// The wire name, which people know it by.
    let text: String
    /// The path, as the map writes it.
    let spelling: String
    let span: SourceSpan
    /// Whether a `match` asks whether it is nil.
    var isPresenceRead = false
  }

  func all(reads: [MapRoot: ReadFields]) -> [Unread] {
    let root = MapRoot.parameter(signature.sourceIndex)
    var found: [Unread] = []
    collect(
      .declared(signature.source), reads[root] ?? ReadFields(), root: root, into: &found)
    for label in signature.labels {
      let root = MapRoot.parameter(label.parameter)
      let name = label.name.text
      if let read = reads[root] {
        collect(label.type, read, after: [name], root: root, into: &found)
      } else if !label.type.isUnknown {
        found.append(
          Unread(
            path: ReadPath(root: root, steps: []), text: name, spelling: name,
            span: label.name.span))
      }
    }
    return found
  }

  private func collect(
    _ type: SchemaType, _ read: ReadFields, _ steps: [Int] = [], after names: [String] = [],
    spelled spellings: [String]? = nil, root: MapRoot, into found: inout [Unread]
  ) {
    guard !read.isWhole, let id = type.unwrapped.declaredID, let table = context.tables[id],
      steps.isEmpty && names.isEmpty || context.schema.layer(of: id) == .dto
    else { return }
    for (index, field) in table.fields.enumerated() {
      let path = steps + [index]
      let names = names + [field.wireName]
      let spellings = (spellings ?? names.dropLast()) + [field.spelling]
      let part = read.part(index)
      // There is nothing in it to be read.
      if part == nil, context.tables[field.type]?.isFixed == true { continue }
      if let part, !part.isPresence {
        collect(
          field.type, part, path, after: names, spelled: spellings, root: root, into: &found)
      } else {
        found.append(
          Unread(
            path: ReadPath(root: root, steps: path), text: names.joined(separator: "."),
            spelling: spellings.joined(separator: "."), span: field.syntax.span,
            isPresenceRead: part != nil))
      }
    }
  }
}

extension ResolvedField {
  /// The name in maps: the wire name or, if that is quoted, the Swift name.
  var spelling: String { syntax.wireName.isQuoted ? swiftName : wireName }
}

extension [UnreadSources.Unread] {
  /// A single diagnostic for all of them, since their author decides about all of them at once.
  func diagnostics(in signature: MapSignature) -> [Diagnostic] {
    [false, true].compactMap { isPresenceRead in
      let group = filter { $0.isPresenceRead == isPresenceRead }
      return group.isEmpty ? nil : group.diagnostic(isPresenceRead: isPresenceRead, in: signature)
    }
  }

  private func diagnostic(isPresenceRead: Bool, in signature: MapSignature) -> Diagnostic {
    let names = prefix(4).map(\.text).enumeration(hasMore: count > 4)
    let line = "ignore \(map(\.spelling).joined(separator: ", ")) because \"…\""
    return Diagnostic(
      .unreadSource,
      isPresenceRead
        ? "nothing reads what \(names) \(count == 1 ? "holds" : "hold")" : "nothing reads \(names)",
      at: signature.syntax.head,
      secondary: map { .init($0.span, "what it holds is lost") },
      help: "use \(count == 1 ? "it" : "them") in an entry, or write `\(line)`",
      fix: signature.syntax.insertion(of: [line])?.asProposal)
  }
}

extension DiagnosticKind {
  static let unreadSource = DiagnosticKind(
    "G0616", .warning, "a source that nothing reads",
    explanation: """
      If no entry reads a value that the API sends, the app loses it. Often that is intended, and `ignore` says so with
      its reason; sometimes the field was added later and forgotten here.
      """,
    wrong: """
      dto UserDTO { name: String, legacy_id: Int }
      domain User { name: String }
      map UserDTO -> User
      """,
    right: """
      dto UserDTO { name: String, legacy_id: Int }
      domain User { name: String }
      map UserDTO -> User { ignore legacy_id because "only the old billing reads it" }
      """)
}
