import SchemaSyntax

/// Which maps can fail, in each direction.
///
/// The checks need to know, since an `else` after something that cannot fail is never used, and so does the generated
/// Swift, in which only these maps throw.
package struct FailingMaps: Sendable {
  private let facts: FailureFacts
  private let failing: Set<MapDirection>

  /// Maps use other maps, in circles too: all are assumed not to fail until a failing step is found, and then those that
  /// use them are checked again.
  package init(_ ways: [MapWay], _ facts: FailureFacts) {
    self.facts = facts
    var users: [MapDirection: [MapDirection]] = [:]
    var open: [MapDirection] = []
    for way in ways {
      var steps = FailingSteps(facts)
      steps.look(at: way.body)
      if steps.canFail
        || way.makesRecord && facts.hasRules(way.made)
          && !facts.keepsRules(way.body, way.made)
      {
        open.append(way.direction)
      }
      for used in steps.maps { users[used, default: []].append(way.direction) }
    }
    failing = Set(open, andUsers: users)
  }

  package func contains(_ id: MapID, isBack: Bool) -> Bool {
    failing.contains(MapDirection(id: id, isBack: isBack))
  }

  package func canFail(_ conversion: Conversion) -> Bool {
    canFail { $0.look(at: conversion) }
  }

  /// Whether a dictionary has room for all of its values after this conversion of its keys.
  package func keepsApart(_ keys: Conversion) -> Bool { facts.keepsApart(keys) }

  package func canFail(_ value: MapValue) -> Bool {
    canFail { $0.look(at: value) }
  }

  private func canFail(_ look: (inout FailingSteps) -> Void) -> Bool {
    var steps = FailingSteps(facts)
    look(&steps)
    return steps.canFail || steps.maps.contains(where: failing.contains)
  }
}

/// What is known about the types that maps make.
package struct FailureFacts: Sendable {
  /// Whether making a value of the type may break a rule.
  let hasRules: @Sendable (TypeID) -> Bool
  /// Whether every raw value is a case of the enum.
  let isOpen: @Sendable (TypeID) -> Bool
  /// Whether the type brings its raw values into a normal form, so that several become the same.
  let hasNormalForm: @Sendable (TypeID) -> Bool
  /// Whether a constant is checked when it is made, although the schema has proved that it is valid.
  let isChecked: @Sendable (Value) -> Bool
  /// Whether no value that the body gives the record can break one of the record's rules.
  let keepsRules: @Sendable (MapBody, TypeID) -> Bool

  package init(
    hasRules: @escaping @Sendable (TypeID) -> Bool, isOpen: @escaping @Sendable (TypeID) -> Bool,
    hasNormalForm: @escaping @Sendable (TypeID) -> Bool,
    isChecked: @escaping @Sendable (Value) -> Bool,
    keepsRules: @escaping @Sendable (MapBody, TypeID) -> Bool
  ) {
    self.hasRules = hasRules
    self.isOpen = isOpen
    self.hasNormalForm = hasNormalForm
    self.isChecked = isChecked
    self.keepsRules = keepsRules
  }

  /// What is known before the fields of records have been checked.
  init(_ facts: TypeFacts) {
    let schema = facts.schema
    self.init(
      hasRules: { id in
        switch schema[id].kind {
        case .wrapper: facts.wrappers[id]?.rules.isEmpty == false
        case .record(let record):
          !record.invariants.isEmpty || record.fields.contains { !$0.syntax.rules.isEmpty }
        case .enumeration, .union, .foreign: false
        }
      },
      isOpen: { schema.isOpen($0) },
      hasNormalForm: { facts.wrappers[$0]?.normalizations.isEmpty == false },
      isChecked: { _ in false },
      keepsRules: { body, id in
        guard case .record(let assignments) = body, case .record(let record) = schema[id].kind
        else { return false }
        return record.invariants.isEmpty
          && assignments.allSatisfy {
            $0.fallback != nil || !record.fields.indices.contains($0.field)
              || record.fields[$0.field].syntax.rules.isEmpty
          }
      })
  }
}

/// A map, or its way back.
struct MapDirection: Hashable, Sendable {
  let id: MapID
  let isBack: Bool
}

extension Set<MapDirection> {
  /// The maps in `found`, and all that use them, also through others.
  init(_ found: [MapDirection], andUsers users: [MapDirection: [MapDirection]]) {
    self.init()
    var open = found
    while let way = open.popLast() {
      if insert(way).inserted { open += users[way] ?? [] }
    }
  }
}

/// What one direction of a map does.
package struct MapWay {
  let direction: MapDirection
  let body: MapBody
  let made: TypeID

  /// Whether it makes a record itself; otherwise what it makes of one is among its values.
  fileprivate var makesRecord: Bool {
    if case .record = body { true } else { false }
  }
}

extension MapPlan {
  var ways: [MapWay] {
    [(forward, signature.target, false), (backward, signature.source, true)].compactMap {
      body, made, isBack in
      body.map {
        MapWay(direction: .init(id: signature.id, isBack: isBack), body: $0, made: made)
      }
    }
  }
}

extension ValidMap {
  package var ways: [MapWay] {
    let forth = MapWay(direction: .init(id: id, isBack: false), body: forward, made: target)
    guard let backward, let made = sourceType.declaredID else { return [forth] }
    return [forth, MapWay(direction: .init(id: id, isBack: true), body: backward, made: made)]
  }
}
