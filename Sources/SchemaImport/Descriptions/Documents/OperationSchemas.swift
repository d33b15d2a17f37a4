import JSON

/// The bodies of requests and answers. Parameters and headers are not payloads, and neither are files.
extension RootSearch {
  mutating func addMessages(isSwagger: Bool) {
    var seen: Set<Call> = []
    var used = operations("paths", of: top, caller: .app)
    used += operations("webhooks", of: top, caller: .api)
    used += operations("x-webhooks", of: top, caller: .api)
    read(used, isSwagger, &seen)
    if let components = top["components"] {
      let shared = operations("pathItems", of: components, caller: .app)
      let unused = (shared + callbacks(of: components, of: .app, &seen)).filter { operations in
        !seen.contains(Call(origin: operations.path.origin, caller: .app))
          && !seen.contains(Call(origin: operations.path.origin, caller: .api))
      }
      read(unused, isSwagger, &seen)
    }
    addShared(isSwagger)
  }

  /// The operations at one address.
  private struct Operations {
    let path: DescriptionPart
    let name: String
    let caller: Caller
  }

  /// Whoever sends the requests, and is sent the answers.
  private enum Caller {
    /// The app for which the document is imported.
    case app
    /// The API that it describes, which calls the app.
    case api

    func request(_ method: String) -> SchemaRoot.Use {
      self == .api ? .received : method == "patch" ? .patched : .sent
    }

    var answer: SchemaRoot.Use { self == .app ? .received : .sent }
    var opposite: Caller { self == .app ? .api : .app }
  }

  /// A path, an operation or a callback, and who calls there.
  private struct Call: Hashable {
    let origin: Origin
    let caller: Caller
  }

  private func operations(
    _ group: String, of part: DescriptionPart, caller: Caller
  ) -> [Operations] {
    (part[group]?.members ?? []).map { Operations(path: $0.part, name: $0.name, caller: caller) }
  }

  /// What is called in return while an operation is under way. Such an operation may be called back as well, and in a
  /// circle.
  private mutating func read(
    _ operations: [Operations], _ isSwagger: Bool, _ seen: inout Set<Call>
  ) {
    var open = Array(operations.reversed())
    while let operations = open.popLast() {
      let caller = operations.caller
      guard let path = unseen(operations.path, caller, &seen) else { continue }
      for (method, operation) in Self.calls(at: path) {
        guard let operation = unseen(operation, caller, &seen) else { continue }
        add(operation, method, at: operations.name, caller, isSwagger)
        open += callbacks(of: operation, of: caller, &seen).reversed()
      }
    }
  }

  private mutating func callbacks(
    of part: DescriptionPart, of caller: Caller, _ seen: inout Set<Call>
  ) -> [Operations] {
    var found: [Operations] = []
    for (name, callback) in part["callbacks"]?.members ?? [] {
      for (_, path) in unseen(callback, caller.opposite, &seen)?.members ?? [] {
        // The address is an expression, and says nothing to a person.
        found.append(Operations(path: path, name: name, caller: caller.opposite))
      }
    }
    return found
  }

  /// What is there, or what a reference leads to. Nil for what has been read with the same caller.
  private mutating func unseen(
    _ part: DescriptionPart, _ caller: Caller, _ seen: inout Set<Call>
  ) -> DescriptionPart? {
    guard let target = resolved(part) else { return nil }
    return seen.insert(Call(origin: target.origin, caller: caller)).inserted ? target : nil
  }

  /// By their methods. OpenAPI 3.2 has a place for those that no version names.
  private static func calls(
    at path: DescriptionPart
  ) -> [(method: String, part: DescriptionPart)] {
    let others = (path["additionalOperations"]?.members ?? []).map {
      ($0.name.lowercased(), $0.part)
    }
    return path.members.filter { methods.contains($0.name) } + others
  }

  private static let methods: Set<String> = [
    "get", "put", "post", "delete", "options", "head", "patch", "trace", "query",
  ]

  private mutating func add(
    _ operation: DescriptionPart, _ method: String, at place: String, _ caller: Caller,
    _ isSwagger: Bool
  ) {
    let name = operation.value["operationId"]?.text ?? method + " " + place
    if isSwagger {
      addParameters(of: operation, named: name, caller.request(method))
    } else if let body = operation["requestBody"] {
      add(body, named: Self.names(of: "request", of: name), caller.request(method))
    }
    addAnswers(of: operation, named: name, caller.answer, isSwagger)
  }

  /// Those that nothing refers to, as one would expect them to be used; the others as they are.
  private mutating func addShared(_ isSwagger: Bool) {
    let bodies = isSwagger ? top["parameters"] : top["components"]?["requestBodies"]
    for (name, body) in bodies?.members ?? [] {
      if isSwagger, body.value["in"]?.text != "body" { continue }
      addShared(body, named: name, .sent, isSwagger)
    }
    let answers = isSwagger ? top["responses"] : top["components"]?["responses"]
    for (name, answer) in answers?.members ?? [] {
      addShared(answer, named: name, .received, isSwagger)
    }
  }

  private mutating func addShared(
    _ body: DescriptionPart, named name: String, _ expected: SchemaRoot.Use, _ isSwagger: Bool
  ) {
    let uses = [SchemaRoot.Use.sent, .patched, .received].filter { use in
      sharedMessages.contains(SharedMessage(origin: body.origin, use: use))
    }
    for use in uses.isEmpty ? [expected] : uses {
      add(body, named: Self.names(ofShared: name, at: body.origin), use, isSwagger)
    }
  }

  private mutating func addParameters(
    of operation: DescriptionPart, named name: String, _ use: SchemaRoot.Use
  ) {
    for parameter in operation["parameters"]?.elements ?? [] {
      guard let (parameter, own) = message(parameter, use), let place = parameter.value["in"]
      else { continue }
      if place.text == "body", let schema = parameter["schema"] {
        add(
          schema,
          names: own.map { Self.names(ofShared: $0, at: parameter.origin) }
            ?? Self.names(of: "request", of: name), use: use)
      } else if place.text == "formData", parameter.value["type"]?.text != "file" {
        unreadBodies.append(
          UnreadBody(
            format: .form, origin: parameter.origin, resource: parameter.resource,
            place: place.place))
      }
    }
  }

  /// The first success is named after the operation alone.
  private mutating func addAnswers(
    of operation: DescriptionPart, named name: String, _ use: SchemaRoot.Use, _ isSwagger: Bool
  ) {
    let answers = operation["responses"]?.members ?? []
    let success = answers.first { $0.name.hasPrefix("2") }?.name ?? answers.first?.name
    for (status, answer) in answers {
      let names =
        status == success
        ? Self.names(of: "response", of: name) : ["\(name)-\(status)-response"]
      add(answer, named: names, use, isSwagger)
    }
  }

  /// A body or an answer.
  private mutating func add(
    _ part: DescriptionPart, named names: [String], _ use: SchemaRoot.Use,
    _ isSwagger: Bool = false
  ) {
    guard let (part, own) = message(part, use) else { return }
    let names = own.map { Self.names(ofShared: $0, at: part.origin) } ?? names
    if isSwagger {
      if let schema = part["schema"] { add(schema, names: names, use: use) }
    } else if let contents = part["content"] {
      addContents(contents, names: names, use)
    }
  }

  /// `apply-request`, also for an operation that is called so already.
  private static func names(of role: String, of operation: String) -> [String] {
    let full = "\(operation)-\(role)"
    return operation.lowercased().hasSuffix(role) ? [operation, full] : [full]
  }

  /// What the document calls it, if that is a word: an answer may be called `400`.
  private static func names(ofShared name: String, at origin: Origin) -> [String] {
    let role = origin.steps.contains("responses") ? "response" : "request"
    let full = "\(name)-\(role)"
    return name.first?.isNumber == true ? ["\(role)-\(name)"] : [name, full]
  }

  /// A body that can be written in several ways has the same fields in all of them.
  private mutating func addContents(
    _ contents: DescriptionPart, names: [String], _ use: SchemaRoot.Use
  ) {
    var isRead = false
    var unread: [UnreadBody] = []
    for (member, content) in zip(contents.value.members ?? [], contents.members.map(\.part)) {
      let media = member.name.prefix { $0 != ";" }
      let format = BodyFormat(media: media)
      let use = Self.use(use, of: media.lowercased().trimmedBlanks)
      guard format != .opaque else { continue }
      guard let (part, own) = self.content(content, use) else {
        isRead = true
        continue
      }
      let schemas = schemas(of: part, format)
      for schema in schemas { add(schema, names: own.map { [$0] } ?? names, use: use) }
      if format == .json || !schemas.isEmpty {
        isRead = true
      } else if case .foreign(let foreign) = format,
        part["schema"] != nil || part["itemSchema"] != nil
      {
        unread.append(
          UnreadBody(
            format: foreign, origin: content.origin, resource: content.resource,
            place: member.namePlace))
      }
    }
    if !isRead, let first = unread.first { unreadBodies.append(first) }
  }

  /// What describes JSON: the body, or, in OpenAPI 3.2, each value of a sequence, or the data of an event.
  private mutating func schemas(
    of content: DescriptionPart, _ format: BodyFormat
  ) -> [DescriptionPart] {
    switch format {
    case .json: return [content["schema"]].compactMap(\.self)
    case .sequence: return [content["itemSchema"] ?? content["schema"]].compactMap(\.self)
    case .foreign(.events):
      guard let event = content["itemSchema"] else { return [content["schema"]].compactMap(\.self) }
      return dataSchemas(of: event)
    case .foreign(.form), .foreign(.xml), .opaque: return []
    }
  }

  /// The JSON that is in the text of an event's data, for each kind of event.
  private mutating func dataSchemas(of event: DescriptionPart) -> [DescriptionPart] {
    guard let event = resolved(event) else { return [] }
    var kinds = [event]
    for part in ["oneOf", "anyOf", "allOf"].flatMap({ event[$0]?.elements ?? [] }) {
      if let kind = resolved(part) { kinds.append(kind) }
    }
    return kinds.compactMap { $0["properties"]?["data"]?["contentSchema"] }
  }

  /// A patch may say so by itself, and one that lists operations is a body like any other.
  private static func use(_ use: SchemaRoot.Use, of media: String) -> SchemaRoot.Use {
    switch (use, media) {
    case (.sent, "application/merge-patch+json"): .patched
    case (.patched, "application/json-patch+json"): .sent
    default: use
    }
  }

  // MARK: References

  /// A body or an answer, with a name of its own if it is somewhere else. Nil for one that is read where it is, or
  /// has been read.
  private mutating func message(
    _ part: DescriptionPart, _ use: SchemaRoot.Use
  ) -> (part: DescriptionPart, name: String?)? {
    guard let found = content(part, use) else { return nil }
    return found.name == nil || found.part.origin.document != document.path ? found : nil
  }

  /// The part, or what a reference in its place leads to, which has a name of its own. Nil for what has been read.
  private mutating func content(
    _ part: DescriptionPart, _ use: SchemaRoot.Use
  ) -> (part: DescriptionPart, name: String?)? {
    guard let target = resolved(part) else { return nil }
    if target.origin == part.origin { return (part, nil) }
    let isNew = sharedMessages.insert(SharedMessage(origin: target.origin, use: use)).inserted
    return isNew ? (target, target.name) : nil
  }

  /// The part itself, or what a reference in its place leads to.
  private mutating func resolved(_ part: DescriptionPart) -> DescriptionPart? {
    var way = ReferenceWay()
    let end = end(of: part, along: &way)
    for origin in way.origins { ends.updateValue(end, forKey: origin) }
    return end
  }

  private mutating func end(
    of part: DescriptionPart, along way: inout ReferenceWay
  ) -> DescriptionPart? {
    var target = part
    while let member = target.value.members?.last(where: { $0.name == "$ref" }),
      let text = member.value.text
    {
      if let known = ends[target.origin] { return known }
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
