/// Finds the types that have a value of finite size, from those that need nothing to those that need them.
///
/// Each type and each need is visited once, however long the chains are.
struct FiniteTypes {
  /// One answer for each type of the schema.
  let isFinite: [Bool]

  init(_ necessities: [Necessity]) {
    var isFinite = [Bool](repeating: false, count: necessities.count)
    var missing = [Int](repeating: 0, count: necessities.count)
    var dependents = [[Int]](repeating: [], count: necessities.count)
    var found: [Int] = []
    for (index, necessity) in necessities.enumerated() {
      missing[index] =
        switch necessity {
        case .all(let parts): parts.count
        case .one: 1
        }
      for part in necessity.parts { dependents[part.type.index].append(index) }
      if missing[index] == 0 {
        isFinite[index] = true
        found.append(index)
      }
    }
    while let next = found.popLast() {
      for dependent in dependents[next] where !isFinite[dependent] {
        missing[dependent] -= 1
        guard missing[dependent] == 0 else { continue }
        isFinite[dependent] = true
        found.append(dependent)
      }
    }
    self.isFinite = isFinite
  }
}
