import RegularExpressions
import SchemaSyntax

/// Whether what was split can be put together again, so that it is split into the same parts.
extension Inversion {
  /// Whether no text that leads to an element has a character of the separator in it, and none is empty: an empty text is
  /// split into no parts at all.
  ///
  /// - Parameter next: what is done to the parts.
  func parts(before next: ArraySlice<Conversion>, neverHold separator: String) -> Bool {
    switch next.first {
    case .array(let element, _), .arrayToSet(let element):
      guard let first = element.steps.first else { return false }
      return texts(before: first, neverHold: separator)
    default:
      return false
    }
  }

  private func texts(before step: Conversion, neverHold separator: String) -> Bool {
    switch step {
    case .converter(let step):
      guard let characters = step.charactersWritten else { return false }
      return separator.allSatisfy { !characters.contains($0) }
    case .enumFromRaw(let id):
      guard case .enumeration(let enumeration) = context.schema[id].kind, !enumeration.isOpen
      else { return false }
      return enumeration.cases.allSatisfy { item in
        Self.isPart(item.wireValue.textOnWire ?? "", without: separator)
      }
    case .wrap(let id):
      guard let rules = context.facts.wrappers[id]?.rules else { return false }
      return rules.contains { !$0.holds(for: .string("")) }
        && rules.contains { $0.excludes(separator) }
    default:
      return false
    }
  }

  private static func isPart(_ text: String, without separator: String) -> Bool {
    !text.isEmpty && !text.contains(where: separator.contains)
  }
}

extension ConverterStep {
  /// All that a text may be made of that is written for a value, and never empty; nil where it may be any.
  fileprivate var charactersWritten: String? {
    switch name {
    case "number": swift.scalar?.isInteger == true ? "-0123456789" : "+-.0123456789Ee"
    case "decimal": "-.0123456789"
    case "uuid": "-0123456789ABCDEFabcdef"
    case "calendarDate": "-0123456789"
    case "iso8601": "-.0123456789:TZ"
    default: nil
    }
  }
}

extension ValidRule {
  /// Whether no text that keeps it has a character of `separator` in it.
  fileprivate func excludes(_ separator: String) -> Bool {
    switch operand {
    case .pattern(_, _, let automaton):
      name == Rule.matches.name && separator.allSatisfy { !automaton.canContain(String($0)) }
    case .texts(let texts):
      name == Rule.oneOf.name
        && texts.allSatisfy { text in !text.contains(where: separator.contains) }
    default:
      false
    }
  }
}
