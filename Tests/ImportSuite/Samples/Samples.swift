import Diagnostics
import Foundation
import JSON
import SchemaImport

/// Each sample is read by the dto that was made of it, and written back as it was.
func readBackSamples(of corpora: Corpora, _ findings: inout Findings) throws {
  let samples = try corpora.files(in: "quicktype/json", endingIn: ".json")
  var schemas: [(sample: SourceFile, schema: SampleSchema)] = []
  for (index, sample) in samples.enumerated() {
    let value = try JSONReader.read(sample.bytes)
    guard !DescriptionReader.recognizes(value), !Recording.recognizes(value) else {
      findings.count("no samples, but descriptions or recordings")
      continue
    }
    guard let schema = try SampleSchema(sample, within: "Sample\(index)") else {
      findings.count("without a record")
      continue
    }
    schemas.append((sample, schema))
  }
  let outcomes = try withTemporaryFolder { folder in
    let program = try PayloadProgram(
      schemas.map(\.schema.schema), reading: schemas.map(\.schema.type), in: folder)
    return try program.outcomes(
      of: schemas.map { Payload(type: $0.schema.type, json: $0.sample.bytes) })
  }
  for ((sample, schema), outcome) in zip(schemas, outcomes) {
    findings.compare(outcome.direct, with: sample, as: schema, "directly")
    if sample.isReadByFoundation {
      findings.compare(outcome.codable, with: sample, as: schema, "with `Codable`")
    } else {
      findings.count("refused by Foundation, whatever the type")
    }
  }
}

extension SourceFile {
  fileprivate var isReadByFoundation: Bool {
    (try? JSONDecoder().decode(PlainValue.self, from: Data(bytes))) != nil
  }
}

extension Findings {
  fileprivate mutating func compare(
    _ reading: PayloadOutcome.Reading, with sample: SourceFile, as schema: SampleSchema,
    _ way: String
  ) {
    switch reading {
    case .refused(let message): add(fault: "\(sample.path) is not read \(way): \(message)")
    case .written(let bytes):
      guard let value = try? JSONReader.read(sample.bytes), let back = try? JSONReader.read(bytes)
      else { return add(fault: "\(sample.path) is not written \(way) as JSON") }
      let difference = WrittenBack(schema.draft).difference(of: value, back, as: schema.draftType)
      if let fault = difference.fault {
        add(fault: "\(sample.path) is not written back \(way) as it was, at \(fault)")
      } else if difference.undeclared > 0 {
        add(fault: "\(sample.path) has \(difference.undeclared) members without a field")
      } else {
        count("read and written back \(way)")
        if difference.nulls > 0 {
          count("nulls left out where keys may be missing", difference.nulls)
        }
      }
    }
  }
}
