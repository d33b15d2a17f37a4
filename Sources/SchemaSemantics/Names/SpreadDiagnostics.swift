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

  /// - Parameter start: where the cycle begins among the open groups.
  mutating func reportCycle(from start: Int) {
    let steps = groups.open[start...]
    guard let first = steps.first, let last = steps.last else { return }
    let name = index.entries[first.group.index].qualifiedName
    let others = steps.dropLast().map { step in
      Diagnostic.Label(
        step.spread, "`\(index.entries[step.group.index].qualifiedName)` holds this group")
    }
    diagnostics.report(
      .groupCycle, "the group `\(name)` holds its own fields", at: last.spread,
      secondary: others, help: "remove one of these lines")
  }

  mutating func reportDepth(of spread: Spread) {
    diagnostics.report(
      .groupDepth, "groups of fields are spread too deeply here", at: spread.span,
      help: "write the fields of the inner groups into fewer groups; 64 levels are the limit")
  }

  mutating func reportRepetition(
    of spread: ResolvedSpread, in entry: TypeIndex.Entry, after others: [ResolvedSpread]
  ) {
    for other in others {
      guard let shared = spread.groups.first(where: other.groups.contains) else { continue }
      let group = index.entries[shared.index]
      diagnostics.report(
        .repeatedMember,
        "`\(entry.qualifiedName)` has the fields of `\(group.qualifiedName)` twice",
        at: spread.span,
        secondary: [
          .init(other.span, "they are here already"),
          .init(group.name.span, "`\(group.qualifiedName)` is declared here"),
        ],
        help: spread.group == shared
          ? "remove one of the two lines"
          : "take `...\(group.name.text)` out of one of the groups, or remove one of these lines")
      return
    }
  }

  mutating func report(_ nested: Declaration, in group: TypeIndex.Entry) {
    diagnostics.report(
      .declarationInGroup, "nothing can be declared within a group of fields",
      at: TypeSyntax(nested)?.name.span ?? nested.span,
      secondary: [.init(group.name.span, "this is a group of fields")],
      notes: ["a group is not a type, so there would be no place for it in Swift"],
      help: "move it out of `\(group.qualifiedName)`")
  }

  mutating func reportNestedProtocol(
    _ word: SourceSpan, of group: TypeIndex.Entry, in parent: TypeIndex.Entry
  ) {
    diagnostics.report(
      .nestedProtocol, "a group of fields within a type cannot become a protocol", at: word,
      secondary: [.init(parent.name.span, "`\(group.qualifiedName)` is declared within this")],
      notes: ["in Swift, a type cannot conform to a protocol that is declared within it"],
      help: "move `\(group.name.text)` out of `\(parent.qualifiedName)`, or remove `: protocol`")
  }
}

extension DiagnosticKind {
  static let repeatedMember = DiagnosticKind(
    "G0460", .error, "a field that a record has twice",
    explanation: """
      The fields of a group become fields of each record that spreads it, as if they were written there. So a record can
      have neither a field of its own with the same name, nor a second group with such a field, nor the same group twice.

      ```gate
      dto fields Timestamps { created: Int, updated: Int? }
      dto UserDTO { ...Timestamps, created: Int }
      ```

      ```gate
      dto fields Timestamps { created: Int, updated: Int? }
      dto UserDTO { ...Timestamps }
      ```
      """)

  static let groupCycle = DiagnosticKind(
    "G0461", .error, "a group of fields that holds itself",
    explanation: """
      A group can spread other groups, but not itself, and not one that leads back to it: its fields would have no end.

      ```gate
      dto fields Created { created: Int, ...Updated }
      dto fields Updated { updated: Int, ...Created }
      dto UserDTO { ...Created }
      ```

      ```gate
      dto fields Created { created: Int }
      dto fields Updated { updated: Int, ...Created }
      dto UserDTO { ...Updated }
      ```
      """)

  static let notAGroup = DiagnosticKind(
    "G0463", .error, "a spread of something that is not a group of fields",
    explanation: """
      Only a group of fields can be spread. Whoever reads a record can then be sure that no other record takes its
      fields. What two records share is declared as a group, and both spread it.

      ```gate
      dto PersonDTO { name: String }
      dto UserDTO { ...PersonDTO, email: String }
      ```

      ```gate
      dto fields Person { name: String }
      dto PersonDTO { ...Person }
      dto UserDTO { ...Person, email: String }
      ```
      """)

  static let groupOfOtherLayer = DiagnosticKind(
    "G0464", .error, "a group of fields of another layer",
    explanation: """
      A group belongs to one layer, as a record does: what its fields can say depends on that. A `dto` spreads `dto fields`,
      a `domain` spreads `domain fields`, and a `model` spreads `model fields`.

      ```gate
      dto fields Timestamps { created: Int }
      domain User { ...Timestamps }
      ```

      ```gate
      domain fields Timestamps { created: Int }
      domain User { ...Timestamps }
      ```
      """)

  static let declarationInGroup = DiagnosticKind(
    "G0465", .error, "a declaration within a group of fields",
    explanation: """
      A group contains fields, constants and rules. It is not a type in Swift, so no type can be nested in it. Declare the
      type beside the group.

      ```gate
      dto fields Placed {
        place: PlaceDTO
        dto PlaceDTO { city: String }
      }
      ```

      ```gate
      dto fields Placed { place: PlaceDTO }
      dto PlaceDTO { city: String }
      ```
      """)

  static let unknownGroup = DiagnosticKind(
    "G0466", .error, "a group of fields that is not declared",
    explanation: """
      After `...` comes the name of a group of fields, which a file of this run declares. Within a type, a group that is
      nested in it is found by its own name.

      ```gate
      dto UserDTO { ...Timestamps, name: String }
      ```

      ```gate
      dto fields Timestamps { created: Int, updated: Int? }
      dto UserDTO { ...Timestamps, name: String }
      ```
      """)

  static let nestedProtocol = DiagnosticKind(
    "G0467", .error, "a protocol within a type",
    explanation: """
      A group with `: protocol` becomes a protocol in Swift, to which the records that spread it conform. A type cannot
      conform to a protocol that is declared within the type itself, so such a group is declared on its own.

      ```gate
      dto UserDTO {
        ...Named
        dto fields Named: protocol { name: String }
      }
      ```

      ```gate
      dto UserDTO { ...Named }
      dto fields Named: protocol { name: String }
      ```
      """)

  static let groupDepth = DiagnosticKind(
    "G0468", .error, "groups of fields that are spread too deeply",
    explanation: """
      Groups can spread each other 64 levels deep. Nobody can find a field through that many groups: combine some of
      them.
      """)
}
