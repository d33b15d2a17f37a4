import JSON

/// How a description is written down.
enum DescriptionNotation: String, CaseIterable {
  case json = "JSON"
  case yaml = "YAML"

  /// Of a file that holds it.
  var suffix: String { self == .json ? "json" : "yaml" }

  // MARK: Parts of a description

  /// Up to the operations.
  var head: String {
    switch self {
    case .json: #"{"openapi": "3.0.3", "info": {"title": "Generated", "version": "1"}, "paths": {"#
    case .yaml: "openapi: 3.0.3\ninfo:\n  title: Generated\n  version: \"1\"\npaths:"
    }
  }

  /// Between the operations and the schemas.
  var neck: String {
    switch self {
    case .json: #"}, "components": {"schemas": {"#
    case .yaml: "\ncomponents:\n  schemas:"
    }
  }

  /// After the schemas.
  var foot: String {
    switch self {
    case .json: "}}}\n"
    case .yaml: "\n"
    }
  }

  func paths(_ members: [JSONValue.Member], isFirst: Bool) -> String {
    text(of: members, isFirst, margin: "\n  ")
  }

  func schemas(_ members: [JSONValue.Member], isFirst: Bool) -> String {
    text(of: members, isFirst, margin: "\n    ")
  }

  /// - Parameters:
  ///   - isFirst: whether nothing stands before them in their object.
  ///   - margin: what begins a line: a line feed, and its indentation.
  private func text(
    of members: [JSONValue.Member], _ isFirst: Bool, margin: String
  ) -> String {
    switch self {
    case .json:
      let texts = members.map { Self.json(.string($0.name)) + ": " + Self.json($0.value) }
      return (isFirst ? "\n" : ",\n") + texts.joined(separator: ",\n")
    case .yaml:
      return Self.yaml(.object(members), margin: margin)
    }
  }

  // MARK: Values

  private static func json(_ value: JSONValue) -> String {
    String(JSONWriter.text(value) { _ in false }.dropLast())
  }

  /// In blocks, as people write it.
  private static func yaml(_ value: JSONValue, margin: String) -> String {
    switch value.content {
    case .object(let members):
      members.map { "\(margin)\(plain($0.name)):" + yaml($0.value, after: margin) }.joined()
    case .array(let elements):
      elements.map { "\(margin)-" + yaml($0, after: margin) }.joined()
    case .string(let text): plain(text)
    case .null, .boolean, .number: json(value)
    }
  }

  /// A value after its key or its hyphen.
  private static func yaml(_ value: JSONValue, after margin: String) -> String {
    switch value.content {
    case .object, .array: yaml(value, margin: margin + "  ")
    case .null, .boolean, .number, .string: " " + yaml(value, margin: margin)
    }
  }

  /// Between quotes only where it would mean something else.
  private static func plain(_ text: String) -> String {
    let isPlain =
      text.first?.isLetter == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || " _-./,".contains($0) }
    return isPlain ? text : json(.string(text))
  }
}
