import Foundation

/// What the suite has seen before, in a file of its own, so that each change of it is seen.
///
/// With `GATEHOUSE_UPDATE_LOSSES` in the environment, the file is written instead of read.
struct ExpectedFigures {
  /// Within `Tests/ImportSuite`.
  let path: String

  func hold(_ lines: [String], _ findings: inout Findings) throws {
    let file = "Tests/ImportSuite/\(path)"
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["GATEHOUSE_UPDATE_LOSSES"] != nil {
      try text.write(toFile: file, atomically: true, encoding: .utf8)
    } else {
      let expected = try String(contentsOfFile: file, encoding: .utf8)
      if text != expected {
        findings.add(fault: "this is not what \(file) says:\(Self.difference(expected, text))")
      }
    }
  }

  /// The first lines that are gone, and those that are new.
  private static func difference(_ old: String, _ new: String) -> String {
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    return lines(new).difference(from: lines(old)).prefix(20).map { change in
      switch change {
      case .remove(_, let line, _): "\n    - \(line)"
      case .insert(_, let line, _): "\n    + \(line)"
      }
    }.joined()
  }
}
