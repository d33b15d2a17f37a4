/// Which maps can fail, for some input, on their way forth and on their way back.
///
/// Maps lead on to other maps, in circles too: all are taken to be total until a step that fails is found, and what
/// relies on them is looked at again.
struct MapTotality {
  private let facts: TypeFacts
  private var failing: Set<Way>

  private struct Way: Hashable {
    let map: Int
    let isBack: Bool
  }

  init(_ maps: [MapPlan?], _ facts: TypeFacts) {
    self.facts = facts
    failing = []
    var users: [Way: [Way]] = [:]
    var open: [Way] = []
    for (index, map) in maps.enumerated() {
      guard let map else { continue }
      for (body, record, isBack) in [
        (map.forward, map.signature.target, false), (map.backward, map.signature.source, true),
      ] {
        guard let body else { continue }
        let way = Way(map: index, isBack: isBack)
        var steps = FailingSteps(facts)
        steps.look(at: body, making: record)
        if steps.canFail { open.append(way) }
        for used in steps.maps {
          users[Way(map: used.id.index, isBack: used.isBack), default: []].append(way)
        }
      }
    }
    while let way = open.popLast() {
      if failing.insert(way).inserted { open += users[way] ?? [] }
    }
  }

  func isTotal(_ id: MapID, isBack: Bool) -> Bool {
    !failing.contains(Way(map: id.index, isBack: isBack))
  }

  /// Whether a value that has no way to fail stands before an `else`.
  func canFail(_ value: MapValue) -> Bool {
    var steps = FailingSteps(facts)
    steps.look(at: value)
    return steps.canFail || steps.maps.contains { !isTotal($0.id, isBack: $0.isBack) }
  }

  func canFail(_ conversion: Conversion) -> Bool {
    var steps = FailingSteps(facts)
    steps.look(at: conversion)
    return steps.canFail || steps.maps.contains { !isTotal($0.id, isBack: $0.isBack) }
  }
}
