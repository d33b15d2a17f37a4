package import Diagnostics
import JSON

/// The samples that the text of a file holds: one JSON document, or one on each line.
package struct SampleText: Sendable {
  package private(set) var documents: [ImportedDocument] = []
  package private(set) var diagnostics: [Diagnostic] = []

  /// What files with a value on each line are called. Any other file is one, too, if it goes on after a value that ends its line.
  private static let lineExtensions = [".ndjson", ".jsonl", ".ldjson", ".jsonlines"]

  private let file: SourceFile
  private let index: Int

  /// - Parameter index: the position of the file among those of the run.
  package init(_ file: SourceFile, at index: Int) {
    self.file = file
    self.index = index
    let path = file.path.lowercased()
    if Self.lineExtensions.contains(where: path.hasSuffix) {
      readLines()
    } else {
      readDocument()
    }
  }

  private mutating func readDocument() {
    do throws(JSONError) {
      add(try JSONReader.read(file.bytes))
    } catch {
      if case .textAfterEnd(let value) = error.fault, breaksLine(after: value, before: error.place)
      {
        readLines()
      } else {
        diagnostics.append(UnreadableSample.diagnostic(error, in: "this file", file: index))
      }
    }
  }

  private func breaksLine(after value: Range<Int>, before next: Range<Int>) -> Bool {
    !file.bytes[value].contains(0x0A)
      && file.bytes[value.upperBound..<next.lowerBound].contains(0x0A)
  }

  /// A line that is not JSON costs only itself.
  private mutating func readLines() {
    var start = 0
    for (line, bytes) in file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .enumerated()
    {
      let range = start..<(start + bytes.count)
      start = range.upperBound + 1
      if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }) { continue }
      do throws(JSONError) {
        add(try JSONReader.read(file.bytes, in: range))
      } catch {
        diagnostics.append(UnreadableSample.diagnostic(error, in: "line \(line + 1)", file: index))
      }
    }
  }

  private mutating func add(_ value: JSONValue) {
    documents.append(ImportedDocument(path: file.path, index: index, value: value))
  }
}
