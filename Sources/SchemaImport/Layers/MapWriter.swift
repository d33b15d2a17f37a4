/// Writes the maps between what the wire holds and what the app means, for a draft that is written as both.
struct MapWriter {
  let names: DraftNames

  func write(_ declaration: DraftDeclaration, into text: inout SchemaText) {
    let origin = declaration.origin
    let start = text.beginning
    switch declaration.content {
    case .enumeration, .wrapper, .alias: return
    case .union: writeMap(of: origin, entries: [], into: &text)
    case .record(let record):
      let spelled = SpelledRecord(record, at: origin, as: .domain, names)
      writeMap(of: origin, entries: spelled.entries, into: &text)
    }
    text.end(origin, from: start)
    for child in names.children(of: origin) { write(child, into: &text) }
  }

  private func writeMap(
    of origin: Origin, entries: [SpelledRecord.Line], into text: inout SchemaText
  ) {
    let wire = names.path(of: origin, from: nil, on: .wire)
    let app = names.path(of: origin, from: nil, on: .app)
    text.emptyLine()
    guard !entries.isEmpty else {
      text.line("map \(wire) <-> \(app)")
      return
    }
    text.line("map \(wire) <-> \(app) {")
    for entry in entries { text.line(entry.text, about: entry.field, of: origin) }
    text.line("}")
  }
}
