/// Finds the parts of a shape that may read a value which another part reads, without a look at those that certainly do
/// not: large unions would otherwise be compared case by case with each other.
///
/// Objects are told apart by a key that one of them requires and the other one does not have, or has with other values.
struct ShapeIndex {
  let parts: [ShapePart]
  private let isSmall: Bool
  /// All objects that have a key, and those that are found by it, because they require it.
  private var holders: [String: Holders] = [:]
  private var requiring: [String: Holders] = [:]
  /// All objects, and those that require no key.
  private var objects: [Int] = []
  private var undemanding: [Int] = []
  private var others = Holders()

  /// No more parts or shapes than these are compared one by one in less time.
  private static let fewParts = 8

  init(_ parts: [ShapePart]) {
    self.init(parts, owners: Array(parts.indices), isSmall: parts.count <= Self.fewParts)
  }

  /// The parts of several shapes, to find the numbers of those shapes.
  init(ofAll shapes: [[ShapePart]]) {
    self.init(
      shapes.flatMap(\.self),
      owners: shapes.enumerated().flatMap { Array(repeating: $0.offset, count: $0.element.count) },
      isSmall: shapes.count <= Self.fewParts)
  }

  private init(_ parts: [ShapePart], owners: [Int], isSmall: Bool) {
    self.parts = parts
    self.isSmall = isSmall
    if isSmall { return }
    for (part, owner) in zip(parts, owners) {
      guard case .object(let shape) = part else {
        others.add(owner, with: part.values)
        continue
      }
      objects.addOnce(owner)
      for key in shape.keys { holders[key.name, default: Holders()].add(owner, with: key.values) }
    }
    for (part, owner) in zip(parts, owners) {
      guard case .object(let shape) = part else { continue }
      if let key = rarestKey(of: shape) {
        requiring[key.name, default: Holders()].add(owner, with: key.values)
      } else {
        undemanding.addOnce(owner)
      }
    }
  }

  /// The required key that the fewest objects have with a value that it can have here.
  private func rarestKey(of shape: ObjectShape) -> ObjectShape.Key? {
    var rarest: (key: ObjectShape.Key, count: Int)?
    for name in shape.requiredKeys {
      guard let key = shape[name] else { continue }
      let count = holders[name]?.count(sharing: key.values) ?? 0
      if count < rarest?.count ?? .max { rarest = (key, count) }
    }
    return rarest?.key
  }

  /// The numbers of all parts that may read a value which `part` reads, as lists in ascending order.
  func candidates(for part: ShapePart) -> [[Int]] {
    if isSmall { return [Array(parts.indices)] }
    switch part {
    case .object(let shape): return candidates(for: shape) + [others.withoutValues]
    case .opaqueObject, .dictionary, .anything, .unknown: return [objects, others.all]
    case .null, .flag, .onlyFlag, .number, .integer, .integers, .integersBesides, .text,
      .formatted, .texts, .textsBesides, .array:
      return others.lists(sharing: part.values)
    }
  }

  /// The numbers of all earlier shapes that may read a value which one of `parts` reads, in ascending order.
  func numbers(before number: Int, for parts: [ShapePart]) -> [Int] {
    if isSmall { return Array(0..<number) }
    var found: Set<Int> = []
    for part in parts where found.count < number {
      for list in candidates(for: part) { found.formUnion(list.prefix { $0 < number }) }
    }
    return found.sorted()
  }

  /// Those that require nothing which the object does not have, and those that have what the object requires.
  private func candidates(for shape: ObjectShape) -> [[Int]] {
    guard let rarest = rarestKey(of: shape) else { return [objects] }
    let demanding = shape.keys.flatMap { requiring[$0.name]?.lists(sharing: $0.values) ?? [] }
    let holding = holders[rarest.name]?.lists(sharing: rarest.values) ?? []
    return [undemanding] + demanding + holding
  }

  func contains(_ part: ShapePart, where isMeant: (ShapePart) -> Bool) -> Bool {
    candidates(for: part).contains { list in list.contains { isMeant(parts[$0]) } }
  }

  /// What `result` says of the first part about which it says something.
  func first<Result>(for part: ShapePart, _ result: (ShapePart) -> Result?) -> Result? {
    var first: (position: Int, result: Result)?
    for list in candidates(for: part) {
      for position in list {
        if let first, first.position <= position { break }
        guard let found = result(parts[position]) else { continue }
        first = (position, found)
        break
      }
    }
    return first?.result
  }
}

/// The numbers of parts, by the few values that they can have. All lists are in ascending order.
private struct Holders {
  private(set) var all: [Int] = []
  private(set) var withoutValues: [Int] = []
  private var byValue: [ShapePart: [Int]] = [:]

  mutating func add(_ number: Int, with values: [ShapePart]?) {
    all.addOnce(number)
    guard let values else { return withoutValues.addOnce(number) }
    for value in values { byValue[value, default: []].addOnce(number) }
  }

  func lists(sharing values: [ShapePart]?) -> [[Int]] {
    guard let values else { return [all] }
    return [withoutValues] + values.compactMap { byValue[$0] }
  }

  func count(sharing values: [ShapePart]?) -> Int {
    lists(sharing: values).reduce(0) { $0 + $1.count }
  }
}

extension [Int] {
  /// Numbers come in ascending order.
  fileprivate mutating func addOnce(_ number: Int) {
    if last != number { append(number) }
  }
}

extension ObjectShape.Key {
  /// All values that it can have, each as a part of its own; nil if these are not few.
  fileprivate var values: [ShapePart]? {
    var values: [ShapePart] = []
    for part in parts {
      guard let more = part.values, values.count + more.count <= ShapePart.fewValues else {
        return nil
      }
      values += more
    }
    return values
  }
}

extension ShapePart {
  fileprivate static let fewValues = 16

  /// Every value of the part as a part of its own; nil if these are not few.
  fileprivate var values: [ShapePart]? {
    switch self {
    case .null, .onlyFlag: [self]
    case .flag: [.onlyFlag(false), .onlyFlag(true)]
    case .integers(let digits) where digits.count <= Self.fewValues:
      digits.map { .integers([$0]) }
    case .texts(let texts) where texts.count <= Self.fewValues: texts.map { .texts([$0]) }
    case .number, .integer, .integers, .integersBesides, .text, .formatted, .texts,
      .textsBesides, .array, .object, .opaqueObject, .dictionary, .anything, .unknown:
      nil
    }
  }
}
