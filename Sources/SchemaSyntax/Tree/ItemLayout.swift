package import Diagnostics

/// Where the items of a block are, so that a fix can add or remove one, with its comma, and on one line if the others
/// are on one.
package struct ItemLayout: Hashable, Sendable {
  /// Includes the comma that ends it.
  package struct Item: Hashable, Sendable {
    package let span: SourceSpan
    package let comma: SourceSpan?

    package init(span: SourceSpan, comma: SourceSpan?) {
      self.span = span
      self.comma = comma
    }
  }

  package var items: [Item]
  private var opening: SourceSpan?
  private var closing: SourceSpan?

  /// What is before the closing brace in its line, if that is only white space.
  private var indentation: String?

  package init(_ items: [Item] = []) {
    self.items = items
  }

  mutating func open(at brace: SourceSpan?) {
    opening = brace
  }

  mutating func close(at brace: SourceSpan?, indentation: String?) {
    closing = brace
    self.indentation = indentation
  }

  /// The edit that adds items at the end of the block; nil if there is no block.
  package func insertion(of added: [String]) -> Diagnostic.Fix? {
    guard let opening, let closing else { return nil }
    if let indentation {
      return .insert(added.map { "  \($0)\n\(indentation)" }.joined(), at: closing)
    }
    let list = added.joined(separator: ", ")
    guard let last = items.last else {
      return .insert(opening.end == closing.start ? " \(list) " : " \(list)", at: opening.after)
    }
    return .insert(
      last.comma == nil ? ", \(list)" : " \(list)", at: (last.comma ?? last.span).after)
  }

  /// The range that a fix removes together with the item, so that there is still a comma between any two of the others.
  package func removal(of span: SourceSpan) -> SourceSpan {
    guard
      let index = items.firstIndex(where: { $0.span.start <= span.start && span.end <= $0.span.end }
      )
    else { return span }
    let item = items[index].span
    if let comma = items[index].comma {
      let end = index + 1 < items.count ? items[index + 1].span.start : comma.end
      return SourceSpan(
        file: item.file, start: item.start, end: end - comma.end <= 1 ? end : comma.end)
    }
    // On one line, the comma before the last item is one space away from it.
    guard index > 0, let comma = items[index - 1].comma, item.start - comma.end <= 1 else {
      return item
    }
    return SourceSpan(file: item.file, start: comma.start, end: item.end)
  }
}
