import Diagnostics
import JSON

/// The state of reading descriptions: what is known of schemas, and what has become of them so far.
struct DescriptionReading {
  let documents: [ImportedDocument]
  let index: ResourceIndex
  var references: References

  /// Schemas with a name of their own, and those names, the best first.
  var names: [Origin: [String]] = [:]

  /// Words that fit for schemas without a name, such as the tag of a union's case.
  var hints: [Origin: [String]] = [:]

  /// Which schemas extend others that can be told apart from each other.
  var heirs = Heirs()

  /// What follows those that were asked for.
  var heirChoices: [CombinedSchema.Part: HeirChoice?] = [:]

  /// References that led to no declaration yet.
  var awaited: [SchemaSite] = []
  var isAwaited: Set<Origin> = []

  var declarations: [DraftDeclaration] = []
  var declared: Set<Origin> = []

  /// Where a type is being made of several schemas, by these.
  var openCombinations: [[CombinedSchema.Part]: Origin] = [:]

  /// Where a type was made of several schemas within one that is still being made.
  var closedCombinations: [[CombinedSchema.Part]: Origin] = [:]

  /// Those of the open ones that are referred to from within.
  var circular: Set<Origin> = []

  /// What was found out about schemas at these places.
  var kinds: [Origin: JSONKinds] = [:]

  /// What the alternatives can be beside which a format is said.
  var kindsOfChoices: [Origin: JSONKinds] = [:]

  /// Of each alternative: the values listed beside all of them that one of them has.
  var valuesOfChoices: [Origin: Set<JSONValue.Content>] = [:]
  var patterns: [String: Result<String?, PatternTranslation.Fault>] = [:]

  /// Whether aliases lead to something in the end.
  var ending: [Origin: Bool] = [:]

  /// Decided once everything is declared.
  var standards: [PendingStandard] = []
  var inheritedStandards: [Origin: SchemaSite.Standard?] = [:]
  var directions: [FieldPlace: FieldDirection] = [:]
  var messages = MessageRoots()
  var sentStandards: Set<FieldPlace> = []

  /// Alternatives of which the schema around them says the type.
  var isTypedAround: Set<Origin> = []
  var recurring = RecurringLosses()

  var diagnostics: [Diagnostic] = []
  var reported: Set<Report> = []

  /// How many schemas are open within each other.
  var depth = 0

  /// More than anyone nests, and little enough for the stack of any thread.
  static let depthLimit = 64

  init(_ documents: [ImportedDocument], _ kinds: [DescriptionKind?]) {
    self.documents = documents
    index = ResourceIndex(Array(zip(documents, kinds)))
    references = References(index)
  }

  struct Report: Hashable {
    let origin: Origin
    let code: String
    let keyword: String
  }

  func site(_ value: JSONValue, at origin: Origin, in resource: Int) -> SchemaSite? {
    SchemaSite(
      value, at: origin, resource: index.resource(at: origin, within: resource),
      dialect: index[resource].dialect)
  }

  /// A schema within another one. What is not a schema is reported, and left out.
  mutating func child(_ steps: String..., value: JSONValue, of site: SchemaSite) -> SchemaSite? {
    let origin = site.origin.appending(steps)
    if let child = self.site(value, at: origin, in: site.resource) { return child }
    reportNoSchema(value, at: origin, in: site.resource)
    return nil
  }

  func span(_ place: Range<Int>, in resource: Int) -> SourceSpan {
    documents[index[resource].document].span(place)
  }
}
