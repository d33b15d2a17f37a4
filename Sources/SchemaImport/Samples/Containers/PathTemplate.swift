/// The path of a URL, with the parts that name one of many left open: `/books/{id}` for `/books/17`.
struct PathTemplate: Hashable {
  private let segments: [Segment]

  private enum Segment: Hashable {
    case literal(String)
    case identifier
  }

  init(url: String) {
    var segments: [Segment] = []
    for part in Self.path(of: url).split(separator: "/") {
      // What follows a semicolon belongs to one request, such as the number of a session.
      let text = String(part.prefix { $0 != ";" })
      if text.isEmpty { continue }
      let isOneOfMany = Self.isPlural(segments.last) && !Self.namesSeveral(text)
      segments.append(isOneOfMany || Self.isValue(text) ? .identifier : .literal(text))
    }
    self.segments = segments
  }

  private static func isPlural(_ segment: Segment?) -> Bool {
    if case .literal(let text) = segment { Singular.of(text) != text } else { false }
  }

  /// Whether a word after a plural is about all of them, or some: `latest` after `books`. Every other one is the name of one, which
  /// may be that of a person: `ada-lovelace` after `users`.
  private static func namesSeveral(_ text: String) -> Bool {
    wordsForSeveral.contains(text.lowercased())
  }

  private static let wordsForSeveral: Set<String> = [
    "actions", "active", "all", "archive", "archived", "autocomplete", "batch", "bulk",
    "categories", "comments", "config", "count", "current", "daily", "default", "details", "events",
    "export", "featured", "feed", "find", "history", "home", "import", "inbox", "info", "items",
    "latest", "list", "lookup", "me", "members", "messages", "meta", "metrics", "mine", "monthly",
    "my", "nearby", "new", "notifications", "open", "options", "orders", "overview", "popular",
    "query", "random", "recent", "reports", "schema", "search", "self", "settings", "statistics",
    "stats", "status", "suggest", "summary", "tags", "top", "trending", "types", "upcoming",
    "users", "weekly",
  ]

  /// Whether it is rather a value than a word that a programmer has put into all paths. A value is never shown, so in doubt it
  /// is one.
  private static func isValue(_ text: String) -> Bool {
    if RandomText.describes(text) { return true }
    var digits = 0
    var hasCapital = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): hasCapital = true
      case UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...: break
      case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: ":"): break
      default: return true
      }
    }
    return hasCapital && digits > 2 || digits > 0 && text.utf8.count > 24
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
