import Diagnostics
import SchemaSyntax

extension TypeFacts {
  /// Reports that the converter at `index` cannot give what comes after it: the next converter, or the type of the
  /// field.
  func reportMisfit(
    _ chain: [CheckedConverter], at index: Int, to target: TypedPlace,
    into diagnostics: inout [Diagnostic]
  ) {
    guard chain.indices.contains(index), !target.type.isUnknown else { return }
    let checked = chain[index]
    if reportElements(chain, at: index, to: target, into: &diagnostics) { return }
    if chain.indices.contains(index + 1) {
      reportPair(checked, chain[index + 1], chain, into: &diagnostics)
    } else if case .keyed = checked.converter.form, reportKey(checked, target, into: &diagnostics) {
      return
    } else if let namesake = namesake(of: target.type, given: checked) {
      reportNamesake(namesake, checked, target, into: &diagnostics)
    } else {
      let name = checked.converter.name
      let isEmptyAsNil = if case .emptyAsNil = checked.kind { true } else { false }
      let given = resultInPlaceOfWire(checked.converter, target)
      diagnostics.report(
        .converterType,
        "`\(name)` gives \(checked.converter.form.swiftTitle), not `\(text(target))`",
        at: checked.use.span,
        secondary: [.init(target.span, "this is `\(text(target))`")],
        help: isEmptyAsNil && canBeOptionalText(target.type)
          ? "write `\(text(target))?`\(target.hasDefault ? " without the default" : ""): an empty string "
            + "becomes nil"
          : isEmptyAsNil && target.type.isPatch
            ? "remove it, or write `String?`: a `Patch` cannot be made of an empty text"
            : collection(checked.converter, target) ?? given.map { "write `\($0)` for the type" }
              ?? alternatives(to: target.type, insteadOf: checked)
              ?? content(checked, target.type),
        fix: isEmptyAsNil && target.type == .scalar(.string) && !target.hasDefault
          ? .propose("?", for: target.span.after)
          : given.map { retyping(target, as: $0, chain) })
    }
  }

  /// Reports that the converter at `index` cannot take what comes before it: the source, or the previous converter.
  func reportMisfit(
    _ chain: [CheckedConverter], at index: Int, from source: TypedPlace,
    into diagnostics: inout [Diagnostic]
  ) {
    guard chain.indices.contains(index), !source.type.isUnknown else { return }
    let checked = chain[index]
    if index > 0, chain.indices.contains(index - 1) {
      reportPair(chain[index - 1], checked, chain, into: &diagnostics)
      return
    }
    if case .keyed = checked.converter.form, reportKey(checked, source, into: &diagnostics) {
      return
    }
    if reportOneWay(checked, source, into: &diagnostics) { return }
    if case .keyed = checked.converter.form, case .array(let element, _) = source.type.unwrapped {
      diagnostics.report(
        .converterType,
        "`\(checked.converter.name)` takes records, and the elements are `\(schema.text(of: element))`",
        at: checked.use.span, secondary: [.init(source.span, "this is `\(text(source))`")],
        help: "make the dictionary in a `custom` function")
      return
    }
    let form = checked.form
    let name =
      checked.kind == .decimal(.number) ? "decimal(written: number)" : checked.converter.name
    let subject = source.name.map { "`\($0)` is" } ?? "this is"
    diagnostics.report(
      .converterType,
      "`\(name)` converts between \(form.wireTitle) and \(form.swiftTitle), not `\(text(source))`",
      at: checked.use.span,
      secondary: [.init(source.span, "\(subject) `\(text(source))`")],
      help: name == checked.converter.name
        ? takers(of: source.type) : "write `decimal`, which reads both forms")
  }

  /// Whether a converter that works only from the wire is used for what it gives, which is reported.
  private func reportOneWay(
    _ checked: CheckedConverter, _ source: TypedPlace, into diagnostics: inout [Diagnostic]
  ) -> Bool {
    guard case .written(let written) = checked.converter.form, !written.isReversible,
      !source.type.lifted({ type in
        adaptation(from: type, to: written.swift).map {
          [TypedConversion(type: written.swift, conversion: $0)]
        } ?? []
      }).isEmpty
    else { return false }
    diagnostics.report(
      .oneWayConverter,
      "`\(written.name)` leads only from `\(written.wireText)` to `\(written.swiftText)`",
      at: checked.use.span,
      secondary: [
        .init(written.arrow, "declared with `->`"),
        .init(source.span, "this is `\(text(source))`"),
      ],
      help: "write `<->` there, and write the function for the way back in Swift",
      fix: .propose("<->", for: written.arrow))
    return true
  }

  /// The converters that could read the source.
  private func takers(of type: SchemaType) -> String {
    let names = innermost(type).map { scalar in
      namesOfConverters { $0.wire == scalar || $0.swift == scalar }
    }
    guard let names, !names.isEmpty, names.count <= 8 else {
      return "use a converter that takes it, or write a `custom` function"
    }
    return "use a converter that takes it: \(names.joined(with: "or"))"
  }

  /// Those of the language that convert between two such types.
  private func namesOfConverters(
    between isFitting: (Converter.Pair) -> Bool
  ) -> [String] {
    Converter.all.filter { converter in
      guard case .scalars(let pairs) = converter.form else { return false }
      return pairs.contains(where: isFitting)
    }.map { "`\($0.name)`" }
  }

  private func text(_ place: TypedPlace) -> String { schema.text(of: place.type) }

  private func reportPair(
    _ first: CheckedConverter, _ second: CheckedConverter, _ chain: [CheckedConverter],
    into diagnostics: inout [Diagnostic]
  ) {
    let gives = first.form.swiftTitle
    let takes = second.form.wireTitle
    let names = (first.converter.name, second.converter.name)
    diagnostics.report(
      .converterOrder, "`\(names.1)` cannot follow `\(names.0)`", at: second.use.span,
      label: "takes \(takes)", secondary: [.init(first.use.span, "gives \(gives)")])
  }

  /// Reports that some converters come too late, although the types fit in this order, and returns whether it is so.
  ///
  /// - Parameter comesFirst: whether a converter belongs before all others, as those of elements do.
  func reportOrder(
    _ chain: [CheckedConverter], to target: TypedPlace,
    first comesFirst: (CheckedConverter) -> Bool,
    into diagnostics: inout [Diagnostic]
  ) -> Bool {
    let sorted = chain.filter(comesFirst) + chain.filter { !comesFirst($0) }
    guard zip(chain, sorted).contains(where: { $0.use.span != $1.use.span }),
      inputs(of: sorted, to: target.type).found != nil
    else { return false }
    reportOrder(of: chain, in: sorted, into: &diagnostics)
    return true
  }

  /// Reports that the converters fit in another order, if they do, and returns whether it is so.
  func reportOrder(
    of chain: [CheckedConverter], into diagnostics: inout [Diagnostic],
    fits: ([CheckedConverter]) -> Bool
  ) -> Bool {
    guard chain.count <= 4, let sorted = chain.orders.dropFirst().first(where: fits) else {
      return false
    }
    reportOrder(of: chain, in: sorted, into: &diagnostics)
    return true
  }

  private func reportOrder(
    of chain: [CheckedConverter], in sorted: [CheckedConverter],
    into diagnostics: inout [Diagnostic]
  ) {
    guard let (late, early) = zip(chain, sorted).first(where: { $0.use.span != $1.use.span }) else {
      return
    }
    let names = (late.converter.name, early.converter.name)
    // Only names are rearranged, since the text of arguments is not known here.
    let isPlain = chain.allSatisfy { $0.use.arguments.isEmpty && $0.use.span == $0.use.name.span }
    diagnostics.report(
      .converterOrder, "`\(names.1)` cannot follow `\(names.0)`", at: early.use.span,
      label: "takes \(early.form.wireTitle)",
      secondary: [.init(late.use.span, "gives \(late.form.swiftTitle)")],
      help: "write `\(names.1)` before `\(names.0)`",
      fix: isPlain
        ? Diagnostic.Fix(
          zip(chain, sorted).filter { $0.use.span != $1.use.span }.map { old, new in
            Diagnostic.Edit(span: old.use.span, replacement: new.converter.name)
          }) : nil)
  }

  /// Whether something is wrong with the field of `keyed(by:)`, which is reported.
  private func reportKey(
    _ checked: CheckedConverter, _ place: TypedPlace, into diagnostics: inout [Diagnostic]
  ) -> Bool {
    guard let key = checked.key, let (element, keyType) = keyedParts(of: place.type),
      let id = element.declaredID, let record = schema.record(element)
    else { return false }
    let type = schema[id]
    let types = ConverterTypes(facts: self, checked: checked)
    guard let (_, fieldType) = types.keyField(of: element) else {
      diagnostics.append(
        .unknownMember(
          .keyField, "field", key.text, at: key.span, of: (type.qualifiedName, type.head),
          nearest: Spelling(record.fields.map(\.wireName)).nearest(to: key.text)))
      return true
    }
    guard let keyType, !fieldType.isUnknown else { return fieldType.isUnknown }
    diagnostics.report(
      .keyField,
      "`\(key.text)` is `\(schema.text(of: fieldType))`, but the keys are `\(schema.text(of: keyType))`",
      at: key.span, secondary: [.init(place.span, "this is `\(text(place))`")],
      help: "name a field that has the type of the keys, or change the type of the keys")
    return true
  }

  /// The elements and keys of the array or dictionary that `keyed` applies to.
  private func keyedParts(of type: SchemaType) -> (element: SchemaType, key: SchemaType?)? {
    switch type {
    case .optional(let inner), .patch(let inner): keyedParts(of: inner)
    case .array(let element, _): (element, nil)
    case .dictionary(let key, let value): (value, key)
    default: nil
    }
  }

  /// What to write for the type if the converter gives a collection.
  private func collection(_ converter: Converter, _ target: TypedPlace) -> String? {
    let (type, mark) = (target.type, target.mark)
    switch converter.form {
    case .scalars, .emptyAsNil: return nil
    case .written(let written):
      return written.swift.parts.isEmpty ? nil : "write `\(written.swiftText)\(mark)` for the type"
    case .unique:
      guard case .array(let element, _) = type.unwrapped else { return nil }
      return "write `Set<\(schema.text(of: element))>\(mark)` for the type, or write the rule "
        + "`unique` in the domain for an array without repeated elements"
    case .split:
      if case .array(let element, _) = type.unwrapped { return parts(becoming: element) }
      guard case .scalar = type.unwrapped else { return nil }
      return "write `[\(schema.text(of: type.unwrapped))]\(mark)` for the type"
    case .keyed:
      guard case .array(let element, _) = type.unwrapped else { return nil }
      return
        "write `[Key: \(schema.text(of: element))]\(mark)` for the type, with the type of its keys"
    }
  }

  /// What makes of the parts of a text what a list holds.
  private func parts(becoming element: SchemaType) -> String? {
    guard let scalar = element.scalar else { return nil }
    let names = namesOfConverters { $0.wire == .string && $0.swift == scalar }
    if names.isEmpty { return nil }
    return "its parts are texts: write \(names.joined(with: "or")) after it, separated by a comma"
  }

  /// Converters that give what the field contains.
  private func alternatives(to type: SchemaType, insteadOf checked: CheckedConverter) -> String? {
    if let proposal = converterProposal(for: type.innermost) { return proposal }
    guard let scalar = innermost(type) else { return nil }
    if scalar == .calendarDate, case .dateFormat(_, let text, _)? = checked.kind,
      text != "yyyy-MM-dd"
    {
      return Converter.helpForOtherDays
    }
    let names = namesOfConverters { $0.swift == scalar && $0.wire != scalar }
    if names.isEmpty { return nil }
    return "use \(names.joined(with: "or")), which gives `\(scalar.rawValue)`"
  }

  /// Whether `?` after the type is all that `emptyAsNil` needs.
  private func canBeOptionalText(_ type: SchemaType) -> Bool {
    type == .scalar(.string) || type.declaredID != nil && schema.base(of: type) == .scalar(.string)
  }

  /// For a type that no converter gives.
  private func content(_ checked: CheckedConverter, _ type: SchemaType) -> String {
    let content = type.innermostContent
    if let id = content.declaredID, case .record(let record) = schema[id].kind,
      !record.isParameter
    {
      return "remove it here, and write it at a field of `\(schema[id].qualifiedName)`"
    }
    let given = checked.converter.form.swiftTitle
    return "remove it, or write \(given) in place of `\(schema.text(of: content))`"
  }

  /// The edit that writes another type, and removes the converter if that type implies it.
  private func retyping(
    _ target: TypedPlace, as type: String, _ chain: [CheckedConverter]
  ) -> Diagnostic.Fix {
    guard let last = chain.last, chain.count == 1,
      Scalar.allCases.contains(where: { $0.impliedConverter.map { $0 == last.kind } == true })
    else { return .propose(type, for: target.span) }
    return .propose(type, for: target.span.through(last.use.span))
  }

  /// What `iso8601` reads is text on the wire, and what `minorUnits` reads is a number, but in Swift they are always a `Date` and a
  /// `Decimal`.
  private func resultInPlaceOfWire(_ converter: Converter, _ target: TypedPlace) -> String? {
    guard case .scalar(let wire) = target.type.unwrapped, wire == .string || wire.isNumber,
      case .scalars(let pairs) = converter.form, let result = pairs.first?.swift, result != wire,
      pairs.allSatisfy({ $0.swift == result })
    else { return nil }
    return result.rawValue + target.mark
  }

  /// What is within all containers and each `type`, if that is a scalar.
  func innermost(_ type: SchemaType) -> Scalar? {
    let content = type.innermostContent
    return content.scalar
      ?? content.declaredID.flatMap { wrappers[$0] }.flatMap { innermost($0.base) }
  }
}

extension [CheckedConverter] {
  /// In each order, beginning with the one that they have.
  fileprivate var orders: [[CheckedConverter]] {
    if count < 2 { return [self] }
    return indices.flatMap { index in
      (Array(self[..<index]) + self[(index + 1)...]).orders.map { [self[index]] + $0 }
    }
  }
}

extension CheckedConverter {
  var isUnique: Bool { if case .unique = converter.form { true } else { false } }
}

extension DiagnosticKind {
  static let oneWayConverter = DiagnosticKind(
    "G0356", .error, "a converter that works only from the wire",
    explanation: """
      A converter with `->` has one function, which turns what is on the wire into a value in Swift. To write such a value, it
      needs the way back: `<->`, and a second function.
      """,
    wrong: """
      converter roman: String -> Int
      dto ChapterDTO { number: Int via roman }
      """,
    right: """
      converter roman: String <-> Int
      dto ChapterDTO { number: Int via roman }
      """)

  static let converterType = DiagnosticKind(
    "G0435", .error, "a converter for another type",
    explanation: """
      A converter turns what the wire holds into what Swift holds, and the last converter must give the type of the
      field. Converters also apply within `?` and collections: `[Date] via iso8601` reads each element. What the dto has
      converted needs no converter in the map.
      """,
    wrong: """
      dto EventDTO { start: Int via iso8601 }
      """,
    right: """
      dto EventDTO { start: Date via iso8601 }
      """)

  static let converterOrder = DiagnosticKind(
    "G0436", .error, "converters that do not fit together",
    explanation: """
      Converters run in the order in which they are written, each on the result of the one before it. So text is tidied
      up first, and then converted to another type; and in a dto or a model, `unique` comes last.
      """,
    wrong: """
      dto EventDTO { start: Date? via iso8601, emptyAsNil }
      """,
    right: """
      dto EventDTO { start: Date? via emptyAsNil, iso8601 }
      """)

  static let keyField = DiagnosticKind(
    "G0438", .error, "a key that the elements do not have",
    explanation: """
      `keyed(by:)` turns an array into a dictionary whose keys come from a field of the elements. The elements must have
      that field, and the keys must be its values, their raw values, or a `type` or an enum that is made of them.
      """,
    wrong: """
      dto ItemDTO { sku: String }
      dto CartDTO { items: [String: ItemDTO] via keyed(by: id) }
      """,
    right: """
      dto ItemDTO { sku: String }
      dto CartDTO { items: [String: ItemDTO] via keyed(by: sku) }
      """)
}
