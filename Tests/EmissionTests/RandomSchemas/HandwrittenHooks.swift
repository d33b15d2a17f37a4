/// What schemas leave to be written by hand, written by a program: exactly the text that generated protocols propose in their
/// comments, and the types that are declared to be from elsewhere.
enum HandwrittenHooks {
  /// The types from elsewhere that a module has to declare itself.
  static func types(for schemas: [String], access: String) -> String {
    schemas.flatMap { $0.matches(of: /foreign (\w+)(?:: ([\w, ]+))?\n/).map(\.output) }
      .map { _, name, protocols in
        let isComparable = protocols?.contains("Comparable") == true
        let order = "  \(access)static func < (_: Self, _: Self) -> Swift.Bool { false }\n"
        return "\(access)nonisolated struct \(name): Swift.Hashable, Swift.Sendable"
          + (isComparable ? ", Swift.Comparable" : "")
          + (protocols?.contains("Codable") == true ? ", Swift.Codable" : "")
          + " {\n\(isComparable ? order : "")}\n"
      }
      .joined()
  }

  /// An extension for each type that needs functions. They are never called.
  static func text(for files: [String]) -> String {
    // Two protocols may require the same function of a type.
    var written: Set<String> = []
    var text = "struct Unwritten: Swift.Error {}\n"
    for proposal in files.flatMap(proposals) {
      var head = ""
      var function: String?
      var isThrowing = false
      for line in proposal {
        if line.contains(" static func ") {
          isThrowing = line.contains(" throws ")
          function = written.insert(head + line).inserted ? "\(line)\n" : nil
        } else if line == "    // …" {
          function? += isThrowing ? "    throw Unwritten()\n" : "    while true {}\n"
        } else if line == "  }" {
          text += function.map { "\($0)  }\n" } ?? ""
        } else {
          text += "\(line)\n"
          head += line
        }
      }
    }
    return text
  }

  /// The lines of code in the comments of a file.
  private static func proposals(in file: String) -> [[Substring]] {
    var proposals: [[Substring]] = []
    var current: [Substring]?
    for line in file.split(separator: "\n") {
      if line == "/// ```swift" {
        current = []
      } else if line == "/// ```" {
        // Support code shows how it is used, with nothing left to complete.
        if let current, current.contains("    // …") { proposals.append(current) }
        current = nil
      } else {
        current?.append(line.dropFirst("/// ".count))
      }
    }
    return proposals
  }
}
