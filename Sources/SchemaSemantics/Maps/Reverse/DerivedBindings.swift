/// What the entries of a map give back without an entry in `reverse`, and which entries do not.
struct DerivedBindings {
  struct Lost {
    let part: MadePart
    let step: IrreversibleStep
  }

  private(set) var bindings: [BackBinding] = []
  private(set) var lost: [Lost] = []

  /// How many bindings are at exactly these steps.
  private var exact: [[Int]: Int] = [:]
  /// How many bindings are at these steps or inside them.
  private var within: [[Int]: Int] = [:]

  /// - Parameter derive: the bindings that a part of the target gives back.
  init(
    _ parts: [MadePart], _ derive: (MadePart) throws(IrreversibleStep) -> [BackBinding]
  ) {
    for part in parts {
      do throws(IrreversibleStep) {
        bindings += try derive(part)
      } catch {
        lost.append(Lost(part: part, step: error))
      }
    }
    for binding in bindings {
      let steps = binding.path.steps
      exact[steps, default: 0] += 1
      for length in 0...steps.count { within[Array(steps.prefix(length)), default: 0] += 1 }
    }
  }

  /// Whether the value at `steps` is given back, by itself or as a part of another one.
  func covers(_ steps: [Int]) -> Bool {
    (0...steps.count).contains { exact[Array(steps.prefix($0))] != nil }
  }

  /// Whether an entry of `reverse` repeats what is derived: its place has exactly one way back, and so does what the entry
  /// reads. A target without a way back may well be written into the place of another.
  func stands(for part: RebuiltRecord.Part, at steps: [Int]) -> Bool {
    let around = (0..<steps.count).reduce(0) { $0 + (exact[Array(steps.prefix($1))] ?? 0) }
    guard around + (within[steps] ?? 0) == 1 else { return false }
    return !part.reads.contains { read in
      lost.contains { lost in zip(read.steps, lost.part.steps).allSatisfy(==) }
    }
  }
}
