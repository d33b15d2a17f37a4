import SchemaSemantics

/// What can go wrong in a conversion as it is written in Swift, maps apart.
///
/// It is more than what the schema proves about the way forth: on the way back some values of Swift have no form on the
/// wire, such as a date in the year 12000, and on machines with 32 bits an `Int64` may not fit into an `Int`.
struct ConversionFailure {
  let schema: ValidatedSchema
  private(set) var canFail = false
  /// The maps that are gone along, of which it depends otherwise.
  private(set) var maps: [MapDirection] = []

  init(_ schema: ValidatedSchema) {
    self.schema = schema
  }

  mutating func look(at conversion: Conversion, from type: SchemaType) {
    switch conversion {
    case .identity, .inject, .unwrap, .enumToRaw: break
    case .sequence(let steps): look(at: steps, from: type)
    case .converter(let step): if step.canFail { canFail = true }
    case .converterBack(let step): if step.canFailBack { canFail = true }
    case .wrap(let id): if schema.hasRules(id) { canFail = true }
    case .enumFromRaw(let id): if !schema.isOpen(id) { canFail = true }
    case .map(let id): maps.append(MapDirection(id: id, isBack: false))
    case .mapBack(let id): maps.append(MapDirection(id: id, isBack: true))
    case .array(let inner, let skips): if !skips { look(at: inner, from: type.content) }
    // Two elements that become one are an issue.
    case .arrayToSet: canFail = true
    case .setToArray(let inner), .set(let inner), .optional(let inner), .patch(let inner):
      look(at: inner, from: type.content)
    case .dictionary(let key, let value):
      if key != .identity { canFail = true }
      look(at: value, from: type.content)
    case .widen(let scalar):
      if let source = type.scalar, scalar.isTooSmall(for: source) { canFail = true }
    }
  }

  private mutating func look(at steps: [Conversion], from type: SchemaType) {
    var type = type
    for step in steps.grouped {
      if let element = step.setOfValid {
        look(at: .array(element, skipsInvalid: true), from: type)
      } else if let element = step.firstOfEach {
        look(at: .array(element, skipsInvalid: false), from: type)
      } else if step.keyedDictionary != nil {
        canFail = true
      } else {
        look(at: step, from: type)
      }
      type = schema.result(of: step, from: type)
    }
  }
}

/// A map forth, or its way back.
struct MapDirection: Hashable, Sendable {
  let id: MapID
  let isBack: Bool
}

extension Scalar {
  /// `Int` and `UInt` have 32 bits on some machines.
  func isTooSmall(for source: Scalar) -> Bool {
    switch self {
    case .int: source == .int64 || source == .uint32
    case .uint: source == .uint64
    default: false
    }
  }
}

extension ValidatedSchema {
  /// Whether making a value of the type can break a rule.
  func hasRules(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .wrapper(let wrapper): !wrapper.rules.isEmpty
    case .record(let record):
      !record.invariants.isEmpty || record.fields.contains { !$0.rules.isEmpty }
    case .enumeration, .union: false
    }
  }

  func isOpen(_ id: TypeID) -> Bool {
    switch self[id].kind {
    case .enumeration(let enumeration): enumeration.isOpen
    case .union(let union): union.isOpen
    case .record, .wrapper: false
    }
  }
}
