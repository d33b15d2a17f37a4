import Diagnostics
import SchemaSyntax

extension ExpressionTyping {
  mutating func report(
    _ obstacle: ConversionObstacle, of value: MapValue, for target: SchemaType
  ) {
    let implied = destination?.impliedSource
    let written = implied?.text ?? self.written(value)
    let labels = labels(of: value, for: target)
    switch obstacle {
    case .unknown: break
    case .optionalIntoRequired(let from, _):
      let isElement = from != value.type.withoutSkipping
      reportOptional(value, written: written, isElement: isElement, labels)
    case .narrowing(let from, let to):
      report(
        .narrowing, "not every \(name(from)) fits into \(name(to))", at: value.span,
        secondary: labels,
        help: "write `via number`, and a number that does not fit becomes an issue")
    case .dateNeedsConverter(let from, let to):
      reportDate(from, to, at: value.span, written: written, labels)
    case .unrelated(let from, let to):
      report(
        .noConversion, "\(a(from)) does not become \(a(to)) by itself", at: value.span,
        secondary: labels, help: help(from, to, written: written))
    }
  }

  private mutating func reportOptional(
    _ value: MapValue, written: String?, isElement: Bool, _ labels: [Diagnostic.Label]
  ) {
    let subject = written.map { "`\($0)`" } ?? "this value"
    guard !isElement else {
      report(
        .optionalIntoRequired, "an element of \(subject) may be nil, and none may be in the target",
        at: value.span, secondary: labels,
        help: "say what becomes of nil in a `custom` function")
      return
    }
    let name = destination.map { "`\($0.name)`" } ?? "what it becomes"
    var help: String
    if let written {
      help = "write `required \(written)` to make nil an issue, `\(written) ?? …` for another value"
    } else {
      help = "write `required` before it to make nil an issue, `??` behind it for another value"
    }
    help += ", or `else …` for the value when anything is invalid"
    if destination?.impliedSource != nil, let target = destination?.name {
      help = help.replacingFirst("write `", with: "write `\(target): ")
    }
    report(
      .optionalIntoRequired, "\(subject) may be nil, but \(name) may not", at: value.span,
      secondary: labels, help: help)
  }

  private mutating func reportDate(
    _ source: SchemaType, _ target: SchemaType, at span: SourceSpan, written: String?,
    _ labels: [Diagnostic.Label]
  ) {
    let isDay = [source, target].contains(.scalar(.calendarDate))
    let isText = [source, target].contains(.scalar(.string))
    let converters =
      isDay
      ? "`calendarDate`"
      : isText ? "`iso8601` or `dateFormat(\"…\")`" : "`epochSeconds` or `epochMilliseconds`"
    let entry = destination.flatMap { destination in
      written.map { ", as in `\(destination.name): \($0) via …`" }
    }
    report(
      .guessedDate, "\(a(source)) does not become \(a(target)) by itself: dates are never guessed",
      at: span, secondary: labels,
      help: "name the converter, \(converters)" + (entry ?? ""))
  }

  private func help(_ source: SchemaType, _ target: SchemaType, written: String?) -> String {
    let schema = context.schema
    guard case .declared(let to) = target, case .declared(let from) = source else {
      if case .declared(let to) = target, schema.cases(of: to) != nil {
        return "choose the case with `match`"
      }
      if case .declared(let to) = target, schema.record(target) != nil,
        let known = context.index.sources(of: to).first
      {
        return "a `\(schema[to].qualifiedName)` is made from a `\(schema[known].qualifiedName)`"
      }
      return "name a converter with `via`, or write a `custom` function"
    }
    if let labelled = context.index.labelledMap(from: from, to: to) {
      let labels = schema.maps[labelled.index].syntax.parameters.compactMap(\.label?.text)
      return "the map between them also needs \(labels.map { "`\($0)`" }.joined(separator: ", ")): "
        + "write one without, or a `custom` function"
    }
    return "write `map \(schema[from].qualifiedName) -> \(schema[to].qualifiedName)`"
  }

  private func name(_ type: SchemaType) -> String { "`\(context.schema.text(of: type))`" }

  private func a(_ type: SchemaType) -> String {
    let text = context.schema.text(of: type)
    return (text.first.map { "AEIOU".contains($0) && !text.hasPrefix("U") } ?? false)
      ? "an `\(text)`" : "a `\(text)`"
  }

  /// The value as the schema writes it, if it is a path.
  func written(_ value: MapValue) -> String? {
    switch value.kind {
    case .path(let root, let path):
      path.steps.isEmpty ? nil : context.wireName(of: path.steps.map(\.field), from: rootType(root))
    case .required(let inner, _), .converted(let inner, _): written(inner)
    default: nil
    }
  }

  private func labels(of value: MapValue, for target: SchemaType) -> [Diagnostic.Label] {
    guard let destination else { return [] }
    var labels: [Diagnostic.Label] = []
    if let implied = destination.impliedSource {
      labels.append(.init(implied.span, "a `\(context.schema.text(of: implied.value.type))`"))
    }
    labels.append(
      .init(destination.span, "`\(destination.name)` is declared here"))
    return labels
  }
}

extension String {
  fileprivate func replacingFirst(_ prefix: String, with replacement: String) -> String {
    hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
  }
}

extension DiagnosticKind {
  static let optionalIntoRequired = DiagnosticKind(
    "G0623", .error, "a value that may be nil where one is required",
    explanation: """
      What may be missing does not become what is always there by itself. `required x` makes nil an issue at its path, `x ?? y` takes
      another value for nil, and `else y` takes one for everything invalid, and reports it.

      ```gate
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User
      ```

      ```gate
      dto UserDTO { name: String? }
      domain User { name: String }
      map UserDTO -> User { name: required name }
      ```
      """)

  static let narrowing = DiagnosticKind(
    "G0624", .error, "a number that may not fit",
    explanation: """
      A number becomes one of another type by itself only where each value fits. Where it may not, `via number` says so:
      a value that does not fit is then an issue, and `else` can give another one for it.

      ```gate
      dto PageDTO { size: Int64 }
      domain Page { size: Int8 }
      map PageDTO -> Page
      ```

      ```gate
      dto PageDTO { size: Int64 }
      domain Page { size: Int8 }
      map PageDTO -> Page { size: size via number else 100 }
      ```
      """)

  static let guessedDate = DiagnosticKind(
    "G0625", .error, "a date whose format nothing tells",
    explanation: """
      The same text can be different dates, and the same number seconds or milliseconds. So dates are never guessed:
      the map, or the field of the dto, names the converter.

      ```gate
      dto EventDTO { at: String }
      domain Event { at: Date }
      map EventDTO -> Event
      ```

      ```gate
      dto EventDTO { at: String }
      domain Event { at: Date }
      map EventDTO -> Event { at: at via iso8601 }
      ```
      """)

  static let noConversion = DiagnosticKind(
    "G0626", .error, "two types between which nothing converts",
    explanation: """
      By themselves convert: texts into `URL`, `UUID`, `Decimal` and `Data`, raw values into a `type` or an enum, whatever a declared map
      leads between, and all of these within `?`, arrays, sets and dictionaries. For everything else the schema names
      a converter, a map, or a `custom` function.

      ```gate
      dto UserDTO { address: AddressDTO }
      dto AddressDTO { city: String }
      domain User { address: Address }
      domain Address { city: String }
      map UserDTO -> User
      ```

      ```gate
      dto UserDTO { address: AddressDTO }
      dto AddressDTO { city: String }
      domain User { address: Address }
      domain Address { city: String }
      map UserDTO -> User
      map AddressDTO -> Address
      ```
      """)
}
