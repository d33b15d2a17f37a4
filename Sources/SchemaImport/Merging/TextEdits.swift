import Diagnostics
import SchemaSyntax

/// What is changed in one file. Changes of the same place are made in the order in which they were asked for.
struct TextEdits {
  private var edits: [(range: Range<Int>, text: String)] = []

  var isEmpty: Bool { edits.isEmpty }

  mutating func insert(_ text: String, at place: Int) {
    edits.append((place..<place, text))
  }

  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append((range, text))
  }

  mutating func remove(_ range: Range<Int>) {
    edits.append((range, ""))
  }

  /// The file after all edits, in the one style if it was in it before. A file that a person lays out in their own way is
  /// left so, and what is new in it is as deep as what is beside it.
  func applied(to file: SourceFile, at index: Int) -> SourceFile {
    let edited = SourceFile(path: file.path, bytes: appliedPlainly(to: file.bytes))
    guard case .formatted(let before) = SchemaFormatter.format(file, index: index),
      before == file.bytes,
      case .formatted(let after) = SchemaFormatter.format(edited, index: index)
    else { return edited }
    return SourceFile(path: file.path, bytes: after)
  }

  private func appliedPlainly(to bytes: [UInt8]) -> [UInt8] {
    let sorted = edits.enumerated().sorted { one, other in
      let (left, right) = (one.element.range, other.element.range)
      if left.lowerBound != right.lowerBound { return left.lowerBound < right.lowerBound }
      // What comes before something also comes before what becomes of it.
      if left.isEmpty != right.isEmpty { return left.isEmpty }
      return one.offset < other.offset
    }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var offset = 0
    for (_, edit) in sorted {
      // Two items that go may share the comma between them.
      if offset < edit.range.lowerBound { output += bytes[offset..<edit.range.lowerBound] }
      output += edit.text.utf8
      offset = max(offset, edit.range.upperBound)
    }
    return output + bytes[offset...]
  }
}
