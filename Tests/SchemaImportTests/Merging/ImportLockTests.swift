import Diagnostics
import SchemaImport
import Testing

@Suite struct ImportLockTests {
  private static let lock = ImportLock([
    ImportLock.Document(
      into: "Api.gate", from: "../api/openapi.yaml", layer: .dto, only: ["User"],
      base: "/// Who \u{202E} it is.\ndto UserDTO { id: String }\n",
      names: [
        .init(
          "UserDTO",
          for: Origin(document: "../api/openapi.yaml", steps: ["components", "schemas", "User"])),
        .init("OddDTO", for: Origin(document: "50%#.json", steps: ["a/b~c", "", "*"])),
        .init("TopDTO", for: Origin(document: "other.json", steps: [])),
      ]),
    ImportLock.Document(
      into: "A.gate", from: "a.json", layer: .model, name: "Answer", base: "", names: []),
  ])

  private static func read(_ text: String) -> Result<ImportLock, UnreadableImportLock> {
    ImportLock.read(SourceFile(path: ImportLock.fileName, text: text), index: 3)
  }

  @Test func isWrittenLineByLine() {
    let text = #"""
      {
        "version": 1,
        "documents": [
          {
            "file": "Api.gate",
            "path": "../api/openapi.yaml",
            "layer": "dto",
            "only": ["User"],
            "names": {
              "#/components/schemas/User": "UserDTO",
              "50%25%23.json#/a~1b~0c//*": "OddDTO",
              "other.json#": "TopDTO"
            },
            "schema": ["/// Who \u202e it is.", "dto UserDTO { id: String }", ""]
          },
          {
            "file": "A.gate",
            "path": "a.json",
            "layer": "model",
            "name": "Answer",
            "names": {},
            "schema": [""]
          }
        ]
      }

      """#
    #expect(Self.lock.text == text)
  }

  @Test func isReadAsItWasWritten() throws {
    let lock = try Self.read(Self.lock.text).get()
    #expect(lock == Self.lock)
    let named = Self.lock.text.replacing("UserDTO", with: "GrößeDTO")
    #expect(try Self.read(named).get().text == named)
    let empty = try Self.read(ImportLock().text).get()
    #expect(empty == ImportLock())
  }

  @Test(arguments: [
    ("", "G2305", "this is not valid JSON", ""),
    ("[]", "G2305", "the file is not an object", "[]"),
    ("{}", "G2305", "`version` is missing", "{"),
    (#"{"version": 1}"#, "G2305", "`documents` is missing", "{"),
    (
      #"{"version": 2}"#, "G2306", "this file has version 2, and this Gatehouse reads version 1",
      "2"
    ),
    (#"{"version": "1"}"#, "G2305", "`version` is not a number", #""1""#),
    (
      #"{"version": 1, "documents": [], "documents": []}"#, "G2305", "`documents` is given twice",
      #""documents""#
    ),
    (
      #"{"version": 1, "documents": [], "more": 1}"#, "G2305", "`more` means nothing here",
      #""more""#
    ),
    (#"{"version": 1, "documents": {}}"#, "G2305", "`documents` is not a list", "{}"),
    (#"{"version": 1, "documents": [{"path": 1}]}"#, "G2305", "`path` is not a text", "1"),
    (
      #"{"version": 1, "documents": [{"path": "a", "schema": [null]}]}"#, "G2305",
      "an element of `schema` is not a text", "null"
    ),
    (
      #"{"version": 1, "documents": [{"path": "a", "schema": [], "layer": "wire"}]}"#,
      "G2305", "`layer` is not `dto`, `domain` or `model`", #""wire""#
    ),
    (
      #"{"version": 1, "documents": [{"path": "a", "schema": [], "layer": "dto", "names": {"~2": "A"}}]}"#,
      "G2305", "this does not say where in a document a declaration comes from", #""~2""#
    ),
    (
      ##"{"version": 1, "documents": [{"path": "a", "schema": [], "layer": "dto", "names": {"#/~2": "A"}}]}"##,
      "G2305", "this does not say where in a document a declaration comes from", ##""#/~2""##
    ),
    (
      ##"{"version": 1, "documents": [{"path": "a", "schema": [], "layer": "dto", "names": {"#/a": "1 x"}}]}"##,
      "G2305", "`1 x` is not a name of a type", #""1 x""#
    ),
    ("{\n<<<<<<< HEAD\n}", "G2307", "this is a merge conflict", "<<<<<<< HEAD"),
  ])
  func damageIsShown(_ text: String, code: String, message: String, place: String) throws {
    guard case .failure(let fault) = Self.read(text) else {
      Issue.record("it was read")
      return
    }
    let span = fault.diagnostic.primary.span
    #expect(fault.diagnostic.kind.code == code)
    #expect(fault.diagnostic.message == message)
    #expect(span.file == 3)
    #expect(String(decoding: Array(text.utf8)[span.start..<span.end], as: UTF8.self) == place)
    #expect(
      fault.diagnostic.help?.contains("delete it") == true
        || fault.diagnostic.help?.contains("delete the file") == true)
    #expect(!fault.diagnostic.notes.isEmpty)
  }

  @Test func oneDocumentIsNotImportedTwice() {
    let document = Self.lock.documents[1]
    guard case .failure(let fault) = Self.read(ImportLock([document, document]).text) else {
      Issue.record("it was read")
      return
    }
    #expect(fault.diagnostic.message == "two documents are imported into `A.gate`")
  }
}
