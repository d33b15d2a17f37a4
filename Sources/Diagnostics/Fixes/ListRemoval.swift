extension [SourceSpan] {
  /// What a fix removes together with one of several items of a list: also the comma between it and another one.
  package func removal(at position: Int) -> SourceSpan {
    let item = self[position]
    if position + 1 < count { return item.before.through(self[position + 1].before) }
    return position > 0 ? self[position - 1].after.through(item) : item
  }
}
