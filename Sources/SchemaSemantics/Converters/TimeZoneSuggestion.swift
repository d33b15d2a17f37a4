import Diagnostics
import TextFormats

/// The time zone that was probably meant by something that does not name one.
struct TimeZoneSuggestion {
  let name: String
  /// Why the name is not accepted; nil if it is misspelt.
  var reason: String?

  init?(for text: String) {
    if text == "Z" || text == "UCT" || text == "Zulu" {
      name = "UTC"
    } else if let offset = Self.offset(text) {
      name = offset
    } else if let place = TimeZonePlaces.formerNames[text] {
      name = place
      reason =
        "not every system knows `\(text)`: name a place in that time zone, such as `\(place)`"
    } else if let place = Self.place(text) {
      name = place
    } else {
      return nil
    }
  }

  /// `+02:00` for `GMT+2`, `UTC+0200`, `+02` or `+2:00`.
  private static func offset(_ text: String) -> String? {
    var rest = text[...]
    for prefix in ["GMT", "UTC"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(3) }
    guard let sign = rest.popFirst(), sign == "+" || sign == "-" else { return nil }
    let digits = rest.filter { $0 != ":" }
    guard !digits.isEmpty, digits.count <= 4, digits.utf8.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    let hours = digits.count > 2 ? digits.dropLast(2) : digits[...]
    let minutes = digits.count > 2 ? String(digits.suffix(2)) : "00"
    let offset = "\(sign)\(hours.count == 1 ? "0" : "")\(hours):\(minutes)"
    return TimeZoneName(offset) == nil ? nil : offset
  }

  /// The zone of that city, whatever its area, or else the nearest name.
  private static func place(_ text: String) -> String? {
    let city = Self.folded(text.split(separator: "/").last ?? "")
    let places = TimeZonePlaces.all.sorted()
    let named = places.filter { Self.folded($0.split(separator: "/").last ?? "") == city }
    return named.first ?? Spelling(all: places).nearest(to: text)
  }

  private static func folded(_ name: Substring) -> String {
    name.lowercased().filter { $0 != "_" && $0 != " " && $0 != "-" }
  }
}
