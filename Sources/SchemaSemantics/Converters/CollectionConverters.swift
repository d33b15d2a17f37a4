import Diagnostics
import SchemaSyntax

extension Converter {
  /// `split(",")`. An empty text gives no elements.
  static let split = Converter(
    name: "split", usage: "split(\",\")",
    parameters: [
      Parameter(label: nil, kind: .text, isRequired: true, title: "the separator")
    ],
    form: .split,
    reading: { arguments, diagnostics in
      guard let literal = arguments.literal(0), let text = arguments.text(0) else { return nil }
      guard !text.isEmpty else {
        diagnostics.report(
          .argumentValue, "nothing can be split at an empty string", at: literal.span,
          help: "write what separates the parts, such as `\",\"`")
        return nil
      }
      return .kind(.split(separator: text))
    })

  /// `unique`, `unique(keep: first)`
  static let unique = Converter(
    name: "unique", usage: "unique(keep: first)",
    parameters: [
      Parameter(label: "keep", kind: .word(["first"]), isRequired: false, title: "what is kept")
    ],
    form: .unique,
    reading: { arguments, _ in .kind(.unique(keepsFirst: arguments.word(0) != nil)) })

  /// `keyed(by: id)`
  static let keyed = Converter(
    name: "keyed", usage: "keyed(by: id)",
    parameters: [
      Parameter(label: "by", kind: .field, isRequired: true, title: "the field for the keys")
    ],
    form: .keyed, reading: { arguments, _ in arguments.field(0).map { .key($0) } })
}

extension ConverterFacts {
  static func split(at separator: String) -> ConverterFacts {
    ConverterFacts(
      converter: .split,
      reversal: .separated(
        by: separator, "`split` can be undone only if no element can contain the separator"),
      canFail: false, canFailBack: true)
  }

  /// A set contains no element twice, so the way back from a set loses nothing.
  static func unique(keepsFirst: Bool) -> ConverterFacts {
    ConverterFacts(converter: .unique, reversal: .exact, canFail: !keepsFirst, canFailBack: false)
  }

  static let keyed = ConverterFacts(
    converter: .keyed, reversal: .exact, canFail: true, canFailBack: false)
}
