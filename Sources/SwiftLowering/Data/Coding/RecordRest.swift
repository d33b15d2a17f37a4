import SchemaSemantics

/// The field of a struct for all keys that no other member takes, and what is read and written for it.
struct RecordRest {
  /// Among the fields of the record.
  let position: Int
  /// The static property that holds the keys of all members, and of the tags; empty if nothing asks for it.
  let keys: String

  var keysArgument: SwiftArguments { ["besides": .word("Self").member(keys)] }
}

extension ValidRecord {
  /// The position of the field for all other keys.
  var rest: Int? { fields.firstIndex(where: \.isRest) }

  /// The keys that do not belong to the rest, each once.
  var declaredKeys: [String] {
    var seen: Set<String> = []
    return keys.compactMap { path(to: $0).first }.filter { seen.insert($0).inserted }
      + undeclaredTagKeys
  }

  /// The keys of tags that no member takes.
  var undeclaredTagKeys: [String] {
    let members = Set(keys.compactMap { path(to: $0).first })
    return tagKeys.filter { !members.contains($0) }
  }
}

extension RecordCoding {
  /// `let rest: [String: JSON] = try object.getRest(besides: Self.declaredKeys, as: .dictionary(of: .json))`
  func readingStep(
    _ rest: RecordRest, from object: SwiftExpression, needs: inout FileNeeds
  ) -> CodingStepModel {
    let calls = calls[rest.position]
    needs.call(calls.format == nil ? .wireObjectRest : .wireObjectRestFormats)
    var value = object.calling("getRest", rest.keysArgument + calls.formatArgument)
    if calls.isSensitive {
      needs.call(calls.hidden == .reports ? .wireObjectSensitiveReports : .wireObjectSensitive)
      let method = calls.hidden == .reports ? "hidingReportsOfRest" : "hidingRest"
      value = .call(object.member(method), [:], trailing: .closure(value.attempted()))
    }
    let type = context.names.text(of: record.fields[rest.position].type, in: scope)
    return CodingStepModel(
      target: "let \(locals[rest.position]): \(type)", isThrowing: true, value: value.text)
  }

  func writing(_ rest: RecordRest, to object: SwiftExpression, needs: inout FileNeeds)
    -> SwiftExpression
  {
    let calls = calls[rest.position]
    needs.call(calls.writtenFormat == nil ? .wireWriterRest : .wireWriterRestFormats)
    needs.add(calls.coding.writingNeeds)
    let put = put(rest, to: object)
    guard calls.isSensitive else { return put }
    needs.call(.wireWriterSensitive)
    return .call(object.member("hidingRest"), [:], trailing: .closure(put.attempted()))
  }

  /// Whoever writes is called in the same way.
  private func put(_ rest: RecordRest, to writer: SwiftExpression) -> SwiftExpression {
    let format: SwiftArguments = calls[rest.position].writtenFormat.map { ["as": $0] } ?? [:]
    return writer.calling(
      "putRest", ["_": storedValue(of: rest.position)] + rest.keysArgument + format)
  }
}

// Without `Codable`, the reader has seen the other keys already when it comes to one of these.

extension RecordCoding {
  /// Whether the values are converted once all have been read.
  var convertsRest: Bool { rest.map { calls[$0.position].format != nil } ?? false }

  /// Whether a failure must not show the key.
  var hidesRest: Bool { rest.map { calls[$0.position].isSensitive } ?? false }

  func slot(of rest: RecordRest) -> SlotModel {
    let calls = calls[rest.position]
    let type =
      calls.coding.format?.wire
      ?? context.names.text(of: record.fields[rest.position].type, in: scope)
    return SlotModel(name: locals[rest.position], type: type, value: "[:]")
  }

  /// `json.readRest(&rest, key)`
  ///
  /// - Parameter start: the object that is being read.
  func reading(
    _ rest: RecordRest, at key: String, by reader: String, in start: String?,
    needs: inout FileNeeds
  ) -> SwiftExpression {
    needs.call(.jsonReaderRest)
    let calls = calls[rest.position]
    let arguments: SwiftArguments = [
      "_": .prefixed(.address, .word(locals[rest.position])), "_": .word(key),
    ]
    guard calls.isSensitive, let start else {
      return SwiftExpression.word(reader).calling("readRest", arguments)
    }
    needs.call(calls.hidden == .reports ? .jsonReaderSensitiveReports : .jsonReaderSensitive)
    let method = calls.hidden == .reports ? "hidingReportsOfRest" : "hidingRest"
    return .call(
      .word(reader).member(method), ["in": .word(start)],
      trailing: .closure(SwiftExpression.argument.calling("readRest", arguments)))
  }

  /// `let rest = json.rest(rest, as: .dictionary(of: .url), in: object)`
  func condition(
    of rest: RecordRest, by reader: SwiftExpression, in start: String?, needs: inout FileNeeds
  ) -> SwiftCondition? {
    let calls = calls[rest.position]
    guard var format = calls.format, let start else { return nil }
    // Nothing else says what type it gives.
    if format.isImplicit, let plan = calls.coding.format, plan.traits.contains(.givesManyTypes) {
      format = plan.typed(context.names)
    }
    needs.call(.jsonReaderRestFormats)
    let local = locals[rest.position]
    let arguments: SwiftArguments = ["_": .word(local), "as": format, "in": .word(start)]
    guard hidesRest else { return .binding(local, of: reader.calling("rest", arguments)) }
    needs.call(.jsonReaderSensitive)
    // The closure is among the arguments, since a condition cannot end with one.
    let converting = SwiftExpression.closure(
      SwiftExpression.argument.calling("rest", arguments))
    return .binding(
      local, of: reader.calling("hidingRest", ["in": .word(start), "_": converting]))
  }

  func direct(_ rest: RecordRest, to writer: String, needs: inout FileNeeds) -> SwiftExpression {
    let calls = calls[rest.position]
    needs.call(calls.writtenFormat == nil ? .jsonWriterRest : .jsonWriterRestFormats)
    needs.add(calls.coding.writingNeeds)
    guard calls.isSensitive else { return put(rest, to: .word(writer)) }
    needs.call(.jsonWriterSensitive)
    return .call(
      .word(writer).member("hidingValue"), [:], trailing: .closure(put(rest, to: .argument)))
  }
}
