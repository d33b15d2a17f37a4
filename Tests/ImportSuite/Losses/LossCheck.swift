import Diagnostics
import SchemaImport
import SchemaSyntax

/// Holds how much of a real document is not carried over: how often each warning is given, and how many properties have a type
/// that says something.
func holdLosses(of document: SourceFile, _ findings: inout Findings) throws {
  let name = document.path.prefix { $0 != "." }
  let figures = LossFigures(importSchema(from: [document], ImportRequest()))
  for line in figures.lines { findings.note(line) }
  if figures.typedShare < LossFigures.leastShare {
    findings.add(fault: "too many properties are `JSON`")
  }
  try ExpectedFigures(path: "Losses/Expected/\(name).txt").hold(figures.lines, &findings)
}

/// What an import says of its losses, in figures.
struct LossFigures {
  /// A document whose properties are `JSON` more often than this says less than it could.
  static let leastShare = 0.99

  private var counts: [String: Int] = [:]
  private var properties = 0
  private var untyped = 0

  init(_ imported: ImportedSchema) {
    for diagnostic in imported.diagnostics { counts[diagnostic.kind.code, default: 0] += 1 }
    let file = SourceFile(path: "Imported.gate", bytes: imported.bytes ?? [])
    for declaration in Parser.parse(file, index: 0).schema.declarations { count(declaration) }
  }

  private mutating func count(_ declaration: Declaration) {
    guard case .record(let record) = declaration else { return }
    properties += record.fields.count
    untyped += record.fields.count { $0.type.isJSON }
    for nested in record.nested { count(nested) }
  }

  var typedShare: Double {
    properties == 0 ? 1 : Double(properties - untyped) / Double(properties)
  }

  var lines: [String] {
    counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
      + ["\(untyped) of \(properties) properties without a type"]
  }
}

extension TypeExpression {
  /// Whether it says nothing but that there is a value.
  fileprivate var isJSON: Bool {
    guard case .named(let path) = unwrapped.kind else { return false }
    return path.text == "JSON"
  }
}
