/// The parts of a shape, with those objects found at once that have the same tag as another one: large unions with tags
/// would otherwise be compared case by case with each other.
struct ObjectsByTag {
  private let parts: [ShapePart]
  private var key: String?
  private var byTag: [ShapePart: [Int]] = [:]
  /// The positions of parts without a tag.
  private var others: [Int] = []

  /// Fewer parts than these are compared one by one in less time.
  private static let fewParts = 8

  init(_ parts: [ShapePart]) {
    self.parts = parts
    guard parts.count > Self.fewParts else { return }
    key = parts.lazy.compactMap(\.tagKey).first
    guard let key else { return }
    for (position, part) in parts.enumerated() {
      if let tag = part.tag(at: key) {
        byTag[tag, default: []].append(position)
      } else {
        others.append(position)
      }
    }
  }

  /// All parts that may read a value which `part` reads, in their order.
  func candidates(for part: ShapePart) -> [ShapePart] {
    guard let key, let tag = part.tag(at: key) else { return parts }
    return (byTag[tag, default: []] + others).sorted().map { parts[$0] }
  }
}

extension ShapePart {
  /// The first key at which an object requires a single value.
  fileprivate var tagKey: String? {
    guard case .object(let shape) = self else { return nil }
    return shape.keys.first { tag(at: $0.name) != nil }?.name
  }

  fileprivate func tag(at name: String) -> ShapePart? {
    guard case .object(let shape) = self, let key = shape[name], key.isRequired,
      key.parts.count == 1
    else { return nil }
    switch key.parts[0] {
    case .texts(let values), .integers(let values): return values.count == 1 ? key.parts[0] : nil
    case .anything, .null, .flag, .onlyFlag, .number, .integer, .integersBesides, .text, .formatted,
      .textsBesides, .array, .object, .opaqueObject, .dictionary, .unknown:
      return nil
    }
  }
}
