/// What can be proved about all texts that a pattern matches.
extension Automaton {
  /// Whether no text at all is matched.
  package var isEmpty: Bool { start == 0 }

  /// Whether every text is matched, the empty one included.
  package var matchesEverything: Bool {
    // If so, the smallest automaton is back at its start after every scalar.
    start >= firstAccepting && ScalarSet.all.utf8Sequences.allSatisfy(returnsToStart)
  }

  private func returnsToStart(along sequence: [ClosedRange<UInt8>]) -> Bool {
    var here = start
    for bytes in sequence {
      let next = state(after: bytes.lowerBound, in: here)
      guard bytes.allSatisfy({ state(after: $0, in: here) == next }) else { return false }
      here = next
    }
    return here == start
  }

  /// Whether some text that is matched contains `literal`.
  package func canContain(_ literal: String) -> Bool {
    // An accepting state can be reached from every state but 0, and every state can be reached from the start. So if
    // these bytes lead from any state to any other, that is part of a way from the start to an accepting state.
    (1..<max(stateCount, 1)).contains { index in
      state(after: literal, in: UInt16(truncatingIfNeeded: index)) != 0
    }
  }

  /// Whether some text that is matched begins with `literal`.
  package func canBegin(with literal: String) -> Bool {
    state(after: literal, in: start) != 0
  }

  /// Whether some text that is matched ends with `literal`.
  package func canEnd(with literal: String) -> Bool {
    (1..<max(stateCount, 1)).contains { index in
      state(after: literal, in: UInt16(truncatingIfNeeded: index)) >= firstAccepting
    }
  }

  /// 0 if nothing that is matched goes on like this.
  private func state(after literal: String, in here: UInt16) -> UInt16 {
    var here = here
    for byte in literal.utf8 where here != 0 { here = state(after: byte, in: here) }
    return here
  }

  /// The fewest and the most bytes of what is matched; nil if there is no most. Nil as a whole if nothing is matched.
  package var byteCounts: (fewest: Int, most: Int?)? {
    guard start != 0 else { return nil }
    let bytes = bytesToTry(with: self)
    var layer: Set<UInt16> = [start]
    var fewest: Int?
    var most = 0
    // A text that is longer than the number of states passes one of them twice, and so there are texts of any length.
    for count in 0...stateCount {
      if layer.contains(where: { $0 >= firstAccepting }) {
        fewest = fewest ?? count
        most = count
      }
      layer = Set(layer.flatMap { here in bytes.map { state(after: $0, in: here) } })
      layer.remove(0)
      if layer.isEmpty { return fewest.map { ($0, most) } }
    }
    return fewest.map { ($0, nil) }
  }

  /// Whether some text that is matched has bytes beyond ASCII.
  package var canLeaveASCII: Bool {
    (1..<max(stateCount, 1)).contains { index in
      (UInt8(0x80)...0xFF).contains {
        state(after: $0, in: UInt16(truncatingIfNeeded: index)) != 0
      }
    }
  }

  /// Whether some text is matched by both. At worst, this looks at every pair of states once.
  package func intersects(_ other: Automaton) -> Bool {
    guard start != 0 else { return false }
    let bytes = bytesToTry(with: other)
    var isKnown = [Bool](repeating: false, count: stateCount * other.stateCount)
    isKnown[Int(start) * other.stateCount + Int(other.start)] = true
    var waiting = [(start, other.start)]
    while let (mine, theirs) = waiting.popLast() {
      if mine >= firstAccepting, theirs >= other.firstAccepting { return true }
      for byte in bytes {
        let next = (state(after: byte, in: mine), other.state(after: byte, in: theirs))
        let index = Int(next.0) * other.stateCount + Int(next.1)
        guard next.0 != 0, !isKnown[index] else { continue }
        isKnown[index] = true
        waiting.append(next)
      }
    }
    return false
  }

  /// One byte for each pair of classes that a byte has in the two automata.
  private func bytesToTry(with other: Automaton) -> [UInt8] {
    var isKnown = [Bool](repeating: false, count: classCount * other.classCount)
    return (UInt8.min...UInt8.max).filter { byte in
      let index =
        Int(byteClasses[Int(byte)]) * other.classCount + Int(other.byteClasses[Int(byte)])
      defer { isKnown[index] = true }
      return !isKnown[index]
    }
  }
}
