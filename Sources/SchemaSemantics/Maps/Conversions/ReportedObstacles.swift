import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  mutating func report(
    _ obstacle: ConversionObstacle, of value: MapValue, for target: SchemaType
  ) {
    let written = destination?.impliedSource?.text ?? self.written(value)
    let labels = labels(of: value, for: target)
    if obstacle != .unknown, value.type.isPatch != target.isPatch {
      return reportPatch(value, for: target, written, labels)
    }
    switch obstacle {
    case .unknown: break
    case .optionalIntoRequired(let from, _):
      // Where converters follow, it is what they give that may be nil, because the value may be.
      let isConverted = value.type.isOptional && destination?.converters.isEmpty == false
      let isElement = from != value.type.withoutSkipping && !isConverted
      reportOptional(written: written, isElement: isElement, at: value.span, labels)
    case .narrowing(let from, let to):
      diagnostics.report(
        .narrowing, "not every \(name(from)) fits into \(name(to))", at: value.span,
        secondary: labels,
        help: helpAfterConverters(from, of: value)
          ?? "write \(entry(written, via: "number")), and a number that does not fit becomes an issue"
      )
    case .dateNeedsConverter(let from, let to):
      let help = helpAfterConverters(from, of: value) ?? help(from, to, writtenAsDate: written)
      diagnostics.report(
        .guessedDate,
        "\(context.schema.article(from)) does not become \(context.schema.article(to)) "
          + "automatically: dates are never guessed",
        at: value.span, secondary: labels, help: help)
    case .unrelated(let from, let to):
      diagnostics.report(
        .noConversion,
        "\(context.schema.article(from)) does not become \(context.schema.article(to)) automatically",
        at: value.span, secondary: labels + labelOfMap(from: from, to: to),
        help: fieldCalledSelf(of: value) ?? caseCalledSelf(value, for: target)
          ?? helpAfterConverters(from, of: value)
          ?? help(from, to, of: value, written: written))
    }
  }

  /// A `Patch` tells absent from null, which other types do not.
  private mutating func reportPatch(
    _ value: MapValue, for target: SchemaType, _ written: String?, _ labels: [Diagnostic.Label]
  ) {
    let function =
      destination.map { destination in
        "`\(destination.name): custom \(destination.functionName)(\(written ?? "…"))`"
      } ?? "a `custom` function"
    let schema = context.schema
    let help =
      value.type.isPatch
      ? "say what absent and null become, \(function)"
        + (destination.map {
          ", or give `\($0.title)` the type `\(schema.text(of: .patch(target.unwrapped)))`"
        } ?? "")
      : "say what is absent and what is null, \(function)"
    diagnostics.report(
      .noConversion,
      "\(schema.article(value.type)) does not become \(schema.article(target)) automatically",
      at: value.span, secondary: labels,
      notes: ["a `Patch` is absent, null or a value, and no other type tells these apart"],
      help: help)
  }

  private func help(_ source: SchemaType, _ target: SchemaType, writtenAsDate written: String?)
    -> String
  {
    if [source, target].contains(.scalar(.calendarDate)) {
      return "name the converter: \(entry(written, via: "calendarDate"))"
    }
    if [source, target].contains(.scalar(.string)) {
      return "name the converter: \(entry(written, via: "iso8601")), or `dateFormat(\"…\")`"
    }
    return
      "name the converter: \(entry(written, via: "epochSeconds")), or `epochMilliseconds`"
  }

  /// Nil if the entry has no converters, or they have not changed the type of the value.
  private func helpAfterConverters(_ made: SchemaType, of value: MapValue) -> String? {
    guard let destination, let last = destination.converters.last,
      made != value.type.innermost
    else { return nil }
    switch context.facts.converter(named: last.name.text)?.form {
    case .keyed: return helpAfterKeys(made, of: destination)
    case .split, .unique: return nil
    case .scalars, .emptyAsNil, .written, nil: break
    }
    let given = "`\(last.name.text)` gives \(context.schema.article(made)): "
    if last.name.text == Converter.dateFormat.name,
      destination.type.innermost == .scalar(.calendarDate)
    {
      return "\(given)write `calendarDate`; \(Converter.helpForOtherDays)"
    }
    return given + "choose another converter, or give `\(destination.title)` that type"
  }

  /// - Parameter made: the collection that `keyed` makes, or its keys or elements, if these are in the way.
  private func helpAfterKeys(_ made: SchemaType, of destination: Destination) -> String? {
    switch made {
    case .dictionary:
      return "`keyed` makes a dictionary: remove it, or make `\(destination.title)` a dictionary"
    case .array:
      return "`keyed` makes an array out of a dictionary: remove it, "
        + "or make `\(destination.title)` an array"
    case .declared(let id) where context.schema.record(.declared(id)) != nil:
      return nil
    case .scalar, .declared, .set, .optional, .patch, .unknown:
      return "`keyed` makes a dictionary whose keys are \(name(made)): name another field, "
        + "or change the keys of `\(destination.title)`"
    }
  }

  /// `self` is the whole source; nil unless that has a field of this name, which was meant.
  private func fieldCalledSelf(of value: MapValue) -> String? {
    guard case .path(.parameter, let path) = value.kind, path.steps.isEmpty,
      let record = context.schema.record(value.type.unwrapped),
      record.fields.contains(where: { $0.wireName == "self" })
    else { return nil }
    return "`self` alone is the whole source: write `self.self` for its field `self`"
  }

  /// `self` is the whole source; nil unless a case of this name could have been meant.
  private func caseCalledSelf(_ value: MapValue, for target: SchemaType) -> String? {
    guard case .path(_, let path) = value.kind, path.steps.isEmpty,
      let id = target.unwrapped.declaredID
    else { return nil }
    return context.schema.hasCaseCalledSelf(id) ? ResolvedSchema.helpForCaseCalledSelf : nil
  }

  /// The whole entry as it should be written, as far as that is known.
  private func entry(_ written: String?, via converter: String) -> String {
    guard let written else { return "`via \(converter)`" }
    let whole = destination?.alternatives ?? written
    guard let destination else { return "`\(whole) via \(converter)`" }
    var converters = destination.converters.map(\.shown)
    // Elements are converted before they are compared.
    let isUnique = destination.converters.last?.name.text == Converter.unique.name
    converters.insert(converter, at: converters.count - (isUnique ? 1 : 0))
    let list = converters.joined(separator: ", ")
    let isEntry = if case .entry = destination.form { circumstances == nil } else { false }
    // Elsewhere, a comma begins the next part, element or row.
    let clause = isEntry || converters.count == 1 ? "via \(list)" : "via (\(list))"
    let value = "\(whole) \(clause)"
    switch destination.form {
    case .payload: return "`\(destination.name)(\(value))`"
    case .part: return destination.name == whole ? "`\(value)`" : "`\(destination.name): \(value)`"
    case .element(let isLeftOutIfNil): return "`\(whole)\(isLeftOutIfNil ? "?" : "") \(clause)`"
    case .entry where isEntry: return "`\(destination.name): \(value)`"
    case .entry, .row: return "`\(value)`"
    }
  }

  private func help(
    _ source: SchemaType, _ target: SchemaType, of value: MapValue, written: String?
  ) -> String {
    let schema = context.schema
    if let help = helpForOne(in: target, source, of: value, written) { return help }
    switch (source, target) {
    case (.scalar(.string), .scalar(.bool)):
      return "say which strings are meant: \(entry(written, via: "flag(\"yes\", \"no\")"))"
    case (.scalar(.string), .scalar(let scalar)) where scalar.isNumber:
      return "write \(entry(written, via: "number"))"
    case (.scalar(let scalar), .scalar(.bool)) where scalar.isInteger,
      (.scalar(.bool), .scalar(let scalar)) where scalar.isInteger:
      return "if false is 0 and true is 1, write \(entry(written, via: "zeroOrOne"))"
    case (.scalar(.bool), .scalar(.string)):
      return
        "say which strings are written: \(entry(written, via: "flag(\"yes\", \"no\")"))"
    case (.scalar(let scalar), .scalar(.string)) where scalar.isNumber:
      return "write \(entry(written, via: scalar == .decimal ? "decimal" : "number"))"
    case (.scalar(.string), .array), (.scalar(.string), .set):
      return "write \(entry(written, via: "split(\",\")"))"
    case (.array, .dictionary):
      return "write \(entry(written, via: "keyed(by: …)"))"
    case (.array, .scalar), (.set, .scalar):
      return helpForOne(of: source, as: target, written)
    case (.declared(let from), .declared(let to)):
      if let help = missingMap(from: from, to: to, of: written) { return help }
    case (.declared(let from), .scalar):
      if let help = helpForSingleValue(of: from, as: target, in: value, written) { return help }
    case (_, .declared(let to)) where schema.cases(of: to) != nil:
      let subject = written ?? "…"
      return destination.map { "choose the case: `\($0.name): match \(subject) { … }`" }
        ?? "choose the case with `match`"
    case (_, .declared(let to)) where schema.record(target) != nil:
      if let help = helpForRecord(around: source, of: value, to, written) { return help }
      if let known = context.index.sources(of: to).first {
        return "use a value that a map converts to \(schema.article(target)), such as "
          + "\(schema.article(.declared(known)))"
      }
    default: break
    }
    return "name a converter with `via`, or write a `custom` function"
  }

  /// A single value where a list is expected.
  private func helpForOne(
    in list: SchemaType, _ source: SchemaType, of value: MapValue, _ written: String?
  ) -> String? {
    guard list.declaredID == nil, let element = elementOfList(list), let written,
      case .success = context.conversions.conversion(from: source, to: element)
    else { return nil }
    let target = destination?.impliedSource == nil ? "" : (destination.map { "\($0.name): " } ?? "")
    let list = "`\(target)[\(written)\(value.type.isOptional ? "?" : "")]` for a list of one"
    guard source == .scalar(.string), circumstances == nil else { return "write \(list)" }
    return "write \(entry(written, via: "split(\",\")")) for a text with several, or \(list)"
  }

  /// A record or a union where a single value is expected.
  private func helpForSingleValue(
    of id: TypeID, as target: SchemaType, in value: MapValue, _ written: String?
  ) -> String? {
    let schema = context.schema
    guard schema.canBeMapped(id), let destination else { return nil }
    guard value.type.unwrapped == .declared(id), let written else {
      return
        "let `\(destination.title)` hold a `type` around `\(schema.text(of: target))`, and map "
        + "`\(schema[id].qualifiedName)` to that"
    }
    if let first = schema.cases(of: id)?.first {
      guard first.payload != nil else { return nil }
      let row = "\(first.swiftName)(value) -> value"
      return "choose by its case: `\(destination.name): match \(written) { \(row), … }`"
    }
    let field = schema.record(.declared(id))?.fields.first { field in
      guard case .success = context.conversions.conversion(from: field.type, to: target) else {
        return false
      }
      return true
    }
    return field.map { "read one of its fields: `\(destination.name): \(written).\($0.spelling)`" }
  }

  /// No converter chooses among several values.
  private func helpForOne(
    of source: SchemaType, as target: SchemaType, _ written: String?
  ) -> String {
    let way = "take one of them in \(function(of: written, and: []))"
    return source.innermost == target && target == .scalar(.string)
      ? "\(way), or join them: \(entry(written, via: "split(\",\")"))" : way
  }

  /// What makes a record with a single field of its value; nil if the field does not take it.
  private func helpForRecord(
    around source: SchemaType, of value: MapValue, _ id: TypeID, _ written: String?
  ) -> String? {
    guard let destination, destination.converters.isEmpty, value.type.unwrapped == source,
      destination.type.unwrapped == .declared(id),
      let fields = context.schema.record(.declared(id))?.fields, let field = fields.first,
      fields.count == 1,
      case .success = context.conversions.conversion(from: source, to: field.type)
    else { return nil }
    let name = written ?? "self"
    let mayBeNil = value.type.isOptional && !field.type.isOptional
    let isRequired = mayBeNil && !destination.type.isOptional
    let part =
      isRequired
      ? "\(field.swiftName): required \(name)"
      : name == field.swiftName ? name : "\(field.swiftName): \(name)"
    let made = "\(context.schema[id].qualifiedName)(\(part))"
    guard case .entry = destination.form, circumstances == nil else {
      return written == nil ? "write `\(destination.name)(\(made))` in its row" : nil
    }
    return mayBeNil && !isRequired
      ? "write `\(destination.name): match \(name) { nil -> nil, else -> \(made) }`"
      : "write `\(destination.name): \(made)`"
  }

  private func name(_ type: SchemaType) -> String { "`\(context.schema.text(of: type))`" }

  /// The value as the schema writes it, if it is a path.
  func written(_ value: MapValue) -> String? {
    switch value.kind {
    case .path(.matched(let payload), let path):
      path.steps.isEmpty
        ? payload.name
        : "\(payload.name).\(context.spelling(of: path.steps.map(\.field), from: payload.type))"
    case .path(let root, let path):
      path.steps.isEmpty ? nil : context.spelling(of: path.steps.map(\.field), from: rootType(root))
    case .required(let inner, _), .converted(let inner, _): written(inner)
    default: nil
    }
  }

  private func labels(of value: MapValue, for target: SchemaType) -> [Diagnostic.Label] {
    guard let destination else { return [] }
    var labels: [Diagnostic.Label] = []
    if let implied = destination.impliedSource {
      labels.append(.init(implied.span, context.schema.article(implied.value.type)))
    }
    labels.append(
      .init(destination.span, "`\(destination.name)` is declared here"))
    return labels
  }
}

extension SchemaType {
  /// The type that a converter sees.
  var innermost: SchemaType {
    switch unwrapped {
    case .array(let element, _): element.innermost
    case .set(let element): element.innermost
    default: unwrapped
    }
  }
}

extension DiagnosticKind {
  static let narrowing = DiagnosticKind(
    "G0624", .error, "a number that may not fit",
    explanation: """
      A number is converted to another type automatically only if every value fits. Otherwise, `via number` makes a
      value that does not fit an issue, and `else` can give another value for it.
      """,
    wrong: """
      dto PageDTO { size: Int64 }
      domain Page { size: Int8 }
      map PageDTO -> Page
      """,
    right: """
      dto PageDTO { size: Int64 }
      domain Page { size: Int8 }
      map PageDTO -> Page { size: size via number else 100 }
      """)

  static let guessedDate = DiagnosticKind(
    "G0625", .error, "a date without a format",
    explanation: """
      The same text can be different dates, and the same number seconds or milliseconds. So dates are never guessed:
      the map, or the field of the dto, names the converter.
      """,
    wrong: """
      dto EventDTO { at: String }
      domain Event { at: Date }
      map EventDTO -> Event
      """,
    right: """
      dto EventDTO { at: String }
      domain Event { at: Date }
      map EventDTO -> Event { at: at via iso8601 }
      """)

  static let noConversion = DiagnosticKind(
    "G0626", .error, "two types without a conversion between them",
    explanation: """
      Some conversions are automatic: strings to `URL`, `UUID`, `Decimal` and `Data`, raw values to a `type` or an enum,
      everything for which a map is declared, and all of these within `?`, arrays, sets and dictionaries. For everything
      else, name a converter, a map, or a `custom` function.
      """,
    wrong: """
      dto UserDTO { address: AddressDTO }
      dto AddressDTO { city: String }
      domain User { address: Address }
      domain Address { city: String }
      map UserDTO -> User
      """,
    right: """
      dto UserDTO { address: AddressDTO }
      dto AddressDTO { city: String }
      domain User { address: Address }
      domain Address { city: String }
      map UserDTO -> User
      map AddressDTO -> Address
      """)
}
