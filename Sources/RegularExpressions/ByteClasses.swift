/// Bytes that an automaton never tells apart share a class. Classes are numbered by their smallest byte.
struct ByteClasses {
  /// The class of each of the 256 bytes.
  let numbers: [UInt8]
  let count: Int

  init(of automaton: NondeterministicAutomaton) {
    var begins = [Bool](repeating: false, count: 257)
    begins[0] = true
    for case .read(let edges) in automaton.states {
      for edge in edges {
        begins[Int(edge.bytes.lowerBound)] = true
        begins[Int(edge.bytes.upperBound) + 1] = true
      }
    }
    var numbers: [UInt8] = []
    numbers.reserveCapacity(256)
    var number = -1
    for byte in 0..<256 {
      if begins[byte] { number += 1 }
      numbers.append(UInt8(truncatingIfNeeded: number))
    }
    self.numbers = numbers
    count = number + 1
  }

  subscript(byte: UInt8) -> Int { Int(numbers[Int(byte)]) }
}
