import Emission
import Foundation
import SwiftLowering
import TestTags
import Testing

/// Generated code compiles with the compiler that the README names, and on its systems. This machine has a newer
/// compiler, so newer features are looked for by name.
@Suite(.tags(.searching)) struct OldestCompilerTests {
  @Test func `The README names the oldest compiler and systems`() throws {
    let root = GoldenCase.root.deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("The generated code needs Swift 6.1 and macOS 10.15, iOS 13 or Linux."))
    let manifest = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    #expect(manifest.hasPrefix("// swift-tools-version: 6.1\n"))
  }

  /// Files that are only for newer compilers may use newer features. With `json: direct`, there is `Codable` as well, so
  /// that there is most to check.
  @Test(arguments: try GoldenCase.all())
  func `Nothing came after Swift 6.1`(_ golden: GoldenCase) throws {
    // One of the cases is about names of the standard library.
    if golden.testDescription == "TakenNames" { return }
    for file in try golden.reading(.direct).generated() {
      let bytes = Data(file.bytes)
      // Hardly a file has one of these words, and a regular expression takes its time for each line.
      guard Self.words.contains(where: { bytes.range(of: Data($0.utf8)) != nil }) else { continue }
      let blocks = file.text.split(separator: "\n#if compiler(>=6.2)\n")
      let older =
        blocks.prefix(1)
        + blocks.dropFirst().compactMap { block in
          block.split(separator: "\n#endif", maxSplits: 1).dropFirst().first
        }
      for line in older.joined(separator: "\n").split(separator: "\n")
      where line.firstMatch(of: Self.newer) != nil && line.firstMatch(of: /^ *\/\//) == nil {
        Issue.record("\(file.name): \(line)")
      }
    }
  }

  /// One of them is part of whatever `newer` finds.
  private static let words = [
    "InlineArray", "Span", "@concurrent", "nonisolated(nonsending)", "~Escapable", "weak let",
    "isolated deinit",
  ]
  private nonisolated(unsafe) static let newer =
    /\b(?:InlineArray|\w*Span)\b|@concurrent|nonisolated\(nonsending\)|~Escapable|\bweak let|isolated deinit/
}
