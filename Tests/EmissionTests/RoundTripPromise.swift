import SchemaSemantics

/// What a `<->` promises about payloads that come back.
enum RoundTripPromise: String, Comparable {
  /// Each comes back as it was, except for missing fields that have a default.
  case everyPayload
  /// Each means the same when it comes back, and does not change after that: the map normalises texts, or does not read
  /// everything of every payload.
  case normalizedPayloads
  /// After it has come back once, it does not change any more: hand-written functions may lose what they like.
  case settledPayloads

  static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .everyPayload: 0
    case .normalizedPayloads: 1
    case .settledPayloads: 2
    }
  }
}

/// Finds the promise of a map, and of the maps that it uses.
struct RoundTripPromises {
  let schema: ValidatedSchema
  private var visited: Set<MapID> = []

  init(_ schema: ValidatedSchema) {
    self.schema = schema
  }

  mutating func promise(of map: ValidMap) -> RoundTripPromise {
    guard visited.insert(map.id).inserted else { return .everyPayload }
    return max(promise(of: map.forward), map.backward.map { promise(of: $0) } ?? .everyPayload)
  }

  private mutating func promise(of body: MapBody) -> RoundTripPromise {
    switch body {
    case .record(let assignments): promise(of: assignments.map(\.value))
    case .cases(let rows, let otherwise):
      promise(of: rows.map(\.value) + (otherwise.map { [$0] } ?? []))
    // Several cases may be sent as one.
    case .value(let value): max(.normalizedPayloads, promise(of: value))
    }
  }

  private mutating func promise(of values: [MapValue]) -> RoundTripPromise {
    values.map { promise(of: $0) }.max() ?? .everyPayload
  }

  private mutating func promise(of value: MapValue) -> RoundTripPromise {
    switch value.kind {
    case .path, .constant, .refused, .unrecognized: .everyPayload
    case .interpolation, .match, .list: .normalizedPayloads
    case .custom: .settledPayloads
    case .coalesce(let left, let right): promise(of: [left, right])
    case .required(let value, _): promise(of: value)
    case .construction(_, let payload): payload.map { promise(of: $0) } ?? .everyPayload
    case .converted(let value, let conversion):
      max(promise(of: value), promise(of: conversion))
    case .record(_, let assignments): promise(of: assignments.map(\.value))
    case .cases(let value, let rows, let otherwise):
      promise(of: [value] + rows.map(\.value) + (otherwise.map { [$0] } ?? []))
    }
  }

  private mutating func promise(of conversion: Conversion) -> RoundTripPromise {
    switch conversion {
    case .map(let id), .mapBack(let id): return promise(of: schema[id])
    case .wrap(let id):
      guard case .wrapper(let wrapper) = schema[id].kind else { return .everyPayload }
      return wrapper.normalizations.isEmpty ? .everyPayload : .normalizedPayloads
    case .converter(let step), .converterBack(let step):
      return promise(of: step.kind)
    case .sequence(let steps):
      return steps.map { promise(of: $0) }.max() ?? .everyPayload
    case .array(let inner, _), .arrayToSet(let inner), .setToArray(let inner), .set(let inner),
      .optional(let inner), .patch(let inner):
      return promise(of: inner)
    case .dictionary(let key, let value): return max(promise(of: key), promise(of: value))
    case .identity, .unwrap, .enumFromRaw, .enumToRaw, .inject, .widen: return .everyPayload
    }
  }
  private func promise(of converter: ConverterKind) -> RoundTripPromise {
    switch converter {
    case .normalized, .emptyAsNil, .unique, .keyed: .normalizedPayloads
    case .iso8601, .epochSeconds, .epochMilliseconds, .dateFormat, .calendarDate, .minorUnits,
      .decimal, .number, .flag, .zeroOrOne, .url, .lenientURL, .relativeURL, .uuid, .base64,
      .base64url, .split,
      .written:
      .everyPayload
    }
  }
}
