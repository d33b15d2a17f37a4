import Foundation

/// Reports where the direct form refuses what a JSON parser must accept, or accepts what it must refuse.
struct Suite {
  private(set) var counts: [String: Int] = [:]
  private(set) var faults: [String] = []

  mutating func read(_ document: Data, named name: String) {
    // As the value of an object, so that any JSON value is possible.
    let data = Data(#"{"value":"#.utf8) + document + Data("}".utf8)
    let value = try? ValueDTO(json: data)
    let rule = ["y_": "valid", "n_": "not valid"][String(name.prefix(2))] ?? "left to parsers"
    counts["\(rule), \(value == nil ? "refused" : "accepted")", default: 0] += 1
    switch name.prefix(2) {
    case "y_":
      if value == nil { faults.append("\(name) is valid, and is refused") }
      do {
        if try JSONDecoder().decode(ValueDTO.self, from: data) != value {
          faults.append("\(name) has another value for a decoder")
        }
      } catch {
        counts["valid, refused by JSONDecoder", default: 0] += 1
      }
    case "n_":
      if value != nil { faults.append("\(name) is not valid, and is accepted") }
    default: break
    }
    guard let value else { return }
    do {
      if try ValueDTO(json: value.jsonData()) != value {
        faults.append("\(name) comes back changed")
      }
    } catch {
      faults.append("\(name) is read and cannot be written: \(error)")
    }
  }
}

let folder = URL(fileURLWithPath: CommandLine.arguments[1])
var suite = Suite()
for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
where name.hasSuffix(".json") {
  suite.read(try Data(contentsOf: folder.appendingPathComponent(name)), named: name)
}
for (outcome, count) in suite.counts.sorted(by: { $0.key < $1.key }) {
  print("\(outcome): \(count)")
}
for fault in suite.faults { print(fault) }
exit(suite.faults.isEmpty && !suite.counts.isEmpty ? 0 : 1)
