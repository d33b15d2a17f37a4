import Diagnostics
import SchemaSemantics

/// The keys that lead to a value in a payload.
struct WirePlace: Hashable {
  var keys: [String] = []

  /// The place as issues show it: `name.first`, `["content-type"]`. Empty for the whole payload.
  var text: String {
    keys.reduce("") { text, key in
      guard key.isIdentifier else { return text + "[\(key.debugDescription)]" }
      return text.isEmpty ? key : "\(text).\(key)"
    }
  }

  /// The place of a problem in a value that was made of those at `places`: the innermost object or list that contains
  /// them all. If that is the whole payload, the first of the places says more.
  static func common(of places: [WirePlace]) -> WirePlace {
    shared(by: places) ?? places.first ?? WirePlace()
  }

  /// The innermost object or list that contains all of `places`; nil if that is the whole payload.
  static func shared(by places: [WirePlace]) -> WirePlace? {
    guard var shared = places.first else { return nil }
    for place in places.dropFirst() {
      let count = zip(shared.keys, place.keys).prefix { $0 == $1 }.count
      shared.keys = Array(shared.keys.prefix(count))
    }
    return shared.keys.isEmpty ? nil : shared
  }
}

extension String {
  fileprivate var isIdentifier: Bool {
    guard let first = utf8.first, !first.isASCIIDigit else { return false }
    return utf8.allSatisfy { $0.isASCIILetter || $0.isASCIIDigit || $0 == UInt8(ascii: "_") }
  }
}
