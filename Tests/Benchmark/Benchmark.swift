import Foundation

/// `swift run -c release gatehouse-benchmark [section …] [--json]`
///
/// The things that are compared take turns, so that a busy machine slows them all down alike, and medians count. Times
/// differ from machine to machine and from day to day, but ratios can be compared.
@main
struct Benchmark {
  /// `generation` comes first: on Linux, the peak memory of a child includes the parent's until the child becomes another
  /// program.
  static let sections: [Section] = [
    .generation, .import, .apis, .stages, .compilation, .program("patterns"), .program("maps"),
    .program("json"), .program("shapes"),
  ]

  /// These take minutes, and are only measured if they are named.
  static let longSections: [Section] = [.apiCompilation]

  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    let isJSON = arguments.contains("--json")
    let names = arguments.filter { $0 != "--json" }
    let known = sections + longSections
    if let unknown = names.first(where: { name in !known.contains { $0.name == name } }) {
      complain("there is no section `\(unknown)`; there are \(list)")
      exit(64)
    }
    do {
      var tables: [(section: String, tables: [Table])] = []
      let wanted = names.isEmpty ? sections : known.filter { names.contains($0.name) }
      for section in wanted {
        let measured = try section.measure()
        if !isJSON { measured.forEach { print("\($0.text)\n") } }
        tables.append((section.name, measured))
      }
      if isJSON { print(Table.json(tables)) }
      let misses = tables.flatMap(\.tables).flatMap(\.misses)
      misses.forEach { complain($0) }
      exit(misses.isEmpty ? 0 : 1)
    } catch {
      complain("\(error)")
      exit(70)
    }
  }

  private static var list: String {
    (sections + longSections).map { "`\($0.name)`" }.joined(separator: ", ")
  }

  private static func complain(_ text: String) {
    FileHandle.standardError.write(Data("\(text)\n".utf8))
  }
}

/// Tables about one question.
struct Section: Sendable {
  /// The name by which it is asked for.
  let name: String
  let measure: @Sendable () throws -> [Table]
}

/// Why nothing could be measured.
struct BenchmarkFailure: Error, CustomStringConvertible {
  let description: String
}
