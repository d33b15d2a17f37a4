import Diagnostics
import GatehousePipeline
import SchemaSyntax
import Testing

/// Parentheses may surround each value in a map, and what follows `via` in a part, an element or a row. A fix takes them as a
/// whole or leaves them alone.
@Suite struct ParenthesesInFixesTests {
  @Test(arguments: try DiagnosticCase.all().filter { $0.files.count == 1 && $0.code > "G0200" })
  func fixesLeaveThemInPairs(_ diagnosticCase: DiagnosticCase) throws {
    let file = diagnosticCase.files[0]
    let schema = Parser.parse(file, index: 0).schema
    for place in Self.maps(in: schema.declarations).flatMap(\.placesOfParentheses) {
      let inserted = Diagnostic.Fix([
        .init(span: place.before, replacement: "("), .init(span: place.after, replacement: ")"),
      ])
      let changed = FixedFiles(applying: [inserted], to: [file]).files
      let found = validate(changed).diagnostics
      guard Self.unreadable(found) == 0 else { continue }
      for fix in found.compactMap(\.fix) {
        let fixed = FixedFiles(applying: [fix], to: changed).files
        let left = validate(fixed).diagnostics
        #expect(
          Self.unreadable(left) == 0,
          "\(left.first?.message ?? ""): \(String(decoding: fixed[0].bytes, as: UTF8.self))")
      }
    }
  }

  private static func maps(in declarations: [Declaration]) -> [MapDeclaration] {
    declarations.flatMap { declaration -> [MapDeclaration] in
      switch declaration {
      case .map(let map): [map]
      case .namespace(let namespace): maps(in: namespace.declarations)
      default: []
      }
    }
  }

  private static func unreadable(_ diagnostics: [Diagnostic]) -> Int {
    diagnostics.count { $0.kind.code < "G0200" }
  }
}

extension MapDeclaration {
  fileprivate var placesOfParentheses: [SourceSpan] {
    let values = expressions.filter { expression in
      switch expression.kind {
      case .path, .source, .literal, .interpolation, .custom, .construction, .record, .match: true
      case .coalesce, .required, .converted, .list, .refusal, .invalid: false
      }
    }
    let converters = allEntries.compactMap { entry in
      entry.converters.first?.span.through(entry.value)
    }
    return values.map(\.span) + converters
  }
}
