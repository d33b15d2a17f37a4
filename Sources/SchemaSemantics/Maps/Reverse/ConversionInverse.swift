import Diagnostics
import SchemaSyntax

extension Inversion {
  /// The conversion from the result of `conversion` back to what it was made from, losing nothing.
  func inverse(of conversion: Conversion, at span: SourceSpan) throws(IrreversibleStep)
    -> Conversion
  {
    switch conversion {
    case .identity: return .identity
    case .sequence(let steps): return try inverse(ofSequence: steps, at: span)
    case .converter(let step): return try inverse(of: step, before: [], at: span)
    case .converterBack(let step): return try inverse(ofWriting: step, before: [], at: span)
    case .wrap(let id): return .unwrap(id)
    case .unwrap(let id): return try inverse(ofUnwrapping: id, at: span)
    case .enumFromRaw(let id): return .enumToRaw(id)
    case .enumToRaw(let id): return .enumFromRaw(id)
    case .map(let id): return try inverse(of: id, at: span)
    case .mapBack(let id): return .map(id)
    case .inject:
      throw IrreversibleStep(
        span: span, step: "",
        reason: "the app may hold nil here, but the dto cannot")
    case .array(let element, _):
      return .array(try elements.inverse(of: element, at: span), skipsInvalid: false)
    case .arrayToSet(let element):
      return .setToArray(try elements.inverse(of: element, at: span))
    case .setToArray(let element):
      guard holdsOneAtMost(after: []) else { throw lostOrder(.set, at: span) }
      return .arrayToSet(try elements.inverse(of: element, at: span))
    case .set(let element): return .set(try elements.inverse(of: element, at: span))
    case .dictionary(let key, let value):
      return .dictionary(
        key: try elements.inverse(of: key, at: span),
        value: try elements.inverse(of: value, at: span))
    case .optional(let inner): return .optional(try inverse(of: inner, at: span))
    case .patch(let inner): return .patch(try inverse(of: inner, at: span))
    case .widen(_, let target):
      throw IrreversibleStep(
        span: span, step: "",
        reason: "not every `\(target.rawValue)` that the app may hold fits into the dto")
    }
  }

  /// What only brings a text into a normal form need not be undone if the values of the `type` after it have that form.
  private func inverse(ofSequence steps: [Conversion], at span: SourceSpan)
    throws(IrreversibleStep) -> Conversion
  {
    var back = Conversion.identity
    for (index, step) in steps.enumerated() {
      let inverse: Conversion
      if case .converter(let converter) = step {
        inverse = try self.inverse(of: converter, before: steps[(index + 1)...], at: span)
      } else if case .setToArray(let element) = step, hasNoOrderToLose(steps[(index + 1)...]) {
        inverse = .arrayToSet(try elements.inverse(of: element, at: span))
      } else if case .converterBack(let converter) = step {
        inverse = try self.inverse(ofWriting: converter, before: steps[(index + 1)...], at: span)
      } else {
        inverse = try self.inverse(of: step, at: span)
      }
      back = inverse.then(back)
    }
    return back
  }

  private func inverse(
    of step: ConverterStep, before next: ArraySlice<Conversion>, at span: SourceSpan
  ) throws(IrreversibleStep) -> Conversion {
    let reason: String
    switch step.facts.reversal {
    case .exact: return .converterBack(step)
    case .normalized(let normalization, let lost):
      if isNormal(next, normalization) { return .identity }
      reason = lost
    case .notEmpty(let lost):
      if holdsNoEmptyText(next) { return .converterBack(step) }
      reason = lost
    case .separated(let separator, let condition):
      switch splitObstacle(before: next, separator: separator) {
      case nil: return .converterBack(step)
      case .separatorInElement: reason = condition
      case .separatorInText: throw separatorInText(separator, condition, at: span, step)
      case .emptyElement(let id): throw emptyElement(of: id, at: span, step)
      case .nilElement: throw emptyElement("nil, which is written as an empty text", at: span, step)
      }
    case .never(let lost): reason = lost
    }
    throw IrreversibleStep(span: span, step: "", reason: reason, converter: step.name)
  }

  /// The dto holds what the converter has read, and the app what it writes.
  private func inverse(
    ofWriting step: ConverterStep, before next: ArraySlice<Conversion>, at span: SourceSpan
  ) throws(IrreversibleStep) -> Conversion {
    if let form = step.kind.unorderedForm, !holdsOneAtMost(after: next) {
      throw lostOrder(form, at: span, step)
    }
    guard step.facts.readsSeveralForms else { return .converter(step) }
    throw IrreversibleStep(
      span: span, step: "",
      reason: "`\(step.name)` reads several texts as the same value, so \(Self.changedText)",
      converter: step.name)
  }

  private func inverse(ofUnwrapping id: TypeID, at span: SourceSpan) throws(IrreversibleStep)
    -> Conversion
  {
    guard let normalization = context.facts.wrappers[id]?.normalizations.first else {
      return .wrap(id)
    }
    throw IrreversibleStep(
      span: span, step: "",
      reason:
        "`\(context.schema[id].qualifiedName)` is `\(normalization.rawValue)`, so \(Self.changedText)",
      help: "let the app hold `\(context.schema[id].qualifiedName)`")
  }

  private static let changedText = "the text that the app holds may come back as another one"

  private func isNormal(_ next: ArraySlice<Conversion>, _ normalization: Normalization) -> Bool {
    for step in next {
      switch step {
      case .converter: continue
      case .wrap(let id):
        return context.facts.wrappers[id]?.normalizations.contains(normalization) ?? false
      case .optional(let inner): return isNormal(inner.steps[...], normalization)
      default: return false
      }
    }
    return false
  }

  /// `emptyAsNil` before a `type` that is never empty, or before a converter that never writes an empty text.
  private func holdsNoEmptyText(_ next: ArraySlice<Conversion>) -> Bool {
    guard case .optional(let inner)? = next.first else { return false }
    switch inner.steps.first {
    case .wrap(let id):
      guard let wrapper = context.facts.wrappers[id] else { return false }
      return !wrapper.rules.allSatisfy { $0.holds(for: .string("")) }
    case .converter(let step): return step.kind.writesNoEmptyText
    default: return false
    }
  }

  private func inverse(of id: MapID, at span: SourceSpan) throws(IrreversibleStep) -> Conversion {
    if context.isReversible(id) { return .mapBack(id) }
    let maps = context.schema.maps
    let map = maps.indices.contains(id.index) ? maps[id.index] : nil
    let source = map?.sources.first.map { context.schema.text(of: $0) } ?? ""
    let target = map.map { context.schema.text(of: $0.target) } ?? ""
    throw IrreversibleStep(
      span: span, step: "", reason: "`map \(source) -> \(target)` goes one way",
      help: canGoBack(map) ? "write `<->` there" : nil,
      label: map.map { Diagnostic.Label($0.syntax.arrow, "this is the map") })
  }

  /// No value of a `type` says which case it came from.
  private func canGoBack(_ map: ResolvedMap?) -> Bool {
    guard let map, let source = map.sources.first?.declaredID, let target = map.target.declaredID
    else { return true }
    return context.schema.cases(of: source) == nil || !context.schema[target].isWrapper
  }
}

extension ConverterKind {
  /// If in doubt, it may.
  fileprivate var writesNoEmptyText: Bool {
    switch self {
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .calendarDate, .minorUnits,
      .decimal, .number, .zeroOrOne, .url, .relativeURL, .uuid:
      true
    case .flag, .lenientURL, .base64, .base64url, .normalized, .emptyAsNil, .split, .unique, .keyed,
      .written:
      false
    }
  }
}
