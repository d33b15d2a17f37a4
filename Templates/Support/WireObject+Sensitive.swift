nonisolated extension WireObject {
  /// Errors of `read` are thrown without the value at `key`, which the schema calls sensitive.
  @inline(never)
  func hidingValue<Value>(at key: StaticString, _ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw DecodingError.hidingValue(error, at: codingPath + [WireKey(key)])
    }
  }
}

nonisolated extension WireObject {
  /// The same for the values at keys that the schema does not know. The keys are a part of what is sensitive.
  @inline(never)
  func hidingRest<Value>(_ read: () throws -> Value) throws -> Value {
    do {
      return try read()
    } catch {
      throw DecodingError.hidingValue(error, at: codingPath)
    }
  }
}

nonisolated extension DecodingError {
  /// What is wrong with a sensitive value, or with the value around it if that is not an object.
  static func hidingValue(_ error: any Error, at path: [any CodingKey]) -> any Error {
    if NestingTooDeep.isCause(of: error) { return error }
    guard let error = error as? DecodingError else {
      return hidden(.init(HiddenFailure()), at: path)
    }
    let note = "The value is not shown, since it is sensitive."
    switch error {
    case .keyNotFound(let key, let context):
      return DecodingError.keyNotFound(
        key,
        Context(
          codingPath: shown(context, path), debugDescription: context.debugDescription))
    case .valueNotFound(let type, let context):
      return DecodingError.valueNotFound(
        type, Context(codingPath: shown(context, path), debugDescription: note))
    case .typeMismatch(let type, let context):
      return DecodingError.typeMismatch(
        type, Context(codingPath: shown(context, path), debugDescription: note))
    case .dataCorrupted(let context):
      let found = context.underlyingError.map { MappingError($0) }
      return hidden(found ?? .init(HiddenFailure()), at: shown(context, path))
    @unknown default:
      return hidden(.init(HiddenFailure()), at: path)
    }
  }

  private static func hidden(_ error: MappingError, at path: [any CodingKey]) -> DecodingError {
    let error = error.hidingValues
    // The place contains the path of the first issue.
    let problem = error.issues.first?.problem.description
    return .dataCorrupted(
      Context(
        codingPath: path, debugDescription: problem ?? error.description, underlyingError: error))
  }

  /// Keys within the value are a part of it; an index tells nothing about it.
  private static func shown(_ context: Context, _ path: [any CodingKey]) -> [any CodingKey] {
    let steps = context.codingPath
    return steps.prefix(path.count) + steps.dropFirst(path.count).prefix { $0.elementIndex != nil }
  }
}
