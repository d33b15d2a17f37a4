import Diagnostics
import Emission
import Foundation
import GatehousePipeline

/// `swift run -c release gatehouse-benchmark maps`
///
/// Generates the maps of `Maps/Orders.gate`, builds them together with maps that are written by hand, and compares.
enum MapBenchmark {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Maps")

  /// How much longer decoding and mapping may take than with a map that is tuned by hand.
  private static let tolerance = 1.1

  struct Row {
    let name: String
    let nanoseconds: Double
    /// Negative where nobody counts.
    let allocations: Double
  }

  /// The exit code.
  static func run() -> Int32 {
    do {
      let rows = try measured()
      print(table(rows))
      return isAsPromised(rows) ? 0 : 1
    } catch {
      print(error)
      return 1
    }
  }

  private static func measured() throws -> [Row] {
    let build = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    defer {
      do { try FileManager.default.removeItem(at: build) } catch { print(error) }
    }
    let sources = try write(to: build) + handwritten()
    let counter = build.appending(path: "Allocations.o").path()
    let program = build.appending(path: "maps").path()
    try tool("clang", ["-O2", "-c", path("Allocations.c"), "-o", counter])
    try tool(
      "swiftc",
      ["-O", "-wmo", "-swift-version", "6", "-import-objc-header", path("Allocations.h")]
        + ["-o", program, counter] + sources)
    return try tool(program, []).split(separator: "\n").compactMap { line in
      let cells = line.split(separator: "\t")
      guard cells.count == 3, let time = Double(cells[1]), let count = Double(cells[2]) else {
        return nil
      }
      return Row(name: String(cells[0]), nanoseconds: time, allocations: count)
    }
  }

  private static func write(to build: URL) throws -> [String] {
    let schema = SourceFile(
      path: "Orders.gate", bytes: Array(try Data(contentsOf: URL(filePath: path("Orders.gate")))))
    let (files, diagnostics) = generate([schema])
    guard diagnostics.isEmpty else {
      throw Failure(text: DiagnosticFormat.text.render(diagnostics, of: [schema]))
    }
    return try files.map { file in
      let place = build.appending(path: file.name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
      return place.path()
    }
  }

  private static func handwritten() -> [String] {
    ["TunedMap.swift", "UsualMap.swift", "main.swift"].map { path($0) }
  }

  private static func path(_ name: String) -> String { folder.appending(path: name).path() }

  @discardableResult
  private static func tool(_ name: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [name] + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(text: "\(name) failed\n\(text)") }
    return text
  }

  private struct Failure: Error, CustomStringConvertible {
    let text: String
    var description: String { text }
  }
}

extension MapBenchmark {
  /// The generated map makes nothing but its values, and takes no longer than one that is tuned.
  private static func isAsPromised(_ rows: [Row]) -> Bool {
    let named = Dictionary(rows.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    guard let generated = named["decode, generated map"],
      let tuned = named["decode, tuned map by hand"]
    else { return false }
    return generated.allocations <= tuned.allocations
      && generated.nanoseconds <= tuned.nanoseconds * tolerance
  }

  private static func table(_ rows: [Row]) -> String {
    let decoding = rows.first?.nanoseconds ?? 1
    let lines = rows.map { row in
      [
        row.name, "\(Int(row.nanoseconds))", hundredths(row.nanoseconds / decoding),
        row.allocations < 0 ? "not counted" : hundredths(row.allocations),
      ]
    }
    return ([["for each order", "ns", "to decoding", "allocations"]] + lines)
      .map { cells in
        cells.enumerated()
          .map { index, cell in
            let padding = String(repeating: " ", count: max(0, (index == 0 ? 28 : 14) - cell.count))
            return index == 0 ? cell + padding : padding + cell
          }
          .joined()
      }
      .joined(separator: "\n")
  }

  private static func hundredths(_ value: Double) -> String { String(format: "%.2f", value) }
}
