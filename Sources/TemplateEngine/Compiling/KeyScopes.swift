import Diagnostics

/// The contexts that a place in a template is within. A key is looked for in the innermost, then outwards.
struct KeyScopes {
  struct Scope {
    /// Nil after a mistake, so that it is reported once: any key may be in there.
    let context: ContextDescription?
    let isElement: Bool

    /// Whether it is only a part of the data that the template was given, so that a template may include itself here.
    let isSmaller: Bool
  }

  private(set) var scopes: [Scope]
  private var present: [KeyPlace] = []

  /// Where the template is included, unless it is the one that is rendered.
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

  /// How many optionals are known to be there, to `forget` those that follow.
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
  /// Counted from the outermost.
  let level: Int

  /// Never empty.
  var path: [Int]
}

struct ResolvedKey {
  var place: KeyPlace
  var kind: TemplateKeyKind

  /// Whether an optional is on the way, or is the value itself.
  var passesOptional: Bool
}

enum KeyResolution {
  case key(ResolvedKey)
  case position(ElementPosition, level: Int)
  case failure(Diagnostic?)
}
