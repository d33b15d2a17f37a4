import Diagnostics

/// The contexts around a place in a template. A key is looked for in the innermost, then in those around it.
struct KeyScopes {
  struct Scope {
    /// Nil after a mistake, so that it is reported only once: the context may then have any key.
    let context: ContextDescription?
    let isElement: Bool

    /// Whether the context is only a part of the data that the template was given, so that a template may include
    /// itself here.
    let isSmaller: Bool
  }

  private(set) var scopes: [Scope]
  private var present: [KeyPlace] = []

  /// Where the template is included, unless it is the one being rendered.
  let origin: Diagnostic.Label?

  init(_ context: ContextDescription, origin: Diagnostic.Label?) {
    scopes = [Scope(context: context, isElement: false, isSmaller: false)]
    self.origin = origin
  }

  mutating func push(_ scope: Scope) {
    scopes.append(scope)
  }

  mutating func pop() {
    scopes.removeLast()
  }

  var innermost: Scope? { scopes.last }

  func scope(of key: ResolvedKey) -> Scope { scopes[key.place.level] }

  // MARK: Optionals

  /// How many optionals are known to have a value; pass it to `forget` to drop those that are added later.
  var presentCount: Int { present.count }

  mutating func remember(_ key: ResolvedKey) {
    if key.kind.isOptional { present.append(key.place) }
  }

  mutating func forget(downTo count: Int) {
    present.removeLast(present.count - count)
  }

  func isPresent(_ place: KeyPlace) -> Bool {
    present.contains(place)
  }

  // MARK: Routes

  func steps(to level: Int) -> Int {
    scopes.count - 1 - level
  }
}

/// A key in one of the contexts around a tag.
struct KeyPlace: Hashable {
  /// The level of the context, counted from the outermost.
  let level: Int

  /// The keys on the way; never empty.
  var path: [Int]
}

struct ResolvedKey {
  var place: KeyPlace
  var kind: TemplateKeyKind

  /// Whether the way leads through an optional, or the value itself is optional.
  var passesOptional: Bool
}

enum KeyResolution {
  case key(ResolvedKey)
  case position(ElementPosition, level: Int)
  case failure(Diagnostic?)
}
