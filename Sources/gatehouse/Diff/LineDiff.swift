/// Which lines must be removed from a text, and which inserted, to turn it into another: as few as possible.
///
/// This is Myers' algorithm with two searches that meet, which needs no more memory than the lines themselves. If they do not
/// meet within so many edits, the one that has come furthest is followed, since the search would take quadratic time.
struct LineDiff {
  private(set) var isRemoved: [Bool]
  private(set) var isAdded: [Bool]

  init(from old: DiffLines, to new: DiffLines) {
    isRemoved = Array(repeating: false, count: old.ids.count)
    isAdded = Array(repeating: false, count: new.ids.count)
    var stretches = [Stretch(old: old.ids[...], new: new.ids[...])]
    while let stretch = stretches.popLast()?.trimmed {
      if !stretch.old.isEmpty, !stretch.new.isEmpty {
        let (x, y) = MiddleSearch(stretch).meeting
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

  /// The stretch without equal lines at both ends.
  var trimmed: Stretch {
    let start = zip(old, new).prefix { $0 == $1 }.count
    let (oldRest, newRest) = (old.dropFirst(start), new.dropFirst(start))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    return Stretch(old: oldRest.dropLast(end), new: newRest.dropLast(end))
  }
}

/// Looks for a point in the middle of a shortest path from the beginning of both texts to their ends, searching from both
/// sides at once.
struct MiddleSearch {
  /// The point where the searches meet, or that one of them has reached if the path is too long, as distances from the
  /// start of the old part and of the new one. Never one of the two corners.
  let meeting: (x: Int, y: Int)

  /// The number of edits in one direction.
  private static let limit = 1024

  /// The stretch must begin and end with lines that differ, and neither of its parts may be empty.
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
    let (ahead, back) = (forward.furthest, backward.furthest)
    meeting =
      ahead.x + ahead.y >= back.x + back.y ? ahead : (width - back.x, height - back.y)
  }
}

/// How far the search has come on each diagonal with a number of edits. On a diagonal, `x - y` is the same everywhere.
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

  /// The point that leaves the least of both texts.
  var furthest: (x: Int, y: Int) {
    var best = (x: 0, y: 0)
    for diagonal in -limit...limit {
      guard let x = reach(of: diagonal), 2 * x - diagonal > best.x + best.y else { continue }
      best = (x, x - diagonal)
    }
    return best
  }

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
