import Diagnostics
import SchemaSyntax

/// Lists that a map makes of values: `[line1, line2?]`.
extension ExpressionTyping {
  mutating func list(
    _ elements: [MapExpression.Element], for target: SchemaType, span: SourceSpan
  ) -> MapValue? {
    if target.isPatch {
      checkUnassigned(MapExpression(.list(elements), span: span))
      reportUnclearPatch("list", at: span, for: target)
      return nil
    }
    guard let collection = collection(in: target), let type = collection.element else {
      checkUnassigned(MapExpression(.list(elements), span: span))
      reportList(at: span, for: target)
      return nil
    }
    if let literal = literal(of: elements, for: type, span: span) {
      return plainConstant(literal, target)
    }
    guard leniency != .skip else {
      checkUnassigned(MapExpression(.list(elements), span: span))
      reportSkipping(at: span)
      return nil
    }
    guard let list = values(of: elements, type, in: collection, span: span) else { return nil }
    if let id = target.unwrapped.declaredID, let wrapper = context.facts.wrappers[id] {
      checkLength(of: list, by: wrapper.rules, of: context.schema[id].qualifiedName)
    }
    return converted(list, to: target)
  }

  /// With the type of the first element that has one of its own.
  mutating func ownList(
    _ elements: [MapExpression.Element], of expression: MapExpression
  ) -> MapValue? {
    guard let first = elements.first(where: { $0.entry.source.hasOwnType }) else {
      return untyped(expression)
    }
    var trial = self
    guard let found = trial.ownValue(of: first.entry.source)?.type else {
      checkUnassigned(expression)
      return nil
    }
    let type = first.mark == nil ? found : found.unwrapped
    return values(of: elements, type, in: .array(type), span: expression.span)
  }

  /// `[created, updated] via iso8601`: each element is converted where it is read, so that an error has its place. Nil if
  /// the converters take the list as a whole.
  func elements(
    of entry: MapDeclaration.Entry, for target: SchemaType
  ) -> [MapExpression.Element]? {
    guard case .list(let elements) = entry.source.kind, collection(in: target) != nil,
      !entry.converters.contains(where: { takesCollections($0) })
    else { return nil }
    return elements.map { element in
      var element = element
      element.entry.converters += entry.converters
      return element
    }
  }

  /// A converter that speaks of elements by their positions, which those of such a list do not have in the payload.
  mutating func reportPositions(in entry: MapDeclaration.Entry) -> Bool {
    guard case .list = entry.source.kind,
      let use = entry.converters.first(where: { takesCollections($0) })
    else { return false }
    let name = use.name.text
    diagnostics.report(
      .converterType,
      "`\(name)` reports elements by their positions, and those of this list come from different places",
      at: use.span, secondary: [.init(entry.source.span, "the map makes this list")],
      help: isKeyed(use)
        ? "make it in a function that you write, as in `custom \(destination?.functionName ?? "make")(…)`"
        : "remove it; in a `Set`, equal elements become one")
    return true
  }

  private func isKeyed(_ use: ConverterUse) -> Bool {
    if case .keyed = context.facts.converter(named: use.name.text)?.form { true } else { false }
  }

  private func takesCollections(_ use: ConverterUse) -> Bool {
    switch context.facts.converter(named: use.name.text)?.form {
    case .unique, .keyed: true
    case .split, .scalars, .emptyAsNil, .written, nil: false
    }
  }

  private mutating func values(
    of elements: [MapExpression.Element], _ type: SchemaType, in collection: SchemaType,
    span: SourceSpan
  ) -> MapValue? {
    let values = elements.compactMap { value(of: $0, for: type) }
    guard values.count == elements.count else { return nil }
    return MapValue(.list(values), collection, at: span)
  }

  private mutating func value(of element: MapExpression.Element, for type: SchemaType)
    -> MapValue.Element?
  {
    if let mark = element.mark, type.isOptional {
      reportMark(
        mark, "the elements of this list may be nil, so nothing is left out",
        help: "remove `?`, or give the list elements that are never nil")
      return nil
    }
    let target = element.mark == nil ? type : .optional(type)
    let form = Destination.Form.element(isLeftOutIfNil: element.mark != nil)
    guard let value = value(of: element.entry, for: target, as: form) else { return nil }
    if let mark = element.mark { check(mark, of: element.entry.source, value) }
    return MapValue.Element(value: value, isLeftOutIfNil: element.mark != nil)
  }

  /// A `?` after something that is never nil, or always.
  private mutating func check(
    _ mark: SourceSpan, of source: MapExpression, _ value: MapValue
  ) {
    if case .constant(.null) = value.kind {
      return reportMark(mark, "`nil` would always be left out", help: "remove the element")
    }
    guard value.isNeverNil else { return }
    if case .path(let path) = source.kind, value.isCase, field(at: path) != nil {
      return reportMark(
        mark, "`\(path.text)` is a case here, and never nil",
        help: "write `self.\(path.text)?` for the field")
    }
    reportMark(
      mark, "this is never nil, so `?` has no effect", help: "remove `?`", fix: .remove(mark))
  }

  private mutating func reportMark(
    _ mark: SourceSpan, _ message: String, help: String, fix: Diagnostic.Fix? = nil
  ) {
    diagnostics.report(.neverNil, message, at: mark, help: help, fix: fix)
  }

  /// The array or the set that a list is for, which may be that of a `type`.
  private func collection(in target: SchemaType) -> SchemaType? {
    let base = context.schema.base(of: target.unwrapped).unwrapped
    return switch base {
    case .array, .set: base
    case .scalar, .declared, .optional, .dictionary, .patch, .unknown: nil
    }
  }

  /// Of an array or a set.
  func elementOfList(_ type: SchemaType) -> SchemaType? { collection(in: type)?.element }

  /// The list as a literal, if it holds nothing but literals and the names of cases.
  private func literal(
    of elements: [MapExpression.Element], for type: SchemaType, span: SourceSpan
  ) -> Literal? {
    let literals = elements.compactMap { element -> Literal? in
      guard element.mark == nil, element.entry.converters.isEmpty else { return nil }
      let source = element.entry.source
      switch source.kind {
      case .literal(let literal): return literal
      case .path(let path):
        guard path.rest.isEmpty, let id = type.unwrapped.declaredID,
          let index = context.facts.caseIndex(path.first.text, in: id),
          context.schema.cases(of: id)?[index].payload == nil
        else { return nil }
        return Literal(.name(path.first.text), span: source.span)
      case .list(let inner):
        guard let type = elementOfList(type) else { return nil }
        return literal(of: inner, for: type, span: source.span)
      default: return nil
      }
    }
    return literals.count == elements.count ? Literal(.array(literals), span: span) : nil
  }

  /// The literals that an expression may result in.
  func outcomes(of expression: MapExpression, for target: SchemaType) -> [Literal] {
    switch expression.kind {
    case .literal(let literal): [literal]
    case .coalesce(let left, let right):
      outcomes(of: left, for: target) + outcomes(of: right, for: target)
    case .required(let operand): outcomes(of: operand, for: target)
    case .match(_, let rows): rows.flatMap { outcomes(of: $0.body, for: target) }
    case .list(let elements):
      elementOfList(target).flatMap { literal(of: elements, for: $0, span: expression.span) }
        .map { [$0] } ?? []
    case .path, .source, .interpolation, .custom, .construction, .converted, .record, .refusal,
      .invalid:
      []
    }
  }

  private mutating func reportList(at span: SourceSpan, for target: SchemaType) {
    diagnostics.report(
      .noConversion, "a list does not become \(context.schema.article(target)) automatically",
      at: span,
      secondary: destination.map { [.init($0.span, "`\($0.name)` is declared here")] } ?? [],
      help: "write a single value, or make it in a function that you write, as in "
        + "`custom \(destination?.functionName ?? "make")(…)`")
  }

  private mutating func reportSkipping(at span: SourceSpan) {
    diagnostics.report(
      .wrongLiteral, "`else skip` leaves out nothing of a list that the map itself makes", at: span,
      help: "write `?` after an element that is left out where it is nil, "
        + "or `else []` for what replaces the list if an element is invalid")
  }
}

extension MapValue {
  fileprivate var isCase: Bool {
    switch kind {
    case .constant(.enumCase): true
    case .converted(let inner, .inject): inner.isCase
    default: false
    }
  }

  /// Whether it is something that is always there, although its type is optional.
  var isNeverNil: Bool {
    switch kind {
    case .constant(let value): value != .null
    case .converted(_, .inject): true
    case .converted(_, .sequence(let steps)): steps.last == .inject
    case .coalesce(_, let right): right.isNeverNil
    case .match(_, let rows): rows.allSatisfy(\.value.isNeverNil)
    default: false
    }
  }
}
