import Diagnostics
import GatehousePipeline
import SeededRandom
import Testing

/// A map with a `reverse` block in which every field has its entry: after every entry that is reported as unnecessary has
/// been removed, nothing more is reported about the schema.
@Suite struct ReverseAdviceTests {
  @Test(arguments: UInt64(0)..<300)
  func removingWhatIsDerivedLeavesNoProblem(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let start = Self.schema(&generator)
    var file = SourceFile(path: "Map.gate", text: start)
    var left = validate([file]).diagnostics
    while let fix = left.lazy.filter({ $0.kind.code == "G0652" }).compactMap(\.fix).first {
      file = FixedFiles(applying: [fix], to: [file]).files[0]
      left = validate([file]).diagnostics
    }
    #expect(
      left.isEmpty,
      "\(start)\n\(String(decoding: file.bytes, as: UTF8.self))\n\(left.map { "\($0.kind.code) \($0.message)" })"
    )
  }

  private static func schema(_ generator: inout SeededGenerator) -> String {
    let wire = Array(
      ["a", "b", "c", "n"].shuffled(using: &generator).prefix(
        Int.random(in: 1...4, using: &generator)))
    var kept = wire.filter { _ in Bool.random(using: &generator) }
    var entries: [String] = []
    var made: [String] = []
    for name in ["sum", "total"] where Bool.random(using: &generator) {
      let read = wire.filter { _ in Bool.random(using: &generator) }
      if read.isEmpty { continue }
      made.append(name)
      entries.append("\(name): custom \(name)(\(read.joined(separator: ", ")))")
    }
    // A field that nothing reads would be a different problem.
    let read = entries.joined()
    kept += wire.filter {
      !kept.contains($0) && !read.contains($0 + ")") && !read.contains($0 + ",")
    }
    if kept.contains("n"), Bool.random(using: &generator) {
      made.append("x")
      entries.append("x: n.x")
    }
    let all = (kept + made).joined(separator: ", ")
    let lastCustom = wire.first { !kept.contains($0) } ?? wire[0]
    let back = wire.map { name in
      kept.contains(name) && name != lastCustom && Bool.random(using: &generator)
        ? "\(name): \(name)" : "\(name): custom \(name)(\(all))"
    }
    return """
      dto ND { x: Int, y: Int }
      domain N { x: Int, y: Int }
      map ND <-> N
      dto T { \(wire.map { "\($0): \($0 == "n" ? "ND" : "Int")" }.joined(separator: ", ")) }
      domain U { \((kept + made).map { "\($0): \($0 == "n" ? "N" : "Int")" }.joined(separator: ", ")) }
      map T <-> U {
        \((entries + ["reverse { \(back.joined(separator: ", ")) }"]).joined(separator: "\n  "))
      }
      """
  }
}
