import Foundation
import JSON
import YAML

/// Says where the reader does not do what a public suite for YAML parsers says.
///
/// A case is a folder with a text, `in.yaml`, and either `error`, which says that the text must be refused, or `in.json`, its
/// value. Where one subject has several cases, they are folders within its folder.
struct Suite {
  let folder: URL
  private(set) var counts: [String: Int] = [:]
  private(set) var faults: [String] = []

  init(folder: URL) {
    self.folder = folder
  }

  mutating func run() throws {
    let names = try cases()
    for name in names { try read(name, Exception.allCases.first { $0.cases.contains(name) }) }
    let missing = Set(Exception.allCases.flatMap(\.cases)).subtracting(names)
    faults += missing.sorted().map { "\($0) is listed as an exception, and is not there" }
  }

  func report() {
    for (outcome, count) in counts.sorted(by: { $0.key < $1.key }) { print("\(outcome): \(count)") }
    for fault in faults { print(fault) }
  }

  private func cases() throws -> [String] {
    let files = FileManager.default
    var names: [String] = []
    for name in try files.contentsOfDirectory(atPath: folder.path).sorted() {
      let parts = try? files.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path)
      let nested = (parts ?? []).sorted().map { "\(name)/\($0)" }
      names += ([name] + nested).filter { file("in.yaml", of: $0) != nil }
    }
    return names
  }

  private func file(_ file: String, of name: String) -> [UInt8]? {
    let path = folder.appendingPathComponent(name).appendingPathComponent(file)
    return (try? Data(contentsOf: path)).map { Array($0) }
  }

  // MARK: One case

  private mutating func read(_ name: String, _ exception: Exception?) throws {
    let outcome = Result { () throws(YAMLError) in
      try YAMLReader.read(file("in.yaml", of: name) ?? [])
    }
    switch outcome {
    case .failure(let error): judge(error, of: name, exception)
    case .success(let value): try judge(value, of: name, exception)
    }
  }

  private mutating func judge(_ error: YAMLError, of name: String, _ exception: Exception?) {
    if let exception {
      note("not JSON, refused: \(exception.rawValue)")
      if !exception.explains(error.fault) {
        faults.append("\(name) is refused for another reason than listed: \(error)")
      }
    } else if file("error", of: name) != nil {
      note("not YAML, refused")
    } else {
      faults.append("\(name) is YAML, and is refused: \(error)")
    }
  }

  private mutating func judge(
    _ value: JSONValue, of name: String, _ exception: Exception?
  ) throws {
    if file("error", of: name) != nil {
      faults.append("\(name) is not YAML, and is read as \(text(value))")
    } else if let exception {
      note("YAML, read: \(exception.rawValue)")
      if exception != .noValueGiven {
        faults.append("\(name) is listed as refused, and is read as \(text(value))")
      }
    } else if let json = file("in.json", of: name) {
      note("YAML, read")
      let expected = try JSONReader.read(json)
      if !value.isSame(as: expected) {
        faults.append("\(name) is \(text(expected)), and is read as \(text(value))")
      }
    } else {
      faults.append("\(name) has no value, and is read as \(text(value))")
    }
  }

  private mutating func note(_ outcome: String) { counts[outcome, default: 0] += 1 }

  private func text(_ value: JSONValue) -> String {
    JSONWriter.text(value) { _ in false }.trimmingCharacters(in: .newlines)
  }
}

extension JSONValue {
  /// Wherever it stands, however its numbers are written, and in whichever order its members stand.
  fileprivate func isSame(as other: JSONValue) -> Bool {
    switch (content, other.content) {
    case (.number(let digits), .number(let others)):
      return Double(digits) == Double(others)
    case (.array(let items), .array(let others)):
      return items.count == others.count && zip(items, others).allSatisfy { $0.isSame(as: $1) }
    case (.object(let members), .object(let others)):
      guard members.count == others.count else { return false }
      return zip(members.sortedByName, others.sortedByName).allSatisfy {
        $0.name == $1.name && $0.value.isSame(as: $1.value)
      }
    default: return content == other.content
    }
  }
}

extension [JSONValue.Member] {
  fileprivate var sortedByName: [JSONValue.Member] { sorted { $0.name < $1.name } }
}
