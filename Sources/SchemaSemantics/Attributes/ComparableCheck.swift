import Diagnostics
import SchemaSyntax

extension ConformanceCheck {
  /// `Comparable` on a record compares one field, on a `type` its value, and on an enum the order of its cases.
  mutating func comparable(_ conformance: Conformance, _ type: ResolvedType) -> ValidConformance? {
    switch type.kind {
    case .record(let record):
      guard let key = conformance.key else {
        reportMissingKey(conformance, of: record)
        return nil
      }
      return comparable(by: key, of: type)
    case .wrapper(let wrapper):
      guard !wrapper.base.isUnknown else { return nil }
      if !isOrdered(wrapper.base) {
        reportUnordered(
          "`\(schema.text(of: wrapper.base))` has no order, so `\(type.name.text)` has no order either",
          at: conformance.span, wrapper.syntax.base.span, "the wrapped type")
        return nil
      }
    case .enumeration(let enumeration):
      if enumeration.isOpen {
        reportUnordered(
          "the unknown values of an open enum have no order",
          at: conformance.span, type.head, "declared `open`", help: "remove `Comparable`")
        return nil
      }
    case .foreign: break
    case .union:
      reportUnordered(
        "the cases of a union have no order", at: conformance.span, help: "remove `Comparable`")
      return nil
    }
    return ValidConformance(name: "Comparable", key: [])
  }

  private mutating func comparable(by key: Path, of type: ResolvedType) -> ValidConformance? {
    switch paths.find(key, from: type.id) {
    case .missing(let missing):
      diagnostics.append(missing)
    case .unknown:
      break
    case .property:
      reportUnordered(
        "`\(key.text)` is not a field, and only a field can decide the order", at: key.span)
    case .found(let path):
      if isOrdered(path.type) {
        return ValidConformance(name: "Comparable", key: paths.swiftNames(of: path, from: type.id))
      }
      let type = path.steps.last.map(\.type).flatMap { $0.isPatch ? $0 : nil } ?? path.type
      reportUnordered(
        "`\(key.text)` is of type `\(schema.text(of: type))`, which has no order",
        at: key.span)
    }
    return nil
  }

  /// Whether values can be compared with `<`. Nil has no place in an order, so optionals cannot.
  private func isOrdered(_ type: SchemaType) -> Bool {
    switch type {
    case .scalar(let scalar): scalar.isOrdered
    case .declared(let id):
      if case .wrapper = schema[id].kind, let scalar = schema.base(of: type).scalar {
        scalar.isOrdered
      } else {
        schema[id].conformances.contains { $0.name.text == "Comparable" }
      }
    case .unknown: true
    case .optional, .array, .set, .dictionary, .patch: false
    }
  }

  private mutating func reportMissingKey(_ conformance: Conformance, of record: ResolvedRecord) {
    let candidate = record.fields.first { isOrdered($0.type) }
    diagnostics.report(
      .comparableWithoutKey, "`Comparable` does not say which field decides the order",
      at: conformance.span,
      help: candidate.map { "write `Comparable by \($0.swiftName)`, or name another field" }
        ?? "add a field that has an order, such as a number or a `Date`, and write its name after `by`"
    )
  }

  private mutating func reportUnordered(
    _ message: String, at span: SourceSpan, _ other: SourceSpan? = nil, _ label: String = "",
    help: String =
      "use a string, a number, a date, or a `type` around one of these; an optional has no order"
  ) {
    diagnostics.report(
      .unorderedKey, message, at: span, secondary: other.map { [.init($0, label)] } ?? [],
      help: help)
  }
}

extension DiagnosticKind {
  static let comparableWithoutKey = DiagnosticKind(
    "G0702", .error, "`Comparable` without a field to compare by",
    explanation: """
      A record has many fields, and only its author knows which of them decides the order.
      """,
    wrong: """
      domain Version: Comparable { number: Int, name: String }
      """,
    right: """
      domain Version: Comparable by number { number: Int, name: String }
      """)

  static let unorderedKey = DiagnosticKind(
    "G0703", .error, "an order by something that has no order",
    explanation: """
      Strings, numbers and dates have an order, and so do `type`s around them, closed enums, and records that are
      `Comparable` themselves. Optionals, flags and collections do not.
      """,
    wrong: """
      domain Task: Comparable by isDone { isDone: Bool, title: String }
      """,
    right: """
      domain Task: Comparable by title { isDone: Bool, title: String }
      """)
}
