/// The JSON values that are read as a type. Each value belongs to one of these parts.
indirect enum ShapePart: Hashable {
  case null
  case flag
  /// The flag of a constant.
  case onlyFlag(Bool)
  case number
  case integer(Scalar)
  /// The integers of a closed enum, or of a constant.
  case integers(Set<String>)
  /// All integers but these: the tags that an open union does not know.
  case integersBesides(Set<String>)
  case text
  /// A URL, a UUID, data, or the digits of a decimal.
  case formatted(Scalar)
  /// The texts of a closed enum, or of a constant.
  case texts(Set<String>)
  /// All texts but these.
  case textsBesides(Set<String>)
  case array([ShapePart])
  case object(ObjectShape)
  /// An object whose keys are not looked at, because it is inside the value that is compared.
  case opaqueObject(TypeID)
  case dictionary([ShapePart])
  /// `JSON`, which reads any value.
  case anything
  /// What a converter reads, or what is nested too deeply to be compared.
  case unknown
}

/// An object that is read as a record, or as a union that has its tag in it.
struct ObjectShape: Hashable {
  struct Key: Hashable {
    let name: String
    var parts: [ShapePart]
    var isRequired: Bool
  }

  /// The name of the type, for messages.
  let name: String
  let keys: [Key]
  /// What it reads at all other keys; nil if it does not look at them.
  let rest: [ShapePart]?
  /// The key of a tag, if the object is only read without it.
  let absentKey: String?
  /// Whether it has further keys, which are not known here.
  let isPartial: Bool
  let requiredKeys: [String]
  private let positions: [String: Int]

  init(
    name: String, keys: [Key], rest: [ShapePart]? = nil, absentKey: String? = nil,
    isPartial: Bool = false
  ) {
    self.name = name
    self.keys = keys
    self.rest = rest
    self.absentKey = absentKey
    self.isPartial = isPartial
    requiredKeys = keys.filter(\.isRequired).map(\.name)
    positions = Dictionary(firstOf: keys.enumerated().map { ($0.element.name, $0.offset) })
  }

  subscript(name: String) -> Key? { positions[name].map { keys[$0] } }
}
