import Diagnostics
import JSON
import SchemaImport
import YAML

/// The examples that a document gives of its own schemas: each is read by the dto of that schema, and nothing that the dto
/// declares is lost or altered when it is written back.
func readBackExamples(of document: SourceFile, _ findings: inout Findings) throws {
  let value =
    try document.path.hasSuffix(".yaml")
    ? YAMLReader.read(document.bytes) : JSONReader.read(document.bytes)
  let table = ExampleTable(ExampleSearch(value).examples, of: document)
  guard !table.examples.isEmpty else { return findings.count("examples") }
  let imported = importSchema(
    from: [document, table.references], ImportRequest(only: Set(table.names)))
  guard let bytes = imported.bytes else {
    throw SuiteError("there is no schema: \(imported.diagnostics.first?.message ?? "?")")
  }
  let schema = SourceFile(path: "Imported.gate", bytes: bytes)
  let outcomes = try withTemporaryFolder { folder in
    try PayloadProgram([schema], reading: table.types, in: folder).outcomes(of: table.payloads)
  }
  let conformance = Conformance(value)
  let comparison = WrittenBack(imported.draft)
  for (index, outcome) in outcomes.enumerated() {
    let example = table.examples[index]
    let judgement = ExampleJudgement(
      example, table.wrapped(index), at: table.origin(of: index),
      objection: conformance.objection(to: example.value, at: example.schema), comparison)
    judgement.judge(outcome.codable, "with `Codable`", &findings)
    judgement.judge(outcome.direct, "directly", &findings)
  }
}

/// Examples, each as the only member of an object, so that any schema has a dto.
private struct ExampleTable {
  let examples: [Example]
  private let document: SourceFile

  /// The schemas that there are examples of, as often as they are different.
  private var schemas: [[String]] = []
  private var positions: [Int] = []
  private static let path = "examples.json"

  init(_ examples: [Example], of document: SourceFile) {
    self.examples = examples
    self.document = document
    var known: [[String]: Int] = [:]
    for example in examples {
      let position = known[example.schema] ?? schemas.count
      if position == schemas.count { schemas.append(example.schema) }
      known[example.schema] = position
      positions.append(position)
    }
  }

  /// A document with a schema for each of these objects.
  var references: SourceFile {
    let definitions = schemas.enumerated().map { index, steps in
      let reference = document.path + JSONPointerText.reference(to: steps)
      return JSONValue.Member(
        name(of: index),
        [
          "type": "object", "required": ["value"],
          "properties": ["value": ["$ref": .string(reference)]],
        ])
    }
    let value: JSONValue = [
      "$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": .object(definitions),
    ]
    return SourceFile(path: Self.path, text: JSONWriter.text(value) { _ in false })
  }

  private func name(of schema: Int) -> String { "Example\(schema)" }

  /// What these schemas are called, so that only they are imported, and what they need.
  var names: [String] { schemas.indices.map { name(of: $0) } }

  var types: [String] { names.map { $0 + "DTO" } }

  var payloads: [Payload] {
    examples.indices.map { index in
      Payload(
        type: types[positions[index]],
        json: Array(JSONWriter.text(wrapped(index)) { _ in false }.utf8))
    }
  }

  func wrapped(_ index: Int) -> JSONValue { ["value": examples[index].value] }

  func origin(of index: Int) -> Origin {
    Origin(document: Self.path, steps: ["$defs", name(of: positions[index])])
  }
}

/// What is to be said of an example, whichever way it was read.
private struct ExampleJudgement {
  private let example: Example
  private let wrapped: JSONValue
  private let origin: Origin

  /// Why the example contradicts its own schema.
  private let objection: String?
  private let comparison: WrittenBack

  init(
    _ example: Example, _ wrapped: JSONValue, at origin: Origin, objection: String?,
    _ comparison: WrittenBack
  ) {
    self.example = example
    self.wrapped = wrapped
    self.origin = origin
    self.objection = objection
    self.comparison = comparison
  }

  func judge(_ reading: PayloadOutcome.Reading, _ way: String, _ findings: inout Findings) {
    let place = JSONPointerText.reference(to: example.place)
    switch reading {
    case .refused(let message):
      if objection == nil {
        findings.add(fault: "\(place) is not read \(way): \(message)")
      } else {
        findings.count("contradict their schema and are refused \(way)")
      }
    case .written(let bytes):
      guard let back = try? JSONReader.read(bytes) else {
        return findings.add(fault: "\(place) is not written \(way) as JSON")
      }
      let difference = comparison.difference(of: wrapped, back, as: .declared(origin))
      if let fault = difference.fault {
        guard objection != nil else {
          return findings.add(fault: "\(place) is not written back \(way) as it was, at \(fault)")
        }
        return findings.count("contradict their schema and are altered \(way)")
      }
      findings.count("read and written back \(way)")
      if objection != nil { findings.count("of these contradict their schema") }
      if difference.undeclared > 0 {
        findings.count("members without a field", difference.undeclared)
      }
      if difference.nulls > 0 { findings.count("nulls left out", difference.nulls) }
      if difference.defaults > 0 { findings.count("defaults written", difference.defaults) }
    }
  }
}
