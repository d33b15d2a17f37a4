import SchemaSyntax

/// How deeply types are made of other types: `type Route = [Stop]`, `type Stop = [String]` are two levels.
///
/// Code that follows a `type` into its base would otherwise never end, or overflow the stack.
struct WrapperNesting {
  private var levels: [TypeID: Int] = [:]
  private var circles: Set<TypeID> = []

  static let limit = 16

  /// Whether it is not made of itself, and has no more levels than the limit.
  func isShallow(_ id: TypeID) -> Bool { (levels[id] ?? 0) <= Self.limit }

  /// Whether it is part of a circle, and so is made of itself.
  func isCircular(_ id: TypeID) -> Bool { circles.contains(id) }

  init(_ schema: ResolvedSchema) {
    var open: Set<TypeID> = []
    for type in schema.types where levels[type.id] == nil {
      // Depth first, with a stack of its own: a chain of types may be as long as the schema.
      var stack = [type.id]
      while let id = stack.last {
        if levels[id] != nil {
          stack.removeLast()
          continue
        }
        let parts = Self.parts(of: schema[id])
        if open.insert(id).inserted {
          // A part that is still open is made of this type.
          if parts.contains(where: open.contains) {
            levels[id] = Self.limit + 1
            circles.insert(id)
          }
          stack += parts.filter { levels[$0] == nil && !open.contains($0) }
        } else {
          let deepest = parts.map { levels[$0] ?? Self.limit }.max() ?? -1
          levels[id] = min(deepest + 1, Self.limit + 1)
          open.remove(id)
          stack.removeLast()
        }
      }
    }
  }

  /// The wrappers within the base of a wrapper.
  private static func parts(of type: ResolvedType) -> [TypeID] {
    guard case .wrapper(let wrapper) = type.kind else { return [] }
    return wrapper.base.declaredTypes
  }
}
