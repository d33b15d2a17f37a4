import SchemaSemantics

/// How large the values of each type are, and whether they are plain bytes, as far as a schema shows: enough to decide which
/// are large and kept elsewhere.
///
/// A value that is kept elsewhere takes a pointer, so that no type is much larger than its own fields.
struct MemoryLayouts: Sendable {
  /// A value inside another one that takes more bytes than this is kept elsewhere. For smaller values, allocating room
  /// elsewhere and counting references costs more than copying.
  static let mostBytesInside = 128

  private let layouts: [MemoryLayout]

  /// - Parameter broken: members that are kept elsewhere however small they are, so that no type contains itself.
  init(_ schema: ValidatedSchema, _ graph: ContainmentGraph, broken: Set<ValueStorage.Member>) {
    var layouts = [MemoryLayout](repeating: .pointer, count: schema.types.count)
    for id in graph.innermostFirst(without: broken) {
      let type = schema[id]
      let stored = type.storedTypes
      let elsewhere = graph.edges[id.index].filter { edge in
        // What a generic record is about is always kept inside.
        let mayBeElsewhere =
          type.instance == nil && stored[edge.member.position]?.containedType == edge.target
        return broken.contains(edge.member)
          || mayBeElsewhere && layouts[edge.target.index].isLarge
      }
      let positions = Set(elsewhere.map(\.member.position))
      let parts = stored.enumerated().map { position, stored in
        positions.contains(position) ? .pointer : MemoryLayout(of: stored, where: layouts)
      }
      layouts[id.index] =
        switch type.kind {
        case .union(let union): MemoryLayout(anyOf: parts, isOpen: union.isOpen)
        case .enumeration(let enumeration):
          !enumeration.isOpen ? .byte : enumeration.rawType == .string ? .text : .openNumber
        // It could be anything.
        case .record where type.isParameter: .pointer
        case .record, .wrapper: MemoryLayout(allOf: parts)
        // How large it is, only Swift knows.
        case .foreign: .text
        }
    }
    self.layouts = layouts
  }

  func isLarge(_ id: TypeID) -> Bool { layouts[id.index].isLarge }

  /// Whether copying a value only copies bytes.
  func isTrivial(_ id: TypeID) -> Bool { layouts[id.index].isTrivial }
}

/// The size of a type, in bytes of a 64-bit system.
private struct MemoryLayout: Sendable {
  var size: Int
  var alignment: Int
  /// Whether some bit patterns are not values, so that an optional needs no extra byte.
  var hasSparePatterns: Bool
  /// Whether copying a value counts no references.
  var isTrivial: Bool

  static let pointer = MemoryLayout(
    size: 8, alignment: 8, hasSparePatterns: true, isTrivial: false)
  static let byte = MemoryLayout(size: 1, alignment: 1, hasSparePatterns: true)
  static let text = MemoryLayout(size: 16, alignment: 8, hasSparePatterns: true, isTrivial: false)
  static let openNumber = MemoryLayout(size: 9, alignment: 8, hasSparePatterns: true)

  var isLarge: Bool { size > MemoryLayouts.mostBytesInside }

  private init(size: Int, alignment: Int, hasSparePatterns: Bool, isTrivial: Bool = true) {
    self.size = size
    self.alignment = alignment
    self.hasSparePatterns = hasSparePatterns
    self.isTrivial = isTrivial
  }

  /// The layout of parts one after another.
  init(allOf parts: [MemoryLayout]) {
    self.init(size: 0, alignment: 1, hasSparePatterns: false)
    for part in parts {
      size = (size + part.alignment - 1) / part.alignment * part.alignment + part.size
      alignment = max(alignment, part.alignment)
      hasSparePatterns = hasSparePatterns || part.hasSparePatterns
      isTrivial = isTrivial && part.isTrivial
    }
  }

  /// The layout of payloads in the same place, with a tag. A case that this build does not know is kept with its own
  /// tag.
  init(anyOf payloads: [MemoryLayout], isOpen: Bool) {
    let parts =
      isOpen ? payloads + [MemoryLayout(allOf: [.text, MemoryLayout(of: .json)])] : payloads
    self.init(
      size: (parts.map(\.size).max() ?? 0) + 1, alignment: parts.map(\.alignment).max() ?? 1,
      hasSparePatterns: true, isTrivial: parts.allSatisfy(\.isTrivial))
  }

  /// - Parameter stored: nil for a case without a payload.
  init(of stored: SchemaType?, where layouts: [MemoryLayout]) {
    switch stored {
    case .scalar(let scalar): self.init(of: scalar)
    case .declared(let id): self = layouts[id.index]
    case .optional(let inner), .patch(let inner):
      self.init(of: inner, where: layouts)
      if !hasSparePatterns { size += 1 }
      hasSparePatterns = true
    case .array, .set, .dictionary: self = .pointer
    case .unknown, nil: self.init(size: 0, alignment: 1, hasSparePatterns: false)
    }
  }

  private init(of scalar: Scalar) {
    switch scalar {
    case .string, .data: self = .text
    case .url: self = .pointer
    case .json: self.init(size: 17, alignment: 8, hasSparePatterns: true, isTrivial: false)
    case .bool: self = .byte
    case .int8, .uint8: self.init(size: 1, alignment: 1, hasSparePatterns: false)
    case .int16, .uint16: self.init(size: 2, alignment: 2, hasSparePatterns: false)
    case .int32, .uint32, .float: self.init(size: 4, alignment: 4, hasSparePatterns: false)
    case .int, .uint, .int64, .uint64, .double, .date:
      self.init(size: 8, alignment: 8, hasSparePatterns: false)
    case .uuid: self.init(size: 16, alignment: 1, hasSparePatterns: false)
    case .decimal: self.init(size: 20, alignment: 4, hasSparePatterns: false)
    case .calendarDate: self.init(size: 24, alignment: 8, hasSparePatterns: false)
    }
  }
}
