import Diagnostics
import SchemaSyntax

extension [MatchRow] {
  /// What a fix removes together with the row, so that the commas of the others are still between two rows.
  func removal(of row: MatchRow) -> SourceSpan {
    guard let index = firstIndex(where: { $0.span == row.span }) else { return row.span }
    if let comma = row.comma {
      let end = index + 1 < count ? self[index + 1].span.start : comma.end
      return SourceSpan(
        file: row.span.file, start: row.span.start, end: end - comma.end <= 1 ? end : comma.end)
    }
    // On one line the comma before the last row stands a space away from it.
    guard index > 0, let comma = self[index - 1].comma, row.span.start - comma.end <= 1 else {
      return row.span
    }
    return SourceSpan(file: row.span.file, start: comma.start, end: row.span.end)
  }
}
