import Diagnostics
import SchemaSyntax

extension Converter {
  /// `split(",")`. An empty text gives no elements.
  static let split = Converter(
    name: "split", usage: "split(\",\")",
    summary: "the parts of a text between separators, and `[String]`",
    parameters: [
      Parameter(label: nil, kind: .text, isRequired: true, title: "the separator")
    ],
    form: .split,
    reversal: { _ in
      .conditional("`split` can be undone only if no element can hold the separator")
    },
    arguments: { arguments, diagnostics in
      guard let literal = arguments.literal(0), let text = arguments.text(0) else { return nil }
      guard !text.isEmpty else {
        diagnostics.append(
          Diagnostic(
            .argumentValue, "nothing can be split at an empty text", at: literal.span,
            help: "write what separates the parts, such as `\",\"`"))
        return nil
      }
      return .separator(text)
    })

  /// `unique`, `unique(keep: first)`
  static let unique = Converter(
    name: "unique", usage: "unique(keep: first)",
    summary:
      "an array, and a set; an element that comes twice is an error unless the first is kept",
    parameters: [
      Parameter(label: "keep", kind: .word(["first"]), isRequired: false, title: "what is kept")
    ],
    form: .unique,
    reversal: { arguments in
      arguments == .duplicates(keepFirst: true)
        ? .canonical(
          "`unique(keep: first)` drops repeated elements, and the way back cannot restore them")
        : .exact
    },
    arguments: { arguments, _ in
      .duplicates(keepFirst: arguments.word(0) != nil)
    })

  /// `keyed(by: id)`. The field is looked up once it is known what the elements are.
  static let keyed = Converter(
    name: "keyed", usage: "keyed(by: id)",
    summary: "an array, and a dictionary by a field of its elements",
    parameters: [
      Parameter(label: "by", kind: .field, isRequired: true, title: "the field to key by")
    ],
    form: .keyed)
}
