import JSON

/// Says whether a value has the structure that a schema of its document asks for. It knows nothing of what is imported, and
/// judges in favour of the value where the structure alone does not decide: rules for texts and numbers do not count, and one
/// alternative is enough.
struct Conformance {
  private let document: JSONValue
  private static let depthLimit = 128

  init(_ document: JSONValue) {
    self.document = document
  }

  /// Why the value does not conform. Nil if it does.
  func objection(to value: JSONValue, at steps: [String]) -> String? {
    guard let schema = document.value(at: steps) else { return "there is no schema" }
    return objection(to: value, schema, "", depth: 0)
  }

  private func objection(
    to value: JSONValue, _ schema: JSONValue, _ place: String, depth: Int
  ) -> String? {
    if case .boolean(let isAllowed) = schema.content {
      return isAllowed ? nil : "\(place): nothing is allowed"
    }
    guard depth < Self.depthLimit, let target = document.target(of: schema, at: [])?.value else {
      return nil
    }
    if value.content == .null, target["nullable"]?.content == .boolean(true) { return nil }
    return objectionToKind(of: value, target, place)
      ?? objectionToListed(value, target, place)
      ?? objectionToMembers(of: value, target, place, depth)
      ?? objectionToElements(of: value, target, place, depth)
      ?? objectionOfAlternatives(to: value, target, place, depth)
  }

  private func objectionToKind(
    of value: JSONValue, _ schema: JSONValue, _ place: String
  ) -> String? {
    guard let type = schema["type"] else { return nil }
    let names = type.elements?.compactMap(\.text) ?? [type.text].compactMap(\.self)
    return names.contains(where: value.isOfType)
      ? nil : "\(place): is not of type \(names.joined(separator: ", "))"
  }

  private func objectionToListed(
    _ value: JSONValue, _ schema: JSONValue, _ place: String
  ) -> String? {
    let listed = schema["enum"]?.elements ?? schema["const"].map { [$0] }
    guard let listed, !listed.contains(where: value.isSame) else { return nil }
    return "\(place): is not among the values that are listed"
  }

  private func objectionToMembers(
    of value: JSONValue, _ schema: JSONValue, _ place: String, _ depth: Int
  ) -> String? {
    guard let members = value.members else { return nil }
    let properties = schema["properties"]
    for name in (schema["required"]?.elements ?? []).compactMap(\.text) where value[name] == nil {
      // What only travels the other way is missing here.
      let property = properties?[name].flatMap { document.target(of: $0, at: [])?.value }
      if property?["readOnly"] == nil, property?["writeOnly"] == nil {
        return "\(place): has no `\(name)`"
      }
    }
    for member in members {
      let inner = properties?[member.name] ?? schema["additionalProperties"]
      guard let inner, schema["patternProperties"] == nil || properties?[member.name] != nil else {
        continue
      }
      let steps = place + "/" + member.name
      if let objection = objection(to: member.value, inner, steps, depth: depth + 1) {
        return objection
      }
    }
    return nil
  }

  private func objectionToElements(
    of value: JSONValue, _ schema: JSONValue, _ place: String, _ depth: Int
  ) -> String? {
    guard let elements = value.elements, let inner = schema["items"] else { return nil }
    for (index, element) in elements.enumerated() {
      if let objection = objection(to: element, inner, "\(place)/\(index)", depth: depth + 1) {
        return objection
      }
    }
    return nil
  }

  private func objectionOfAlternatives(
    to value: JSONValue, _ schema: JSONValue, _ place: String, _ depth: Int
  ) -> String? {
    for part in schema["allOf"]?.elements ?? [] {
      if let objection = objection(to: value, part, place, depth: depth + 1) { return objection }
    }
    for keyword in ["oneOf", "anyOf"] {
      guard let alternatives = schema[keyword]?.elements else { continue }
      let objections = alternatives.map { objection(to: value, $0, place, depth: depth + 1) }
      if !objections.contains(nil) {
        return "\(place): no alternative fits (\(objections.compactMap(\.self).first ?? ""))"
      }
    }
    return nil
  }
}

extension JSONValue {
  fileprivate func isOfType(_ name: String) -> Bool {
    switch (name, content) {
    case ("null", .null), ("boolean", .boolean), ("number", .number), ("string", .string),
      ("array", .array), ("object", .object):
      true
    case ("integer", .number(let digits)): Double(digits).map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
