import SchemaSyntax
import Testing
import TextFormats

@testable import SchemaSemantics

/// A value of any type of a schema, as simple as possible.
indirect enum Thing: Hashable {
  case null
  case flag(Bool)
  case text(String)
  case number(Int)
  case list([Thing])
  case set(Set<Thing>)
  case record([Thing])
  case choice(Int, Thing?)
  case unknown(String)
}

/// Carries out the plans of maps, so that a test can see the resulting value.
struct MapInterpreter {
  let checked: MappedSchema

  struct Failure: Error {
    let reason: String
  }

  private struct Scope {
    var parameters: [Thing]
    var payload: Thing?
  }

  func forth(_ map: ValidMap, _ arguments: [Thing]) throws -> Thing {
    try run(map.forward, Scope(parameters: arguments), of: arguments[map.source])
  }

  func back(_ map: ValidMap, _ value: Thing) throws -> Thing {
    try run(try #require(map.backward), Scope(parameters: [value]), of: value)
  }

  private func run(_ body: MapBody, _ scope: Scope, of source: Thing) throws -> Thing {
    switch body {
    case .record(let assignments):
      return .record(try assignments.map { try run($0, scope) })
    case .cases(let rows, let otherwise):
      return try run(rows, otherwise, of: source, scope)
    case .value(let value): return try run(value, scope)
    }
  }

  private func run(_ assignment: MapAssignment, _ scope: Scope) throws -> Thing {
    do {
      return try run(assignment.value, scope)
    } catch {
      guard let fallback = assignment.fallback else { throw error }
      return try thing(fallback)
    }
  }

  private func run(_ rows: [MapCaseRow], _ otherwise: MapValue?, of value: Thing, _ scope: Scope)
    throws -> Thing
  {
    var inner = scope
    if case .choice(let index, let payload) = value,
      let row = rows.first(where: { $0.sourceCase == index })
    {
      inner.payload = payload
      return try run(row.value, inner)
    }
    guard let otherwise else { throw Failure(reason: "no row") }
    if case .unrecognized = otherwise.kind { return value }
    return try run(otherwise, inner)
  }

  private func run(_ value: MapValue, _ scope: Scope) throws -> Thing {
    switch value.kind {
    case .path(let root, let path):
      var thing: Thing
      switch root {
      case .parameter(let index): thing = scope.parameters[index]
      case .payload: thing = try #require(scope.payload)
      case .matched(let payload):
        guard case .choice(payload.sourceCase, let carried?) = try run(payload.subject, scope)
        else {
          throw Failure(reason: "another case")
        }
        thing = carried
      }
      for step in path.steps {
        guard case .record(let fields) = thing else { return thing }
        thing = fields[step.field]
      }
      return thing
    case .constant(let constant): return try thing(constant)
    case .interpolation(let segments):
      var text = ""
      for segment in segments {
        switch segment {
        case .text(let part): text += part
        case .value(let inner):
          switch try run(inner, scope) {
          case .text(let part): text += part
          case .number(let number): text += String(number)
          case .null: return .null
          default: throw Failure(reason: "no text")
          }
        }
      }
      return .text(text)
    case .coalesce(let left, let right):
      let first = try run(left, scope)
      return first == .null ? try run(right, scope) : first
    case .required(let inner, _):
      let thing = try run(inner, scope)
      if thing == .null { throw Failure(reason: "missing") }
      return thing
    case .refused: throw Failure(reason: "refused")
    case .match(let subjects, let rows):
      let found = try subjects.map { try run($0, scope) }
      for row in rows where try matches(row.patterns, found) { return try run(row.value, scope) }
      throw Failure(reason: "no row")
    case .list(let elements):
      let things = try elements.compactMap { element in
        let thing = try run(element.value, scope)
        return element.isLeftOutIfNil && thing == .null ? nil : thing
      }
      if case .set = value.type.unwrapped { return .set(Set(things)) }
      return .list(things)
    case .construction(let index, let payload):
      return .choice(index, try payload.map { try run($0, scope) })
    case .converted(let inner, let conversion): return try convert(run(inner, scope), conversion)
    case .record(_, let assignments): return .record(try assignments.map { try run($0, scope) })
    case .cases(let inner, let rows, let otherwise):
      return try run(rows, otherwise, of: run(inner, scope), scope)
    case .custom, .unrecognized: throw Failure(reason: "not here")
    }
  }

  private func matches(_ patterns: [MapPattern], _ things: [Thing]) throws -> Bool {
    for (pattern, thing) in zip(patterns, things) {
      if pattern == .present, thing == .null { throw Failure(reason: "nil that no row takes") }
      guard let pattern = pattern.value else { continue }
      if case .enumCase(_, let index) = pattern, case .choice(index, _) = thing { continue }
      if try self.thing(pattern) != thing { return false }
    }
    return true
  }

  func thing(_ value: Value) throws -> Thing {
    switch value {
    case .null: .null
    case .boolean(let flag): .flag(flag)
    case .number(let number): .number(try #require(Int(number.description)))
    case .string(let text): .text(text)
    case .enumCase(_, let index): .choice(index, nil)
    case .wrapped(_, let inner): try thing(inner)
    case .array(let elements): .list(try elements.map(thing))
    default: throw Failure(reason: "no value of the tests")
    }
  }
}

extension MapInterpreter {
  private func convert(_ thing: Thing, _ conversion: Conversion) throws -> Thing {
    switch conversion {
    case .identity, .inject, .unwrap, .widen: return thing
    case .sequence(let steps): return try steps.reduce(thing) { try convert($0, $1) }
    case .converter(let step): return try forth(thing, step)
    case .converterBack(let step): return try back(thing, step)
    case .wrap: return try trimmed(thing)
    case .enumFromRaw(let id): return try fromRaw(thing, id)
    case .enumToRaw(let id): return try toRaw(thing, id)
    case .map(let id): return try forth(try checked.map(id.index), [thing])
    case .mapBack(let id): return try back(try checked.map(id.index), thing)
    case .optional(let inner), .patch(let inner):
      return thing == .null ? .null : try convert(thing, inner)
    case .array(let inner, let skipsInvalid):
      return .list(
        try elements(thing).compactMap { element in
          do { return try convert(element, inner) } catch  where skipsInvalid { return nil }
        })
    case .arrayToSet(let inner), .set(let inner):
      return .set(Set(try elements(thing).map { try convert($0, inner) }))
    case .setToArray(let inner): return .list(try elements(thing).map { try convert($0, inner) })
    case .dictionary: throw Failure(reason: "no dictionaries in these tests")
    }
  }

  private func elements(_ thing: Thing) throws -> [Thing] {
    switch thing {
    case .list(let elements): elements
    case .set(let elements): Array(elements)
    default: throw Failure(reason: "no collection")
    }
  }

  /// Every `type` of these tests is `String via trimmed where notEmpty`.
  private func trimmed(_ thing: Thing) throws -> Thing {
    guard case .text(let text) = thing else { throw Failure(reason: "no text") }
    let characters = text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()
    guard !characters.isEmpty else { throw Failure(reason: "empty") }
    return .text(String(characters))
  }

  private func fromRaw(_ thing: Thing, _ id: TypeID) throws -> Thing {
    guard case .text(let raw) = thing, let cases = checked.schema.cases(of: id) else {
      throw Failure(reason: "no raw value")
    }
    let index = cases.firstIndex { $0.swiftName == raw }
    if let index { return .choice(index, nil) }
    if checked.schema.isOpen(id) { return .unknown(raw) }
    throw Failure(reason: "unknown")
  }

  private func toRaw(_ thing: Thing, _ id: TypeID) throws -> Thing {
    switch thing {
    case .choice(let index, _):
      .text(try #require(checked.schema.cases(of: id))[index].swiftName)
    case .unknown(let raw): .text(raw)
    default: throw Failure(reason: "no case")
    }
  }

  private func forth(_ thing: Thing, _ step: ConverterStep) throws -> Thing {
    switch (step.name, thing) {
    case ("flag", .text("Y")): .flag(true)
    case ("flag", .text("N")): .flag(false)
    case ("zeroOrOne", .number(1)): .flag(true)
    case ("zeroOrOne", .number(0)): .flag(false)
    case ("number", .text(let text)): .number(try #require(Int(text)))
    case ("emptyAsNil", .text("")), ("emptyAsNil", .null): .null
    case ("emptyAsNil", .text): thing
    case ("trimmed", _): try trimmed(thing)
    case ("unique", .list(let elements)): .set(Set(elements))
    default: throw Failure(reason: "\(step.name) of \(thing)")
    }
  }

  private func back(_ thing: Thing, _ step: ConverterStep) throws -> Thing {
    switch (step.name, thing) {
    case ("flag", .flag(let flag)): .text(flag ? "Y" : "N")
    case ("zeroOrOne", .flag(let flag)): .number(flag ? 1 : 0)
    case ("number", .number(let number)): .text(String(number))
    case ("emptyAsNil", .null): step.wire.isOptional ? .null : .text("")
    case ("emptyAsNil", .text): thing
    case ("unique", .set(let elements)): .list(Array(elements))
    default: throw Failure(reason: "\(step.name) back of \(thing)")
    }
  }
}
