import Diagnostics
import SchemaSyntax

/// An entry that has been understood, or the entry that is implied where names are equal.
struct TypedEntry {
  let value: MapValue
  let fallback: Value?
  /// Nil if the entry is implied.
  let syntax: MapDeclaration.Entry?
  let reads: [ReadPath]
}

extension ExpressionTyping {
  /// - Parameter record: the record that is made in place, if the entry is a part of one.
  mutating func typed(
    _ entry: MapDeclaration.Entry, for field: ResolvedField, of owner: TypeID,
    partOf record: Destination.Owner? = nil
  ) -> TypedEntry? {
    let readBefore = readPaths.count
    let skips = entry.fallback.map { isSkip($0, for: field.type) } ?? false
    var fallback: Value?
    var isComplete = true
    if let literal = entry.fallback, !skips {
      fallback = self.fallback(literal, of: entry, for: field)
      isComplete = fallback != nil
    }
    let destination = Destination(
      name: entry.target.text, title: "\(context.schema[owner].qualifiedName).\(entry.target.text)",
      span: field.syntax.span, type: field.type, converters: entry.converters,
      form: record.map { .part(of: $0) } ?? .entry,
      leniency: skips ? .skip : entry.fallback == nil ? .none : .fallback,
      swiftName: field.swiftName)
    let value = filling(destination) { $0.value(of: entry, for: field.type) }
    guard let value, isComplete else { return nil }
    checkLiterals(of: entry, in: value, for: field)
    checkLengths(in: value, for: field)
    return TypedEntry(
      value: value, fallback: fallback, syntax: entry, reads: Array(readPaths[readBefore...]))
  }

  /// The value of something that has converters of its own, and is for a part of what is filled.
  mutating func value(
    of entry: MapDeclaration.Entry, for target: SchemaType, as form: Destination.Form
  ) -> MapValue? {
    guard var destination else { return readValue(of: entry, for: target) }
    destination.form = form
    destination.converters = entry.converters
    return filling(destination) { $0.readValue(of: entry, for: target) }
  }

  /// What the converters cannot read of its literals is reported.
  mutating func readValue(of entry: MapDeclaration.Entry, for target: SchemaType) -> MapValue? {
    guard let value = value(of: entry, for: target) else { return nil }
    if !entry.converters.isEmpty {
      _ = readLiterals(outcomes(of: entry.source, for: target), of: entry, in: value)
    }
    return value
  }

  mutating func value(of entry: MapDeclaration.Entry, for target: SchemaType) -> MapValue? {
    if let elements = elements(of: entry, for: target) {
      return list(elements, for: target, span: entry.source.span)
    }
    if reportPositions(in: entry) {
      checkUnassigned(entry.source)
      return nil
    }
    guard !entry.converters.isEmpty else {
      return leniency == .fallback
        ? value(of: entry.source, for: target) : payloadValue(of: entry.source, for: target)
    }
    guard !target.isUnknown else {
      checkUnassigned(entry)
      return nil
    }
    guard var value = ownValue(of: entry.source) else {
      checkConverters(of: entry)
      return nil
    }
    value = requiredByRow(
      requiredByFallback(value, for: target), of: entry.source, for: target)
    var misfits: [Diagnostic] = []
    let found = conversion(of: value, through: entry.converters, to: target, into: &misfits)
    let isConverted = if case .success? = found { true } else { false }
    if !isConverted, misfits.allSatisfy({ $0.kind == .converterType }),
      let problem = superfluousConverters(of: entry, value, for: target)
    {
      diagnostics.append(problem)
      return nil
    }
    diagnostics += misfits
    switch found {
    case nil: return nil
    case .success(let converters):
      let conversion =
        converters.widens
        ? conversionWithoutNumber(of: entry, value, for: target) ?? converters : converters
      let used =
        leniency == .skip
        ? conversion.skippingInvalid : conversion.skippingInvalid(where: value.typeOfParameters)
      return value.converted(used, to: target, at: entry.span)
    case .failure(let obstacle):
      if leniency == .fallback, let value = self.value(value, requiredAfter: entry, target) {
        return value
      }
      report(obstacle, of: value, for: target)
      return nil
    }
  }

  private func conversion(
    of value: MapValue, through converters: [ConverterUse], to target: SchemaType,
    into diagnostics: inout [Diagnostic]
  ) -> Result<Conversion, ConversionObstacle>? {
    let place = TypedPlace(value.type.withoutSkipping, at: value.span, name: written(value))
    return context.conversions.conversion(
      from: place, through: converters, to: target, into: &diagnostics)
  }

  /// `via emptyAsNil else "none"`: a nil that a converter makes counts as an invalid value.
  private mutating func value(
    _ value: MapValue, requiredAfter entry: MapDeclaration.Entry, _ target: SchemaType
  ) -> MapValue? {
    // The same has been reported for the target that is not optional.
    var reported: [Diagnostic] = []
    guard !target.isOptional,
      case .success(let conversion)? = conversion(
        of: value, through: entry.converters, to: .optional(target), into: &reported)
    else { return nil }
    let optional = value.converted(conversion, to: .optional(target), at: entry.span)
    return MapValue(.required(optional, because: nil), target, at: entry.span)
  }

  private mutating func fallback(
    _ literal: Literal, of entry: MapDeclaration.Entry, for field: ResolvedField
  ) -> Value? {
    let declaration = field.syntax.type.span
    if field.type.isPatch {
      diagnostics.append(.patchDefault(literal, declaredAt: declaration))
      return nil
    }
    if let word = MisplacedWord(
      literal, as: field.type, declaredAt: declaration, context.facts)
    {
      if word.isSkip {
        diagnostics.append(word.skipWithoutElements(inMap: true))
        return nil
      }
      if names(word.word) {
        diagnostics.append(word.field(after: "else", help: choice(of: word.word, in: entry)))
        return nil
      }
    }
    return context.value(
      of: literal, as: field.type, declaredAt: declaration, via: entry.converters,
      into: &diagnostics)
  }

  /// Whether a path could begin with this word.
  private func names(_ word: String) -> Bool {
    let first = String(word.prefix { $0 != "." })
    return scope.label(first) != nil
      || scope.source.flatMap { context.tables[$0.type.unwrapped]?.fields }?
        .contains { $0.wireName == word || [$0.swiftName, $0.wireName].contains(first) } ?? false
  }

  /// How to use another field instead of this one.
  private func choice(of word: String, in entry: MapDeclaration.Entry) -> String {
    guard case .path(let path) = entry.source.kind else {
      return "write `?? \(word)` after a value that may be nil"
    }
    return isOptional(path)
      ? "write `\(path.text) ?? \(word)` to take the other field where `\(path.text)` is nil"
      : "choose between the two in your own function: "
        + "`custom \(destination?.functionName ?? entry.target.text)(\(path.text), \(word))`"
  }

  private func isOptional(_ path: Path) -> Bool {
    scope.label(path.first.text)?.type.isOptional == true
      || fields(along: path)?.contains { $0.type.isOptional } == true
  }

  /// `else skip` applies to the elements of a collection. For other types, `skip` can only be the name of a case.
  private func isSkip(_ literal: Literal, for target: SchemaType) -> Bool {
    guard case .name("skip") = literal.kind else { return false }
    switch target.unwrapped {
    case .array, .set: return true
    default: return false
    }
  }
}
