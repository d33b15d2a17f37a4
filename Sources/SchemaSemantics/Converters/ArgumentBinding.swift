import Diagnostics
import SchemaSyntax

extension Converter {
  /// Gives each argument to its parameter; nil if something is missing, superfluous or of the wrong kind, which is
  /// reported.
  func bind(_ use: ConverterUse, into diagnostics: inout [Diagnostic]) -> BoundArguments? {
    let count = diagnostics.count
    var literals = [Literal?](repeating: nil, count: parameters.count)
    for argument in use.arguments where argument.value.kind != .invalid {
      guard
        let index = parameterIndex(
          of: argument, in: use, taken: literals, into: &diagnostics)
      else {
        continue
      }
      literals[index] = argument.value
      if let mismatch = parameters[index].mismatch(argument.value) {
        report(argument, parameters[index], mismatch, into: &diagnostics)
      }
    }
    let isUnreadable = use.arguments.contains { $0.value.kind == .invalid }
    if diagnostics.count == count, !isUnreadable,
      let missing = parameters.indices.first(where: {
        parameters[$0].isRequired && literals[$0] == nil
      })
    {
      diagnostics.report(
        .converterArgument, "`\(name)` needs \(parameters[missing].title)", at: use.span,
        help: "write it as in `\(usage)`")
    }
    return diagnostics.count == count && !isUnreadable ? BoundArguments(literals) : nil
  }

  private func parameterIndex(
    of argument: Argument, in use: ConverterUse, taken: [Literal?],
    into diagnostics: inout [Diagnostic]
  ) -> Int? {
    guard let label = argument.label else {
      let free = parameters.indices.first { parameters[$0].label == nil && taken[$0] == nil }
      if free == nil { reportSuperfluous(argument, of: use, into: &diagnostics) }
      return free
    }
    guard let index = parameters.firstIndex(where: { $0.label == label.text }) else {
      reportUnknown(label, into: &diagnostics)
      return nil
    }
    if let first = taken[index] {
      diagnostics.report(
        .converterArgument, "`\(label.text)` is given twice", at: argument.span,
        secondary: [.init(first.span, "the first one")], help: "remove one of them")
      return nil
    }
    return index
  }

  private func reportSuperfluous(
    _ argument: Argument, of use: ConverterUse, into diagnostics: inout [Diagnostic]
  ) {
    let given = use.arguments.map { $0.label?.text }
    // The likeliest mistake is that a label was left out.
    let meant = parameters.first {
      $0.label != nil && !given.contains($0.label) && $0.mismatch(argument.value) == nil
    }
    if let label = meant?.label {
      diagnostics.report(
        .converterArgument, "this argument of `\(name)` needs its label", at: argument.span,
        help: "write `\(label):` before it",
        fix: .insert("\(label): ", at: argument.span.before))
    } else {
      diagnostics.report(
        .converterArgument,
        parameters.isEmpty
          ? "`\(name)` takes no arguments" : "`\(name)` does not take this argument",
        at: argument.span, help: helpWithSuperfluous)
    }
  }

  private var helpWithSuperfluous: String {
    guard parameters.isEmpty else { return "write it as in `\(usage)`" }
    let alone = "write `\(name)` alone"
    return name == Self.calendarDate.name ? "\(alone); \(Self.helpForOtherDays)" : alone
  }

  private func reportUnknown(_ label: Name, into diagnostics: inout [Diagnostic]) {
    diagnostics.append(
      .unknownName(
        .converterArgument, "`\(name)` has no argument `\(label.text)`", at: label.span,
        nearest: Spelling(parameters.compactMap(\.label)).nearest(to: label.text),
        help: parameters.isEmpty ? "write `\(name)` alone" : "write it as in `\(usage)`"))
  }

  private func report(
    _ argument: Argument, _ parameter: Parameter,
    _ mismatch: (expectation: String, nearest: String?), into diagnostics: inout [Diagnostic]
  ) {
    let subject = parameter.label.map { "`\($0)`" } ?? parameter.title
    let help = if case .integer = argument.value.kind { helpForNumber } else { String?.none }
    diagnostics.append(
      .unknownName(
        .converterArgument,
        "\(subject) must be \(mismatch.expectation), not \(argument.value.argumentTitle)",
        at: argument.value.span, nearest: mismatch.nearest,
        help: help ?? "write it as in `\(usage)`"))
  }
}

extension Literal {
  fileprivate var argumentTitle: String {
    if case .array(let elements) = kind, elements.isEmpty { "an empty array" } else { title }
  }
}

extension DiagnosticKind {
  static let converterArgument = DiagnosticKind(
    "G0432", .error, "an argument that a converter does not take",
    explanation: """
      Some converters need an argument: `split` needs the separator, `minorUnits` the number of decimal places, and
      `keyed(by:)` the field. Others have optional arguments, and most have none. `gatehouse explain G0431` lists them.
      """,
    wrong: """
      dto ItemDTO { price: Decimal via minorUnits("2") }
      """,
    right: """
      dto ItemDTO { price: Decimal via minorUnits(2) }
      """)

  static let argumentValue = DiagnosticKind(
    "G0433", .error, "an argument that makes no sense",
    explanation: """
      An argument can have the right type and still make no sense: an empty separator, the same string for true and for
      false, or a time zone that no database lists. Abbreviations of time zones are rejected too, because `CST` is one
      time in Chicago and another in Shanghai.
      """,
    wrong: """
      dto FilterDTO { tags: [String] via split("") }
      """,
    right: """
      dto FilterDTO { tags: [String] via split(",") }
      """)
}
