import Diagnostics
import SchemaSyntax

/// A folder of schemas that is edited in steps, in each of which no edit touches another.
struct EditedFolder {
  private(set) var files: [SourceFile]
  private var edits: [Edit] = []

  private struct Edit {
    let file: Int
    let range: Range<Int>
    let text: String
  }

  init(_ files: [SourceFile]) {
    self.files = files
  }

  mutating func replace(_ range: Range<Int>, in file: Int, with text: String) {
    edits.append(Edit(file: file, range: range, text: text))
  }

  mutating func insert(_ text: String, at offset: Int, in file: Int) {
    replace(offset..<offset, in: file, with: text)
  }

  /// Adds declarations to the end of a file, which is made where it is not there yet.
  mutating func append(_ text: String, to path: String) {
    if let file = files.firstIndex(where: { $0.path == path }) {
      insert("\n" + text, at: files[file].bytes.count, in: file)
    } else {
      files.append(SourceFile(path: path, text: text))
    }
  }

  /// Carries out what was asked for since the last step, from the end of each file to its beginning.
  mutating func finishStep() {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.offset) > ($1.element.range.lowerBound, $1.offset)
    }
    var texts = files.map(\.bytes)
    for edit in ordered.map(\.element) {
      texts[edit.file].replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    files = zip(files, texts).map { SourceFile(path: $0.path, bytes: $1) }
    edits = []
  }

  /// Puts all files into the one style.
  mutating func format() {
    files = files.enumerated().map { index, file in
      switch SchemaFormatter.format(file, index: index) {
      case .formatted(let bytes): SourceFile(path: file.path, bytes: bytes)
      default: file
      }
    }
  }
}
