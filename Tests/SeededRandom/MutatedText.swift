extension String {
  /// The text with one to three bytes replaced, removed or inserted, most of the new ones from `alphabet`.
  package func mutated(alphabet: String, using generator: inout SeededGenerator) -> String {
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
