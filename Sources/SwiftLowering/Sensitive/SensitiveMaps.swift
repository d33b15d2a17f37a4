import SchemaSemantics

extension MapBodyLowering {
  /// Lets `body` write what makes `value`, so that no error shows what is sensitive about it.
  mutating func hiding<Result>(
    _ value: MapValue, madeSensitive isSensitive: Bool, _ body: (inout Self) -> Result
  ) -> Result {
    let outer = hidesValues
    hidesValues = outer || isSensitive || sources.readsSensitive(value)
    defer { hidesValues = outer }
    return body(&self)
  }

  /// `FallbackHandler.hidingValues { … }`
  mutating func hidingReports(of call: String) -> String {
    writer.needs.call(SupportPartName("FallbackHandler+Sensitive"))
    return "\(context.names.support("FallbackHandler")).hidingValues { \(call) }"
  }
}

extension MapSources {
  /// Whether something sensitive has a part in `value`, if only to decide what it is.
  func readsSensitive(_ value: MapValue) -> Bool {
    switch value.kind {
    case .path(let root, let path):
      source(root).map { context.schema.sensitivePart(of: path, from: $0.type) != nil } == true
    case .constant, .unrecognized: false
    case .interpolation(let segments):
      segments.contains { segment in
        if case .value(let inner) = segment { readsSensitive(inner) } else { false }
      }
    case .coalesce(let left, let right): readsSensitive(left) || readsSensitive(right)
    case .required(let inner, _), .converted(let inner, _): readsSensitive(inner)
    case .match(let subjects, let rows):
      subjects.contains(where: readsSensitive) || rows.contains { readsSensitive($0.value) }
    case .custom(_, let arguments): arguments.contains(where: readsSensitive)
    case .construction(_, let payload): payload.map(readsSensitive) == true
    case .record(_, let assignments): assignments.contains { readsSensitive($0.value) }
    case .cases(let subject, let rows, let otherwise):
      readsSensitive(subject) || rows.contains { readsSensitive($0.value) }
        || otherwise.map(readsSensitive) == true
    }
  }
}
