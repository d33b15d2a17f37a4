/// A part of a long line: text, or a place where the line may end.
enum LayoutToken: Hashable {
  case text(String)
  /// Around what shares the fate of a break before it.
  case open
  case close
  case lineBreak(Break, size: Int)

  enum Break: Hashable {
    /// Behind an opening bracket; what follows is indented, up to the closing break.
    case open
    /// Before a closing bracket: a new line if the opening break was one and `must` says so.
    case close(must: Bool)
    /// Between the items of a list.
    case same
    /// Before an operator; the new line is indented, and those behind it no further.
    case continuation
    /// Before the brace of a body: a new line if the present one is indented.
    case reset
    /// Before the closing bracket of a list that ends with a comma if it has lines of its own.
    case comma
  }
}
