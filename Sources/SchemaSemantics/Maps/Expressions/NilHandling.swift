import Diagnostics
import SchemaSyntax

// `a ?? b` and `required a`.
extension ExpressionTyping {
  mutating func coalesce(
    _ left: MapExpression, _ right: MapExpression, for target: SchemaType, span: SourceSpan
  ) -> MapValue? {
    let first =
      left.hasOwnType
      ? ownValue(of: left) : value(of: left, for: .optional(target.unwrapped))
    guard let first, checkOptional(first, left, before: right) else {
      _ = value(of: right, for: target)
      return nil
    }
    let unlessNil = filling(left, orElse: right) {
      $0.converted(first, to: .optional(target.unwrapped))
    }
    let otherwise = filling(left, orElse: right) { $0.value(of: right, for: target) }
    guard let unlessNil, let otherwise else { return nil }
    return MapValue(.coalesce(unlessNil, otherwise), target, at: span)
  }

  mutating func ownCoalesce(_ left: MapExpression, _ right: MapExpression, span: SourceSpan)
    -> MapValue?
  {
    guard let first = ownValue(of: left), checkOptional(first, left, before: right) else {
      return nil
    }
    guard right.hasOwnType, right.isReading else {
      return value(of: right, for: first.type.unwrapped)
        .map { MapValue(.coalesce(first, $0), $0.type, at: span) }
    }
    guard let second = ownValue(of: right) else { return nil }
    let type = second.type.isOptional ? first.type : first.type.unwrapped
    if case .failure(let obstacle) = context.conversions.conversion(from: second.type, to: type) {
      if obstacle != .unknown { report(second, beside: first) }
      return nil
    }
    return converted(second, to: type).map { MapValue(.coalesce(first, $0), type, at: span) }
  }

  /// Two values that nothing converts before they are put together, because their common type is not known.
  private mutating func report(_ second: MapValue, beside first: MapValue) {
    let schema = context.schema
    let names = [first, second].map { written($0) }
    let titles = names.map { name in name.map { "`\($0)`" } ?? "this value" }
    var help = "give both the same type, or choose between them in a `custom` function"
    if let destination, case .entry = destination.form, !destination.converters.isEmpty,
      let one = names[0], let other = names[1]
    {
      help += ": `\(destination.name): custom \(destination.functionName)(\(one), \(other))`"
    }
    diagnostics.report(
      .noConversion,
      "\(titles[1]) is \(schema.article(second.type.unwrapped)), "
        + "but what comes before `??` is \(schema.article(first.type.unwrapped))",
      at: second.span, secondary: [.init(first.span, schema.article(first.type))], help: help)
  }

  private mutating func checkOptional(
    _ left: MapValue, _ written: MapExpression, before right: MapExpression
  ) -> Bool {
    if left.type.isOptional, !left.isMade { return true }
    if reportPatch(left) { return false }
    diagnostics.report(
      .neverNil, "this is never nil, so what follows `??` is never used", at: left.span,
      label: reasonAgainstNil(in: left), secondary: [.init(right.span, "never used")],
      help: "remove `??` and what follows it"
        + (left.isPresent ? "" : ", or write `?` after the type if it may be missing"),
      fix: .propose("", for: written.span.after.through(right.span)))
    return false
  }

  private func reasonAgainstNil(in value: MapValue) -> String {
    if value.isPresent { return "a row above takes nil" }
    return "`\(context.schema.text(of: value.isMade ? value.type.unwrapped : value.type))`"
  }

  /// Whether it is a `Patch`, which is never nil, but may be absent or null.
  private mutating func reportPatch(_ value: MapValue) -> Bool {
    guard value.type.isPatch else { return false }
    let path = written(value) ?? "…"
    let name = destination?.name ?? "name"
    let function = destination?.functionName ?? "name"
    diagnostics.report(
      .neverNil, "a `Patch` is never nil: it is absent, null or a value", at: value.span,
      label: "`\(context.schema.text(of: value.type))`",
      help: "say what absent and null become: `\(name): custom \(function)(\(path))`")
    return true
  }

  /// `required` before something that has a type: nil becomes an issue.
  mutating func ownRequired(_ operand: MapExpression, span: SourceSpan) -> MapValue? {
    guard let value = ownValue(of: operand) else { return nil }
    return required(value, operand, span: span)
  }

  mutating func required(_ operand: MapExpression, for target: SchemaType, span: SourceSpan)
    -> MapValue?
  {
    guard let value = value(of: operand, for: .optional(target.unwrapped)),
      let required = required(value, operand, span: span)
    else { return nil }
    return converted(required, to: target)
  }

  private mutating func required(
    _ value: MapValue, _ operand: MapExpression, span: SourceSpan
  ) -> MapValue? {
    guard value.type.isOptional, !value.isMade else {
      if reportPatch(value) { return nil }
      diagnostics.report(
        .neverNil, "this is never nil, so `required` has no effect", at: value.span,
        label: reasonAgainstNil(in: value), help: "remove `required`",
        fix: .remove(span.before.through(operand.span.before)))
      return nil
    }
    if case .literal(let literal) = operand.kind, literal.kind == .null {
      diagnostics.report(
        .neverNil, "`nil` is always missing, so `required` would refuse every payload", at: span,
        help:
          "say what is allowed in an enum of the wire, which refuses everything else, or decide in a `custom` function"
      )
      return nil
    }
    return MapValue(.required(value, because: nil), value.type.unwrapped, at: span)
  }
}

extension MapValue {
  /// Whether it may be nil elsewhere, but not where a row above takes nil.
  var isPresent: Bool {
    guard case .path(_, let path) = kind else { return false }
    return path.type.isOptional && !type.isOptional
  }

  /// Whether it is a case or a record that is made here, and may be nil only for what it is assigned to.
  fileprivate var isMade: Bool {
    guard case .converted(let inner, .inject) = kind else { return false }
    switch inner.kind {
    case .construction, .record, .list: return true
    case .path, .constant, .interpolation, .coalesce, .required, .refused, .match, .custom,
      .converted, .cases, .unrecognized:
      return false
    }
  }
}

extension MapExpression {
  /// How a message writes it, with a hole for what is longer than a path.
  var outline: String {
    switch kind {
    case .path(let path): path.text
    case .coalesce(let left, let right): "\(left.outline) ?? \(right.outline)"
    default: "…"
    }
  }

  /// Whether it reads a field unchanged.
  var isReading: Bool {
    switch kind {
    case .path, .source, .coalesce: true
    default: false
    }
  }
}

extension DiagnosticKind {
  static let neverNil = DiagnosticKind(
    "G0621", .error, "a precaution against nil for a value that is never nil, or always",
    explanation: """
      `??` and `required` say what happens to nil. On a value that is never nil, they would mislead readers. `required nil` would
      refuse every payload, and the issue could not say which value is wrong.
      """,
    wrong: """
      dto UserDTO { name: String }
      domain User { name: String }
      map UserDTO -> User { name: name ?? "nobody" }
      """,
    right: """
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User { name: name ?? "nobody" }
      """)
}
