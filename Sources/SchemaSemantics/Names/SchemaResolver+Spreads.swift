import Diagnostics
import SchemaSyntax

extension SchemaResolver {
  /// The group that a spread names, if there is one of the right layer.
  mutating func group(_ spread: Spread, in entry: TypeIndex.Entry, _ layer: Layer)
    -> TypeIndex.Entry?
  {
    guard let id = index.lookUp(spread.group, from: .type(entry.id)) else {
      reportUnknown(spread, in: entry, layer)
      return nil
    }
    let found = index.entries[id.index]
    guard let group = found.group else {
      reportNoGroup(spread, found, layer)
      return nil
    }
    // Which layer either of them should have is part of another error.
    if group.isLayerGuessed || entry.group?.isLayerGuessed == true { return nil }
    guard group.members.layer == layer else {
      reportLayer(spread, group, layer)
      return nil
    }
    return found
  }

  private mutating func reportUnknown(_ spread: Spread, in entry: TypeIndex.Entry, _ layer: Layer) {
    let names = index.surroundings(of: .type(entry.id)).flatMap { index.groupNames(in: $0) }
    if spread.group.rest.isEmpty,
      let problem = Diagnostic.inNamespaces(
        .unknownGroup, "group of fields", spread.group.first,
        index.inNamespaces(spread.group.text, where: { $0.group != nil }))
    {
      diagnostics.append(problem)
      return
    }
    diagnostics.append(
      .unknownName(
        .unknownGroup, "there is no group of fields `\(spread.group.text)`", at: spread.group.span,
        nearest: Spelling(names).nearest(to: spread.group.text),
        help: "declare it with `\(layer.rawValue) fields \(spread.group.last.text) { … }`"))
  }

  private mutating func reportNoGroup(_ spread: Spread, _ found: TypeIndex.Entry, _ layer: Layer) {
    let name = found.qualifiedName
    // A group that has the name as well is reported where it is declared.
    guard !index.groupNames(in: found.place).contains(found.name.text) else { return }
    diagnostics.report(
      .notAGroup, "`\(name)` is not a group of fields", at: spread.group.span,
      secondary: [.init(found.name.span, "declared here")],
      help:
        "declare what several records share as `\(layer.rawValue) fields`, or add a field of type `\(name)`"
    )
  }

  private mutating func reportLayer(
    _ spread: Spread, _ group: FieldGroupDeclaration, _ layer: Layer
  ) {
    let name = group.members.name.text
    diagnostics.report(
      .groupOfOtherLayer,
      "a `\(layer.rawValue)` cannot hold the fields of a `\(group.members.layer.rawValue)`",
      at: spread.group.span,
      secondary: [.init(group.members.head, "`\(name)` is declared here")],
      help: "declare a group of its own for this layer: `\(layer.rawValue) fields`")
  }
}

extension DiagnosticKind {
  static let notAGroup = DiagnosticKind(
    "G0463", .error, "a spread of something that is not a group of fields",
    explanation: """
      Only a group of fields can be spread. Whoever reads a record can then be sure that no other record takes its
      fields. What two records share is declared as a group, and both spread it.
      """,
    wrong: """
      dto PersonDTO { name: String }
      dto UserDTO { ...PersonDTO, email: String }
      """,
    right: """
      dto fields Person { name: String }
      dto PersonDTO { ...Person }
      dto UserDTO { ...Person, email: String }
      """)

  static let groupOfOtherLayer = DiagnosticKind(
    "G0464", .error, "a group of fields of another layer",
    explanation: """
      A group belongs to one layer, as a record does: what its fields can say depends on that. A `dto` spreads `dto fields`,
      a `domain` spreads `domain fields`, and a `model` spreads `model fields`.
      """,
    wrong: """
      dto fields Timestamps { created: Int }
      domain User { ...Timestamps }
      """,
    right: """
      domain fields Timestamps { created: Int }
      domain User { ...Timestamps }
      """)

  static let unknownGroup = DiagnosticKind(
    "G0466", .error, "a group of fields that is not declared",
    explanation: """
      After `...` comes the name of a group of fields, which a file of this run declares. Within a type, a group that is
      nested in it is found by its own name.
      """,
    wrong: """
      dto UserDTO { ...Timestamps, name: String }
      """,
    right: """
      dto fields Timestamps { created: Int, updated: Int? }
      dto UserDTO { ...Timestamps, name: String }
      """)
}
