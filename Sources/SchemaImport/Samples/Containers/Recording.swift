import Diagnostics
package import JSON

/// A recording of traffic in the HAR format, as browsers and proxies save it.
package enum Recording {
  package static func recognizes(_ value: JSONValue) -> Bool {
    value["log"]?["entries"]?.elements != nil
  }

  /// The answers of each operation, those to failed requests apart, and the bodies of its requests; by path, whichever came first.
  static func groups(
    of documents: [ImportedDocument]
  ) -> (groups: [SampleGroup], diagnostics: [Diagnostic]) {
    var bodies: [RecordedBody.Key: [ImportedDocument]] = [:]
    var diagnostics: [Diagnostic] = []
    for document in documents {
      for entry in document.value["log"]?["entries"]?.elements ?? [] {
        for body in RecordedBody.bodies(of: entry) {
          switch body.value {
          case .success(let value):
            bodies[body.key, default: []].append(
              ImportedDocument(path: document.path, index: document.index, value: value))
          case .failure(let problem):
            diagnostics.append(problem.diagnostic(body.key, at: document.span(problem.place)))
          }
        }
      }
    }
    let groups = bodies.sorted { $0.key < $1.key }.map { key, documents in
      SampleGroup(documents, calledLike: key.names, at: key.steps)
    }
    return (groups, diagnostics)
  }
}

extension JSONValue {
  /// The same value, all of it read from one place.
  func placed(at place: Range<Int>) -> JSONValue {
    switch content {
    case .null, .boolean, .number, .string: JSONValue(content, at: place)
    case .array(let elements): JSONValue(.array(elements.map { $0.placed(at: place) }), at: place)
    case .object(let members):
      JSONValue(
        .object(members.map { Member($0.name, at: place, $0.value.placed(at: place)) }), at: place)
    }
  }
}
