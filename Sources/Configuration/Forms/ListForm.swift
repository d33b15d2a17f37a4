import Diagnostics
import JSON

extension ValueForm {
  /// A list in which no item occurs twice.
  static func list<Item>(
    of item: ValueForm<Placed<Item>>, canBeEmpty: Bool = false
  ) -> Self where Value == [Placed<Item>] {
    list(of: item, canBeEmpty: canBeEmpty, isSet: true) { items, subject, diagnostics in
      var seen: [Item: SourceSpan] = [:]
      for item in items {
        guard let span = item.span else { continue }
        if let earlier = seen[item.value] {
          diagnostics.report(
            .repeatedItem, "\(subject) contains this twice", at: span,
            secondary: [.init(earlier, "the first one")], help: "remove one of them")
        } else {
          seen[item.value] = span
        }
      }
    }
  }

  static func list<Item>(of item: ObjectForm<Item>) -> Self where Value == [Item] {
    list(of: item.value, canBeEmpty: false, isSet: false) { _, _, _ in }
  }

  private static func list<Item>(
    of item: ValueForm<Item>, canBeEmpty: Bool, isSet: Bool,
    check: @escaping @Sendable ([Item], String, inout [Diagnostic]) -> Void
  ) -> Self where Value == [Item] {
    let form = item.description
    let description = FormDescription(
      noun: "a list of \(form.plural)", plural: "lists of \(form.plural)",
      example: [form.example],
      schema: [.init("type", "array"), .init("items", .object(form.schema))]
        + (canBeEmpty ? [] : [.init("minItems", .integer(1))])
        + (isSet ? [.init("uniqueItems", .boolean(true))] : []),
      choices: form.choices, object: form.object)
    return ValueForm(
      description: description,
      read: { reading, diagnostics in
        guard case .array(let nodes) = reading.node.content else {
          diagnostics.append(reading.wants(description, fix: inBrackets(reading, item)))
          return nil
        }
        if nodes.isEmpty, !canBeEmpty {
          diagnostics.append(empty(description, reading))
          return nil
        }
        let items = nodes.compactMap { node in
          item.read(
            Reading(node: node, subject: "an item of \(reading.subject)"), &diagnostics)
        }
        check(items, reading.subject, &diagnostics)
        return items
      },
      write: { .array($0.map(item.write)) })
  }

  /// A single item, where a list was meant.
  private static func inBrackets<Item>(
    _ reading: Reading, _ item: ValueForm<Item>
  ) -> Diagnostic.Fix? {
    var problems: [Diagnostic] = []
    guard item.read(reading, &problems) != nil, problems.isEmpty else { return nil }
    let span = reading.node.span
    return Diagnostic.Fix([
      .init(span: span.before, replacement: "["), .init(span: span.after, replacement: "]"),
    ])
  }

  private static func empty(_ description: FormDescription, _ reading: Reading) -> Diagnostic {
    Diagnostic(
      .emptyList, "\(reading.subject) is empty", at: reading.node.span,
      help: "write at least one item, as in \(description.shownExample), or leave the key out")
  }
}

extension DiagnosticKind {
  static let repeatedItem = DiagnosticKind(
    "G1026", .error, "an item that is in a list twice",
    explanation: """
      The second item would change nothing. Two paths are the same if they name the same file or folder, as `Schemas`
      and `./Schemas/` do.
      """,
    language: .json,
    wrong: """
      { "schemas": ["Schemas", "./Schemas/"] }
      """,
    right: """
      { "schemas": ["Schemas", "Shared/Money.gate"] }
      """)

  static let emptyList = DiagnosticKind(
    "G1027", .error, "a list without items",
    explanation: """
      An empty list would leave nothing to do: without schemas there is nothing to read, and without an output there is
      nothing to write. If the key is left out, its default applies.
      """,
    language: .json,
    wrong: """
      { "schemas": [] }
      """,
    right: """
      { "schemas": ["Schemas"] }
      """)
}
