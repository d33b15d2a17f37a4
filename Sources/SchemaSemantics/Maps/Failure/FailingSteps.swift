/// Walks through what a body does, and notes whether it can fail and which maps it uses.
///
/// The way back can fail, too: some values of Swift have no form on the wire, such as a date in the year 12000, and on
/// 32-bit machines an `Int64` may not fit into an `Int`.
struct FailingSteps {
  private let facts: FailureFacts
  private(set) var canFail = false
  private(set) var maps: [MapDirection] = []

  init(_ facts: FailureFacts) {
    self.facts = facts
  }

  mutating func look(at body: MapBody) {
    switch body {
    case .record(let assignments): look(at: assignments)
    case .cases, .value: for part in body.parts { look(at: part) }
    }
  }

  private mutating func look(at assignments: [MapAssignment]) {
    for assignment in assignments {
      if let fallback = assignment.fallback {
        if facts.isChecked(fallback) { canFail = true }
      } else {
        look(at: assignment.value)
      }
    }
  }

  mutating func look(at value: MapValue) {
    switch value.kind {
    case .constant(let constant): if facts.isChecked(constant) { canFail = true }
    case .required, .refused, .custom: canFail = true
    case .converted(let inner, let conversion):
      look(at: inner)
      look(at: inner.isWrittenList ? conversion.withoutComparison : conversion)
    case .record(let id, let assignments):
      look(at: assignments)
      if facts.hasRules(id), !facts.keepsRules(.record(assignments), id) { canFail = true }
    default: for part in value.parts { look(at: part) }
    }
  }

  mutating func look(at conversion: Conversion) {
    switch conversion {
    case .identity, .inject, .unwrap, .enumToRaw: break
    case .sequence(let steps):
      for (index, step) in steps.enumerated() {
        if index == 0 || !step.isSetOfValid(after: steps[index - 1]) { look(at: step) }
      }
    case .converter(let step): if step.canFail { canFail = true }
    case .converterBack(let step): if step.canFailBack { canFail = true }
    case .wrap(let id): if facts.hasRules(id) { canFail = true }
    case .enumFromRaw(let id): if !facts.isOpen(id) { canFail = true }
    case .map(let id): maps.append(MapDirection(id: id, isBack: false))
    case .mapBack(let id): maps.append(MapDirection(id: id, isBack: true))
    case .array(let inner, let skipsInvalid): if !skipsInvalid { look(at: inner) }
    // Two elements that become one element of the set are an issue.
    case .arrayToSet: canFail = true
    case .setToArray(let inner), .set(let inner), .optional(let inner), .patch(let inner):
      look(at: inner)
    case .dictionary(let key, let value):
      // Two keys that become the same key are an issue.
      if !facts.keepsApart(key) { canFail = true }
      look(at: key)
      look(at: value)
    case .widen(let source, let target): if target.isTooSmall(for: source) { canFail = true }
    }
  }
}

extension MapValue {
  /// Whether it can only be a list that the schema writes. In a set that is made of one, equal elements become one.
  fileprivate var isWrittenList: Bool {
    switch kind {
    case .list, .constant(.null), .constant(.array([])), .refused: true
    case .converted(let inner, .inject): inner.isWrittenList
    case .match(_, let rows): rows.allSatisfy(\.value.isWrittenList)
    default: false
    }
  }
}

extension Conversion {
  /// Without the step that compares the elements of a list with each other.
  fileprivate var withoutComparison: Conversion {
    switch self {
    case .sequence(let steps):
      .sequence(steps.filter { $0 != .arrayToSet(.identity) }.map(\.withoutComparison))
    case .optional(let inner): .optional(inner.withoutComparison)
    default: self
    }
  }

  /// When a set is made of the valid elements, repeated ones are left out, too.
  fileprivate func isSetOfValid(after earlier: Conversion) -> Bool {
    guard self == .arrayToSet(.identity), case .array(_, skipsInvalid: true) = earlier else {
      return false
    }
    return true
  }
}

extension Scalar {
  /// `Int` and `UInt` have 32 bits on some machines.
  package func isTooSmall(for source: Scalar) -> Bool {
    switch self {
    case .int: source == .int64 || source == .uint32
    case .uint: source == .uint64
    default: false
    }
  }
}
