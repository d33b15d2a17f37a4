import Foundation
import JSON
import Testing
import YAML

/// JSON is YAML, too. The documents stand beside checkouts of this repository.
@Suite struct JSONDocumentTests {
  private func documents(in folder: String) throws -> [(name: String, bytes: [UInt8])] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../shared/corpora/\(folder)").standardized
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path())) ?? []
    return try names.filter { $0.hasSuffix(".json") }.sorted().map {
      ($0, Array(try Data(contentsOf: folder.appending(path: $0))))
    }
  }

  @Test func largeDocumentsAreTheSameForBothReaders() throws {
    for (name, bytes) in try documents(in: "openapi") {
      #expect(try YAMLReader.read(bytes) == JSONReader.read(bytes), "\(name)")
    }
  }

  /// Whatever a parser of JSON must accept, but for keys that come twice.
  @Test func aPublicSuiteIsTheSameForBothReaders() throws {
    for (name, bytes) in try documents(in: "json-parsing") where name.hasPrefix("y_") {
      if name.contains("duplicated_key") {
        #expect(throws: YAMLError.self, "\(name)") { try YAMLReader.read(bytes) }
      } else {
        #expect(try YAMLReader.read(bytes) == JSONReader.read(bytes), "\(name)")
      }
    }
  }
}
