import Emission

/// The marks of version control around two versions of some lines that it could not merge.
enum MergeConflict {
  private static let start = "<<<<<<< "
  private static let middle = "======="
  private static let end = ">>>>>>> "

  static func isMarked(_ bytes: [UInt8]) -> Bool {
    let starts = [start, end].map { Array($0.utf8) }
    var open = starts[...]
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      guard let wanted = open.first else { break }
      if line.starts(with: wanted) { open = open.dropFirst() }
    }
    return open.isEmpty
  }

  /// The line that each side begins with, if the file begins with a conflict.
  static func firstLines(of bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
    guard bytes.starts(with: start.utf8), isMarked(bytes) else { return nil }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let theirs = lines.drop { !$0.starts(with: middle.utf8) }.dropFirst()
    return [lines.dropFirst(), theirs].map { $0.first ?? [] }
  }
}
