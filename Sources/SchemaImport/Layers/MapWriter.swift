/// Writes the maps between what the wire holds and what the app means, for a draft that is written as both.
struct MapWriter {
  let names: DraftNames

  func write(_ declaration: DraftDeclaration, into text: inout SchemaText) {
    let origin = declaration.origin
    let start = text.beginning
    switch declaration.content {
    case .enumeration, .wrapper, .alias: return
    case .union(let union):
      let rows = rows(for: union, at: origin)
      writeMap(of: origin, hasLines: !rows.isEmpty, into: &text) { text in
        for row in rows { text.line(row) }
      }
    case .record(let record):
      let entries = SpelledRecord(record, at: origin, as: .domain, names).entries
      writeMap(of: origin, hasLines: !entries.isEmpty, into: &text) { text in
        for entry in entries { text.line(entry.text, about: entry.field, of: origin) }
      }
    }
    text.end(origin, from: start)
    for child in names.children(of: origin) { write(child, into: &text) }
  }

  private func writeMap(
    of origin: Origin, hasLines: Bool, into text: inout SchemaText,
    _ writeLines: (inout SchemaText) -> Void
  ) {
    let wire = names.path(of: origin, from: nil, on: .wire)
    let app = names.path(of: origin, from: nil, on: .app)
    text.emptyLine()
    guard hasLines else {
      text.line("map \(wire) <-> \(app)")
      return
    }
    text.line("map \(wire) <-> \(app) {")
    writeLines(&text)
    text.line("}")
  }

  /// One for each case that carries what has to be converted. The others need none.
  private func rows(for union: DraftUnion, at origin: Origin) -> [String] {
    let types = TypeSpelling(names: names, kind: .domain, scope: origin)
    return zip(union.cases, CaseNames.spell(union, of: origin, names)).compactMap {
      (unionCase, spelling) in
      let converter = unionCase.payload.flatMap { types.spell($0).converter }
      return converter.map { "\(spelling.swiftName) -> \(spelling.swiftName)(self via \($0))" }
    }
  }
}
