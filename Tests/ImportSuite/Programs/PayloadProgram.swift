import Diagnostics
import Foundation
import SwiftLowering

/// A compiled program of everything that was generated for schemas. It reads payloads in both JSON forms, and writes back what
/// it has read.
struct PayloadProgram {
  private let folder: URL
  private static let name = "payloads"

  /// - Parameter types: those that payloads have, as Swift spells them.
  init(_ schemas: [SourceFile], reading types: [String], in folder: URL) throws {
    self.folder = folder
    var module = try GeneratedModule(schemas, .direct, .filePerSchema)
    module.add(PayloadDriver.text(for: types), at: "main.swift")
    try module.compile(.link(Self.name), in: folder)
  }

  /// - Returns: the outcomes, in the order of the payloads.
  /// - Throws: if the program does not come to its end, with the payload that it did not survive.
  func outcomes(of payloads: [Payload]) throws -> [PayloadOutcome] {
    var request = Data()
    for payload in payloads {
      request += Array(payload.type.utf8) + [0] + payload.json + [0]
    }
    let file = folder.appendingPathComponent("request")
    try request.write(to: file)
    let program = try ChildProcess("./\(Self.name)", [file.path], in: folder)
    let readings = program.output.split(separator: 0).map(Self.reading)
    let outcomes = stride(from: 0, to: readings.count - 1, by: 2).map { index in
      PayloadOutcome(codable: readings[index], direct: readings[index + 1])
    }
    guard program.status == 0, outcomes.count == payloads.count else {
      let culprit = payloads.dropFirst(outcomes.count).first
      let text = String(decoding: (culprit?.json ?? []).prefix(500), as: UTF8.self)
      throw SuiteError(
        "the program ended with \(program.status) while it read this as \(culprit?.type ?? "?"): "
          + text)
    }
    return outcomes
  }

  private static func reading(_ answer: Data) -> PayloadOutcome.Reading {
    answer.first == PayloadDriver.written
      ? .written(Array(answer.dropFirst()))
      : .refused(String(decoding: answer.dropFirst(), as: UTF8.self))
  }
}
