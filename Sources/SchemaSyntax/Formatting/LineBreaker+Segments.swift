/// Where a segment that is too long is broken: all of its blocks or, if that does not apply, all places of the first
/// kind that does.
private enum BreakingPoint: CaseIterable {
  /// Before each attribute and before what it belongs to, in a line that is indented like the first.
  case parts
  /// Before `via`, `where`, `=`, `else`, `by`, `from` and `because`, in a line that is indented by four more.
  case clauses
  /// Before `and`, `or` and `??`, four deeper than the line that they continue.
  case connectives
  /// After the commas of a list without brackets, likewise. The last resort is the widest list in brackets, with each
  /// element in a line that is indented by two more.
  case commas
}

extension LineBreaker {
  func fits(_ range: Range<Int>, indent: Int) -> Bool {
    indent + pieces.width(of: range) <= Self.columns
  }

  /// Lays `segment`, in which no line must break, on one line if it fits.
  mutating func laySegment(_ segment: Range<Int>, indent: Int, entryIndent: Int) {
    if fits(segment, indent: indent) {
      layLine(segment, indent: indent)
      return
    }
    let blocks = nodes(in: segment) { holdsBlock($0) }
    if !blocks.isEmpty {
      lay(segment, breaking: blocks, indent: indent, entryIndent: entryIndent)
      return
    }
    for point in BreakingPoint.allCases {
      let starts = starts(of: point, in: segment)
      guard let first = starts.first, let last = starts.last else { continue }
      let continuation = continuation(point, indent: indent, entryIndent: entryIndent)
      let longList =
        fits(segment.lowerBound..<first, indent: indent)
        ? longList(endingIn: last..<segment.upperBound, indent: continuation)
        : widestList(in: segment.lowerBound..<first)
      if let longList, fitsAround(longList, segment, indent: indent) {
        lay(segment, breaking: [longList], indent: indent, entryIndent: entryIndent)
        return
      }
      layParts(of: segment, starts, indent, continuation, entryIndent: entryIndent)
      return
    }
    if let list = widestList(in: segment) {
      lay(segment, breaking: [list], indent: indent, entryIndent: entryIndent)
    } else {
      layLine(segment, indent: indent)
    }
  }

  /// Whether it is a block with something in it, or a list that such a block is in. Once the block has lines of its own, so
  /// does what is around it.
  private func holdsBlock(_ opener: Int) -> Bool {
    (opener..<pieces.partners[opener]).contains {
      pieces[$0].kind == .leftBrace && pieces.partners[$0] > $0 + 1
    }
  }

  private mutating func layParts(
    of segment: Range<Int>, _ starts: [Int], _ indent: Int, _ continuation: Int, entryIndent: Int
  ) {
    var start = segment.lowerBound
    var indent = indent
    for end in starts + [segment.upperBound] {
      laySegment(start..<end, indent: indent, entryIndent: entryIndent)
      start = end
      indent = continuation
    }
  }

  private func continuation(_ point: BreakingPoint, indent: Int, entryIndent: Int) -> Int {
    switch point {
    case .parts: entryIndent
    case .clauses: entryIndent + Self.continuation
    case .connectives, .commas: indent + Self.continuation
    }
  }

  /// Where `point` breaks `segment`, outside of its blocks and lists, and not at its beginning.
  private func starts(of point: BreakingPoint, in segment: Range<Int>) -> [Int] {
    var starts: [Int] = []
    var index = segment.lowerBound
    while index < segment.upperBound {
      if index > segment.lowerBound, isStart(of: point, at: index) { starts.append(index) }
      let isWhole = isNode(index, in: segment) || isTypeList(index, in: segment)
      index = isWhole ? pieces.partners[index] + 1 : index + 1
    }
    return starts
  }

  /// Whether `<` opens at `index`, and its `>` is within `segment`.
  private func isTypeList(_ index: Int, in segment: Range<Int>) -> Bool {
    pieces[index].kind == .less && pieces.partners[index] > index
      && pieces.partners[index] < segment.upperBound
  }

  private func isStart(of point: BreakingPoint, at index: Int) -> Bool {
    switch point {
    case .parts: pieces.has(.startsPart, at: index)
    case .clauses: pieces.has(.startsClause, at: index)
    case .connectives: pieces.has(.isConnective, at: index)
    case .commas: pieces[index - 1].kind == .comma
    }
  }

  /// Whether breaking `list` alone is enough, which reads best where it needs several lines in any case: `) -> User from UserDTO`.
  private func fitsAround(_ list: Int, _ segment: Range<Int>, indent: Int) -> Bool {
    fits(segment.lowerBound..<list + 1, indent: indent)
      && fits(pieces.partners[list]..<segment.upperBound, indent: indent)
  }

  /// The list that ends with `part`, if `part` does not fit on a line of its own.
  private func longList(endingIn part: Range<Int>, indent: Int) -> Int? {
    var last = part.upperBound - 1
    if pieces[last].kind == .comma { last -= 1 }
    guard last > part.lowerBound, !fits(part, indent: indent) else { return nil }
    let opener = pieces.partners[last]
    return opener >= part.lowerBound && opener < last && isNode(opener, in: part) ? opener : nil
  }

  private func widestList(in segment: Range<Int>) -> Int? {
    nodes(in: segment) { pieces.has(.opensList, at: $0) }
      .max { width(ofList: $0) < width(ofList: $1) }
  }

  private func width(ofList opener: Int) -> Int {
    pieces.width(of: opener..<pieces.partners[opener] + 1)
  }
}
