extension ScalarSet {
  /// The set with every scalar that differs only by case from a scalar in it. This is simple case folding: `s`, `S` and
  /// `ſ` are alike, but `ß` is not like the two scalars `ss`.
  ///
  /// It is the same on every machine, because it does not ask the standard library of the system.
  var ignoringCase: ScalarSet {
    var withLeaders = ranges
    for row in CaseTable.rows {
      row.addLeaders(of: ranges, to: &withLeaders)
    }
    let leaders = ScalarSet(withLeaders).ranges
    var closed = leaders
    for row in CaseTable.rows {
      row.addFollowers(of: leaders, to: &closed)
    }
    return ScalarSet(closed)
  }
}

/// Scalars that differ only by case form a group, led by the smallest of them. A row says that `distance` after each of
/// its leaders there is another member.
struct CaseRow: Hashable, Sendable {
  let leaders: ClosedRange<UInt32>
  /// 2 where capital and small letters alternate.
  let stride: UInt32
  let distance: UInt32

  init(_ leaders: ClosedRange<UInt32>, every stride: UInt32 = 1, _ distance: UInt32) {
    self.leaders = leaders
    self.stride = stride
    self.distance = distance
  }

  var followers: ClosedRange<UInt32> {
    (leaders.lowerBound + distance)...(leaders.upperBound + distance)
  }

  func addLeaders(of ranges: [ClosedRange<UInt32>], to result: inout [ClosedRange<UInt32>]) {
    for range in ranges where range.overlaps(followers) {
      for run in runs(of: range.clamped(to: followers), from: followers.lowerBound) {
        result.append((run.lowerBound - distance)...(run.upperBound - distance))
      }
    }
  }

  func addFollowers(of ranges: [ClosedRange<UInt32>], to result: inout [ClosedRange<UInt32>]) {
    for range in ranges where range.overlaps(leaders) {
      for run in runs(of: range.clamped(to: leaders), from: leaders.lowerBound) {
        result.append((run.lowerBound + distance)...(run.upperBound + distance))
      }
    }
  }

  private func runs(of range: ClosedRange<UInt32>, from first: UInt32) -> [ClosedRange<UInt32>] {
    if stride == 1 { return [range] }
    return range.filter { ($0 - first).isMultiple(of: stride) }.map { $0...$0 }
  }
}
