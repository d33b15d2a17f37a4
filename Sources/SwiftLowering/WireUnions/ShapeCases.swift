import SchemaSemantics

/// What the schema says about the cases of a union by shape, before there is a payload.
struct ShapeCases {
  private let cases: [ShapeCase]
  /// Cases with values that another case may contain as well. Reading these again for each case would double the time at
  /// every level.
  let sharingReading: Set<Int>

  init(_ context: LoweringContext, of union: ValidUnion) {
    let cases =
      union.discriminator == .shape ? union.cases.map { ShapeCase(context, $0) } : []
    self.cases = cases
    let holders = cases.indices.filter { cases[$0].holdsUnions }
    sharingReading = Set(
      holders.filter { position in
        holders.contains { $0 != position && cases[$0].sharesReading(with: cases[position]) }
      })
  }

  private static let mostKeys = 3

  /// As few keys as are needed to tell the case from the others; a payload without one of them is not this case.
  func distinctiveKeys(_ position: Int) -> [String] {
    let item = cases[position]
    var chosen: [String] = []
    for (other, otherCase) in cases.enumerated()
    where other != position && otherCase.isObject && chosen.count < Self.mostKeys {
      let keys = item.requiredKeys.filter { !otherCase.requiredKeys.contains($0) }
      let foreign = keys.filter { !otherCase.knows($0) }
      if !(foreign.isEmpty ? keys : foreign).contains(where: chosen.contains) {
        chosen += (foreign.first ?? keys.first).map { [$0] } ?? []
      }
    }
    return chosen
  }
}

/// What there may be on the wire for one case.
private struct ShapeCase {
  private(set) var isObject = false
  private var isArray = false
  /// The keys without which reading fails, in the order of the schema.
  private(set) var requiredKeys: [String] = []
  /// Nil if any key may occur.
  private var keys: Set<String>?
  /// The keys at which there may be a union by shape; nil if that may be anywhere.
  private var sharedKeys: Set<String>? = []

  init(_ context: LoweringContext, _ item: ValidUnion.Case) {
    guard let payload = item.payload else { return }
    let type = item.wireType ?? payload
    look(at: type, in: context.schema)
    if context.shapeHolders.contains(type) { sharedKeys = nil }
    // What a format reads may be any object.
    guard payload == type, let id = type.declaredID else { return }
    if let record = context.shapeRecords[id] {
      requiredKeys = record.required
      keys = record.all
      sharedKeys = record.shared
    }
    switch context.schema[id].kind {
    case .union(let union):
      switch union.discriminator {
      case .tag(let tag), .adjacent(let tag, _), .keyedByTag(let tag):
        requiredKeys = union.untaggedPosition == nil ? [tag] : []
      case .key, .shape, nil: break
      }
    case .record, .wrapper, .enumeration, .foreign: break
    }
  }

  private mutating func look(at type: SchemaType, in schema: ValidatedSchema) {
    switch type {
    case .optional(let inner), .patch(let inner): look(at: inner, in: schema)
    case .array, .set: isArray = true
    case .dictionary: isObject = true
    case .scalar(let scalar): isObject = scalar == .json
    case .declared(let id):
      switch schema[id].kind {
      case .record: isObject = true
      case .union(let union):
        isObject = true
        isArray = union.discriminator == .shape
      case .wrapper, .enumeration, .foreign: break
      }
    case .unknown: break
    }
  }

  func knows(_ key: String) -> Bool { keys?.contains(key) ?? true }

  var holdsUnions: Bool { sharedKeys?.isEmpty != true }

  func sharesReading(with other: ShapeCase) -> Bool {
    guard isObject && other.isObject || isArray && other.isArray else { return false }
    return switch (sharedKeys, other.sharedKeys) {
    case (let keys?, let others?): !keys.isDisjoint(with: others)
    case (let keys?, nil), (nil, let keys?): !keys.isEmpty
    case (nil, nil): true
    }
  }
}

extension ValidType {
  var isUnionByShape: Bool {
    if case .union(let union) = kind { union.discriminator == .shape } else { false }
  }
}
