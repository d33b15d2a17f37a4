import Diagnostics
import Foundation
import SeededRandom
import TestTags
import Testing

/// Any diagnostics about any bytes are rendered, whatever their spans are.
@Suite(.tags(.searching)) struct RobustnessTests {
  private static let pieces = [
    "dto A {", "\n", "\r\n", "\r", "\t", "id: String", "漢字", "👨‍👩‍👧‍👦", "e\u{301}", "\u{FEFF}",
    "\u{1B}[2J", "\u{202E}", "🇩🇰", "\u{301}", "\u{200D}", String(repeating: "long ", count: 60), "",
  ]

  private static func bytes(_ dice: inout SeededGenerator) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...24, using: &dice) {
      if Int.random(in: 0..<4, using: &dice) == 0 {
        bytes.append(UInt8.random(in: 0...255, using: &dice))
      } else {
        bytes += (pieces.randomElement(using: &dice) ?? "").utf8
      }
    }
    return bytes
  }

  private static func span(_ dice: inout SeededGenerator) -> SourceSpan {
    let odd = [-1, 3, 1 << 31, 1 << 32, Int.max, Int.min]
    func number(upTo limit: Int) -> Int {
      if Int.random(in: 0..<20, using: &dice) == 0 { return odd.randomElement(using: &dice) ?? 0 }
      return Int.random(in: 0..<limit, using: &dice)
    }
    let file = number(upTo: 3)
    let start = number(upTo: 120)
    let end = Bool.random(using: &dice) ? start &+ number(upTo: 12) : number(upTo: 120)
    return SourceSpan(file: file, start: start, end: end)
  }

  private static func text(_ dice: inout SeededGenerator) -> String {
    String(decoding: bytes(&dice).prefix(40), as: UTF8.self)
  }

  private static func diagnostic(_ dice: inout SeededGenerator) -> Diagnostic {
    var labels: [Diagnostic.Label] = []
    for _ in 0..<Int.random(in: 0...6, using: &dice) {
      labels.append(.init(span(&dice), text(&dice)))
    }
    var edits: [Diagnostic.Edit] = []
    for _ in 0..<Int.random(in: 0...3, using: &dice) {
      edits.append(.init(span: span(&dice), replacement: text(&dice)))
    }
    return Diagnostic(
      Bool.random(using: &dice) ? .unknownField : .unusedField, text(&dice), at: span(&dice),
      label: text(&dice), secondary: labels,
      notes: Bool.random(using: &dice) ? [text(&dice)] : [],
      help: Bool.random(using: &dice) ? text(&dice) : nil,
      fix: Bool.random(using: &dice) ? Diagnostic.Fix(edits) : nil)
  }

  @Test(arguments: 0..<120)
  func anyDiagnosticsOverAnyBytes(_ seed: Int) throws {
    var dice = SeededGenerator(seed: seed)
    var files: [SourceFile] = []
    for name in ["a.gate", "b/ü.gate", ""] {
      files.append(SourceFile(path: name, bytes: Self.bytes(&dice)))
    }
    var diagnostics: [Diagnostic] = []
    for _ in 0..<6 { diagnostics.append(Self.diagnostic(&dice)) }
    diagnostics = diagnostics.inReadingOrder

    for format in DiagnosticFormat.allCases {
      let output = format.render(diagnostics, of: files)
      #expect(!output.isEmpty)
      // Nothing gets through that a terminal obeys.
      let obeyed = output.unicodeScalars.first {
        ($0.value < 0x20 && $0 != "\n") || 0x7F..<0xA0 ~= $0.value || $0 == "\u{202E}"
      }
      #expect(obeyed == nil)
      switch format {
      case .json: #expect(try JSON(output)["diagnostics"].count == diagnostics.count)
      case .sarif: #expect(try JSON(output)["runs"][0]["results"].count == diagnostics.count)
      case .github:
        #expect(output.utf8.count { $0 == UInt8(ascii: "\n") } == diagnostics.count)
      case .text:
        #expect(!output.split(separator: "\n").contains { $0.last == " " })
      case .xcode: break
      }
    }
    #expect(
      DiagnosticFormat.text.render(diagnostics, of: files, palette: .ansi).contains("\u{1B}["))

    let fixed = FixedFiles(applying: diagnostics.compactMap(\.fix), to: files)
    #expect(fixed.files.map(\.path) == files.map(\.path))
  }

  @Test func manyDiagnosticsOnOneEndlessLine() {
    let files = [SourceFile(path: "a", text: String(repeating: "é x\u{301} ", count: 20_000))]
    let diagnostics = (0..<1_000).map {
      Diagnostic(.unusedField, "m", at: SourceSpan(file: 0, start: $0 * 70, end: $0 * 70 + 3))
    }
    for format in DiagnosticFormat.allCases {
      #expect(format.render(diagnostics, of: files).utf8.count > 20_000)
    }
  }
}
