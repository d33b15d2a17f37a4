import Diagnostics
import SchemaSyntax

// Names of cases, alone or with a payload.
extension ExpressionTyping {
  /// A bare name that is a case of the target means that case, even if a field has the same name: the field is
  /// available through `self`.
  mutating func valueOrCase(at path: Path, for target: SchemaType) -> MapValue? {
    guard path.rest.isEmpty, let id = target.unwrapped.declaredID,
      let cases = context.schema.cases(of: id)
    else {
      if reportQualifiedCase(path, for: target) || reportCaseOfPatch(path, for: target) {
        return nil
      }
      return value(at: path).flatMap { converted($0, to: target) }
    }
    guard let index = context.facts.caseIndex(path.first.text, in: id) else {
      if nothingElseIsNamed(path.first.text) {
        reportUnknownCase(path.first, in: id, cases)
        return nil
      }
      return value(at: path, cases: cases.map(\.swiftName)).flatMap { converted($0, to: target) }
    }
    if let payload = cases[index].payload {
      guard !payload.isUnknown else { return nil }
      reportMissingPayload(path.first, of: cases[index], in: id)
      return nil
    }
    let type = SchemaType.declared(id)
    return converted(
      MapValue(.constant(.enumCase(id, index: index)), type, at: path.span), to: target)
  }

  /// Whether a word cannot be a field: in the row of a case that carries nothing, or something other than a record.
  private func nothingElseIsNamed(_ word: String) -> Bool {
    guard word != "self", scope.label(word) == nil else { return false }
    guard let source = scope.source else { return true }
    return !source.type.isUnknown && context.tables[source.type.unwrapped] == nil
  }

  /// `registered(profile)`
  mutating func construction(
    _ name: Name, _ payload: MapExpression, for target: SchemaType, as expression: MapExpression
  ) -> MapValue? {
    guard let id = target.unwrapped.declaredID, let cases = context.schema.cases(of: id),
      let index = context.facts.caseIndex(name.text, in: id)
    else {
      return made(Path(name), [.alone(payload)], for: target, as: expression)
    }
    guard let payloadType = cases[index].payload else {
      diagnostics.report(
        .casePayload, "`\(name.text)` carries nothing", at: payload.span,
        secondary: [.init(cases[index].span, "declared here")],
        help: "write the name alone, or let the case carry something",
        fix: .propose("", for: name.span.after.through(expression.core)))
      return nil
    }
    let place = Destination.payload(
      of: cases[index], payloadType, in: target, leniency: leniency)
    let found = filling(place) { $0.payloadValue(of: payload, for: payloadType) }
    guard let value = found else { return nil }
    let made = MapValue(
      .construction(case: index, payload: value), .declared(id), at: expression.core)
    return converted(made, to: target)
  }

  /// Within a row, an optional that a case needs is required: the row itself says that it should be there.
  mutating func payloadValue(of expression: MapExpression, for target: SchemaType)
    -> MapValue?
  {
    guard rowsRequire, !target.isOptional, !target.isUnknown,
      isPlainReading(expression, for: target)
    else { return value(of: expression, for: target) }
    return ownValue(of: expression).flatMap { converted(requiredByRow($0), to: target) }
  }

  /// The value of an entry before its converters, which a row may need for a target that cannot be nil.
  func requiredByRow(
    _ value: MapValue, of expression: MapExpression, for target: SchemaType
  ) -> MapValue {
    let isNeeded =
      rowsRequire && !target.isOptional && isPlainReading(expression, for: target)
    return isNeeded ? requiredByRow(value) : value
  }

  /// Whether the row around the expression says that what it reads should be there. Each element of a list says that
  /// itself, and so does the value of the row as a whole.
  private var rowsRequire: Bool {
    switch destination?.form {
    case .element, .row: false
    case .entry, .part, .payload, nil: circumstances != nil
    }
  }

  private func requiredByRow(_ value: MapValue) -> MapValue {
    guard value.type.isOptional else { return value }
    let because = circumstances?.joined(separator: " and ") ?? ""
    return MapValue(
      .required(value, because: because.isEmpty ? nil : because), value.type.unwrapped,
      at: value.span)
  }

  private func isPlainReading(_ expression: MapExpression, for target: SchemaType) -> Bool {
    switch expression.kind {
    case .source: return true
    case .path(let path):
      guard path.rest.isEmpty, let id = target.declaredID else { return true }
      return context.facts.caseIndex(path.first.text, in: id) == nil
    default: return false
    }
  }

  private mutating func reportMissingPayload(_ name: Name, of found: ResolvedCase, in id: TypeID) {
    let payload = found.payload.map { context.schema.article($0) } ?? "something"
    diagnostics.report(
      .casePayload, "`\(name.text)` carries \(payload)", at: name.span,
      secondary: [.init(found.span, "declared here")],
      help: "write where it comes from: `\(name.text)(…)`")
  }

  /// `default -> …` and `otherwise -> …`, if no case has that name.
  ///
  /// - Parameters:
  ///   - rest: what the row is for: all other cases, or all other values.
  ///   - word: what is written instead: `else`, or `_` for one of several patterns.
  mutating func reportDefaultRow(
    _ name: Name, for rest: String = "cases", writtenAs word: String = "else"
  ) -> Bool {
    guard isWordForTheRest(name.text) else { return false }
    diagnostics.report(
      .unknownCase,
      word == "_" ? "any value is written `_`" : "the row for all other \(rest) begins with `else`",
      at: name.span, help: "write `\(word)`", fix: .replace(name.span, with: word))
    return true
  }

  /// Whether other languages begin the row for all others like that.
  func isWordForTheRest(_ word: String) -> Bool { word == "default" || word == "otherwise" }

  /// - Parameter isCall: whether what follows could be the arguments of a custom function.
  /// - Returns: the position of the case that may be meant.
  @discardableResult
  mutating func reportUnknownCase(
    _ name: Name, in id: TypeID, _ cases: [ResolvedCase], isCall: Bool = false
  ) -> Int? {
    if let index = cases.firstIndex(where: { $0.wireValue.textOnWire == name.text }) {
      diagnostics.append(.wireName(name.text, of: cases[index], at: name.span))
      return index
    }
    let owner = context.schema[id]
    let nearest = Spelling(cases.map(\.swiftName)).nearest(to: name.text)
    let names = cases.prefix(6).map(\.swiftName).enumeration(hasMore: cases.count > 6)
    let alternative =
      if Parser.wordsOfRefusal.contains(name.text) {
        "; a row that refuses says why: `refuse because \"…\"`"
      } else if isCall {
        "; hand-written Swift is called with `custom \(name.text)(…)`"
      } else {
        ""
      }
    diagnostics.append(
      .unknownMember(
        .unknownCase, "case", name.text, at: name.span,
        of: (owner.qualifiedName, owner.name.span), nearest: nearest,
        help: names.isEmpty ? nil : "it has \(names)\(alternative)"))
    return cases.firstIndex { $0.swiftName == nearest }
  }
}

extension Destination {
  /// - Parameter type: what the case is for, which may be optional.
  static func payload(
    of item: ResolvedCase, _ payload: SchemaType, in type: SchemaType,
    converters: [ConverterUse] = [], leniency: Leniency = .none
  ) -> Destination {
    Destination(
      name: item.swiftName, title: item.swiftName, span: item.span, type: payload,
      converters: converters, form: .payload(ofOptional: type.isOptional), leniency: leniency)
  }
}

extension MapExpression.Part {
  /// `Name(first)`: a part that is only a value.
  static func alone(_ source: MapExpression) -> Self {
    let name =
      if case .path(let path) = source.kind { path.last } else { Name("", span: source.span) }
    return Self(
      MapDeclaration.Entry(target: WireName(name), source: source, span: source.span),
      isNamed: false)
  }
}

extension DiagnosticKind {
  static let casePayload = DiagnosticKind(
    "G0614", .error,
    "a case with a payload that it does not take, or without its payload",
    explanation: """
      Write a case that carries a value together with its value, as in `registered(profile)`. Write a case that carries
      nothing without parentheses.
      """,
    wrong: """
      dto UserDTO { is_known: Bool, name: String? }
      domain union Status { unknown, known(String) }
      domain User { status: Status }
      map UserDTO -> User { status: match is_known { true -> known(name), false -> unknown(name) } }
      """,
    right: """
      dto UserDTO { is_known: Bool, name: String? }
      domain union Status { unknown, known(String) }
      domain User { status: Status }
      map UserDTO -> User { status: match is_known { true -> known(name), false -> unknown } }
      """)

  static let constructionOfNonUnion = DiagnosticKind(
    "G0615", .error, "a case where no enum or union is expected",
    explanation: """
      `name(value)` creates a case of the union that it is assigned to. Calls of hand-written Swift begin with `custom`.
      """,
    wrong: """
      dto UserDTO { points: Int }
      domain User { level: Int }
      map UserDTO -> User { level: level(points) }
      """,
    right: """
      dto UserDTO { points: Int }
      domain User { level: Int }
      map UserDTO -> User { level: custom level(points) }
      """)
}
