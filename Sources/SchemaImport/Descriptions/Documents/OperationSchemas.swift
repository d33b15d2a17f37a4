import JSON

/// The bodies of requests and answers. Parameters and headers are no payloads, and neither are forms and files.
extension RootSearch {
  mutating func addMessages(isSwagger: Bool) {
    for group in ["paths", "webhooks"] {
      for path in top[group]?.members ?? [] {
        addOperations(of: path.part, at: path.name, isSwagger)
      }
    }
    addShared(isSwagger)
  }

  private static let methods: Set<String> = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  private mutating func addOperations(
    of path: DescriptionPart, at address: String, _ isSwagger: Bool
  ) {
    guard let path = resolved(path) else { return }
    for (method, operation) in path.members where Self.methods.contains(method) {
      guard let operation = resolved(operation) else { continue }
      let name = operation.value["operationId"]?.text ?? method + " " + address
      if isSwagger {
        addParameters(of: operation, named: name)
      } else if let body = operation["requestBody"] {
        addRequest(body, named: name + "-request")
      }
      addAnswers(of: operation, named: name, isSwagger)
    }
  }

  private mutating func addShared(_ isSwagger: Bool) {
    let bodies = isSwagger ? top["parameters"] : top["components"]?["requestBodies"]
    for (name, body) in bodies?.members ?? [] {
      if !isSwagger {
        addRequest(body, named: name)
      } else if body.value["in"]?.text == "body", let schema = body["schema"] {
        add(schema, names: [name], use: .request)
      }
    }
    let answers = isSwagger ? top["responses"] : top["components"]?["responses"]
    for (name, answer) in answers?.members ?? [] { addAnswer(answer, named: name, isSwagger) }
  }

  private mutating func addParameters(of operation: DescriptionPart, named name: String) {
    for parameter in operation["parameters"]?.elements ?? [] {
      guard let (parameter, own) = message(parameter), parameter.value["in"]?.text == "body",
        let schema = parameter["schema"]
      else { continue }
      add(schema, names: [own ?? name + "-request"], use: .request)
    }
  }

  private mutating func addRequest(_ body: DescriptionPart, named name: String) {
    guard let (body, own) = message(body) else { return }
    addContent(of: body, named: own ?? name, use: .request)
  }

  /// The first success is called after the operation alone.
  private mutating func addAnswers(
    of operation: DescriptionPart, named name: String, _ isSwagger: Bool
  ) {
    let answers = operation["responses"]?.members ?? []
    let success = answers.first { $0.name.hasPrefix("2") }?.name ?? answers.first?.name
    for (status, answer) in answers {
      addAnswer(
        answer, named: status == success ? name + "-response" : "\(name)-\(status)-response",
        isSwagger)
    }
  }

  private mutating func addAnswer(_ answer: DescriptionPart, named name: String, _ isSwagger: Bool)
  {
    guard let (answer, own) = message(answer) else { return }
    guard isSwagger else { return addContent(of: answer, named: own ?? name, use: .answer) }
    guard let schema = answer["schema"] else { return }
    add(schema, names: [own ?? name], use: .answer)
  }

  private mutating func addContent(
    of message: DescriptionPart, named name: String, use: SchemaRoot.Use
  ) {
    for (media, content) in message["content"]?.members ?? [] where Self.isJSON(media) {
      guard let schema = content["schema"] else { continue }
      add(schema, names: [name], use: use)
    }
  }

  /// Also `application/problem+json; charset=utf-8`, and anything.
  private static func isJSON(_ media: String) -> Bool {
    let type = media.prefix { $0 != ";" }.lowercased().trimmedBlanks
    return type.hasSuffix("/json") || type.hasSuffix("+json") || type == "*/*"
  }

  // MARK: References

  /// A body or an answer, with a name of its own if it stands somewhere else. Nil for one that is read where it stands.
  private mutating func message(_ part: DescriptionPart) -> (part: DescriptionPart, name: String?)?
  {
    guard let target = resolved(part) else { return nil }
    if target.origin == part.origin { return (part, nil) }
    guard target.origin.document != document.path, sharedMessages.insert(target.origin).inserted
    else { return nil }
    return (target, target.name)
  }

  /// The part itself, or what a reference in its place leads to.
  private mutating func resolved(_ part: DescriptionPart) -> DescriptionPart? {
    var target = part
    var way = ReferenceWay()
    while let member = target.value.members?.last(where: { $0.name == "$ref" }),
      let text = member.value.text
    {
      let reference = CircularReference(
        origin: target.origin, place: member.value.place, resource: target.resource)
      if let circle = way.circle(with: reference) {
        circles.append(circle)
        return nil
      }
      switch references.part(of: text, from: target.resource) {
      case .success(let next):
        target = next
      case .failure(let fault):
        brokenReferences.append(
          BrokenReference(fault: fault, text: text, member: member, place: target))
        return nil
      }
    }
    return target
  }
}
