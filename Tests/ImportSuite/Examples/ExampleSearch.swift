import JSON

/// A value that a document gives as an example of one of its schemas.
struct Example {
  let value: JSONValue

  /// The steps to the schema from the top of the document.
  let schema: [String]

  /// The steps to the example, for people.
  let place: [String]
}

/// Finds the examples of bodies, and those of schemas that are more than a text, a number or a flag.
struct ExampleSearch {
  private let document: JSONValue
  private(set) var examples: [Example] = []

  init(_ document: JSONValue) {
    self.document = document
    search(document, [])
  }

  /// What holds no bodies and no schemas of bodies, or holds values.
  private static let passedOver: Set<String> = [
    "default", "enum", "const", "example", "examples", "headers", "parameters",
  ]

  private mutating func search(_ value: JSONValue, _ steps: [String]) {
    if let elements = value.elements {
      for (index, element) in elements.enumerated() { search(element, steps + [String(index)]) }
      return
    }
    let holdsNames = ["properties", "schemas", "content"].contains(steps.last)
    if steps.dropLast().last == "content", value["schema"] != nil, Self.isJSON(steps.last ?? "") {
      addExamples(ofBody: value, steps)
    } else if !holdsNames, let example = value["example"], Self.looksLikeSchema(value) {
      add(example, of: steps, at: steps + ["example"])
    }
    for member in value.members ?? [] {
      if !holdsNames, Self.passedOver.contains(member.name) || member.name.hasPrefix("x-") {
        continue
      }
      search(member.value, steps + [member.name])
    }
  }

  private mutating func addExamples(ofBody body: JSONValue, _ steps: [String]) {
    let schema = steps + ["schema"]
    if let example = body["example"] { add(example, of: schema, at: steps + ["example"]) }
    for member in body["examples"]?.members ?? [] {
      let place = steps + ["examples", member.name]
      let target = document.target(of: member.value, at: place)
      guard let example = target?.value["value"] else { continue }
      add(example, of: schema, at: (target?.steps ?? place) + ["value"])
    }
  }

  private mutating func add(_ value: JSONValue, of schema: [String], at place: [String]) {
    guard value.members != nil || value.elements != nil else { return }
    // Many bodies are of the same type.
    let site = document.value(at: schema).flatMap { document.target(of: $0, at: schema) }
    examples.append(Example(value: value, schema: site?.steps ?? schema, place: place))
  }

  private static func isJSON(_ media: String) -> Bool {
    let type = media.prefix { $0 != ";" }.lowercased()
    return type.hasSuffix("/json") || type.hasSuffix("+json")
  }

  private static func looksLikeSchema(_ value: JSONValue) -> Bool {
    ["type", "properties", "items", "allOf", "anyOf", "oneOf", "$ref"].contains { value[$0] != nil }
  }
}
