/// The values that are known not to be nil at a place in a condition. A path is identified by the positions of its
/// fields.
struct KnownPresence {
  private var ways: Set<[Int]> = []

  /// A part of the condition could not be read, and may have ensured any of the values.
  var isUncertain = false

  mutating func learn(_ learned: Set<[Int]>) { ways.formUnion(learned) }

  /// The first value on the path that may be nil, as the number of steps that lead to it.
  func firstMissing(on path: FieldPath) -> Int? {
    if isUncertain { return nil }
    for (offset, step) in path.steps.enumerated()
    where step.mayBeNil && !ways.contains(path.way(of: offset + 1)) {
      return offset + 1
    }
    return nil
  }
}

/// What a condition says about nil, if it is true and if it is false.
struct Lesson {
  var whenTrue: Set<[Int]> = []
  var whenFalse: Set<[Int]> = []

  static let none = Lesson()

  var negated: Lesson { Lesson(whenTrue: whenFalse, whenFalse: whenTrue) }

  /// What is known after this condition and the next one in a chain.
  mutating func join(_ other: Lesson, isAnd: Bool) {
    if isAnd {
      whenTrue.formUnion(other.whenTrue)
      whenFalse.formIntersection(other.whenFalse)
    } else {
      whenTrue.formIntersection(other.whenTrue)
      whenFalse.formUnion(other.whenFalse)
    }
  }

  /// What is known if `path` leads to a value: everything on it is there.
  static func present(_ path: FieldPath) -> Set<[Int]> {
    Set(path.steps.indices.map { path.way(of: $0 + 1) })
  }
}

extension FieldPath {
  fileprivate func way(of length: Int) -> [Int] { steps.prefix(length).map(\.field) }
}
