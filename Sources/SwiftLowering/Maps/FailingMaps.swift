package import SchemaSemantics

/// Which maps throw, on their way forth and on their way back. The others need no `throws`.
package struct FailingMaps: Sendable {
  private let schema: ValidatedSchema
  private var failing: Set<MapDirection> = []

  /// Maps lead on to other maps, in circles too: all are taken to be total until a step that fails is found, and those that
  /// go along it are looked at again.
  package init(_ schema: ValidatedSchema, _ settings: GenerationSettings) {
    self.schema = schema
    let checksAgain = !settings.setsCheckedValues
    var users: [MapDirection: [MapDirection]] = [:]
    var open: [MapDirection] = []
    for map in schema.maps {
      let ways = [(map.forward, map.target, false)] + map.backwardWay
      for (body, target, isBack) in ways {
        let way = MapDirection(id: map.id, isBack: isBack)
        var steps = FailingSteps(schema)
        steps.look(at: body)
        if schema.hasRules(target), checksAgain || !schema.keepsRules(body, of: target) {
          steps.hasFailingStep = true
        }
        if steps.canFail { open.append(way) }
        for used in steps.maps { users[used, default: []].append(way) }
      }
    }
    while let way = open.popLast() {
      if failing.insert(way).inserted { open += users[way] ?? [] }
    }
  }

  func contains(_ id: MapID, isBack: Bool) -> Bool {
    failing.contains(MapDirection(id: id, isBack: isBack))
  }

  func canFail(_ conversion: Conversion, from type: SchemaType) -> Bool {
    var steps = ConversionFailure(schema)
    steps.look(at: conversion, from: type)
    return steps.canFail || steps.maps.contains(where: failing.contains)
  }

  func canFail(_ value: MapValue) -> Bool {
    var steps = FailingSteps(schema)
    steps.look(at: value)
    return steps.canFail || steps.maps.contains(where: failing.contains)
  }
}

extension ValidMap {
  fileprivate var backwardWay: [(MapBody, TypeID, Bool)] {
    guard let backward, let source = sourceType.declaredID else { return [] }
    return [(backward, source, true)]
  }
}

/// Walks through what a body does, and notes what can fail and which maps it goes on to.
private struct FailingSteps {
  private let schema: ValidatedSchema
  private var conversions: ConversionFailure
  var hasFailingStep = false

  var canFail: Bool { hasFailingStep || conversions.canFail }
  var maps: [MapDirection] { conversions.maps }

  init(_ schema: ValidatedSchema) {
    self.schema = schema
    conversions = ConversionFailure(schema)
  }

  mutating func look(at body: MapBody) {
    switch body {
    case .record(let assignments): look(at: assignments)
    case .cases: for part in body.parts { look(at: part) }
    }
  }

  private mutating func look(at assignments: [MapAssignment]) {
    for assignment in assignments {
      if let fallback = assignment.fallback {
        if schema.isChecked(fallback) { hasFailingStep = true }
      } else {
        look(at: assignment.value)
      }
    }
  }

  mutating func look(at value: MapValue) {
    switch value.kind {
    case .constant(let constant): if schema.isChecked(constant) { hasFailingStep = true }
    case .required, .custom: hasFailingStep = true
    case .converted(let inner, let conversion):
      look(at: inner)
      conversions.look(at: conversion, from: inner.type)
    case .record(let id, let assignments):
      look(at: assignments)
      // It is made by the initialiser that checks.
      if schema.hasRules(id) { hasFailingStep = true }
    default: for part in value.parts { look(at: part) }
    }
  }
}

extension ValidatedSchema {
  /// Whether no value that `body` gives the record `id` can break one of its rules. What stands in for an invalid value
  /// keeps them, as the schema has proved.
  fileprivate func keepsRules(_ body: MapBody, of id: TypeID) -> Bool {
    guard case .record(let assignments) = body, let record = record(id) else { return false }
    return record.invariants.isEmpty
      && assignments.allSatisfy { assignment in
        assignment.fallback != nil || assignment.value.keeps(record.fields[assignment.field].rules)
      }
  }

  /// Whether Swift checks a constant, though the schema has proved that it is valid: there is no literal of its type.
  func isChecked(_ constant: Value) -> Bool {
    switch constant {
    case .null, .boolean, .number, .floating, .string, .date, .data, .enumCase, .json: false
    case .calendarDate, .url, .uuid: true
    case .wrapped(let id, let inner): hasRules(id) || isChecked(inner)
    case .array(let elements), .set(let elements):
      elements.contains { isChecked($0) || isDeprecatedCase($0) }
    case .dictionary(let entries):
      entries.contains { isChecked($0.key) || isChecked($0.value) || isDeprecatedCase($0.value) }
    }
  }

  /// Such a case is made of its raw value, so that Swift does not warn.
  private func isDeprecatedCase(_ value: Value) -> Bool {
    guard case .enumCase(let id, let position) = value else { return false }
    return isDeprecated(case: position, of: id)
  }
}
