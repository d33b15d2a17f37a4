/// SplitMix64: the same numbers in every run, so that a failure can be reproduced.
package struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: some BinaryInteger) {
    state = UInt64(truncatingIfNeeded: seed)
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// - Parameter share: the share of calls that return true.
  package mutating func chance(_ share: Double) -> Bool {
    Double.random(in: 0..<1, using: &self) < share
  }

  /// Zero if there is nothing below `limit`.
  package mutating func below(_ limit: Int) -> Int {
    limit < 1 ? 0 : Int.random(in: 0..<limit, using: &self)
  }

  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}
