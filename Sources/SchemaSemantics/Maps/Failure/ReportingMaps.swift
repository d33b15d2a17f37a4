/// Which maps may replace or leave out a value, and report it, by themselves or through a map that they use.
///
/// Whoever uses such a map says where the value is that it reads, so that the path of a report begins at the payload.
package struct ReportingMaps: Sendable {
  private let mapsOf: @Sendable (SchemaType) -> [MapID]
  private let reporting: Set<MapDirection>

  /// - Parameter mapsOf: the maps of what a value of a type is, or may hold: a function that is given one can use them.
  package init(_ ways: [MapWay], mapsOf: @escaping @Sendable (SchemaType) -> [MapID]) {
    self.mapsOf = mapsOf
    var users: [MapDirection: [MapDirection]] = [:]
    var open: [MapDirection] = []
    for way in ways {
      var steps = ReportingSteps(mapsOf: mapsOf)
      steps.look(at: way.body)
      if steps.areReported { open.append(way.direction) }
      for used in steps.maps { users[used, default: []].append(way.direction) }
    }
    reporting = Set(open, andUsers: users)
  }

  /// Whether something inside of what is converted may be reported.
  package func mayReport(in conversion: Conversion) -> Bool {
    mayReport { $0.look(at: conversion) }
  }

  /// Whether a function that is given these values may use a map that reports something.
  package func mayReport(inFunctionOf arguments: [MapValue]) -> Bool {
    mayReport { $0.look(atFunctionOf: arguments) }
  }

  private func mayReport(_ look: (inout ReportingSteps) -> Void) -> Bool {
    var steps = ReportingSteps(mapsOf: mapsOf)
    look(&steps)
    return steps.areReported || steps.maps.contains(where: reporting.contains)
  }
}

/// Walks through what a body does, and notes whether it reports something and which maps it uses.
private struct ReportingSteps {
  let mapsOf: (SchemaType) -> [MapID]
  private(set) var areReported = false
  private(set) var maps: [MapDirection] = []

  mutating func look(at body: MapBody) {
    switch body {
    case .record(let assignments): look(at: assignments)
    case .cases, .value: for part in body.parts { look(at: part) }
    }
  }

  private mutating func look(at assignments: [MapAssignment]) {
    for assignment in assignments {
      if assignment.fallback != nil { areReported = true }
      look(at: assignment.value)
    }
  }

  private mutating func look(at value: MapValue) {
    switch value.kind {
    case .converted(let inner, let conversion):
      look(at: inner)
      look(at: conversion)
    case .record(_, let assignments): look(at: assignments)
    case .custom(_, let arguments): look(atFunctionOf: arguments)
    default: for part in value.parts { look(at: part) }
    }
  }

  mutating func look(atFunctionOf arguments: [MapValue]) {
    for argument in arguments {
      maps += mapsOf(argument.type).map { MapDirection(id: $0, isBack: false) }
      look(at: argument)
    }
  }

  mutating func look(at conversion: Conversion) {
    switch conversion {
    case .array(_, skipsInvalid: true): areReported = true
    case .map(let id): maps.append(MapDirection(id: id, isBack: false))
    case .mapBack(let id): maps.append(MapDirection(id: id, isBack: true))
    default: break
    }
    for part in conversion.parts { look(at: part) }
  }
}
