import Diagnostics
import JSON

@testable import SchemaImport

/// Each text is a sample, in a document of its own.
func samples(_ texts: [String]) throws -> [ImportedDocument] {
  try texts.enumerated().map { index, text in
    ImportedDocument(
      path: "samples/user.json", index: index, value: try JSONReader.read(Array(text.utf8)))
  }
}

func sampleReading(_ texts: String..., named name: String? = nil) throws -> ImportReading {
  SampleReader.read(try samples(texts), named: name)
}

func repeated(_ text: String, _ count: Int) -> String {
  "[\(Array(repeating: text, count: count).joined(separator: ","))]"
}

extension SampleReader {
  /// - Parameter name: of what the samples are. Without one, the first document gives it.
  static func read(_ samples: [ImportedDocument], named name: String? = nil) -> ImportReading {
    read([SampleGroup(samples, named: name)])
  }
}

extension ValueProfile {
  /// How many values there are, null included.
  var count: Int {
    nulls + flags + numbers.count + texts.count + lists.count + objects.count + unread
  }
}
