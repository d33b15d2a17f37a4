import JSON

/// The kinds of diagnostic that occur, by code, as SARIF describes them once for all results.
struct SARIFRules {
  private let kinds: [DiagnosticKind]
  private let indexes: [DiagnosticKind: Int]

  init(_ diagnostics: [Diagnostic]) {
    var seen: Set<DiagnosticKind> = []
    kinds = diagnostics.map(\.kind).filter { seen.insert($0).inserted }
      .sorted { $0.code < $1.code }
    var indexes: [DiagnosticKind: Int] = [:]
    for (index, kind) in kinds.enumerated() { indexes[kind] = index }
    self.indexes = indexes
  }

  func index(of kind: DiagnosticKind) -> Int? { indexes[kind] }

  var value: JSONValue { .array(kinds.map(Self.rule)) }

  private static func rule(_ kind: DiagnosticKind) -> JSONValue {
    let rule: JSONValue = [
      "id": .string(kind.code),
      "shortDescription": ["text": .string(kind.title)],
      "help": kind.explanation.isEmpty
        ? .null
        : ["text": .string(kind.explanation), "markdown": .string(kind.explanation)],
      "defaultConfiguration": ["level": .string(kind.severity.rawValue)],
    ]
    return rule.withoutNulls
  }
}
