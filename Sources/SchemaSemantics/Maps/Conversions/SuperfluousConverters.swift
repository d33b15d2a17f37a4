import Diagnostics
import SchemaSyntax

/// Converters of an entry whose value needs none: mostly, they have been moved into the dto, and not been removed here.
extension ExpressionTyping {
  /// The problem with converters that do not lead to the target, if the value is what they give; nil if it is not.
  func superfluousConverters(
    of entry: MapDeclaration.Entry, _ value: MapValue, for target: SchemaType
  ) -> Diagnostic? {
    guard fits(value, target),
      context.facts.isResult(value.type.withoutSkipping, of: entry.converters)
    else { return nil }
    return superfluous(entry, value, .converterType)
  }

  /// How the value becomes the target if `number` only leads through a number of another type, into which not every
  /// value may fit. This is reported.
  mutating func conversionWithoutNumber(
    of entry: MapDeclaration.Entry, _ value: MapValue, for target: SchemaType
  ) -> Conversion? {
    guard entry.converters.count == 1,
      context.facts.converter(named: entry.converters[0].name.text)?.name == Converter.number.name,
      case .success(let conversion) = context.conversions.conversion(from: value.type, to: target),
      !conversion.readsOrWidens,
      let problem = superfluous(entry, value, .idleConverter)
    else { return nil }
    diagnostics.append(problem)
    return conversion
  }

  /// Whether the value becomes the target without a converter, except for nil, which is another problem.
  private func fits(_ value: MapValue, _ target: SchemaType) -> Bool {
    switch context.conversions.conversion(from: value.type, to: target) {
    case .success, .failure(.optionalIntoRequired): true
    case .failure: false
    }
  }

  private func superfluous(
    _ entry: MapDeclaration.Entry, _ value: MapValue, _ kind: DiagnosticKind
  ) -> Diagnostic? {
    guard let converters = entry.converters.map(\.span).extent else { return nil }
    let name = written(value).map { "`\($0)`" } ?? "this value"
    var secondary: [Diagnostic.Label] = []
    if let field = field(readBy: value) {
      secondary.append(.init(field.syntax.span, "`\(field.wireName)` is declared here"))
    }
    if let destination, destination.span != secondary.first?.span {
      secondary.append(.init(destination.span, "`\(destination.name)` is declared here"))
    }
    let written = entry.converters.map(\.shown).joined(separator: ", ")
    // After a list, they are for all its elements.
    let areShared = !entry.span.contains(converters)
    return Diagnostic(
      kind, "\(name) is \(context.schema.article(value.type.unwrapped)) already", at: converters,
      secondary: secondary,
      help: areShared
        ? "write `via \(written)` in the list, after the elements that need it"
        : "remove `via \(written)`",
      fix: areShared ? nil : .remove(entry.source.span.after.through(entry.value)))
  }

  private func field(readBy value: MapValue) -> ResolvedField? {
    switch value.kind {
    case .path(let root, let path):
      context.field(at: path.steps.map(\.field), from: rootType(root))
    case .required(let inner, _): field(readBy: inner)
    default: nil
    }
  }
}

extension TypeFacts {
  /// Whether converters that read from the wire give values of this type.
  fileprivate func isResult(_ type: SchemaType, of uses: [ConverterUse]) -> Bool {
    var reported: [Diagnostic] = []
    guard let chain = CheckedConverter.chain(uses, self, into: &reported) else { return false }
    return [type, .optional(type.unwrapped)].contains { inputs(of: chain, to: $0).found != nil }
  }
}
