/// A part of a long line: text, or a place where the line may end.
enum LayoutToken: Hashable {
  case text(String)
  /// Around what is measured as a whole by the break before it.
  case open
  case close
  case lineBreak(Break, size: Int)
  /// A comma, if the list that ends here takes several lines.
  case trailingComma

  enum Break: Hashable {
    /// Up to its closing break, lines are indented; once, however many begin on one line.
    case open
    /// The same for the rest of an expression, only if this break itself ends the line.
    case openContinuation
    /// Before a closing bracket, which gets a line of its own if `must` says so and the brackets span lines.
    case close(must: Bool)
    /// Between the items of a list.
    case same
    /// The new line goes on with what the one before it began, and is indented.
    case continuation
    /// Before the brace of a body, which stands out from lines that go on with another.
    case reset
  }
}
