import SchemaSemantics
import SchemaSyntax

extension MapBodyLowering {
  /// `[dto.line1, dto.line2].compactMap { $0 }`: a list that the schema writes. It is made if all its elements are valid.
  mutating func list(
    _ elements: [MapValue.Element], _ value: MapValue, as name: LocalName
  ) -> LoweredValue {
    var parts: [LoweredValue] = []
    var bindings: [SwiftCondition] = []
    for element in elements {
      let name = sources.name(for: element.value, context, else: "element")
      // If rules read the list, it must not lack an element that is invalid, or have nil in its place.
      let isShown =
        showsInvalid
        && (element.isLeftOutIfNil || element.value.mayLeaveOut || element.value.type.isOptional)
      let isSensitive = context.schema.isSensitive(element.value.type)
      var part = hiding(element.value, madeSensitive: isSensitive) { body in
        body.showingInvalid(isShown) { $0.lower(element.value, as: name) }
      }
      if part.isTentative || !isReadable(part) { part = nameable(part, name) }
      if part.isTentative { bindings.append(part.presence) }
      parts.append(part)
    }
    if let only = parts.first, parts.count == 1, only.isTentative, !only.type.isOptional,
      case .array = value.type.unwrapped
    {
      return LoweredValue(
        only.subject.mapped(by: .closure(.list([.argument]))), type: value.type, isTentative: true)
    }
    let made = collection(parts, of: elements, value.type.unwrapped)
    if bindings.isEmpty { return LoweredValue(made, type: value.type, needsType: true) }
    let local = claim(name)
    add(
      .either(
        LocalDeclaration(name: local, type: text(of: .optional(value.type))), bindings,
        then: made, otherwise: .nothing))
    return LoweredValue(.word(local), type: value.type, isTentative: true, isName: true)
  }

  private mutating func collection(
    _ parts: [LoweredValue], of elements: [MapValue.Element], _ type: SchemaType
  ) -> SwiftExpression {
    var made = SwiftExpression.list(parts.map(\.expression))
    if elements.contains(where: \.isLeftOutIfNil) {
      // Otherwise only the function that follows would say what is in the list.
      let unclear = zip(parts, elements).first { $0.needsType && $1.isLeftOutIfNil }
      if let element = unclear?.1.value.type {
        made = .tuple([made.infix(.cast, .word(text(of: .array(.optional(element.unwrapped)))))])
      }
      made = made.calling("compactMap").passing(.closure(.argument), as: "_")
    }
    if case .set = type { return writer.made("Set", of: made) }
    return made
  }
}

extension MapValue {
  /// Whether each of its elements is something that is read, so that the list is one expression.
  var isListOfReadings: Bool {
    guard case .list(let elements) = kind else { return false }
    return elements.allSatisfy(\.value.isReading)
  }

  /// Whether it may be a list that lacks what is nil.
  var mayLeaveOut: Bool {
    switch kind {
    case .list(let elements):
      elements.contains { $0.isLeftOutIfNil || $0.value.mayLeaveOut }
    case .converted(let inner, _), .required(let inner, _): inner.mayLeaveOut
    case .coalesce(let left, let right): left.mayLeaveOut || right.mayLeaveOut
    case .match(_, let rows): rows.contains(where: \.value.mayLeaveOut)
    case .path, .constant, .refused, .interpolation, .custom, .construction, .record, .cases,
      .unrecognized:
      false
    }
  }
}
