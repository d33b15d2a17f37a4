/// Tells the authors of templates which keys they can use. The raw value is what the command line calls the format.
package enum ContextDocumentation: String, CaseIterable, Sendable {
  /// For a terminal.
  case text
  case markdown

  /// The given contexts and all that can be reached from them, each once, in the order in which a reader comes across
  /// them.
  package func render(_ contexts: [any TemplateContext.Type]) -> String {
    reachable(from: contexts).map { section(on: $0) }.joined(separator: "\n")
  }

  private func reachable(from contexts: [any TemplateContext.Type]) -> [ContextDescription] {
    var seen: Set<ObjectIdentifier> = []
    var found: [ContextDescription] = []
    var waiting = contexts
    var next = 0
    while next < waiting.count {
      let context = waiting[next]
      next += 1
      guard seen.insert(ObjectIdentifier(context)).inserted else { continue }
      let description = context.contextDescription
      found.append(description)
      waiting += description.keys.compactMap(\.kind.context)
    }
    return found
  }

  private func section(on context: ContextDescription) -> String {
    switch self {
    case .text: plainSection(on: context)
    case .markdown: markdownSection(on: context)
    }
  }

  /// ```
  /// field
  ///   name     text           What the property is called.
  ///   summary  optional text  Its documentation, if it has any.
  /// ```
  private func plainSection(on context: ContextDescription) -> String {
    let kinds = context.keys.map { $0.kind.title { $0 } }
    let nameWidth = context.keys.map(\.name.count).max() ?? 0
    let kindWidth = kinds.map(\.count).max() ?? 0
    var lines = [context.name]
    for (key, kind) in zip(context.keys, kinds) {
      lines.append(
        "  \(key.name.padded(to: nameWidth))  \(kind.padded(to: kindWidth))  \(key.documentation)")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func markdownSection(on context: ContextDescription) -> String {
    var lines = ["## `\(context.name)`", "", "| key | kind | what it is |", "| --- | --- | --- |"]
    for key in context.keys {
      let cells = ["`\(key.name)`", key.kind.title { "`\($0)`" }, key.documentation]
      lines.append("| \(cells.map(\.asTableCell).joined(separator: " | ")) |")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension TemplateKeyKind {
  fileprivate func title(_ quoted: (String) -> String) -> String {
    switch self {
    case .text: "text"
    case .optionalText: "optional text"
    case .flag: "flag"
    case .list(let element): "list of \(quoted(element.contextName))"
    case .context(let context): quoted(context.contextName)
    case .optionalContext(let context): "optional \(quoted(context.contextName))"
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(width - count, 0))
  }

  /// A bar would begin the next cell, and a line break the next row.
  fileprivate var asTableCell: String {
    map { character in
      switch character {
      case "|": "\\|"
      case _ where character.isNewline: " "
      default: String(character)
      }
    }.joined()
  }
}
