import Foundation

/// Where the value that a map reads is, in what the maps around it read. The path of a report begins with it, so that it
/// leads through the whole payload. For generated code.
nonisolated final class ReportPlace: @unchecked Sendable {
  @TaskLocal private static var current: ReportPlace?

  private let around: ReportPlace?
  private let path: String
  /// Nil for a value that has no parts with places of their own. It is here for tasks that a conversion starts.
  private let lock: NSLock?
  private var part: WirePath.Step?

  private var nextIndex = 0

  private init(_ path: String, hasParts: Bool) {
    around = Self.current
    self.path = path
    lock = hasParts ? NSLock() : nil
  }

  /// The value of a dictionary that is converted now.
  func enter(key: String) {
    lock?.withLock { part = .key(key) }
  }

  /// The next element of an array is converted now.
  ///
  /// - Parameter isKept: Whether elements were left out before, so that indices are not those of the payload.
  func enterNext(isKept: Bool) {
    lock?.withLock {
      part = isKept ? .keptIndex(nextIndex) : .index(nextIndex)
      nextIndex += 1
    }
  }

  /// What is reported from here on is not about a part.
  func leave() {
    lock?.withLock { part = nil }
  }

  /// Appends its steps, the last one first; none between two parts.
  private func append(to steps: inout [WirePath.Step]) {
    if let lock {
      guard let part = lock.withLock({ part }) else { return }
      steps.append(part)
    }
    if let step = WirePath.Step.place(path) { steps.append(step) }
  }

  private func hold<Value, Failure: Error>(
    during conversion: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let result: Result<Value, Failure> = Self.$current.withValue(self) {
      do throws(Failure) {
        return .success(try conversion())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }
}

nonisolated extension ReportPlace {
  /// The whole path of what a map knows as `steps`.
  static func path(to steps: [WirePath.Step]) -> [WirePath.Step] {
    var reversed = Array(steps.reversed())
    var place = current
    while let found = place {
      found.append(to: &reversed)
      place = found.around
    }
    return reversed.reversed()
  }

  /// What `conversion` makes of the value at `path`.
  @inline(never)
  static func value<Wire, Value, Failure: Error>(
    _ wire: Wire, at path: String, using conversion: (Wire) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try ReportPlace(path, hasParts: false).hold { () throws(Failure) in try conversion(wire) }
  }

  /// The result of `conversion`, which converts the parts of the value at `path`, and enters each of them.
  @inline(never)
  static func parts<Value, Failure: Error>(
    of path: String, _ conversion: (ReportPlace) throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let place = ReportPlace(path, hasParts: true)
    return try place.hold { () throws(Failure) in try conversion(place) }
  }
}

// Where nothing can fail.

nonisolated extension ReportPlace {
  /// - Parameter isKept: Whether elements were left out before, so that indices are not those of the payload.
  @inline(never)
  static func elements<Wire, Value>(
    of wires: [Wire], at path: String = "", isKept: Bool = false, using conversion: (Wire) -> Value
  ) -> [Value] {
    parts(of: path) { place in
      wires.map { wire in
        place.enterNext(isKept: isKept)
        return conversion(wire)
      }
    }
  }

  /// - Parameter shown: How the payload writes a key that is not a text.
  @inline(never)
  static func values<Key, Wire, Value>(
    of wires: [Key: Wire], at path: String = "", shown: (Key) -> String = { "\($0)" },
    using conversion: (Wire) -> Value
  ) -> [Key: Value] {
    parts(of: path) { place in
      keyed(wires, shown: shown).mapValues { wire in
        place.enter(key: wire.key)
        return conversion(wire.value)
      }
    }
  }

  /// The dictionary, whose values know their keys.
  static func keyed<Key, Wire>(
    _ wires: [Key: Wire], shown: (Key) -> String = { "\($0)" }
  ) -> [Key: KeyedWire<Wire>] {
    var keyed = [Key: KeyedWire<Wire>](minimumCapacity: wires.count)
    for (key, wire) in wires { keyed[key] = KeyedWire(key: shown(key), value: wire) }
    return keyed
  }
}

/// A value of a dictionary, with its key as the payload writes it.
nonisolated struct KeyedWire<Wire> {
  let key: String
  let value: Wire
}
