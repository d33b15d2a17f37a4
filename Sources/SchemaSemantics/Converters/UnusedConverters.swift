import Diagnostics
import SchemaSyntax

/// Finds converters that nothing uses: their functions would have to be written for nothing.
struct UnusedConverters {
  private var used: Set<String> = []

  static let diagnosticKinds: [DiagnosticKind] = [.unusedConverter]

  static func check(_ schema: ResolvedSchema, into diagnostics: inout [Diagnostic]) {
    guard !schema.converters.isEmpty else { return }
    var check = UnusedConverters()
    for type in schema.types { check.look(at: type) }
    for map in schema.maps { check.look(at: map.syntax) }
    for converter in schema.converters where !check.used.contains(converter.syntax.name.text) {
      diagnostics.append(
        Diagnostic(
          .unusedConverter, "nothing uses the converter `\(converter.syntax.name.text)`",
          at: converter.syntax.name.span,
          help: "write `via \(converter.syntax.name.text)` where it is needed, or remove it"))
    }
  }

  private mutating func look(at type: ResolvedType) {
    switch type.kind {
    case .record(let record): for field in record.fields { look(at: field.syntax.converters) }
    case .union(let union): for item in union.cases { look(at: item.converters) }
    case .wrapper(let wrapper): look(at: wrapper.syntax.converters)
    case .enumeration, .foreign: break
    }
  }

  private mutating func look(at map: MapDeclaration) {
    look(at: map.entries, map.rows, map.choices)
    guard let reverse = map.reverse else { return }
    look(at: reverse.entries, reverse.rows, reverse.choices)
  }

  private mutating func look(
    at entries: [MapDeclaration.Entry], _ rows: [MatchRow], _ choices: [MapExpression]
  ) {
    for entry in entries { look(at: entry) }
    for row in rows { look(at: row.body) }
    for choice in choices { look(at: choice) }
  }

  private mutating func look(at entry: MapDeclaration.Entry) {
    look(at: entry.converters)
    look(at: entry.source)
  }

  private mutating func look(at expression: MapExpression) {
    switch expression.kind {
    case .path, .source, .literal, .interpolation, .invalid: break
    case .coalesce(let left, let right):
      look(at: left)
      look(at: right)
    case .required(let inner), .construction(_, let inner): look(at: inner)
    case .match(_, let rows): for row in rows { look(at: row.body) }
    case .custom(_, let arguments): for argument in arguments { look(at: argument) }
    case .record(_, let parts): for part in parts { look(at: part.entry) }
    }
  }

  private mutating func look(at uses: [ConverterUse]) {
    for use in uses { used.insert(use.name.text) }
  }
}

extension DiagnosticKind {
  static let unusedConverter = DiagnosticKind(
    "G0355", .warning, "a written converter that nothing uses",
    explanation: """
      The functions of a converter are written by hand, and Swift does not compile without them. A converter that no `via`
      names asks for functions that nothing calls.

      ```gate
      converter roman: String <-> Int
      dto ChapterDTO { number: String }
      ```

      ```gate
      converter roman: String <-> Int
      dto ChapterDTO { number: Int via roman }
      ```
      """)
}
