import Diagnostics
import SchemaSyntax

/// A place that has a type: what a message about a chain points at besides the chain itself.
struct TypedPlace {
  let type: SchemaType
  let span: SourceSpan
  /// `createdAt`, if it has a name.
  let name: String?
  /// Whether nil is written as `or null`.
  let isNullable: Bool
  /// Whether it is a field with `= …`.
  let hasDefault: Bool

  init(
    _ type: SchemaType, at span: SourceSpan, name: String? = nil, isNullable: Bool = false,
    hasDefault: Bool = false
  ) {
    self.type = type
    self.span = span
    self.name = name
    self.isNullable = isNullable
    self.hasDefault = hasDefault
  }

  /// What follows the type, if it may be nil.
  var mark: String { type.isOptional ? isNullable ? " or null" : "?" : "" }
}

extension TypeFacts {
  /// The converters after the `via` of a field, whose wire type follows from them; nil if they do not lead to its
  /// type, which has been reported. The result begins with the wire type.
  func decoding(
    via uses: [ConverterUse], to target: TypedPlace, into diagnostics: inout [Diagnostic]
  ) -> TypedConversion? {
    guard let chain = CheckedConverter.chain(uses, self, into: &diagnostics) else { return nil }
    // The elements of a JSON array are converted before they are compared.
    if reportOrder(chain, to: target, first: { !$0.isUnique }, into: &diagnostics) { return nil }
    let (found, misfit) = inputs(of: chain, to: target.type)
    guard let candidates = found else {
      let isRearranged = reportOrder(of: chain, into: &diagnostics) {
        inputs(of: $0, to: target.type).found != nil
      }
      if !isRearranged { reportMisfit(chain, at: misfit, to: target, into: &diagnostics) }
      return nil
    }
    if reportReadOnly(chain, into: &diagnostics) { return nil }
    // A number is the only form of a `Decimal` that needs no step before the converter.
    let number = chain.first?.kind == .decimal(.number) ? Scalar.decimal : nil
    for candidate in candidates {
      let wire = wireForm(of: candidate.type, reading: number)
      guard let decoding = wire?.then(candidate.conversion) else { continue }
      reportNeedless(chain, decoding, to: target, into: &diagnostics)
      return decoding
    }
    if let first = candidates.first { reportWireless(first.type, chain, into: &diagnostics) }
    return nil
  }

  /// The types that a chain can take in order to give `result`; if there are none, the position of the converter that
  /// does not fit what comes after it.
  func inputs(
    of chain: [CheckedConverter], to result: SchemaType
  ) -> (found: [TypedConversion]?, misfit: Int) {
    var candidates = [TypedConversion(type: result)]
    for (index, checked) in chain.enumerated().reversed() {
      let types = ConverterTypes(facts: self, checked: checked)
      let earlier = candidates.flatMap { candidate in
        types.inputs(to: candidate.type).map { $0.then(candidate.conversion) }
      }
      if earlier.isEmpty { return (nil, index) }
      candidates = earlier.withoutRepetitions
    }
    return (candidates, 0)
  }

  /// What the converters after `via` make of a source whose type is known, in either direction: `iso8601` reads a date
  /// from text, and writes one as text. There are several results if a converter can give several types, and none if a
  /// converter does not fit, which is reported.
  private func results(
    via uses: [ConverterUse], from source: TypedPlace, to target: SchemaType,
    along map: DeclaredMap, into diagnostics: inout [Diagnostic]
  ) -> [TypedConversion] {
    guard let written = CheckedConverter.chain(uses, self, into: &diagnostics) else { return [] }
    let chain = withoutIdleNumber(written, from: source.type, into: &diagnostics)
    let (found, misfit) = outputs(of: chain, from: source.type)
    if found.isEmpty {
      let isRearranged = reportOrder(of: chain, into: &diagnostics) {
        outputs(of: $0, from: source.type).found.contains { result in
          (try? implied(from: result.type, to: target, along: map)) != nil
        }
      }
      if !isRearranged { reportMisfit(chain, at: misfit, from: source, into: &diagnostics) }
    }
    return found
  }

  /// The types that a chain can make of `source`; if there are none, the position of the converter that does not fit what
  /// comes before it.
  private func outputs(
    of chain: [CheckedConverter], from source: SchemaType
  ) -> (found: [TypedConversion], misfit: Int) {
    var states = [TypedConversion(type: source)]
    for (index, checked) in chain.enumerated() {
      let types = ConverterTypes(facts: self, checked: checked)
      states =
        types.sorted(states).flatMap { state in
          types.outputs(from: state.type).filter { !$0.conversion.writesBack(state.conversion) }
            .map {
              TypedConversion(type: $0.type, conversion: state.conversion.then($0.conversion))
            }
        }.withoutRepetitions
      if states.isEmpty { return ([], index) }
    }
    return (states, 0)
  }

  /// Without a `number` at the beginning that would only lead through a number of another type, into which not every value
  /// may fit. It is reported.
  private func withoutIdleNumber(
    _ chain: [CheckedConverter], from source: SchemaType, into diagnostics: inout [Diagnostic]
  ) -> [CheckedConverter] {
    guard chain.count > 1, chain[0].kind == .number, innermost(source)?.isNumber == true,
      ConverterTypes(facts: self, checked: chain[1]).outputs(from: source)
        .contains(where: { $0.conversion.lastStepBack == nil })
    else { return chain }
    diagnostics.append(
      .idleNumber(
        chain[0], before: chain[1],
        because: "takes \(schema.article(source.innermostContent)) as it is"))
    return Array(chain[1...])
  }

  /// From a source whose type is known, through the converters, to `target`.
  ///
  /// Nil if the converters do not fit the source or each other, which is reported. How their result becomes the target
  /// is left to the caller, who knows what the map says about nil and invalid values.
  func conversion(
    via uses: [ConverterUse], from source: TypedPlace, to target: SchemaType,
    along map: DeclaredMap = { _, _ in nil }, into diagnostics: inout [Diagnostic]
  ) -> Result<Conversion, ConversionObstacle>? {
    let results = results(
      via: uses, from: source, to: target, along: map, into: &diagnostics)
    var obstacle: ConversionObstacle?
    var found: Conversion?
    var lastResort: Conversion?
    var unhashable: TypeID?
    var turned: SchemaType?
    for result in results {
      do throws(ConversionObstacle) {
        let rest = try implied(from: result.type, to: target, along: map)
        let conversion = result.conversion.then(rest)
        if let dto = unhashableElement(comparedBy: conversion) {
          unhashable = dto
          continue
        }
        // A result that needs nothing more is what was meant; a number of another type, or a set that loses its order in
        // an array, is used only if nothing else fits.
        if rest == .identity || rest == .inject { return .success(conversion) }
        if let step = result.conversion.lastStepBack, isReadAgain(step, rest, target) {
          turned = turned ?? result.type
        } else if rest.widens || rest.listsSet {
          lastResort = lastResort ?? conversion
        } else {
          found = found ?? conversion
        }
      } catch {
        if obstacle?.isNearer(than: error) != true { obstacle = error }
      }
    }
    if found == nil, lastResort == nil, let dto = unhashable {
      reportUnhashable(dto, uses, source, into: &diagnostics)
      return nil
    }
    if found == nil, lastResort == nil, let turned {
      reportTurned(uses, from: source, through: turned, into: &diagnostics)
      return nil
    }
    return (found ?? lastResort).map { .success($0) } ?? obstacle.map { .failure($0) }
  }

  /// Whether what a converter gives when it is turned round would implicitly become what it takes: of 19.99, `minorUnits`
  /// makes the `Int` 1999, which would become the `Decimal` 1999. Or whether it would be read as text of another kind: the
  /// digits of a number are never a UUID.
  private func isReadAgain(_ step: ConverterStep, _ rest: Conversion, _ target: SchemaType) -> Bool
  {
    guard rest.readsOrWidens else { return false }
    let isWritten = if case .written = step.kind { true } else { false }
    if !isWritten, rest.reads, innermost(step.wire) == .string { return true }
    let kind = innermost(step.swift)
    return step.isBetweenNumbers || kind != nil && kind == innermost(target)
  }

  private func reportTurned(
    _ uses: [ConverterUse], from source: TypedPlace, through result: SchemaType,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let last = uses.last else { return }
    let subject = source.name.map { "`\($0)`" } ?? "this"
    diagnostics.report(
      .converterType, "`\(last.name.text)` would make \(schema.article(result)) of this value",
      at: last.span,
      secondary: [.init(source.span, "\(subject) is \(schema.article(source.type))")],
      help: "use another converter, or write a `custom` function")
  }

  /// Whether a field is read with a converter that works only from the wire, which is reported: what holds the field may be
  /// written as well.
  private func reportReadOnly(_ chain: [CheckedConverter], into diagnostics: inout [Diagnostic])
    -> Bool
  {
    for checked in chain {
      guard case .written(let written) = checked.converter.form, !written.isReversible else {
        continue
      }
      diagnostics.report(
        .oneWayConverter, "`\(written.name)` only reads, and a field is written as well",
        at: checked.use.span, secondary: [.init(written.arrow, "declared with `->`")],
        help: "write `<->` there, or use it in a map",
        fix: .propose("<->", for: written.arrow))
      return true
    }
    return false
  }

  /// The chain gives the type, but begins with a date, for which JSON has no form of its own.
  private func reportWireless(
    _ type: SchemaType, _ chain: [CheckedConverter], into diagnostics: inout [Diagnostic]
  ) {
    guard let first = chain.first, let formless = formless(in: type) else { return }
    let (name, text) = (first.converter.name, schema.text(of: formless))
    let proposal =
      converterProposal(for: formless)
      ?? "add a converter that gives `\(text)`, such as "
      + (formless.scalar == .date ? "`iso8601`" : "`calendarDate`")
    diagnostics.report(
      .converterType, "`\(name)` takes a `\(text)` here, which JSON does not have",
      at: first.use.span, help: "\(proposal), and write it before `\(name)`")
  }

  /// A single converter that would have run without being written.
  private func reportNeedless(
    _ chain: [CheckedConverter], _ decoding: TypedConversion, to target: TypedPlace,
    into diagnostics: inout [Diagnostic]
  ) {
    guard let only = chain.first, chain.count == 1, wireForm(of: target.type) == decoding else {
      return
    }
    diagnostics.report(
      .idleConverter, "`\(only.converter.name)` is applied automatically", at: only.use.span,
      secondary: [
        .init(
          target.span, "a `\(innermost(target.type)?.rawValue ?? "")` is always read like this")
      ],
      help: "remove it", fix: .remove(target.span.after.through(only.use.span)))
  }
}

extension Conversion {
  /// Whether a number becomes one of another type on the way.
  var widens: Bool {
    all.contains { if case .widen = $0 { true } else { false } }
  }

  /// Whether the elements of a set become those of an array on the way.
  fileprivate var listsSet: Bool {
    all.contains { if case .setToArray = $0 { true } else { false } }
  }

  /// Whether it begins by writing what `other` has just read.
  fileprivate func writesBack(_ other: Conversion) -> Bool {
    guard case .converterBack(let writing)? = innermostSteps.first,
      case .converter(let reading)? = other.innermostSteps.last
    else { return false }
    return writing == reading
  }

  /// Those for the elements, if all elements are converted.
  private var innermostSteps: [Conversion] {
    let steps = steps
    return steps.count == 1 && steps[0].parts.count == 1 ? steps[0].parts[0].innermostSteps : steps
  }

  /// The converter at the end, if it is turned round.
  fileprivate var lastStepBack: ConverterStep? {
    guard let last = steps.last else { return nil }
    return if case .converterBack(let step) = last { step } else { last.parts.last?.lastStepBack }
  }
}

extension ConversionObstacle {
  /// Whether this is a smaller obstacle: of several, the smallest is reported.
  fileprivate func isNearer(than other: ConversionObstacle) -> Bool { rank <= other.rank }

  private var rank: Int {
    switch self {
    case .unknown: 0
    case .optionalIntoRequired: 1
    case .narrowing: 2
    case .dateNeedsConverter: 3
    case .unrelated: 4
    }
  }
}
