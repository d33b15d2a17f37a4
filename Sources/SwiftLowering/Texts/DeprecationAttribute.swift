/// `@available(*, deprecated)`, with its message.
package struct DeprecationAttribute: Hashable, Sendable {
  package let text: String

  package static let plain = DeprecationAttribute(nil)

  /// - Parameter message: may be empty.
  init(message: String) {
    self.init(message.isEmpty ? nil : ("message", message))
  }

  /// - Parameter name: the current name.
  init(renamed name: String) {
    self.init(("renamed", name))
  }

  private init(_ argument: (label: String, text: String)?) {
    let ending = argument.map { ", \($0.label): \(StringLiteral($0.text))" } ?? ""
    text = "@available(*, deprecated\(ending))"
  }
}
