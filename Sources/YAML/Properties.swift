/// What may be before a node, in either order: its tag, and an anchor.
struct Properties {
  var tag: Tag?
  var anchor: Anchor?

  struct Tag {
    let place: Range<Int>
    /// Nil for `!`, which keeps a scalar what it looks like: a text.
    let core: CoreTag?
  }

  var isEmpty: Bool { tag == nil && anchor == nil }

  /// From the first to the last.
  var place: Range<Int>? {
    guard let tag = tag?.place else { return anchor?.place }
    guard let anchor = anchor?.place else { return tag }
    return min(tag.lowerBound, anchor.lowerBound)..<max(tag.upperBound, anchor.upperBound)
  }

  /// With those of the same node that are on another line.
  mutating func add(_ others: Properties) throws(YAMLError) {
    if let tag = others.tag { try add(tag) }
    if let anchor = others.anchor { try add(anchor) }
  }

  mutating func add(_ tag: Tag) throws(YAMLError) {
    guard self.tag == nil else { throw YAMLError(fault: .twoTags, place: tag.place) }
    self.tag = tag
  }

  mutating func add(_ anchor: Anchor) throws(YAMLError) {
    guard self.anchor == nil else { throw YAMLError(fault: .twoAnchors, place: anchor.place) }
    self.anchor = anchor
  }
}
