/// The kind of Swift in a line, as far as it decides where the line is broken.
enum StatementKind {
  case typeHead
  case function
  case property
  case alias
  case enumCase
  case attribute
  /// `if`, `guard`, `while`
  case condition
  case expression

  init(_ words: [SwiftWords.Word]) {
    for (index, word) in words.enumerated() {
      if word == .blank { continue }
      guard case .plain(let text) = word else { break }
      if Self.modifiers.contains(text) { continue }
      switch text {
      case "struct", "enum", "extension", "protocol", "class", "actor": self = .typeHead
      case "func", "init", "subscript": self = .function
      case "let", "var": self = .property
      case "typealias": self = .alias
      // A parameter can have this label.
      case "case":
        self = words.dropFirst(index + 2).first?.endsWithColon == true ? .expression : .enumCase
      case "if", "guard", "while": self = .condition
      default: self = text.hasPrefix("@") ? .attribute : .expression
      }
      return
    }
    self = .expression
  }

  private static let modifiers: Set<String> = [
    "public", "package", "internal", "fileprivate", "private", "nonisolated", "static", "indirect",
    "mutating", "final", "lazy", "}", "else",
  ]
}
