import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// - Parameter name: the name to use if it is kept in a constant.
  mutating func lower(_ value: MapValue, as name: LocalName) -> LoweredValue {
    if let alias = sources.aliases.last(where: { $0.value.kind == value.kind }) {
      return LoweredValue(.word(alias.name), type: value.type, isName: true)
    }
    return value.canShowInvalid
      ? lowerKind(of: value, as: name) : asPart { $0.lowerKind(of: value, as: name) }
  }

  /// No rule reads a part of a value.
  mutating func asPart<Result>(_ body: (inout Self) -> Result) -> Result {
    showingInvalid(false, body)
  }

  mutating func showingInvalid<Result>(
    _ isNeeded: Bool, _ body: (inout Self) -> Result
  ) -> Result {
    let outer = showsInvalid
    showsInvalid = isNeeded
    defer { showsInvalid = outer }
    return body(&self)
  }

  private mutating func lowerKind(of value: MapValue, as name: LocalName) -> LoweredValue {
    switch value.kind {
    case .path(let root, let path):
      return LoweredValue(
        sources.expression(of: path, from: root, reading: &writer.needs.detours),
        type: value.typeAsRead, isName: true, isChain: sources.isChain(path, from: root))
    case .constant(let constant):
      return lower(constant, value, as: name)
    case .interpolation(let segments):
      return interpolation(segments, value, isRequired: false, as: name)
    case .coalesce(let left, let right):
      return coalesce(left, right, value, as: name)
    case .required(let inner, let reason):
      return required(inner, because: reason, value, as: name)
    case .refused(let found, let reason):
      return refused(found, because: reason, value)
    case .match(let subjects, let rows):
      return match(subjects, rows, value, as: name)
    case .custom(let function, let arguments):
      return hiding(value, madeSensitive: false) { $0.custom(function, arguments, value, as: name) }
    case .list(let elements):
      return list(elements, value, as: name)
    case .construction(let position, let payload):
      return construction(position, payload, value, as: name)
    case .converted(let inner, let conversion):
      return converted(inner, conversion, value, as: name)
    case .record(let id, let assignments):
      return record(id, assignments, value, as: name)
    case .cases(let subject, let rows, let otherwise):
      return cases(of: subject, rows, otherwise: otherwise, value, as: name)
    case .unrecognized:
      return LoweredValue(unknown ?? .nothing, type: value.type, needsType: true)
    }
  }

  private mutating func lower(_ constant: Value, _ value: MapValue, as name: LocalName)
    -> LoweredValue
  {
    let literal = literal(constant, as: value.type)
    guard literal.canFail else {
      return LoweredValue(literal.expression, type: value.type, needsType: true)
    }
    return attempt(literal.expression, value, as: name)
  }

  /// `expression` may throw: what it throws becomes an issue.
  mutating func attempt(_ expression: SwiftExpression, _ value: MapValue, as name: LocalName)
    -> LoweredValue
  {
    writer.needs.call(.mappingIssuesCalls)
    let call = issuing(
      "attempt", ["at": place(of: value)], passing: .closure(expression.attempted()))
    // A literal of a set or a dictionary does not say what it is.
    let needsType =
      switch value.type.unwrapped {
      case .set, .dictionary: true
      default: false
      }
    return named(
      LoweredValue(
        value.type.isOptional ? call.infix(.coalesce, .nothing) : call, type: value.type,
        isTentative: !value.type.isOptional, needsType: needsType), name)
  }

  // MARK: Cases

  private mutating func construction(
    _ position: Int, _ payload: MapValue?, _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    guard let id = value.type.declaredID else {
      return LoweredValue(.nothing, type: value.type)
    }
    let member = caseLiteral(position, of: id)
    guard let payload else {
      return LoweredValue(member, type: value.type, needsType: true)
    }
    let isSensitive = context.schema.isSensitive(payload.type)
    let carried = hiding(payload, madeSensitive: isSensitive) {
      $0.lower(payload, as: .wanted($0.context.schema[id].caseName(at: position)))
    }
    guard carried.isTentative else {
      return LoweredValue(member(["_": carried.expression]), type: value.type, needsType: true)
    }
    let rooted = member.rooted(in: .word(text(of: value.type)))
    let issues = issues.name
    let making = takeMaking(of: carried) { made in
      guard made.mentions(issues) else { return member(["_": made]) }
      guard case .call(let attempt, let arguments, trailing: .closure(nil, let body)?) = made else {
        return nil
      }
      return .call(attempt, arguments, trailing: .closure(rooted(["_": body])))
    }
    if let (parts, made) = making {
      let local = LocalDeclaration(
        name: carried.expression.text, type: text(of: .optional(value.type)))
      add(.either(local, parts, then: made, otherwise: .nothing))
      return LoweredValue(carried.expression, type: value.type, isTentative: true, isName: true)
    }
    return LoweredValue(
      carried.expression.mapped(by: rooted), type: value.type, isTentative: true)
  }

  // MARK: Strings

  mutating func interpolation(
    _ segments: [MapValue.Segment], _ value: MapValue, isRequired: Bool, as name: LocalName
  ) -> LoweredValue {
    var parts: [SwiftExpression.StringSegment] = []
    var bindings: [SwiftCondition] = []
    var tentative: [SwiftExpression] = []
    for segment in segments {
      switch segment {
      case .text(let text): parts.append(.literal(StringLiteral(text)))
      case .value(let inner):
        let isMissing = isRequired && inner.type.isOptional
        let used =
          isMissing
          ? MapValue(.required(inner, because: nil), inner.type.unwrapped, at: inner.span)
          : inner
        let name = sources.name(for: inner, context)
        var part = asPart { $0.lower(used, as: name) }
        if part.isTentative {
          part = nameable(part, name)
          tentative.append(part.expression)
        }
        if part.isTentative || part.type.isOptional { part = bind(part, inner, &bindings) }
        parts.append(.value(writer.wireText(of: part.expression, part.type).expression))
      }
    }
    let string = SwiftExpression.string(parts)
    if bindings.isEmpty { return LoweredValue(string, type: value.type) }
    let local = claim(name)
    let isAlwaysThere = isRequired || !value.type.isOptional
    let hasTwoMarks = showsInvalid && !isAlwaysThere && !tentative.isEmpty
    let type = SchemaType.optional(.scalar(.string))
    let isInvalid = SwiftExpression.joined(tentative.map { $0.infix(.equal, .nothing) }, by: .or)
    let missing = SwiftExpression.call(.member(nil, "some"), ["_": .nothing])
    add(
      .either(
        LocalDeclaration(name: local, type: text(of: hasTwoMarks ? .optional(type) : type)),
        bindings, then: string,
        otherwise: hasTwoMarks
          ? .choice(isInvalid, then: .nothing, otherwise: missing) : .nothing))
    return LoweredValue(
      .word(local), type: isAlwaysThere ? value.type.unwrapped : value.type,
      isTentative: hasTwoMarks || isAlwaysThere && !tentative.isEmpty, isName: true)
  }

  /// The value without its question mark, under a name of its own.
  private mutating func bind(
    _ part: LoweredValue, _ value: MapValue, _ bindings: inout [SwiftCondition]
  ) -> LoweredValue {
    if part.expression.isWord {
      bindings.append(part.presence)
      return LoweredValue(part.expression, type: part.type.unwrapped, isName: true)
    }
    let local = claim(sources.name(for: value, context))
    bindings.append(.binding(local, of: part.expression))
    return LoweredValue(.word(local), type: part.type.unwrapped, isName: true)
  }
}

extension MapSources {
  /// A name for a value that is read: that of the field at the end of its path.
  func name(
    for value: MapValue, _ context: LoweringContext, else unnamed: String = "value"
  ) -> LocalName {
    switch value.kind {
    case .path(let root, let path):
      guard let last = path.steps.last else { return .wanted(source(root)?.name ?? "value") }
      let types = [source(root)?.type] + path.steps.map { $0.type }
      let owner = types[path.steps.count - 1]?.unwrapped.declaredID
      let field = owner.flatMap { context.field(last.field, of: $0) }
      return .wanted(field?.swiftName ?? "value")
    case .required(let inner, _), .converted(let inner, _):
      return name(for: inner, context, else: unnamed)
    case .coalesce(let left, _): return name(for: left, context, else: unnamed)
    default: return .wanted(unnamed)
    }
  }
}
