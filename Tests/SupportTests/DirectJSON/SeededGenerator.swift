/// SplitMix64: the same numbers in every run, so that a failure can be repeated.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension String {
  /// With one to three bytes replaced, removed or inserted, most of them from `alphabet`.
  func mutated(
    alphabet: String, using generator: inout SeededGenerator
  ) -> String {
    var bytes = Array(utf8)
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      let position = Int.random(in: 0...bytes.count, using: &generator)
      let byte =
        Int.random(in: 0..<10, using: &generator) == 0
        ? UInt8.random(in: 0...255, using: &generator)
        : alphabet.utf8.randomElement(using: &generator) ?? 0
      switch Int.random(in: 0..<3, using: &generator) {
      case 0: bytes.insert(byte, at: position)
      case 1 where position < bytes.count: bytes.remove(at: position)
      case _ where position < bytes.count: bytes[position] = byte
      default: break
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
