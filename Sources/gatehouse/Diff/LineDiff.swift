/// Which lines have to be taken out of a text, and which put in, so that it becomes another: as few as possible.
///
/// The algorithm is Myers' with two searches that meet, so that it needs no more room than the lines themselves. A stretch in
/// which nearly nothing is alike is replaced as a whole, lest the search take quadratic time.
struct LineDiff {
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]

  init(from old: DiffLines, to new: DiffLines) {
    isRemoved = Array(repeating: false, count: old.ids.count)
    isAdded = Array(repeating: false, count: new.ids.count)
    var stretches = [Stretch(old: old.ids[...], new: new.ids[...])]
    while let stretch = stretches.popLast()?.trimmed {
      if !stretch.old.isEmpty, !stretch.new.isEmpty, let (x, y) = MiddleSearch(stretch).meeting {
        let (oldMiddle, newMiddle) = (stretch.old.startIndex + x, stretch.new.startIndex + y)
        stretches.append(Stretch(old: stretch.old[oldMiddle...], new: stretch.new[newMiddle...]))
        stretches.append(Stretch(old: stretch.old[..<oldMiddle], new: stretch.new[..<newMiddle]))
      } else {
        for index in stretch.old.indices { isRemoved[index] = true }
        for index in stretch.new.indices { isAdded[index] = true }
      }
    }
  }
}

/// Parts of both texts that correspond to each other.
struct Stretch {
  let old: ArraySlice<Int>
  let new: ArraySlice<Int>

  /// Without what is alike at both ends.
  var trimmed: Stretch {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    return Stretch(old: oldRest.dropLast(end), new: newRest.dropLast(end))
  }
}

/// Looks for a place in the middle of a shortest way from the start of both texts to their ends, from both sides at once.
struct MiddleSearch {
  /// As far from the start of the old and of the new part; nil if the way is too long. Never one of the two corners.
  private(set) var meeting: (x: Int, y: Int)?

  /// Edits in one direction.
  private static let limit = 1024

  /// The stretch begins and ends with lines that differ, and neither part is empty.
  init(_ stretch: Stretch) {
    let (width, height) = (stretch.old.count, stretch.new.count)
    let delta = width - height
    let limit = min((width + height + 1) / 2, Self.limit)
    let (oldStart, newStart) = (stretch.old.startIndex, stretch.new.startIndex)
    let (oldLast, newLast) = (stretch.old.endIndex - 1, stretch.new.endIndex - 1)
    var forward = Frontier(width: width, height: height, limit: limit)
    var backward = forward
    for edits in 0...limit {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let reached = forward.advance(diagonal, edits) { x, y in
          stretch.old[oldStart + x] == stretch.new[newStart + y]
        }
        guard let x = reached, !delta.isMultiple(of: 2), abs(delta - diagonal) < edits,
          let other = backward.reach(of: delta - diagonal), x + other >= width
        else { continue }
        meeting = (x, x - diagonal)
        return
      }
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        let reached = backward.advance(diagonal, edits) { x, y in
          stretch.old[oldLast - x] == stretch.new[newLast - y]
        }
        guard let x = reached, delta.isMultiple(of: 2), abs(delta - diagonal) <= edits,
          let other = forward.reach(of: delta - diagonal), x + other >= width
        else { continue }
        meeting = (width - x, height - (x - diagonal))
        return
      }
    }
  }
}

/// How far one gets on each diagonal with so many edits. A diagonal has the places where `x - y` is the same.
private struct Frontier {
  private let width: Int
  private let height: Int
  private let limit: Int
  private var reached: [Int?]

  init(width: Int, height: Int, limit: Int) {
    self.width = width
    self.height = height
    self.limit = limit
    reached = Array(repeating: nil, count: 2 * limit + 3)
  }

  func reach(of diagonal: Int) -> Int? { reached[limit + 1 + diagonal] }

  /// Nil if the diagonal cannot be entered within the two texts.
  mutating func advance(
    _ diagonal: Int, _ edits: Int, _ isAlike: (_ x: Int, _ y: Int) -> Bool
  ) -> Int? {
    var start = edits == 0 ? 0 : nil
    if let x = reach(of: diagonal + 1), x - diagonal <= height { start = x }
    if let x = reach(of: diagonal - 1), x < width { start = max(start ?? 0, x + 1) }
    guard var x = start else {
      reached[limit + 1 + diagonal] = nil
      return nil
    }
    while x < width, x - diagonal < height, isAlike(x, x - diagonal) { x += 1 }
    reached[limit + 1 + diagonal] = x
    return x
  }
}
