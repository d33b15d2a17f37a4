import Diagnostics
import Foundation

/// The schemas in this repository, for users and for tests.
enum Corpus {
  static let schemas: [[UInt8]] = load {
    try Repository.schemaFiles(in: Repository.schemas).map(\.bytes)
  }
  static let cases: [[UInt8]] = load { try DiagnosticCase.all().flatMap { $0.files.map(\.bytes) } }
  static let all = schemas + cases

  private static func load(_ read: () throws -> [[UInt8]]) -> [[UInt8]] {
    do {
      return try read()
    } catch {
      return []
    }
  }
}
