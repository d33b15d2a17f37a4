import Diagnostics
import SchemaSyntax

/// The arguments of one use of a converter, by the position of their parameters. All are of the kinds that the
/// parameters ask for.
struct BoundArguments: Sendable {
  private let literals: [Literal?]

  init(_ literals: [Literal?]) {
    self.literals = literals
  }

  func literal(_ index: Int) -> Literal? {
    literals.indices.contains(index) ? literals[index] : nil
  }

  func text(_ index: Int) -> String? {
    guard case .string(let text) = literal(index)?.kind else { return nil }
    return text
  }

  /// One text, or all texts of an array.
  func texts(_ index: Int) -> [(text: String, span: SourceSpan)] {
    switch literal(index)?.kind {
    case .string(let text): literal(index).map { [(text, $0.span)] } ?? []
    case .array(let elements):
      elements.compactMap { element in
        guard case .string(let text) = element.kind else { return nil }
        return (text, element.span)
      }
    default: []
    }
  }

  func number(_ index: Int) -> Int? {
    guard case .integer(let text) = literal(index)?.kind else { return nil }
    // What is too large for an integer is too large for every converter.
    return Int(text) ?? (text.hasPrefix("-") ? .min : .max)
  }

  func word(_ index: Int) -> String? {
    guard case .name(let word) = literal(index)?.kind else { return nil }
    return word
  }

  func field(_ index: Int) -> Name? {
    guard let literal = literal(index) else { return nil }
    return literal.textOnWire.map { Name($0, span: literal.span) }
  }
}

extension Converter.Parameter {
  /// Why a literal cannot be an argument for this parameter: what is expected, and what may be meant.
  func mismatch(_ literal: Literal) -> (expectation: String, nearest: String?)? {
    switch (kind, literal.kind) {
    case (.text, .string), (.texts, .string), (.number, .integer), (.field, .name),
      (.field, .string):
      return nil
    case (.word(let words), .name(let word)) where words.contains(word):
      return nil
    case (.texts, .array(let elements)):
      let areTexts = elements.allSatisfy { element in
        if case .string = element.kind { true } else { false }
      }
      return areTexts && !elements.isEmpty ? nil : (expectation, nil)
    case (.word(let words), .name(let word)):
      return (expectation, Spelling(words).nearest(to: word))
    case (.word(let words), .string(let word)) where words.contains(word):
      return (expectation, word)
    default:
      return (expectation, nil)
    }
  }

  private var expectation: String {
    switch kind {
    case .text: "a string"
    case .texts: "a string, or an array of strings"
    case .number: "a whole number"
    case .word(let words): words.map { "`\($0)`" }.joined(separator: " or ")
    case .field: "the name of a field"
    }
  }
}
