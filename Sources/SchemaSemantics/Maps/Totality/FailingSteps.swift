import SchemaSyntax

/// Walks through what a body does, and notes what can fail and which maps it goes on to.
struct FailingSteps {
  private let facts: TypeFacts
  private(set) var canFail = false
  private(set) var maps: [(id: MapID, isBack: Bool)] = []

  init(_ facts: TypeFacts) {
    self.facts = facts
  }

  mutating func look(at body: MapBody, making id: TypeID) {
    switch body {
    case .record(let assignments): look(at: assignments, making: id)
    case .cases: for part in body.parts { look(at: part) }
    }
  }

  /// What stands in for an invalid value keeps the rules of its field.
  private mutating func look(at assignments: [MapAssignment], making id: TypeID) {
    guard case .record(let record) = facts.schema[id].kind else { return }
    if !record.invariants.isEmpty { canFail = true }
    for assignment in assignments where assignment.fallback == nil {
      look(at: assignment.value)
      guard record.fields.indices.contains(assignment.field) else { continue }
      if !record.fields[assignment.field].syntax.rules.isEmpty { canFail = true }
    }
  }

  mutating func look(at value: MapValue) {
    switch value.kind {
    case .required, .custom: canFail = true
    case .converted(let inner, let conversion):
      look(at: inner)
      look(at: conversion)
    case .record(let id, let assignments): look(at: assignments, making: id)
    default: for part in value.parts { look(at: part) }
    }
  }

  mutating func look(at conversion: Conversion) {
    switch conversion {
    case .identity, .unwrap, .enumToRaw, .inject, .converterBack, .widen: break
    case .sequence(let steps):
      for (index, step) in steps.enumerated() {
        if index == 0 || !step.isSetOfValid(behind: steps[index - 1]) { look(at: step) }
      }
    case .converter(let step): if step.canFail { canFail = true }
    case .wrap(let id):
      if facts.wrappers[id]?.rules.isEmpty == false { canFail = true }
    case .enumFromRaw(let id):
      if case .enumeration(let enumeration) = facts.schema[id].kind, !enumeration.isOpen {
        canFail = true
      }
    case .map(let id): maps.append((id, false))
    case .mapBack(let id): maps.append((id, true))
    case .array(let inner, let skipsInvalid): if !skipsInvalid { look(at: inner) }
    // Two elements that become one are an issue.
    case .arrayToSet: canFail = true
    case .setToArray(let inner), .set(let inner), .optional(let inner), .patch(let inner):
      look(at: inner)
    case .dictionary(let key, let value):
      // Two keys that become one are an issue.
      if key != .identity { canFail = true }
      look(at: value)
    }
  }
}

extension Conversion {
  /// A set of the elements that are valid leaves out those that come again.
  fileprivate func isSetOfValid(behind earlier: Conversion) -> Bool {
    guard self == .arrayToSet(.identity), case .array(_, skipsInvalid: true) = earlier else {
      return false
    }
    return true
  }
}
