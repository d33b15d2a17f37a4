import Diagnostics
import SchemaSyntax

/// A word in place of a literal that means something else in the language: `else skip`, or another field. It is never
/// taken for a text that lacks its quotes.
struct MisplacedWord {
  let word: String
  private let literal: Literal
  private let type: SchemaType
  private let declaration: SourceSpan
  private let facts: TypeFacts

  /// Nil if it is not a word, or is the name of a case.
  init?(
    _ literal: Literal, as type: SchemaType, declaredAt declaration: SourceSpan, _ facts: TypeFacts
  ) {
    guard case .name(let word) = literal.kind else { return nil }
    if let id = type.unwrapped.declaredID, facts.caseIndex(word, in: id) != nil { return nil }
    self.word = word
    self.literal = literal
    self.type = type
    self.declaration = declaration
    self.facts = facts
  }

  var isSkip: Bool { word == "skip" }

  private var typeName: String { facts.schema.text(of: type) }

  /// An `else skip` where there are no elements.
  func skipWithoutElements(inMap: Bool) -> Diagnostic {
    if case .dictionary = type.unwrapped {
      return report(
        "`else skip` leaves out elements of arrays and sets, not entries of a dictionary",
        help: inMap
          ? "give a value for the whole, such as `else [:]`, or leave entries out in a `custom` function"
          : "give a value for the whole, such as `else [:]`, or leave entries out in a map, in a `custom` function"
      )
    }
    let isOptional = type.isOptional
    return report(
      "`else skip` leaves out elements of a collection, and `\(typeName)` has none",
      help: isOptional
        ? "write `else nil`, or another literal after `else`" : "write a literal after `else`")
  }

  /// `tags: [String] else skip`, which belongs inside the brackets.
  func skipBesideBrackets(_ field: Field) -> Diagnostic? {
    let array = field.type.unwrapped
    switch array.kind {
    case .array(let element, nil):
      return report(
        "`else skip` goes into the brackets of an array", help: "write `[… else skip]`",
        fix: Diagnostic.Fix(
          [
            Diagnostic.Edit(span: element.span.after, replacement: " else skip"),
            Diagnostic.Edit(span: field.endBeforeFallback.through(literal.span), replacement: ""),
          ], isCertain: false))
    case .set:
      return report(
        "`else skip` goes into the brackets of an array, but this is a set",
        help: "write `[… else skip]`, and let a map turn it into a set")
    default:
      return nil
    }
  }

  /// Another field in place of a value.
  func field(after sign: String, help: String) -> Diagnostic {
    let text = "`\"\(word)\"` if this text is meant"
    return report(
      "`\(sign)` needs a literal, but `\(word)` is a field",
      help: isText ? "\(help); or \(text)" : help)
  }

  private var isText: Bool {
    type.unwrapped == .scalar(.string)
      || facts.schema.base(of: type.unwrapped) == .scalar(.string)
  }

  private func report(_ message: String, help: String, fix: Diagnostic.Fix? = nil) -> Diagnostic {
    Diagnostic(
      .wrongLiteral, message, at: literal.span,
      secondary: [.init(declaration, "its type is `\(typeName)`")], help: help, fix: fix)
  }
}

extension String {
  /// Whether the word means `nil` in other languages.
  var meansNothing: Bool {
    ["nil", "none", "null", "nothing", "undefined"].contains(lowercased())
  }
}
