/// How the body of a message is written, as far as it matters to those who read it.
enum BodyFormat: Hashable {
  /// Also `application/problem+json`, and anything.
  case json

  /// JSON values one after another. Each of them is read by itself.
  case sequence

  /// A body that has fields, and is not JSON.
  case foreign(ForeignBodyFormat)

  /// Files and plain text: nothing with parts that a schema could describe.
  case opaque

  /// - Parameter media: a media type, without parameters such as `charset`.
  init(media: Substring) {
    let media = media.lowercased().trimmedBlanks
    self =
      if let special = Self.special[media] {
        special
      } else if media.hasSuffix("/json") || media.hasSuffix("+json") {
        .json
      } else if media.hasSuffix("+json-seq") {
        .sequence
      } else if media.hasSuffix("/xml") || media.hasSuffix("+xml") {
        .foreign(.xml)
      } else {
        .opaque
      }
  }

  private static let special: [String: BodyFormat] = [
    "*/*": .json, "application/jsonl": .sequence, "application/x-jsonlines": .sequence,
    "application/ndjson": .sequence, "application/x-ndjson": .sequence,
    "application/json-seq": .sequence, "text/event-stream": .foreign(.events),
    "application/x-www-form-urlencoded": .foreign(.form),
    "multipart/form-data": .foreign(.form), "image/svg+xml": .opaque,
  ]
}

enum ForeignBodyFormat: Hashable {
  /// Their data may be JSON.
  case events
  case form
  case xml

  var phrase: String {
    switch self {
    case .events: "a stream of events"
    case .form: "a form"
    case .xml: "XML"
    }
  }
}
