package import Diagnostics
import JSON
import TextFormats

/// A body of JSON that was sent in one direction.
struct RecordedBody {
  let key: Key
  let value: Result<JSONValue, Unreadable>

  /// What says that bodies are of the same kind.
  struct Key: Hashable {
    let path: PathTemplate
    let method: String
    let direction: Direction
  }

  enum Direction: Int, Hashable {
    case request
    case answer
    /// The answer to a request that failed.
    case failure
  }

  /// A body that calls itself JSON, and is not.
  struct Unreadable: Error {
    let place: Range<Int>
    let reason: String
  }

  /// Those of a request and of its answer, as far as they say that they are JSON and hold something.
  static func bodies(of entry: JSONValue) -> [RecordedBody] {
    guard let request = entry["request"], let method = request["method"]?.text,
      let url = request["url"]?.text
    else { return [] }
    let path = PathTemplate(url: url)
    let answer = entry["response"]
    let direction = answer?["status"].map(isFailure) ?? false ? Direction.failure : .answer
    return [(Direction.request, request["postData"]), (direction, answer?["content"])]
      .compactMap { direction, content in
        guard let content, let value = read(content) else { return nil }
        let key = Key(path: path, method: method.uppercased(), direction: direction)
        return RecordedBody(key: key, value: value)
      }
  }

  private static func isFailure(_ status: JSONValue) -> Bool {
    guard case .number(let text) = status.content, let code = Int(text) else { return false }
    return code >= 400
  }

  private static func read(_ content: JSONValue) -> Result<JSONValue, Unreadable>? {
    guard let type = content["mimeType"]?.text, isJSON(type), let body = content["text"],
      let text = body.text, !text.utf8.isEmpty
    else { return nil }
    return Result { () throws(Unreadable) in
      var bytes = Array(text.utf8)
      if content["encoding"]?.text?.lowercased() == "base64" {
        bytes = try decoded(text, at: body.place)
      }
      do throws(JSONError) {
        return try JSONReader.read(bytes).placed(at: body.place)
      } catch {
        throw Unreadable(place: body.place, reason: UnreadableSample.reason(error.fault))
      }
    }
  }

  private static func decoded(
    _ text: String, at place: Range<Int>
  ) throws(Unreadable) -> [UInt8] {
    do throws(Base64Format.Problem) {
      return try Base64Format.standard.bytes(of: text)
    } catch {
      throw Unreadable(place: place, reason: "it is not valid Base64")
    }
  }

  /// `application/json; charset=utf-8`, `application/problem+json`
  private static func isJSON(_ type: String) -> Bool {
    let name = type.prefix { $0 != ";" && $0 != " " }.lowercased()
    return name == "application/json" || name == "text/json" || name.hasSuffix("+json")
  }
}

extension RecordedBody.Key: Comparable {
  static func < (left: Self, right: Self) -> Bool {
    (left.path.text, left.method, left.direction.rawValue)
      < (right.path.text, right.method, right.direction.rawValue)
  }

  /// The same in the next recording.
  var steps: [String] { [operation, directionName] }

  private var operation: String { "\(method) \(path.text)" }

  private var directionName: String {
    switch direction {
    case .request: "request"
    case .answer: "answer"
    case .failure: "failure"
    }
  }

  /// The best first: after the last word of the path, in the singular where it leads to one of many.
  var names: [String] {
    let verb = method.lowercased()
    let singular = Singular.of(path.noun)
    switch direction {
    case .request: return ["\(singular)-request", "\(verb)-\(singular)-request"]
    case .failure: return ["error", "\(singular)-error", "\(verb)-\(singular)-error"]
    case .answer:
      let noun = path.leadsToOne || method == "POST" ? singular : path.noun
      return [noun, "\(verb)-\(noun)"]
    }
  }
}

extension RecordedBody.Unreadable {
  func diagnostic(_ key: RecordedBody.Key, at span: SourceSpan) -> Diagnostic {
    Diagnostic(
      .unreadableBody,
      "the \(key.steps.last ?? "body") of `\(key.steps.first ?? "")` is not valid JSON: \(reason)",
      at: span, label: "left out", help: "record the exchange again if the body matters")
  }
}

extension DiagnosticKind {
  package static let unreadableBody = DiagnosticKind(
    "G2212", .warning, "a recorded body that is not valid JSON",
    explanation: """
      A recording says of each body which type it has. One that claims to be JSON could not be read: recording tools cut off long bodies,
      and some servers send the page of a proxy and call it JSON. The body is left out, and all others are imported.
      """)
}
