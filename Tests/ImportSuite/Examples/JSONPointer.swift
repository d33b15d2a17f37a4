import Foundation
import JSON

extension JSONValue {
  func value(at steps: some Sequence<String>) -> JSONValue? {
    var value = self
    for step in steps {
      guard let next = value[step] ?? Int(step).flatMap({ value.element(at: $0) }) else {
        return nil
      }
      value = next
    }
    return value
  }

  private func element(at index: Int) -> JSONValue? {
    guard let elements, elements.indices.contains(index) else { return nil }
    return elements[index]
  }

  /// What a value in this document stands for: itself, or what it refers to within the document, however far away.
  func target(of value: JSONValue, at steps: [String]) -> (value: JSONValue, steps: [String])? {
    var (value, steps) = (value, steps)
    for _ in 0..<32 {
      guard let reference = value["$ref"]?.text else { return (value, steps) }
      guard let next = JSONPointerText.steps(of: reference), let target = self.value(at: next)
      else { return nil }
      (value, steps) = (target, next)
    }
    return nil
  }
}

/// A reference within a document, as in `#/components/schemas/User`.
enum JSONPointerText {
  static func steps(of reference: String) -> [String]? {
    guard reference.hasPrefix("#/") else { return nil }
    return reference.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map {
      ($0.removingPercentEncoding ?? String($0))
        .replacingOccurrences(of: "~1", with: "/").replacingOccurrences(of: "~0", with: "~")
    }
  }

  static func reference(to steps: [String]) -> String {
    let text = steps.map {
      "/"
        + $0.replacingOccurrences(of: "~", with: "~0").replacingOccurrences(of: "/", with: "~1")
    }.joined()
    return "#" + (text.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? text)
  }
}
