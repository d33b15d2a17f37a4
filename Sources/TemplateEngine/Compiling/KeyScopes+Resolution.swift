import Diagnostics

extension KeyScopes {
  /// Finds the key and checks that it can be used in this way. If it fails without a diagnostic, an earlier one has
  /// reported the cause.
  func resolve(_ reference: KeyReference, for use: KeyUse) -> KeyResolution {
    guard let first = reference.words.first else { return .failure(nil) }
    if first.text.hasPrefix("@") { return resolvePosition(first, for: use) }
    for level in scopes.indices.reversed() {
      guard let context = scopes[level].context else { return .failure(nil) }
      guard let position = context.position(of: first.text) else { continue }
      return follow(reference, from: context, KeyPlace(level: level, path: [position]), for: use)
    }
    return .failure(unknownKey(first, in: scopes.reversed().compactMap(\.context)))
  }

  private func follow(
    _ reference: KeyReference, from context: ContextDescription, _ start: KeyPlace, for use: KeyUse
  ) -> KeyResolution {
    let kind = context.keys[start.path[0]].kind
    var found = ResolvedKey(place: start, kind: kind, passesOptional: kind.isOptional)
    for index in reference.words.indices.dropFirst() {
      let parent = KeyReference(words: Array(reference.words[..<index]))
      if let problem = problem(with: parent, found, for: .step) { return .failure(problem) }
      guard let part = found.kind.context?.contextDescription else { return .failure(nil) }
      guard let position = part.position(of: reference.words[index].text) else {
        return .failure(unknownKey(reference.words[index], in: [part]))
      }
      found.place.path.append(position)
      found.kind = part.keys[position].kind
      found.passesOptional = found.passesOptional || found.kind.isOptional
    }
    if let problem = problem(with: reference, found, for: use) { return .failure(problem) }
    return .key(found)
  }

  private func problem(
    with reference: KeyReference, _ key: ResolvedKey, for use: KeyUse
  ) -> Diagnostic? {
    guard use.accepts(key.kind) else { return wrongKind(reference, key.kind, for: use) }
    if use.needsPresence, key.kind.isOptional, !isPresent(key.place) {
      return possiblyAbsent(reference)
    }
    return nil
  }

  private func resolvePosition(_ word: Word, for use: KeyUse) -> KeyResolution {
    guard let position = ElementPosition(rawValue: word.text) else {
      return .failure(unknownPosition(word))
    }
    guard let level = scopes.lastIndex(where: \.isElement) else {
      return .failure(
        Diagnostic(
          .unknownKey, "`\(word.text)` exists only within an `each`", at: word.span,
          secondary: originLabels,
          help: "use it within the `each` that goes through the list"))
    }
    guard use.accepts(.flag) else {
      return .failure(wrongKind(KeyReference(words: [word]), .flag, for: use))
    }
    return .position(position, level: level)
  }
}

extension KeyScopes {
  private static let listedKeys = 12

  var originLabels: [Diagnostic.Label] { origin.map { [$0] } ?? [] }

  private func unknownKey(_ word: Word, in contexts: [ContextDescription]) -> Diagnostic {
    let innermost = contexts.first
    let around = contexts.dropFirst().map { "`\($0.name)`" }
    let notes =
      around.isEmpty ? [] : ["it is within \(around.listed), which does not have this key either"]
    return .unknownName(
      .unknownKey, "`\(innermost?.name ?? "")` has no key `\(word.text)`", at: word.span,
      nearest: Spelling(contexts.flatMap { $0.keys.map(\.name) }).nearest(to: word.text),
      secondary: originLabels, notes: notes, help: innermost.map { Self.keysHelp($0) })
  }

  private static func keysHelp(_ context: ContextDescription) -> String {
    let names = context.keys.prefix(listedKeys).map { "`\($0.name)`" }
    let rest = context.keys.count > listedKeys ? " and others" : ""
    return names.isEmpty ? "it has no keys" : "its keys are \(names.listed)\(rest)"
  }

  private func unknownPosition(_ word: Word) -> Diagnostic {
    .unknownName(
      .unknownKey, "there is no `\(word.text)`", at: word.span,
      nearest: Spelling(ElementPosition.allCases.map(\.rawValue)).nearest(to: word.text),
      help: "write `@first` or `@last`")
  }

  private func wrongKind(
    _ reference: KeyReference, _ kind: TemplateKeyKind, for use: KeyUse
  ) -> Diagnostic {
    Diagnostic(
      .wrongKind, "\(use.requirement), but `\(reference.text)` is \(kind.phrase)",
      at: reference.span, secondary: originLabels, help: use.help(for: reference.text, of: kind))
  }

  private func possiblyAbsent(_ reference: KeyReference) -> Diagnostic {
    Diagnostic(
      .possiblyAbsent, "`\(reference.text)` may be absent", at: reference.span,
      secondary: originLabels,
      help: "put what needs it between `{{#if \(reference.text)}}` and `{{/if}}`")
  }
}

extension [String] {
  fileprivate var listed: String { joined(separator: ", ") }
}

extension DiagnosticKind {
  static let unknownKey = DiagnosticKind(
    "G0901", .error, "a key that the context does not have",
    explanation: """
      A template is rendered with a context, whose keys are fixed. A key is looked up in the innermost context, such as
      an element of a list, and then in the contexts around it. An included template sees only the context that it is
      included with, and not the contexts around its tag. `@first` and `@last` exist only within an `each`.
      """,
    language: .template,
    wrong: """
      struct {{nmae}} {}
      """,
    right: """
      struct {{name}} {}
      """)

  static let wrongKind = DiagnosticKind(
    "G0902", .error, "a key of the wrong kind",
    explanation: """
      Each key is a text, a flag, a list or a context; texts and contexts can be optional. A text is written by its
      name. `if` and `unless` test flags, optionals that may be absent, and lists that may be empty; `each` goes through
      a list, and `with` enters a context.
      """,
    language: .template,
    wrong: """
      init({{fields}}) {}
      """,
    right: """
      init({{#each fields}}{{name}}: {{type}}{{#unless @last}}, {{/unless}}{{/each}}) {}
      """)

  static let possiblyAbsent = DiagnosticKind(
    "G0903", .error, "an optional that may be absent",
    explanation: """
      An optional key can be used only where it is known to be present: between `#if` and its `else` or end, in the
      `else` of an `#unless`, or in a `#with` that enters it. Otherwise the output could have a gap that nobody
      intended.
      """,
    language: .template,
    wrong: """
      /// {{summary}}
      struct {{name}} {}
      """,
    right: """
      {{#if summary}}
      /// {{summary}}
      {{/if}}
      struct {{name}} {}
      """)
}
