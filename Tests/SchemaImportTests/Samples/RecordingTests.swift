import Diagnostics
import JSON
import Testing

@testable import SchemaImport

/// Recordings of traffic in the HAR format.
@Suite struct RecordingTests {
  private func entry(
    _ method: String, _ url: String, answer: String, type: String = "application/json",
    status: Int = 200, encoding: String? = nil, request: String? = nil
  ) -> JSONValue {
    let content: JSONValue = [
      "mimeType": .string(type), "text": .string(answer), "encoding": .optional(encoding),
    ]
    let body: JSONValue? = request.map { ["mimeType": "application/json", "text": .string($0)] }
    return [
      "request": ["method": .string(method), "url": .string(url), "postData": body ?? .null],
      "response": ["status": .integer(status), "content": content],
    ]
  }

  private func files(_ entries: JSONValue...) -> SampleFiles {
    let value: JSONValue = ["log": ["entries": .array(entries)]]
    return SampleFiles([ImportedDocument(path: "a.har", index: 0, value: value)])
  }

  @Test func answersAreGroupedByOperation() {
    let files = files(
      entry("GET", "https://example.org/books/17?a=b", answer: #"{"title": "a b"}"#),
      entry("get", "https://example.org/books/18", answer: #"{"title": null}"#),
      entry("GET", "https://example.org/books", answer: #"[{"title": "a b", "year": 1815}]"#),
      entry("GET", "https://example.org/books/19", answer: #"{"code": 1}"#, status: 404),
      entry(
        "POST", "https://example.org/books", answer: "", status: 201, request: #"{"name": "a"}"#))
    #expect(files.diagnostics.isEmpty)
    #expect(
      files.groups.map(\.steps) == [
        ["GET /books", "answer"], ["POST /books", "request"], ["GET /books/{id}", "answer"],
        ["GET /books/{id}", "failure"],
      ])
    let reading = SampleReader.read(files)
    #expect(
      draftText(reading.draft) == """
        book {title: String, year: Int}
        book-request {name: String}
        book {title: String|null}
        error {code: Int}
        """)
    #expect(reading.draft.declarations[0].names == ["book", "get-book"])
    #expect(reading.draft.declarations[0].origin.steps == ["GET /books", "answer", "*"])
  }

  @Test func operationsShareWhatIsTheSame() {
    let book = #"{"title": "a b", "year": 1815}"#
    let draft = SampleReader.read(
      files(
        entry("GET", "/books", answer: #"{"data": [\#(book)]}"#),
        entry("GET", "/books/9f86d081884c7d65", answer: book))
    ).draft
    #expect(draftText(draft) == "books {data: [book]}\nbook {title: String, year: Int}")
  }

  @Test func bodiesMayBeEncodedOrOfAnotherType() {
    let files = files(
      entry("GET", "/a", answer: "eyJuIjogMX0=", encoding: "base64"),
      entry("GET", "/b", answer: "<html>", type: "text/html"),
      entry("GET", "/c", answer: #"{"n": 1}"#, type: "application/problem+json; charset=utf-8"))
    #expect(files.groups.map(\.steps) == [["GET /a", "answer"], ["GET /c", "answer"]])
    #expect(files.diagnostics.isEmpty)
  }

  @Test func damagedBodiesAreLeftOut() {
    let files = files(
      entry("GET", "/a", answer: "!", encoding: "base64"), entry("GET", "/b", answer: "{secret"),
      entry("GET", "/c", answer: "{}"))
    #expect(files.groups.count == 1)
    #expect(
      files.diagnostics.map(\.message) == [
        "the answer of `GET /a` is not valid JSON: it is not valid Base64",
        "the answer of `GET /b` is not valid JSON: the name of a member is missing",
      ])
  }

  @Test(arguments: [
    #"{"log": {"entries": []}}"#, #"{"log": {"entries": [null, 1, {}, {"request": 1}]}}"#,
    #"{"log": {"entries": [{"request": {"method": "GET", "url": "/"}, "response": []}]}}"#,
  ]) func whatIsNoExchangeIsPassedOver(_ text: String) throws {
    let value = try JSONReader.read(Array(text.utf8))
    #expect(Recording.recognizes(value))
    let files = SampleFiles([ImportedDocument(path: "a.har", index: 0, value: value)])
    #expect(files.groups.isEmpty)
    #expect(SampleReader.read(files).codes == ["G2209"])
  }

  @Test(arguments: [
    ("https://example.org", "/", "answer"), ("/a/b", "/a/b", "b"), ("/a/17/b", "/a/{id}/b", "b"),
    ("https://example.org/users/ada%40example.org#x", "/users/{id}", "users"),
    ("http://example.org:80/a//b/?q", "/a/b", "b"), ("", "/", "answer"),
    ("/books/00000000-0000-4000-8000-00000000000a", "/books/{id}", "books"),
    ("/t/eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc", "/t/{id}", "t"),
    ("/iban/CH9300762011623852957", "/iban/{id}", "iban"), ("/u/AdaLovelace1815", "/u/{id}", "u"),
    ("/v1/x;jsessionid=SECRET", "/v1/x", "x"), ("/;v=1/a", "/a", "a"), ("/$me/a", "/{id}/a", "a"),
    ("/api/V2/PullRequest/oauth2", "/api/V2/PullRequest/oauth2", "oauth2"),
    ("/users/ada-lovelace/orders", "/users/{id}/orders", "orders"),
    ("/users/Ada", "/users/{id}", "users"),
    ("/books/latest", "/books/latest", "latest"), ("/users/orders", "/users/orders", "orders"),
    ("/status/ada", "/status/ada", "ada"), ("/users/james", "/users/{id}", "users"),
    ("/people/Search", "/people/Search", "Search"),
  ]) func identifiersInPathsBecomeOne(_ url: String, _ text: String, _ noun: String) {
    #expect(PathTemplate(url: url).text == text)
    #expect(PathTemplate(url: url).noun == noun)
  }

  @Test func placesAreThoseOfTheBody() throws {
    let text =
      #"{"log": {"entries": [{"request": {"method": "GET", "url": "/a"}, "response": "#
      + #"{"content": {"mimeType": "application/json", "text": "{\"n\": null}"}}}]}}"#
    let files = SampleFiles([SourceFile(path: "a.har", text: text)])
    let found = SampleReader.read(files).diagnostics
    #expect(found.map(\.kind.code) == ["G2201"])
    let body = try #require(text.utf8.firstRange(of: #""{\"n"#.utf8))
    let start = text.utf8.distance(from: text.utf8.startIndex, to: body.lowerBound)
    #expect(found.first?.primary.span.start == start)
  }
}
