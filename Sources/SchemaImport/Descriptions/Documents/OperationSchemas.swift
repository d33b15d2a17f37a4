import JSON

/// The bodies of requests and answers. Parameters and headers are no payloads, and neither are forms and files.
extension RootSearch {
  mutating func addMessages(isSwagger: Bool) {
    for group in ["paths", "webhooks"] {
      for path in document.value[group]?.members ?? [] {
        for operation in path.value.members ?? [] where Self.methods.contains(operation.name) {
          let name =
            operation.value["operationId"]?.text ?? operation.name + " " + path.name
          let steps = [group, path.name, operation.name]
          if isSwagger {
            addParameters(of: operation.value, steps, named: name)
          } else {
            addRequest(
              operation.value["requestBody"], steps + ["requestBody"], named: name + "-request")
          }
          addAnswers(operation.value["responses"], steps, named: name, isSwagger)
        }
      }
    }
    addShared(isSwagger)
  }

  private static let methods: Set<String> = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  private mutating func addShared(_ isSwagger: Bool) {
    let bodies = isSwagger ? ["parameters"] : ["components", "requestBodies"]
    for member in value(at: bodies)?.members ?? [] {
      if !isSwagger {
        addRequest(member.value, bodies + [member.name], named: member.name)
      } else if member.value["in"]?.text == "body", let schema = member.value["schema"] {
        add(schema, bodies + [member.name, "schema"], names: [member.name], use: .request)
      }
    }
    let answers = isSwagger ? ["responses"] : ["components", "responses"]
    for member in value(at: answers)?.members ?? [] {
      addAnswer(member.value, answers + [member.name], named: member.name, isSwagger)
    }
  }

  private func value(at steps: [String]) -> JSONValue? {
    steps.reduce(document.value as JSONValue?) { $0?[$1] }
  }

  private mutating func addParameters(
    of operation: JSONValue, _ steps: [String], named name: String
  ) {
    for (position, parameter) in (operation["parameters"]?.elements ?? []).enumerated()
    where parameter["in"]?.text == "body" {
      guard let schema = parameter["schema"] else { continue }
      add(
        schema, steps + ["parameters", String(position), "schema"], names: [name + "-request"],
        use: .request)
    }
  }

  private mutating func addRequest(_ body: JSONValue?, _ steps: [String], named name: String) {
    guard let body else { return }
    addContent(of: body, steps, named: name, use: .request)
  }

  /// The first success is called after the operation alone.
  private mutating func addAnswers(
    _ answers: JSONValue?, _ steps: [String], named name: String, _ isSwagger: Bool
  ) {
    let members = answers?.members ?? []
    let success = members.first { $0.name.hasPrefix("2") }?.name ?? members.first?.name
    for member in members {
      addAnswer(
        member.value, steps + ["responses", member.name],
        named: member.name == success ? name + "-response" : "\(name)-\(member.name)-response",
        isSwagger)
    }
  }

  private mutating func addAnswer(
    _ answer: JSONValue, _ steps: [String], named name: String, _ isSwagger: Bool
  ) {
    guard isSwagger else { return addContent(of: answer, steps, named: name, use: .answer) }
    guard let schema = answer["schema"] else { return }
    add(schema, steps + ["schema"], names: [name], use: .answer)
  }

  private mutating func addContent(
    of message: JSONValue, _ steps: [String], named name: String, use: SchemaRoot.Use
  ) {
    for media in message["content"]?.members ?? [] where Self.isJSON(media.name) {
      guard let schema = media.value["schema"] else { continue }
      add(schema, steps + ["content", media.name, "schema"], names: [name], use: use)
    }
  }

  /// Also `application/problem+json; charset=utf-8`, and anything.
  private static func isJSON(_ media: String) -> Bool {
    let type = media.prefix { $0 != ";" }.lowercased().trimmedBlanks
    return type.hasSuffix("/json") || type.hasSuffix("+json") || type == "*/*"
  }
}
