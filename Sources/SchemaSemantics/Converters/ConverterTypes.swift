import SchemaSyntax

/// What a converter makes of a type, and which types it makes a type from.
struct ConverterTypes {
  let facts: TypeFacts
  let checked: CheckedConverter

  /// The types that lead to `result` from the wire to Swift, each with its conversion.
  func inputs(to result: SchemaType) -> [TypedConversion] {
    result.lifted { inputsWithoutLifting(to: $0) }.withoutRepetitions
  }

  /// The types that can be made of `source`, in either direction, each with its conversion.
  func outputs(from source: SchemaType) -> [TypedConversion] {
    source.lifted { outputsWithoutLifting(from: $0) }.withoutRepetitions
  }

  /// What the converter before it may give, beginning with the types that this one takes first. What is of no such type
  /// may lose something on the way into one.
  func sorted(_ inputs: [TypedConversion]) -> [TypedConversion] {
    let preferred: [SchemaType]
    switch checked.form {
    // It takes each number, and gives the one that is needed.
    case .scalars where checked.kind == .number: return inputs
    case .scalars(let pairs): preferred = pairs.map { .scalar($0.wire) }
    case .written(let written): preferred = [written.wire]
    case .emptyAsNil, .split, .unique, .keyed: return inputs
    }
    let ranks = inputs.map { input in
      preferred.firstIndex { $0.innermostContent == input.type.innermostContent }
        ?? preferred.count
    }
    return inputs.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }.map { inputs[$0] }
  }

  // MARK: - Towards Swift, from what it gives

  private func inputsWithoutLifting(to result: SchemaType) -> [TypedConversion] {
    switch checked.reading {
    case .kind(let kind): inputs(to: result, by: kind)
    case .key: keyedInputs(to: result)
    }
  }

  private func inputs(to result: SchemaType, by kind: ConverterKind) -> [TypedConversion] {
    switch checked.form {
    case .scalars(let pairs):
      guard result.scalar != nil || result.declaredID != nil else { return [] }
      return nearest(pairs, \.swift, result).compactMap { pair in
        read(.scalar(pair.swift), as: result).map { reading(pair.step(kind), then: $0) }
      }
    case .emptyAsNil:
      return emptyAsNilInputs(to: result, kind)
    case .split:
      let texts = SchemaType.array(.scalar(.string))
      guard !result.isOptional, let adaptation = read(texts, as: result) else { return [] }
      let step = ConverterStep(kind: kind, wire: .scalar(.string), swift: texts)
      return [reading(step, then: adaptation)]
    case .unique:
      let (collection, adaptation) = base(of: result)
      guard case .set(let element) = collection else { return [] }
      let step = ConverterStep(kind: kind, wire: .array(element), swift: collection)
      return [reading(step, then: adaptation)]
    case .keyed: return []
    case .written(let written):
      guard result.isNeverNil, let adaptation = read(written.swift, as: result) else {
        return []
      }
      return [reading(written.step, then: adaptation)]
    }
  }

  /// What comes before it may give texts that are always there, such as the parts of a text.
  private func emptyAsNilInputs(to result: SchemaType, _ kind: ConverterKind) -> [TypedConversion] {
    let text = SchemaType.optional(.scalar(.string))
    guard result.isOptional, let adaptation = read(text, as: result) else { return [] }
    let always = ConverterKind.emptyAsNil(writesEmpty: true)
    let steps = [
      ConverterStep(kind: kind, wire: text, swift: text),
      ConverterStep(kind: always, wire: .scalar(.string), swift: text),
    ]
    return steps.dropFirst(kind == always ? 1 : 0).map { reading($0, then: adaptation) }
  }

  private func keyedInputs(to result: SchemaType) -> [TypedConversion] {
    let (collection, adaptation) = base(of: result)
    guard case .dictionary(let key, let element) = collection,
      let (index, fieldType) = keyField(of: element),
      let (taken, keyAdaptation) = readKey(fieldType, as: key)
    else { return [] }
    let keyed = SchemaType.dictionary(key: taken, value: element)
    let step = keyStep(field: index, wire: .array(element), swift: keyed)
    let keys = Conversion.dictionary(key: keyAdaptation, value: .identity).simplified
    return [reading(step, then: keys).then(adaptation)]
  }

  /// What is taken from a field for a key, which is its value or the raw value of that, and how the key is read from it.
  private func readKey(_ field: SchemaType, as key: SchemaType) -> (SchemaType, Conversion)? {
    var taken = field
    while true {
      if let conversion = read(taken, as: key) { return (taken, conversion) }
      guard let raw = facts.rawType(of: taken) else { return nil }
      taken = raw
    }
  }

  private func reading(_ step: ConverterStep, then adaptation: Conversion) -> TypedConversion {
    TypedConversion(type: step.wire, conversion: .converter(step)).then(adaptation)
  }

  // MARK: - In either direction, from what it takes

  private func outputsWithoutLifting(from source: SchemaType) -> [TypedConversion] {
    switch checked.reading {
    case .kind(let kind): outputs(from: source, by: kind)
    case .key: keyedOutputs(from: source)
    }
  }

  private func outputs(from source: SchemaType, by kind: ConverterKind) -> [TypedConversion] {
    switch checked.form {
    case .scalars(let pairs):
      guard source.scalar != nil || source.declaredID != nil else { return [] }
      return scalarOutputs(from: source, pairs, kind)
    case .emptyAsNil:
      let text = SchemaType.optional(.scalar(.string))
      // What is always there has an empty text for nil on the way back.
      let wire = source.isOptional ? text : .scalar(.string)
      guard let adaptation = adapt(source, to: wire) else { return [] }
      return [forth(by: ConverterStep(kind: kind, wire: wire, swift: text), after: adaptation)]
    case .split:
      return splitOutputs(from: source, kind)
    case .unique:
      let (collection, adaptation) = base(of: source, by: Conversion.unwrap)
      switch collection {
      case .array(let element, _):
        let step = ConverterStep(kind: kind, wire: .array(element), swift: .set(element))
        return [forth(by: step, after: adaptation)]
      case .set(let element):
        let step = ConverterStep(kind: kind, wire: .array(element), swift: collection)
        return [back(by: step, after: adaptation)]
      case .scalar, .declared, .optional, .dictionary, .patch, .unknown: return []
      }
    case .keyed: return []
    case .written(let written): return writtenOutputs(from: source, written)
    }
  }

  /// The side that the source has decides the direction; only if it has neither, either one may fit.
  private func writtenOutputs(from source: SchemaType, _ written: WrittenConverter)
    -> [TypedConversion]
  {
    guard source.isNeverNil else { return [] }
    var outputs: [TypedConversion] = []
    if source != written.swift, let adaptation = adapt(source, to: written.wire) {
      outputs.append(forth(by: written.step, after: adaptation))
    }
    if written.isReversible, source != written.wire,
      let adaptation = adapt(source, to: written.swift),
      written.step.mayTurnRound(after: adaptation)
    {
      outputs.append(back(by: written.step, after: adaptation))
    }
    return outputs
  }

  private func forth(by step: ConverterStep, after adaptation: Conversion) -> TypedConversion {
    TypedConversion(type: step.swift, conversion: adaptation.then(.converter(step)))
  }

  private func back(by step: ConverterStep, after adaptation: Conversion) -> TypedConversion {
    TypedConversion(type: step.wire, conversion: adaptation.then(.converterBack(step)))
  }

  private func scalarOutputs(
    from source: SchemaType, _ pairs: [Converter.Pair], _ kind: ConverterKind
  ) -> [TypedConversion] {
    // A text can become a `Decimal` by itself, but is not a number on the wire.
    if checked.kind == .decimal(.number), base(of: source).0.scalar == .string { return [] }
    let forward = nearest(pairs, \.wire, source).compactMap { pair in
      output(pair.swift, from: source, as: pair.wire) {
        .converter(pair.step(kind))
      }
    }
    let back = nearest(pairs, \.swift, source).compactMap { pair -> TypedConversion? in
      let step = pair.step(kind)
      return output(pair.wire, from: source, as: pair.swift) { .converterBack(step) }
        .flatMap { step.mayTurnRound(after: $0.conversion) ? $0 : nil }
    }
    return forward + back
  }

  /// - Parameter input: what the converter takes, and what the source is converted to first.
  private func output(
    _ output: Scalar, from source: SchemaType, as input: Scalar, by conversion: () -> Conversion
  ) -> TypedConversion? {
    guard let adaptation = adapt(source, to: .scalar(input)) else { return nil }
    // For the value in Swift it makes no difference how JSON writes a number.
    let isAsItIs = checked.kind == .decimal(.number) && input == output
    return TypedConversion(
      type: .scalar(output), conversion: isAsItIs ? adaptation : adaptation.then(conversion()))
  }

  private func splitOutputs(
    from source: SchemaType, _ kind: ConverterKind
  ) -> [TypedConversion] {
    let text = SchemaType.scalar(.string)
    let step = ConverterStep(kind: kind, wire: text, swift: .array(text))
    var outputs: [TypedConversion] = []
    if source.scalar != nil || source.declaredID != nil, let adaptation = adapt(source, to: text) {
      outputs.append(forth(by: step, after: adaptation))
    }
    if let adaptation = adapt(source, to: .array(text)) {
      outputs.append(back(by: step, after: adaptation))
    }
    return outputs
  }

  private func keyedOutputs(from source: SchemaType) -> [TypedConversion] {
    let (collection, adaptation) = base(of: source, by: Conversion.unwrap)
    switch collection {
    case .array(let element, _):
      guard let (index, fieldType) = keyField(of: element) else { return [] }
      let keyed = SchemaType.dictionary(key: fieldType, value: element)
      let step = keyStep(field: index, wire: .array(element), swift: keyed)
      return [forth(by: step, after: adaptation)]
    case .dictionary(_, let element):
      guard let (index, _) = keyField(of: element) else { return [] }
      let step = keyStep(field: index, wire: .array(element), swift: collection)
      return [back(by: step, after: adaptation)]
    case .scalar, .declared, .optional, .set, .patch, .unknown: return []
    }
  }

  // MARK: - Parts

  /// The field that `keyed(by:)` names, in the type of the elements.
  func keyField(of element: SchemaType) -> (index: Int, type: SchemaType)? {
    guard let record = facts.schema.record(element), let key = checked.key else { return nil }
    let index = record.fields.firstIndex { field in
      field.wireName == key.text || field.swiftName == key.text
    }
    return index.map { ($0, record.fields[$0].type) }
  }

  private func keyStep(field: Int, wire: SchemaType, swift: SchemaType) -> ConverterStep {
    ConverterStep(kind: .keyed(field: field), wire: wire, swift: swift)
  }

  /// The pairs with exactly this scalar, or the one that the type is made of. If there are none, all pairs, since the
  /// type may be made from another scalar.
  private func nearest(
    _ pairs: [Converter.Pair], _ side: (Converter.Pair) -> Scalar, _ type: SchemaType
  ) -> [Converter.Pair] {
    guard let scalar = base(of: type).0.scalar else { return pairs }
    let exact = pairs.filter { side($0) == scalar }
    return exact.isEmpty ? pairs : exact
  }

  /// The collection that a `type` wraps, with the conversion into the `type`, or out of it.
  private func base(
    of type: SchemaType, by conversion: (TypeID) -> Conversion = Conversion.wrap
  ) -> (SchemaType, Conversion) {
    guard let id = type.declaredID, let wrapper = facts.wrappers[id] else {
      return (type, .identity)
    }
    return (wrapper.base, conversion(id))
  }

  /// The implied conversion from what a converter gives, if it is one that a field can be read by.
  private func read(_ source: SchemaType, as target: SchemaType) -> Conversion? {
    // Only an array of JSON tells which of its elements are left out.
    if case .array(_, skipsInvalid: true) = target { return nil }
    guard let conversion = adapt(source, to: target), conversion.isReadable else { return nil }
    return conversion
  }

  /// The implied conversion, unless it would turn a value into text: what follows `url` is a `URL`.
  private func adapt(_ source: SchemaType, to target: SchemaType) -> Conversion? {
    facts.adaptation(from: source, to: target)
  }
}

extension SchemaType {
  /// Whether a written converter may take or give it as a whole: it never sees nil.
  var isNeverNil: Bool {
    switch self {
    case .optional, .patch, .unknown: false
    case .scalar, .declared, .array, .set, .dictionary: true
    }
  }
}

extension TypeFacts {
  /// What a `type` or an enum is made of; nil for other types.
  fileprivate func rawType(of type: SchemaType) -> SchemaType? {
    guard let id = type.declaredID else { return nil }
    return switch schema[id].kind {
    case .wrapper: wrappers[id]?.base
    case .enumeration(let enumeration): .scalar(enumeration.rawType)
    case .record, .union, .foreign: nil
    }
  }

  /// The implied conversion, unless it would turn a value into text.
  func adaptation(from source: SchemaType, to target: SchemaType) -> Conversion? {
    do throws(ConversionObstacle) {
      let conversion = try implied(from: source, to: target)
      return conversion.writesText ? nil : conversion
    } catch {
      return nil
    }
  }
}

extension ConverterStep {
  /// Whether both of its sides are numbers, so that implied conversions could lead into it and out of it in the wrong
  /// direction: 19.99 would become 1999.
  var isBetweenNumbers: Bool {
    wire.scalar?.isNumber == true && swift.scalar?.isNumber == true
  }

  /// Whether it may lead back from a value to which `conversion` has led.
  fileprivate func mayTurnRound(after conversion: Conversion) -> Bool {
    !conversion.reads && (!isBetweenNumbers || !conversion.widens)
  }
}

extension Conversion {
  /// Whether a number becomes one of another type in it, or a text is read.
  var readsOrWidens: Bool { reads || widens }

  var reads: Bool {
    all.contains { if case .converter = $0 { true } else { false } }
  }

  fileprivate var writesText: Bool {
    all.contains { if case .converterBack = $0 { true } else { false } }
  }

  /// Whether it leads only towards Swift, so that what a field is read by can also write it.
  fileprivate var isReadable: Bool {
    all.allSatisfy { part in
      switch part {
      case .identity, .sequence, .converter, .wrap, .enumFromRaw, .array(_, skipsInvalid: false),
        .arrayToSet, .set, .dictionary, .optional, .patch, .widen:
        true
      case .converterBack, .unwrap, .enumToRaw, .map, .mapBack, .inject,
        .array(_, skipsInvalid: true), .setToArray:
        false
      }
    }
  }
}
