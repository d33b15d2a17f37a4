package import Diagnostics

/// What a merge leaves in a file in which two people have changed the same lines.
extension Lexer {
  /// The four kinds of lines that mark a conflict, each by the sign that it begins with, seven times.
  private enum Marker: UInt8 {
    case ours = 0x3C  // <
    case base = 0x7C  // |
    case separator = 0x3D  // =
    case theirs = 0x3E  // >
  }

  /// One error for a whole conflict, of which the first version is read.
  mutating func lexMergeConflict() -> Bool {
    guard let marker = marker(at: offset) else { return false }
    let line = markerLine(at: offset)
    let ends = marker == .ours ? endOfConflict(after: line) : nil
    offset = line.end
    guard let ends else {
      report(at: line, secondary: [])
      return true
    }
    report(
      at: line,
      secondary: [
        .init(ends.separator, "the other version begins here"), .init(ends.last, "and ends here"),
      ])
    conflicts.append(SourceSpan(file: file, start: ends.skipped, end: ends.last.end))
    return true
  }

  /// Skips the second version of a conflict that has been reported.
  mutating func skipOtherVersion() -> Bool {
    guard let conflict = conflicts.last, conflict.start <= offset, offset < conflict.end else {
      return false
    }
    offset = conflict.end
    return true
  }

  private func marker(at start: Int) -> Marker? {
    guard let marker = Marker(rawValue: bytes[start]), start == 0 || isLineBreak(bytes[start - 1]),
      bytes[start...].prefix(8).prefix(while: { $0 == bytes[start] }).count == 7
    else { return nil }
    let next = start + 7 < bytes.count ? bytes[start + 7] : UInt8(ascii: "\n")
    return next == UInt8(ascii: " ") || isLineBreak(next) ? marker : nil
  }

  private func markerLine(at start: Int) -> SourceSpan {
    SourceSpan(file: file, start: start, end: lineEnd(from: start))
  }

  /// Where the first version ends, and the lines around the other one. Between the two there may be the text that both
  /// versions started from.
  private func endOfConflict(
    after first: SourceSpan
  ) -> (skipped: Int, separator: SourceSpan, last: SourceSpan)? {
    var skipped: Int?
    var separator: SourceSpan?
    var start = first.end
    while start < bytes.count {
      start = lineEnd(from: start) + 1
      guard start < bytes.count else { return nil }
      switch marker(at: start) {
      case .ours: return nil
      case .base: skipped = skipped ?? start
      case .separator:
        skipped = skipped ?? start
        separator = separator ?? markerLine(at: start)
      case .theirs:
        guard let skipped, let separator else { return nil }
        return (skipped, separator, markerLine(at: start))
      case nil: break
      }
    }
    return nil
  }

  private mutating func report(at line: SourceSpan, secondary: [Diagnostic.Label]) {
    diagnostics.report(
      .mergeConflict,
      secondary.isEmpty ? "this line is left over from a merge" : "this is a merge conflict",
      at: line, label: secondary.isEmpty ? "" : "one version begins here", secondary: secondary,
      help: secondary.isEmpty
        ? "remove it" : "keep one version, or what is right in both, and remove the marked lines")
  }
}

extension DiagnosticKind {
  package static let mergeConflict = DiagnosticKind(
    "G0132", .error, "a merge conflict",
    explanation: """
      Two people changed the same lines, and Git has written both versions into the file, between lines that begin with
      `<<<<<<<` and `>>>>>>>`. As long as these lines are there, no other problems are reported for the file, or for
      names that it might declare.
      """,
    wrong: """
      dto UserDTO {
      <<<<<<< HEAD
        name: String
      =======
        full_name: String
      >>>>>>> feature/names
      }
      """,
    right: """
      dto UserDTO {
        full_name: String
      }
      """)
}
