/// The place of a value in a payload: `lines[3].unit_price`, `stock["AB-1"]`. Empty for the payload itself.
package nonisolated struct WirePath: Hashable, Sendable {
  package var steps: [Step]

  package init(_ steps: [Step] = []) {
    self.steps = steps
  }

  package nonisolated enum Step: Hashable, Sendable {
    /// A key, or several joined by dots, that the schema knows.
    case field(String)
    case index(Int)
    /// An index among the elements that were kept, in an array whose invalid elements were left out. The index
    /// in the payload is not known any more.
    case keptIndex(Int)
    /// A key of a dictionary, which comes from the payload.
    case key(String)
  }
}

nonisolated extension WirePath: CustomStringConvertible {
  package var description: String { text(showsKeys: true) }

  /// The path with `…` for the keys of dictionaries, which may be personal data.
  package var redactedDescription: String { text(showsKeys: false) }

  private func text(showsKeys: Bool) -> String {
    var text = ""
    for step in steps {
      switch step {
      case .field(let name):
        if !text.isEmpty && !name.hasPrefix("[") { text += "." }
        text += name
      case .index(let index):
        text += "[\(index)]"
      case .keptIndex(let index):
        text += "[kept \(index)]"
      case .key(let key):
        text += showsKeys ? "[\(key.debugDescription)]" : "[…]"
      }
    }
    return text
  }
}

nonisolated extension WirePath {
  /// How a report about this value refers to the place that is wrong. This may be a part of the value, or something
  /// around it that holds no value at all.
  package func subject(at place: WirePath) -> String {
    if place.steps.count > steps.count, place.steps.starts(with: steps) {
      return WirePath(Array(place.steps.dropFirst(steps.count))).redactedDescription
    }
    let isAround = place.steps.count < steps.count && steps.starts(with: place.steps)
    return isAround && !place.steps.isEmpty ? place.redactedDescription : "it"
  }
}

nonisolated extension WirePath.Step {
  /// A key that the schema knows. What is not an identifier is shown in brackets.
  package static func known(_ name: String) -> WirePath.Step {
    .field(isIdentifier(name) || name.hasPrefix("[") ? name : "[\(name.debugDescription)]")
  }

  private static func isIdentifier(_ name: String) -> Bool {
    var isFirst = true
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"):
        isFirst = false
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        if isFirst { return false }
      default:
        return false
      }
    }
    return !isFirst
  }
}
