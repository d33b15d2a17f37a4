extension DeclarationTable {
  /// Everything that `tops` lead to: each where it is first mentioned, nested in what encloses all its places.
  func draft(of tops: [Origin]) -> Draft {
    let tops = tops.compactMap { self[$0] }
    let references = entries.map { $0.content.references.compactMap { self[$0] } }
    let parents = parents(references, tops: Set(tops))
    return Draft(
      order(references, from: tops).map { position in
        let entry = entries[position]
        return DraftDeclaration(
          entry.content, at: entry.origin, named: entry.namesByFitness,
          in: parents[position].map { entries[$0].origin })
      })
  }

  private func order(_ references: [[Int]], from tops: [Int]) -> [Int] {
    var order: [Int] = []
    var isListed = Array(repeating: false, count: entries.count)
    var waiting = Array(tops.reversed())
    while let position = waiting.popLast() {
      if isListed[position] { continue }
      isListed[position] = true
      order.append(position)
      waiting += references[position].reversed()
    }
    return order
  }

  /// For each the innermost one that all ways from the top to it lead through: nil where there are ways that have nothing in common.
  private func parents(_ references: [[Int]], tops: Set<Int>) -> [Int?] {
    var parents: [Int?] = Array(repeating: nil, count: entries.count)
    var depths = Array(repeating: 0, count: entries.count)
    var isMentioned = entries.indices.map(tops.contains)
    // What mentions a declaration comes after it, so that from the end all of them are known.
    for position in entries.indices.reversed() where isMentioned[position] {
      for inner in references[position] {
        let isFirst = !isMentioned[inner]
        isMentioned[inner] = true
        parents[inner] =
          isFirst ? position : common(position, parents[inner], parents, depths)
        depths[inner] = parents[inner].map { depths[$0] + 1 } ?? 0
      }
    }
    return parents
  }

  private func common(_ one: Int?, _ other: Int?, _ parents: [Int?], _ depths: [Int]) -> Int? {
    var (one, other) = (one, other)
    while let left = one, let right = other, left != right {
      if depths[left] >= depths[right] { one = parents[left] } else { other = parents[right] }
    }
    return one == other ? one : nil
  }
}
