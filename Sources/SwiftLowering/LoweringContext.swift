package import SchemaSemantics
import SharedWork

/// What every lowering looks things up in. It never changes, and is a shared class, since nearly every step of the
/// lowering keeps a reference to it.
package final class LoweringContext: Sendable {
  package let schema: ValidatedSchema
  package let settings: GenerationSettings
  package let names: TypeNames
  package let storage: ValueStorage
  let deprecatedReadings: DeprecatedReadings
  package let deprecations: DeprecatedTypes
  package let drafts: Drafts
  package let wireNeeds: WireNeeds
  package let directEnums: DirectEnums
  package let formattedEnums: FormattedEnums
  /// The layer of the support code that reads and writes JSON without a decoder and encoder.
  package let readerLayer: OutputLayer
  package let failingMaps: FailingMaps
  let reportingMaps: ReportingMaps
  /// Of a schema that has maps.
  let recursiveTypes: RecursiveTypes
  let sensitiveHolders: TypeHolders
  /// Types that are read with reports about what is in them, if anything is sensitive.
  let reportingHolders: TypeHolders
  /// Types that may hold what was stored in another version, if anything is sensitive.
  let versionHolders: TypeHolders
  package let overloadedHooks: OverloadedHooks
  let hookNames: HookNames
  let detourNames: DetourNames
  let recordsMadeInPlace: RecordsMadeInPlace
  /// Types whose values may contain unions by shape, which are read by trying.
  let shapeHolders: TypeHolders
  let shapeRecords: ShapeRecords
  /// The types that maps are functions of, if they are in namespaces.
  let mapperNames: Set<String>
  /// The converters that the domain has, since models are read with them.
  let convertersOfDomain: Set<ConverterID>

  package init(_ schema: ValidatedSchema, _ settings: GenerationSettings) {
    // These take as long as all the others together.
    let wireNeeds = EarlyValue { WireNeeds(schema, settings) }
    let deprecations = EarlyValue { DeprecatedTypes(schema) }
    self.schema = schema
    self.settings = settings
    let names = TypeNames(
      schema, domainModule: settings.domain.module, supportPrefix: settings.supportPrefix)
    self.names = names
    let storage = ValueStorage(schema)
    self.storage = storage
    deprecatedReadings = DeprecatedReadings(schema, storage)
    drafts = Drafts(schema)
    let ways = schema.maps.flatMap(\.ways)
    failingMaps = FailingMaps(ways, FailureFacts(schema, settings))
    reportingMaps = ReportingMaps(ways) { schema.maps(ofPartsOf: $0) }
    recursiveTypes = RecursiveTypes(among: schema.maps.isEmpty ? [] : schema.types)
    sensitiveHolders = TypeHolders(of: \.hidesAnything, in: schema)
    let hides = !sensitiveHolders.isEmpty
    reportingHolders =
      hides ? TypeHolders(of: \.isReadWithReports, in: schema) : TypeHolders()
    versionHolders = hides ? TypeHolders(of: \.hasStoredVersions, in: schema) : TypeHolders()
    overloadedHooks = OverloadedHooks(schema)
    hookNames = HookNames(schema) { names.free($0) }
    detourNames = DetourNames(schema) { names.free($0) }
    recordsMadeInPlace = RecordsMadeInPlace(schema)
    let shapeHolders = TypeHolders(of: \.isUnionByShape, in: schema)
    self.shapeHolders = shapeHolders
    shapeRecords = ShapeRecords(schema, shapeHolders)
    mapperNames =
      settings.mappers == .namespaces ? Set(schema.maps.map { schema.mapperName($0) }) : []
    convertersOfDomain = schema.convertersOfModels
    self.deprecations = deprecations.value
    let needs = wireNeeds.value
    self.wireNeeds = needs
    directEnums = DirectEnums(schema, settings.json.isDirect ? needs : nil)
    formattedEnums = FormattedEnums(schema, needs, settings)
    readerLayer =
      schema.types.contains { $0.ownLayer == .domain && needs.isRead($0.id) } ? .domain : .data
  }

  /// What a `type` wraps; nil for everything else.
  package func base(of type: SchemaType) -> SchemaType? {
    guard let id = type.declaredID, case .wrapper(let wrapper) = schema[id].kind else { return nil }
    return wrapper.base
  }
}
