import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// `required` is applied to the values that are read, so that each nil is reported at its own place, and an invalid
  /// value is not reported as missing, too.
  mutating func required(
    _ inner: MapValue, because reason: String?, _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    switch inner.kind {
    case .interpolation(let segments):
      return interpolation(segments, inner, isRequired: true, as: name)
    case .match(let subjects, let rows):
      let required = rows.map { MapMatchRow(patterns: $0.patterns, value: $0.value.required) }
      return match(
        subjects, required, MapValue(.match(subjects, required), value.type, at: value.span),
        as: name)
    case .coalesce(let left, let right):
      let required = right.required
      return coalesce(
        left, required, MapValue(.coalesce(left, required), value.type, at: value.span), as: name)
    case .construction, .record:
      let lowered = lower(inner, as: name)
      return LoweredValue(
        lowered.expression, type: value.type, isTentative: lowered.isTentative,
        isName: lowered.isName, needsType: true)
    default:
      let isShown = context.failingMaps.canFail(inner)
      let operand = showingInvalid(isShown) { $0.lower(inner, as: name.prefixed("optional")) }
      let nothing = operand.expression.infix(
        .cast, .word(self.text(of: .optional(value.type))))
      let hasTwoMarks = operand.isTentative && operand.type.isOptional
      let subject =
        hasTwoMarks ? .argument : operand.expression == .nothing ? nothing : operand.expression
      let call = issuing(
        "require", ["_": subject, "at": place(of: value)] + because(reason))
      // What is invalid is not missing, too.
      let required = hasTwoMarks ? operand.subject.flatMapped(by: .closure(call)) : call
      return named(LoweredValue(required, type: value.type, isTentative: true), name)
    }
  }

  mutating func coalesce(
    _ left: MapValue, _ right: MapValue, _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    let names = locals
    // Neither side must have a constant of that name, which would be found instead.
    let local = claim(name)
    let otherwise = inBraces { $0.lower(right, as: name.prefixed("other")) }
    let isChoiceOfValids =
      right.isConstant && !showsInvalid || !context.failingMaps.canFail(left)
    if otherwise.statements.isEmpty, !otherwise.result.isTentative, !left.leavesOutInvalid,
      isChoiceOfValids
    {
      locals = names
      let first = asPart { $0.lower(left, as: name.prefixed("first")) }
      return LoweredValue(
        first.expression.infix(.coalesce, otherwise.result.expression), type: value.type)
    }
    let present = presence(of: left, as: name)
    let found = inBraces { $0.lower(present.value, as: name.prefixed("first")) }
    let choice = ChosenValue(
      of: [found.result, otherwise.result], for: value, showsInvalid: showsInvalid)
    let declaration = LocalDeclaration(name: local, type: text(of: choice.storedType))
    add(.local(declaration))
    add(
      .branch(
        [present.condition],
        found.statements.assigning(choice.expression(of: found.result, context), to: declaration),
        otherwise: otherwise.statements.assigning(
          choice.expression(of: otherwise.result, context), to: declaration)))
    sources.aliases.removeLast()
    return LoweredValue(
      .word(local), type: value.type, isTentative: choice.isTentative, isName: true)
  }

  /// Whether there is a value on the left, and its conversion. An invalid value must not be replaced by the right side, so
  /// its presence is tested before it is converted.
  private mutating func presence(of left: MapValue, as name: LocalName) -> (
    condition: SwiftCondition, value: MapValue
  ) {
    if case .converted(let inner, let conversion) = left.kind, inner.isReading,
      inner.type.isOptional, conversion.steps.allSatisfy({ $0.isWithinOptional })
    {
      let source = lower(inner, as: name)
      let local = claim(sources.name(for: inner, context))
      sources.aliases.append((inner, local))
      let bare = MapValue(inner.kind, inner.type.unwrapped, at: inner.span)
      let steps = conversion.steps.reduce(Conversion.identity) { $0.then($1.withoutOptional) }
      return (
        .binding(local, of: source.expression == .word(local) ? nil : source.expression),
        MapValue(.converted(bare, steps), left.type.unwrapped, at: left.span)
      )
    }
    let lowered = asPart { $0.lower(left, as: name.prefixed("first")) }
    let local = claim(name.prefixed("present"))
    sources.aliases.append((left, local))
    return (
      .binding(local, of: lowered.expression),
      MapValue(left.kind, left.type.unwrapped, at: left.span)
    )
  }
}

extension MapValue {
  fileprivate var isConstant: Bool {
    if case .constant = kind { true } else { false }
  }

  /// The value with an issue for nil.
  fileprivate var required: MapValue {
    if isRefused { return MapValue(kind, type.unwrapped, at: span) }
    return type.isOptional
      ? MapValue(.required(self, because: nil), type.unwrapped, at: span) : self
  }
}
