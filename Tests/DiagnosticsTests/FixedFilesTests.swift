import Diagnostics
import Testing

@Suite struct FixedFilesTests {
  private let schemas = Schemas("abcdef").and("b.gate", "uvwxyz")

  private func span(_ start: Int, _ end: Int, file: Int = 0) -> SourceSpan {
    SourceSpan(file: file, start: start, end: end)
  }

  private func edit(_ start: Int, _ end: Int, _ text: String, file: Int = 0) -> Diagnostic.Edit {
    Diagnostic.Edit(span: span(start, end, file: file), replacement: text)
  }

  private func apply(_ fixes: Diagnostic.Fix...) -> (texts: [String], count: Int) {
    let fixed = FixedFiles(applying: fixes.map(\.withinText), to: schemas.files)
    return (fixed.files.map { String(decoding: $0.bytes, as: UTF8.self) }, fixed.appliedCount)
  }

  @Test func replacesInsertsAndRemoves() {
    let (texts, count) = apply(
      .remove(span(4, 6)), .insert("<", at: span(0, 3)), .replace(span(1, 3), with: "__"))
    #expect(texts == ["<a__d", "uvwxyz"])
    #expect(count == 3)
  }

  @Test func theOrderOfFixesThatKeepClearDoesNotMatter() {
    let fixes: [Diagnostic.Fix] = [
      .replace(span(2, 3), with: "C"), .insert("-", at: span(3, 3)), .insert("+", at: span(2, 2)),
      .replace(span(5, 6, file: 1), with: "Z"), .remove(span(0, 1)),
    ]
    for rotation in fixes.indices {
      let rotated = Array(fixes[rotation...] + fixes[..<rotation])
      let fixed = FixedFiles(applying: rotated.map(\.withinText), to: schemas.files)
      #expect(fixed.files[0].bytes == Array("b+C-def".utf8))
      #expect(fixed.files[1].bytes == Array("uvwxyZ".utf8))
      #expect(fixed.appliedCount == 5)
    }
  }

  @Test func wordsDoNotRunTogether() {
    for (text, fix, expected) in [
      ("a&&b", Diagnostic.Fix.replace(span(1, 3), with: "and"), "a and b"),
      ("a&&(b)", .replace(span(1, 3), with: "and"), "a and(b)"),
      ("a && b", .replace(span(2, 4), with: "and"), "a and b"),
      ("a;b", .remove(span(1, 2)), "a b"), ("(;b", .remove(span(1, 2)), "(b"),
      ("a/", .insert("/", at: span(1, 1)), "a/ /"), ("é1", .insert("x", at: span(2, 2)), "é x 1"),
      ("a+b", .replaceText(span(1, 2), with: "x"), "axb"),
    ] {
      let file = SourceFile(path: "a.gate", text: text)
      let fixed = FixedFiles(applying: [fix], to: [file])
      #expect(String(decoding: fixed.files[0].bytes, as: UTF8.self) == expected)
    }
  }

  @Test func wordsOfFixesThatMeetDoNotRunTogether() {
    let file = SourceFile(path: "a.gate", text: "a&&!b")
    let fixes = [
      Diagnostic.Fix.replace(span(1, 3), with: "and"), .replace(span(3, 4), with: "not"),
    ]
    let fixed = FixedFiles(applying: fixes, to: [file])
    #expect(String(decoding: fixed.files[0].bytes, as: UTF8.self) == "a and not b")
    let shown = Diagnostic(.unknownField, "wrong", at: span(1, 3), fix: fixes[0])
    let json = DiagnosticFormat.json.render([shown], of: [file])
    #expect(json.contains("\" and\""))
  }

  @Test func ofTwoThatOverlapTheUpperOneWins() {
    let (texts, count) = apply(.replace(span(2, 5), with: "2"), .replace(span(1, 3), with: "1"))
    #expect(texts[0] == "a1def")
    #expect(count == 1)
  }

  @Test func ofTwoAtTheSamePlaceTheFirstGivenWins() {
    #expect(apply(.insert("1", at: span(2, 2)), .insert("2", at: span(2, 2))).texts[0] == "ab1cdef")
    #expect(
      apply(.replace(span(2, 4), with: "2"), .replace(span(2, 3), with: "1")).texts[0] == "ab2ef")
  }

  @Test func anInsertionInsideAReplacedRangeIsSkipped() {
    #expect(apply(.replace(span(1, 4), with: "_"), .insert("!", at: span(2, 2))).count == 1)
    #expect(apply(.insert("!", at: span(1, 1)), .replace(span(1, 4), with: "_")).count == 2)
    #expect(
      apply(.insert("!", at: span(4, 4)), .replace(span(1, 4), with: "_")).texts[0] == "a_!ef")
  }

  @Test func aFixIsAppliedWholeOrNotAtAll() {
    let (texts, count) = apply(
      .replace(span(0, 2), with: "1"),
      Diagnostic.Fix([edit(1, 3, "2"), edit(0, 1, "U", file: 1)]))
    #expect(texts == ["1cdef", "uvwxyz"])
    #expect(count == 1)
  }

  @Test func theEditsOfOneFixMayComeInAnyOrderAndMeet() {
    let fix = Diagnostic.Fix([
      edit(4, 5, "E"), edit(0, 1, "A"), edit(1, 2, "B"), edit(6, 6, "1"), edit(6, 6, "2"),
      edit(0, 0, ">", file: 1),
    ])
    #expect(apply(fix).texts == ["ABcdEf12", ">uvwxyz"])
  }

  @Test func editsThatStandNowhereAreSkipped() {
    let (texts, count) = apply(
      .replace(span(4, 7), with: "x"), .replace(span(0, 1, file: 9), with: "x"),
      .insert("x", at: span(7, 7)), Diagnostic.Fix([]),
      Diagnostic.Fix([edit(0, 3, "x"), edit(2, 4, "y")]),
      .replace(SourceSpan(file: 0, start: 3, end: 1 << 32), with: "x"))
    #expect(texts == ["abcdef", "uvwxyz"])
    #expect(count == 0)
  }
}

extension Diagnostic.Fix {
  /// The fix within text, where words need not be kept apart.
  fileprivate var withinText: Diagnostic.Fix {
    Diagnostic.Fix(
      edits.map {
        Diagnostic.Edit(span: $0.span, replacement: $0.replacement, isWithinText: true)
      })
  }
}
