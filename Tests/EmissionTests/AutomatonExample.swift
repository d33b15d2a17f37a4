@testable import RegularExpressions

extension Automaton {
  /// A text that is matched, as short in bytes as possible: an example for a payload. If there are several, it is the
  /// one that reads best: letters come before digits, both before everything else, and invisible characters last.
  var shortestMatch: String? {
    guard start != 0 else { return nil }
    let bytes = bytesByPreference
    var arrivals = [Arrival?](repeating: nil, count: stateCount)
    var queue = [start]
    var next = 0
    while next < queue.count {
      let here = queue[next]
      next += 1
      if here >= firstAccepting { return text(to: here, by: arrivals) }
      for byte in bytes {
        let target = state(after: byte, in: here)
        guard target != 0, target != start, arrivals[Int(target)] == nil else { continue }
        arrivals[Int(target)] = Arrival(from: here, byte: byte)
        queue.append(target)
      }
    }
    return nil
  }

  private struct Arrival {
    let from: UInt16
    let byte: UInt8
  }

  private func text(to state: UInt16, by arrivals: [Arrival?]) -> String {
    var bytes: [UInt8] = []
    var here = state
    while let arrival = arrivals[Int(here)] {
      bytes.append(arrival.byte)
      here = arrival.from
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }

  /// For each class, the byte that reads best.
  private var bytesByPreference: [UInt8] {
    var isKnown = [Bool](repeating: false, count: classCount)
    return Self.preference.filter { byte in
      let number = Int(byteClasses[Int(byte)])
      defer { isKnown[number] = true }
      return !isKnown[number]
    }
  }

  /// All bytes. `C2` followed by the lower half of its continuation bytes is a control character, so those come after
  /// the others.
  private static let preference: [UInt8] = {
    let groups: [ClosedRange<UInt8>] = [
      0x61...0x7A, 0x30...0x39, 0x41...0x5A, 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E,
      0x20...0x20, 0xC3...0xF4, 0xA0...0xBF, 0xC2...0xC2, 0x80...0x9F, 0x00...0x1F, 0x7F...0x7F,
      0xC0...0xC1, 0xF5...0xFF,
    ]
    return groups.flatMap { Array($0) }
  }()
}
