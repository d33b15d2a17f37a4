import Diagnostics
import SchemaSyntax

/// What is said about an array of a field whose elements may be nil or left out, if its converters give an array of which
/// no element is.
extension TypeFacts {
  /// Returns whether that is all that is wrong, and reports it if so.
  func reportElements(
    _ chain: [CheckedConverter], at index: Int, to target: TypedPlace,
    into diagnostics: inout [Diagnostic]
  ) -> Bool {
    let kept = target.type.withoutSkipping
    if kept != target.type, inputs(of: chain, to: kept).found != nil {
      reportLeftOut(chain, at: index, to: target, written: kept, into: &diagnostics)
      return true
    }
    let present = kept.withoutOptionalElements
    if present != kept, inputs(of: chain, to: present).found != nil {
      reportNil(chain, at: index, to: target, written: present, into: &diagnostics)
      return true
    }
    return false
  }

  private func reportLeftOut(
    _ chain: [CheckedConverter], at index: Int, to target: TypedPlace, written type: SchemaType,
    into diagnostics: inout [Diagnostic]
  ) {
    let checked = chain[index]
    let text = schema.text(of: type.unwrapped) + target.mark
    let names = chain.map(\.use.shown)
    let isArray = if case .array = type.unwrapped { true } else { false }
    diagnostics.report(
      .converterType,
      "`else skip` leaves out elements of a JSON array, and `\(checked.converter.name)` does not read one",
      at: checked.use.span, label: "takes \(checked.form.wireTitle)",
      secondary: [.init(target.span, "this is `\(schema.text(of: target.type))`")],
      help: isArray
        ? "write `\(text)` for the type, or read the field without a converter and write "
          + "`via \(names.joined(separator: ", ")) else skip` in a map"
        : "write `\(text)` for the type",
      fix: .propose(text, for: target.span))
  }

  private func reportNil(
    _ chain: [CheckedConverter], at index: Int, to target: TypedPlace, written type: SchemaType,
    into diagnostics: inout [Diagnostic]
  ) {
    let checked = chain[index]
    let text = schema.text(of: type.unwrapped) + target.mark
    let name = checked.converter.name
    var longer = chain
    longer.insert(
      CheckedConverter(
        converter: .emptyAsNil, reading: .kind(.emptyAsNil(writesEmpty: false)), use: checked.use),
      at: index + 1)
    let canBeEmpty = inputs(of: longer, to: target.type).found != nil
    diagnostics.report(
      .converterType,
      "no element of what `\(name)` gives is nil, as one of `\(schema.text(of: target.type))` may be",
      at: checked.use.span, label: "gives \(checked.form.swiftTitle)",
      secondary: [.init(target.span, "this is `\(schema.text(of: target.type))`")],
      help: "write `\(text)` for the type"
        + (canBeEmpty ? ", or `emptyAsNil` after `\(name)` to make an empty element nil" : ""),
      fix: .propose(text, for: target.span))
  }
}

extension SchemaType {
  /// With arrays whose elements are never nil.
  fileprivate var withoutOptionalElements: SchemaType {
    if case .array(.optional(let element), let skips) = self {
      return .array(element.withoutOptionalElements, skipsInvalid: skips)
    }
    return withParts(\.withoutOptionalElements)
  }
}
