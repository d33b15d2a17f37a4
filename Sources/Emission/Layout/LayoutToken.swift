/// A part of a long line: text, or a place where the line may end.
enum LayoutToken: Hashable {
  case text(String)
  /// Begins a group, which the break before it measures as a whole.
  case open
  case close
  case lineBreak(Break, size: Int)
  /// A comma, if the list that ends here takes several lines.
  case trailingComma

  enum Break: Hashable {
    /// Up to its closing break, lines are indented; only once, however many such breaks are on one line.
    case open
    /// The same for the rest of an expression, but only if this break itself ends the line.
    case openContinuation
    /// Before a closing bracket, which gets a line of its own if `must` says so and the brackets span lines.
    case close(must: Bool)
    /// Between the items of a list.
    case same
    /// The new line continues what the line before it began, and is indented.
    case continuation
    /// Before the opening brace of a body, which is not indented like lines that continue another.
    case reset
  }
}
