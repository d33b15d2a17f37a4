import Diagnostics
import SchemaSyntax

extension [MatchRow] {
  /// What a fix removes together with the row.
  func removal(of row: MatchRow) -> SourceSpan {
    ItemLayout(map { .init(span: $0.span, comma: $0.comma) }).removal(of: row.span)
  }
}
