import SchemaSemantics
import TextFormats

extension LoweringContext {
  /// Up to this number, a `switch` over tags is as fast as a table, and compiles in a moment.
  static let mostSwitchedTags = 64

  /// How values of a union are decoded and encoded; nil for one that is neither.
  func lowerCoding(of declared: ValidUnion, _ type: ValidType, needs: inout FileNeeds)
    -> UnionCodingModel?
  {
    let (isRead, isWritten) = (wireNeeds.isRead(type.id), wireNeeds.isWritten(type.id))
    let union = type.isStored ? schema.storedForm(of: declared) : declared
    guard union.discriminator != nil, isRead || isWritten || type.isStored else { return nil }
    mentionStoredParts(of: type, in: &needs)
    let isDirect = settings.json.isDirect && !type.isStored
    if isDirect { mentionReader(for: type, needs: &needs) }
    var coding = UnionCoding(context: self, union: union, type: type, needs: needs)
    let isWithinDeprecated = deprecations.isWithinMarked(type.id)
    let model = UnionCodingModel(
      head: codingHead(of: type),
      codable: wireNeeds.isCodable(type.id)
        ? coding.codable(
          isDecodable: wireNeeds.isDecodable(type.id), isEncodable: wireNeeds.isEncodable(type.id),
          isWithinDeprecated: isWithinDeprecated) : nil,
      reading: isDirect && isRead
        ? coding.reading(isWithinDeprecated: isWithinDeprecated) : nil,
      writing: isDirect && isWritten ? coding.writing() : nil, formats: coding.formats,
      names: coding.namesModel)
    needs = coding.needs
    return model
  }
}

/// Writes the functions of one union.
struct UnionCoding {
  let context: LoweringContext
  let union: ValidUnion
  let type: ValidType
  let payloads: [UnionPayload?]
  let formats: [FormatModel]
  let shapeCases: ShapeCases
  let isLarge: Bool
  /// The static property that holds the names of a large union.
  private let namesProperty: String
  private var usesNames = false
  var members: LocalNames
  var needs: FileNeeds

  var names: TypeNames { context.names }

  init(context: LoweringContext, union: ValidUnion, type: ValidType, needs: FileNeeds) {
    self.context = context
    self.union = union
    self.type = type
    shapeCases = ShapeCases(context, of: union)
    isLarge = union.isLarge
    var payloads = UnionPayloads(context, of: union, type)
    var needs = needs
    self.payloads = union.cases.map { payloads.payload(of: $0, needs: &needs) }
    self.needs = needs
    formats = payloads.formats
    members = payloads.members
    namesProperty = members.claim("names")
  }

  mutating func codable(
    isDecodable: Bool, isEncodable: Bool, isWithinDeprecated: Bool
  ) -> UnionCodableModel {
    UnionCodableModel(
      decoding: isDecodable ? decoding(isWithinDeprecated: isWithinDeprecated) : nil,
      encoding: isEncodable ? encoding() : nil)
  }

  mutating func call(_ parts: SupportPart...) {
    for part in parts { needs.call(part) }
  }

  /// The names of a large union, as they are used.
  mutating func namesTable() -> SwiftExpression {
    usesNames = true
    call(.wireNames)
    return .word("Self").member(namesProperty)
  }

  var namesModel: UnionNamesModel? {
    guard usesNames else { return nil }
    return UnionNamesModel(
      name: namesProperty, type: names.support(.wireNames),
      lines: union.cases[union.tagged].map { $0.tag?.wireLine ?? "" })
  }

  /// `.image` and what is after it.
  func reference(_ position: Int) -> SwiftExpression {
    .member(nil, SwiftIdentifier.member(union.cases[position].swiftName))
  }

  /// The format of a payload that may be nil: `as: .optional(.url)`
  mutating func wholeFormatArgument(_ payload: UnionPayload) -> SwiftArguments {
    guard payload.isOptional, let format = payload.format else { return payload.formatArgument }
    call(.wireFormatCollections)
    return ["as": .call(.member(nil, "optional"), ["_": format])]
  }

  /// `of: Self.self` for a union of which several cases may hold the same.
  var sharedReadingArgument: SwiftArguments {
    shapeCases.sharingReading.isEmpty ? [:] : ["of": .word("Self").member("self")]
  }

  /// The keys that tell a case from the others: `requiring: ["radius"]`
  func keysArgument(_ position: Int) -> SwiftArguments {
    let keys = shapeCases.distinctiveKeys(position)
    return keys.isEmpty ? [:] : ["requiring": .strings(keys)]
  }

  /// The tag of a case as a literal.
  func tag(_ position: Int) -> SwiftExpression {
    switch union.cases[position].tag {
    case .string(let text): .string(text)
    case .number(let number): .word(number.description)
    case .boolean(let flag): .word(String(flag))
    default: .string(union.cases[position].swiftName)
    }
  }

  /// All tags, as a list of strings.
  var knownTags: SwiftExpression {
    .strings(
      union.tagged.map { position in
        if case .string(let text) = union.cases[position].tag { text } else { tag(position).text }
      })
  }

  /// The type of what the cases are found by. What is stored has texts there.
  var tagScalar: SchemaType {
    type.isStored ? .scalar(.string) : context.tagType(of: type.id) ?? .scalar(.string)
  }

  var tagType: String { names.text(of: tagScalar, in: nil) }
}

extension ValidUnion {
  var isLarge: Bool {
    discriminator != nil && discriminator != .shape
      && cases.count > LoweringContext.mostSwitchedTags
  }

  /// Whether the tags of the schema are all possible tags.
  private var hasEveryTag: Bool {
    Set(cases.map(\.tag)).subtracting([.null]) == [.boolean(true), .boolean(false)]
  }

  /// Whether, after it has been read, a tag or a key is known to belong to one of the cases.
  var isCertainOfCase: Bool { hasEveryTag || discriminator == .key && !isOpen }
}
