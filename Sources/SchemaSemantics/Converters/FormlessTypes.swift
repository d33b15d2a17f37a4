import Diagnostics
import SchemaSyntax

/// What is said about a type that has no form in JSON: a date, or a type from elsewhere.
extension TypeFacts {
  /// The converters that give the type, each as it is written after `via`.
  func writtenConverters(giving type: SchemaType) -> [WrittenConverter] {
    writtenConverters.values.filter { $0.swift == type }.sorted { $0.id.index < $1.id.index }
  }

  /// Reports that `shown`, which holds a type from elsewhere, is read without a converter.
  func formlessForeignType(_ type: ResolvedType, in shown: SchemaType, at span: SourceSpan)
    -> Diagnostic
  {
    let known = writtenConverters(giving: .declared(type.id))
    let both = known.filter(\.isReversible)
    let oneWay = both.isEmpty ? known.first : nil
    let name = type.name.text
    var secondary = [
      Diagnostic.Label(type.head, "nothing says how JSON holds a `\(name)`")
    ]
    let help: String
    var fix = both.count == 1 ? both.first.map { [use($0, after: span)] } : nil
    if let oneWay {
      secondary.append(
        .init(oneWay.arrow, "`\(oneWay.name)` only reads, and a field is written as well"))
      help =
        "declare `\(oneWay.name)` with `<->`, and write `via \(oneWay.name)`; or use it in a map"
      fix = [Diagnostic.Edit(span: oneWay.arrow, replacement: "<->"), use(oneWay, after: span)]
    } else if both.isEmpty {
      help =
        "declare one, `converter \(name.converterName): … <-> \(name)`, and write its name after `via`"
    } else {
      help = "write \(both.map { "`via \($0.name)`" }.joined(with: "or"))"
    }
    return Diagnostic(
      .formlessForeignType, "`\(schema.text(of: shown))` needs a converter", at: span,
      secondary: secondary, help: help, fix: fix.map { Diagnostic.Fix($0).asProposal })
  }

  private func use(_ converter: WrittenConverter, after type: SourceSpan) -> Diagnostic.Edit {
    Diagnostic.Edit(span: type.after, replacement: " via \(converter.name)")
  }

  /// What to write for a converter that gives `type`, or takes it.
  func converterProposal(for type: SchemaType) -> String? {
    guard let id = type.declaredID, schema[id].isForeign else { return nil }
    let known = writtenConverters(giving: type)
    let name = schema[id].name.text
    return known.isEmpty
      ? "declare `converter \(name.converterName): … -> \(name)`"
      : "use \(known.map { "`\($0.name)`" }.joined(with: "or")), which gives `\(name)`"
  }
}

extension String {
  /// The name that a converter for the type of this name could have: `coordinate` for `CLCoordinate`.
  fileprivate var converterName: String {
    let capitals = prefix { $0.isUppercase }
    let hasPrefix = capitals.count > 1 && capitals.count < count
    return dropFirst(hasPrefix ? capitals.count - 1 : 0).uncapitalized
  }
}

extension DiagnosticKind {
  static let formlessForeignType = DiagnosticKind(
    "G0351", .error, "a type from elsewhere that is read without a converter",
    explanation: """
      Gatehouse knows nothing about a type from elsewhere except its name, so each field of a dto or a model that holds one says
      how JSON holds it, as a field with a date does. The functions of the converter are written in Swift.
      """,
    wrong: """
      foreign Coordinate
      dto PlaceDTO { at: Coordinate }
      """,
    right: """
      foreign Coordinate
      converter coordinate: [Double] throws <-> Coordinate
      dto PlaceDTO { at: Coordinate via coordinate }
      """)

  static let formlessType = DiagnosticKind(
    "G0442", .error, "a date without its format",
    explanation: """
      JSON has no dates. One API writes `"2024-05-03T10:00:00Z"`, another `1714730400`, a third `"03.05.2024"`, and a guess
      would be right until it is wrong. So each date names its converter.
      """,
    wrong: """
      dto EventDTO { start: Date }
      """,
    right: """
      dto EventDTO { start: Date via iso8601 }
      """)
}
