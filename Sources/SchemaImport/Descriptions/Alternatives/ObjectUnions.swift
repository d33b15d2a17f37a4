import Diagnostics
import JSON

extension DescriptionReading {
  /// A union of objects and of other cases, which the kind of value tells apart from them.
  mutating func union(
    of objects: [Branch], beside cases: [DraftUnion.Case], _ alternatives: Alternatives,
    _ combined: CombinedSchema
  ) -> DraftType {
    if objects.count < 2 {
      return shapeUnion(of: cases + objects.map { shapeCase(of: $0) }, combined)
    }
    let outer = cases.isEmpty ? combined.origin : combined.origin.appending("object")
    if let union = tagUnion(of: objects, alternatives, at: outer) {
      let type = declare(.union(union), for: combined, at: outer)
      guard !cases.isEmpty else { return type }
      return shapeUnion(
        of: cases + [DraftUnion.Case(name: "object", payload: type)], combined)
    }
    let sorted = mostSpecificFirst(objects)
    if let twin = hidden(in: sorted) {
      return undecided(
        alternatives.use,
        twin.earlier == twin.later
          ? "nothing tells the alternatives apart"
          : "nothing tells the alternatives apart, and whatever `\(twin.later)` can be, "
            + "`\(twin.earlier)` can be as well")
    }
    if let (earlier, later, key) = overlap(in: sorted) {
      reportOverlap(alternatives.use, earlier, later, key)
    } else if alternatives.use.member.name == "anyOf", mayCombine(sorted) {
      note(.combinableAlternatives, of: alternatives.use)
    }
    return shapeUnion(of: cases + sorted.map { shapeCase(of: $0.branch) }, combined, inOrder: true)
  }

  private mutating func reportOverlap(
    _ use: CombinedSchema.Use, _ earlier: ObjectOutline, _ later: ObjectOutline, _ key: String
  ) {
    let report = Report(
      origin: use.site.origin, code: DiagnosticKind.ambiguousUnion.code, keyword: use.member.name)
    guard reported.insert(report).inserted else { return }
    let places = OriginPlaces(documents: documents)
    diagnostics.report(
      .ambiguousUnion, "more than one case of `\(use.site.origin.pointer)` may fit a value",
      at: span(use.member.namePlace, in: use.site.resource),
      secondary: [
        .init(places.span(of: earlier.branch.site.origin), "`\(earlier.name)` is tried first"),
        .init(
          places.span(of: later.branch.site.origin), "`\(later.name)` may lose its `\(key)`"),
      ],
      notes: ["in the schema its cases are tried in their order: `by shape, in order`"],
      help: "give the cases a tag, or require the keys that tell them apart")
  }

  private mutating func shapeUnion(
    of cases: [DraftUnion.Case], _ combined: CombinedSchema, inOrder: Bool = false
  ) -> DraftType {
    if cases.count == 1, let payload = cases[0].payload { return payload }
    let lists = cases.filter { if case .list = $0.payload?.kind { true } else { false } }
    let union = DraftUnion(.shape(inOrder: inOrder || lists.count > 1), cases: cases)
    return declare(.union(union), for: combined)
  }

  mutating func shapeCase(of branch: Branch) -> DraftUnion.Case {
    if branch.target == nil, let schema = branch.schema, hints[branch.origin] == nil {
      hints[branch.origin] = names(for: schema, title: nil)
    }
    var payload = type(of: branch)
    payload.isNullable = false
    return DraftUnion.Case(
      name: name(of: branch), payload: payload,
      documentation: branch.target == nil && isDeclared(payload)
        ? nil : branch.site.words(.description))
  }

  private func isDeclared(_ type: DraftType) -> Bool {
    if case .declared = type.kind { true } else { false }
  }

  /// As the document calls it, or by its kind.
  func name(of branch: Branch) -> String {
    if let schema = branch.schema, let name = names(for: schema, title: nil).first { return name }
    return branch.site.words(.title) ?? branch.kinds.separate.first?.word ?? "value"
  }
}
