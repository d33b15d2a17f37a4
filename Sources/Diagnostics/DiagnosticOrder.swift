extension [Diagnostic] {
  /// The order in which a reader meets the problems: file by file, from top to bottom, then by code. Errors and
  /// warnings are not kept apart. A diagnostic that says exactly what an earlier one said is left out.
  package var inReadingOrder: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .enumerated()
      .sorted { left, right in
        let (first, second) = (left.element, right.element)
        let (one, other) = (first.primary.span, second.primary.span)
        if one.file != other.file { return one.file < other.file }
        if one.start != other.start { return one.start < other.start }
        if first.kind.code != second.kind.code { return first.kind.code < second.kind.code }
        return (one.end, left.offset) < (other.end, right.offset)
      }
      .map(\.element)
  }

  /// The closing line of a run: `2 errors, 1 warning in 3 files`. It counts the files that have problems, if any problem is
  /// in a file.
  package var summary: String {
    if isEmpty { return "no problems" }
    let errors = count(where: \.isError)
    let counts = [Self.counted(errors, "error"), Self.counted(count - errors, "warning")]
    let files = Set(map(\.primary.span).filter { $0 != .nowhere }.map(\.file)).count
    return counts.compactMap(\.self).joined(separator: ", ")
      + " in " + (Self.counted(files, "file") ?? "no file")
  }

  /// The first `limit` diagnostics, and the rest. Warnings are left out before errors.
  func cut(to limit: Int?) -> (told: [Diagnostic], left: [Diagnostic]) {
    guard let limit, count > limit else { return (self, []) }
    var errors = Swift.min(limit, count(where: \.isError))
    var warnings = limit - errors
    var (told, left): ([Diagnostic], [Diagnostic]) = ([], [])
    for diagnostic in self {
      if diagnostic.isError, errors > 0 {
        errors -= 1
        told.append(diagnostic)
      } else if !diagnostic.isError, warnings > 0 {
        warnings -= 1
        told.append(diagnostic)
      } else {
        left.append(diagnostic)
      }
    }
    return (told, left)
  }

  /// `2188 more: 2000 of G0102, 188 of G0204`
  var summaryByCode: String { "\(count) more: \(countsByCode)" }

  /// `2000 of G0102, 188 of G0204`, the most frequent first.
  package var countsByCode: String {
    let counts = Dictionary(grouping: self, by: \.kind.code).mapValues(\.count)
      .sorted { (-$0.value, $0.key) < (-$1.value, $1.key) }
    return counts.map { "\($0.value) of \($0.key)" }.joined(separator: ", ")
  }

  private static func counted(_ number: Int, _ noun: String) -> String? {
    switch number {
    case 0: nil
    case 1: "1 \(noun)"
    default: "\(number) \(noun)s"
    }
  }
}
