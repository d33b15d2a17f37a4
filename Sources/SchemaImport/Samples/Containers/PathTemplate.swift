/// The path of a URL, with the parts that name one of many left open: `/books/{id}` for `/books/17`.
struct PathTemplate: Hashable {
  private let segments: [Segment]

  private enum Segment: Hashable {
    case literal(String)
    case identifier
  }

  init(url: String) {
    segments = Self.path(of: url).split(separator: "/").map { part in
      let text = String(part)
      // An escape is that of a sign which no programmer has put into a path.
      return RandomText.describes(text) || text.contains("%") ? .identifier : .literal(text)
    }
  }

  /// Without scheme, host, query and fragment.
  private static func path(of url: String) -> Substring {
    let address = url.prefix { $0 != "?" && $0 != "#" }
    guard let slashes = address.firstRange(of: "://") else { return address }
    return address[slashes.upperBound...].drop { $0 != "/" }
  }

  var text: String {
    "/"
      + segments.map { segment in
        switch segment {
        case .literal(let text): text
        case .identifier: "{id}"
        }
      }.joined(separator: "/")
  }

  /// The last part that is the same for all: `books`.
  var noun: String {
    for case .literal(let text) in segments.reversed() { return text }
    return "answer"
  }

  /// Whether it ends with what names one of many.
  var leadsToOne: Bool { segments.last == .identifier }
}
