/// The difference between two texts, in the form that `patch` and `git apply` read.
struct UnifiedDiff {
  private static let context = 3

  private let old: DiffLines
  private let new: DiffLines
  private var steps: [Step] = []

  /// What happens to a line, and how many lines of both texts come before it.
  private struct Step {
    enum Kind {
      case keep
      case remove
      case add
    }

    let kind: Kind
    let oldLine: Int
    let newLine: Int
  }

  /// - Parameters:
  ///   - old: the text that is there; nil if there is none.
  ///   - new: the text that should be there.
  static func render(from old: [UInt8]?, to new: [UInt8]?, path: String) -> [UInt8] {
    let path = path.drop { $0 == "/" }
    var output = Array("--- \(old == nil ? "/dev/null" : quoted("a/\(path)"))\n".utf8)
    output += Array("+++ \(new == nil ? "/dev/null" : quoted("b/\(path)"))\n".utf8)
    let diff = UnifiedDiff(from: old ?? [], to: new ?? [])
    for hunk in diff.hunks { diff.render(hunk, into: &output) }
    return output
  }

  /// A tab ends a name with blanks. A name that would break the line is put in quotes, as in C.
  private static func quoted(_ name: String) -> String {
    guard name.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) else {
      return name + (name.contains(" ") ? "\t" : "")
    }
    let bytes = name.utf8.flatMap { byte in
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): [UInt8(ascii: "\\"), byte]
      case ..<0x20, 0x7F...:
        [UInt8(ascii: "\\")] + [byte >> 6, byte >> 3 & 7, byte & 7].map { $0 + UInt8(ascii: "0") }
      default: [byte]
      }
    }
    return "\"\(String(decoding: bytes, as: UTF8.self))\""
  }

  private init(from oldBytes: [UInt8], to newBytes: [UInt8]) {
    var numbering: [ArraySlice<UInt8>: Int] = [:]
    old = DiffLines(oldBytes, numbering: &numbering)
    new = DiffLines(newBytes, numbering: &numbering)
    let diff = LineDiff(from: old, to: new)
    var (oldLine, newLine) = (0, 0)
    while oldLine < old.lines.count || newLine < new.lines.count {
      let isRemoved = oldLine < old.lines.count && diff.isRemoved[oldLine]
      let isAdded = newLine < new.lines.count && diff.isAdded[newLine]
      let kind: Step.Kind = isRemoved ? .remove : isAdded ? .add : .keep
      steps.append(Step(kind: kind, oldLine: oldLine, newLine: newLine))
      if kind != .add { oldLine += 1 }
      if kind != .remove { newLine += 1 }
    }
  }

  /// Changes with the lines around them; those that would touch are combined.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, step) in steps.enumerated() where step.kind != .keep {
      let end = min(index + 1 + Self.context, steps.count)
      if let last = hunks.last, index - Self.context <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(max(index - Self.context, 0)..<end)
      }
    }
    return hunks
  }

  private func render(_ hunk: Range<Int>, into output: inout [UInt8]) {
    let steps = steps[hunk]
    guard let first = steps.first else { return }
    let oldCount = steps.count { $0.kind != .add }
    let newCount = steps.count { $0.kind != .remove }
    let oldRange = Self.range(oldCount, after: first.oldLine)
    let newRange = Self.range(newCount, after: first.newLine)
    output += Array("@@ -\(oldRange) +\(newRange) @@\n".utf8)
    for step in steps {
      switch step.kind {
      case .keep: Self.append(" ", old.lines[step.oldLine], to: &output)
      case .remove: Self.append("-", old.lines[step.oldLine], to: &output)
      case .add: Self.append("+", new.lines[step.newLine], to: &output)
      }
    }
  }

  /// `12,3`, or `12` for one line. An empty range is given the number of the line before it.
  private static func range(_ count: Int, after linesBefore: Int) -> String {
    switch count {
    case 0: "\(linesBefore),0"
    case 1: "\(linesBefore + 1)"
    default: "\(linesBefore + 1),\(count)"
    }
  }

  private static func append(_ sign: String, _ line: ArraySlice<UInt8>, to output: inout [UInt8]) {
    output += Array(sign.utf8)
    output += line
    if line.last != UInt8(ascii: "\n") { output += Array("\n\\ No newline at end of file\n".utf8) }
  }
}
