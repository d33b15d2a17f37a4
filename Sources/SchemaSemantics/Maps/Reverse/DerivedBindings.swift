/// What the entries of a map give back by themselves, and those that do not.
struct DerivedBindings {
  struct Lost {
    let entry: TypedEntry
    /// The field of the target that the entry makes.
    let field: Int
    let step: IrreversibleStep
  }

  private(set) var bindings: [BackBinding] = []
  private(set) var lost: [Lost] = []

  /// How many bindings there are at exactly these steps.
  private var exact: [[Int]: Int] = [:]
  /// How many there are at these steps and within.
  private var within: [[Int]: Int] = [:]

  /// - Parameter derive: what the entry for a field of the target gives back.
  init(
    _ entries: [TypedEntry],
    _ derive: (TypedEntry, _ field: Int) throws(IrreversibleStep) -> [BackBinding]
  ) {
    for (field, entry) in entries.enumerated() {
      do throws(IrreversibleStep) {
        bindings += try derive(entry, field)
      } catch {
        lost.append(Lost(entry: entry, field: field, step: error))
      }
    }
    for binding in bindings {
      let steps = binding.path.steps
      exact[steps, default: 0] += 1
      for length in 0...steps.count { within[Array(steps.prefix(length)), default: 0] += 1 }
    }
  }

  /// Whether what is at `steps` is given back, by itself or with what it is part of.
  func covers(_ steps: [Int]) -> Bool {
    (0...steps.count).contains { exact[Array(steps.prefix($0))] != nil }
  }

  /// Whether an entry of `reverse` says nothing that is not known: its place has one way back, and what the entry reads has
  /// one, too. A field that has none may well be written into the place of another.
  func stands(for part: RebuiltRecord.Part, at steps: [Int]) -> Bool {
    let around = (0..<steps.count).reduce(0) { $0 + (exact[Array(steps.prefix($1))] ?? 0) }
    guard around + (within[steps] ?? 0) == 1 else { return false }
    return !part.reads.contains { read in
      lost.contains { lost in read.steps.first.map { $0 == lost.field } ?? true }
    }
  }
}
