import Diagnostics
import JSON
import Testing

@testable import SchemaImport

/// Samples come in files of several kinds.
@Suite struct SampleFileTests {
  private func files(_ texts: (path: String, text: String)...) -> SampleFiles {
    SampleFiles(texts.map { SourceFile(path: $0.path, text: $0.text) })
  }

  @Test func eachFileIsASample() {
    let files = files(("a/user.json", #"{"n": 1}"#), ("b/user.json", #"{"m": 1}"#))
    #expect(files.diagnostics.isEmpty)
    #expect(files.groups.map(\.documents.count) == [2])
    #expect(draftText(SampleReader.read(files).draft) == "user {m?: Int, n?: Int}")
  }

  @Test(arguments: ["log.ndjson", "LOG.JSONL", "log.json", "log"])
  func eachLineIsASample(_ path: String) {
    let files = files((path, "{\"n\": 1}\r\n\n  \n{\"n\": null}\n[\n"))
    #expect(files.groups.map(\.documents.count) == [2])
    #expect(files.groups[0].documents[1].value.place == 14..<25)
    #expect(files.diagnostics.map(\.kind.code) == ["G2211"])
    #expect(files.diagnostics[0].message == "line 5 is not valid JSON: a value is missing")
    #expect(files.diagnostics[0].primary.span == SourceSpan(file: 0, start: 27, end: 27))
    let reading = SampleReader.read(files)
    #expect(draftText(reading.draft).hasSuffix(" {n: Int|null}"))
    #expect(reading.codes == ["G2211"])
  }

  @Test(arguments: [
    ("{\n} {}", "there is more text after the value"),
    ("{} {}", "there is more text after the value"),
    ("[1,]", "there is a comma before the end"), ("", "a value is missing"),
    ("{'a': 1}", "the name of a member is missing"),
  ]) func whatIsNotJSONIsOneFault(_ text: String, _ reason: String) {
    let reading = SampleReader.read(files(("a.json", text)))
    #expect(reading.diagnostics.map(\.message) == ["this file is not valid JSON: \(reason)"])
    #expect(reading.draft.declarations.isEmpty)
  }

  @Test func withoutFilesThereIsNoSample() {
    #expect(SampleReader.read(files()).codes == ["G2209"])
    #expect(SampleReader.read(files(("a.ndjson", "\n\n"))).codes == ["G2209"])
  }
}
