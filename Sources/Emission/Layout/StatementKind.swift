/// What a line of Swift is, as far as it matters where it is broken.
enum StatementKind {
  /// `struct User: Hashable {`
  case typeHead
  /// A function, an initialiser, an attribute with arguments: its parameters stand between lines of their own.
  case declaration
  /// `case image(Image)`
  case enumCase
  /// `if`, `guard`, `while`
  case condition
  case expression

  init(_ words: [SwiftWords.Word]) {
    for word in words {
      if word == .blank { continue }
      guard case .plain(let text) = word else { break }
      if Self.modifiers.contains(text) { continue }
      switch text {
      case "struct", "enum", "extension", "protocol", "class", "actor":
        self = .typeHead
      case "func", "init", "subscript":
        self = .declaration
      case "case":
        self = .enumCase
      case "if", "guard", "while":
        self = .condition
      default:
        self = text.hasPrefix("@") ? .declaration : .expression
      }
      return
    }
    self = .expression
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "nonisolated", "static", "indirect",
    "mutating", "final", "override", "convenience", "required", "lazy", "unowned", "weak", "}",
    "else",
  ]
}
