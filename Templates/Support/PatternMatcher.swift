/// A regular expression that was compiled together with the schema. Matching takes one look-up for each byte
/// of a text, whatever the pattern. A text matches as a whole, or not at all.
nonisolated struct PatternMatcher: Sendable {
  private let start: Int
  /// This state and all later ones accept.
  private let firstAccepting: Int
  /// The class of each of the 256 bytes. Bytes of the same class lead to the same states.
  private let classes: [UInt16]
  private let classCount: Int
  /// For each state, a row with the state that each class leads to. Nothing leads away from state 0.
  private let states: [UInt16]

  /// - Parameter table: The start, the first state that accepts, the classes, and the states; as
  ///   numbers with spaces or line breaks between, where `5*3` is three times 5.
  @inline(never)
  init(_ table: String) {
    let numbers = Self.numbers(in: table)
    start = Int(numbers.first ?? 0)
    firstAccepting = Int(numbers.dropFirst().first ?? 1)
    classes = Array(numbers.dropFirst(2).prefix(256))
    classCount = Int(classes.max() ?? 0) + 1
    states = Array(numbers.dropFirst(2 + 256))
  }

  @inline(never)
  func matches(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { matches($0) }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var state = start
    for byte in text {
      let byte = Int(byte)
      // Both are true for every complete table.
      guard byte < classes.count else { return false }
      let next = state * classCount + Int(classes[byte])
      guard next < states.count else { return false }
      state = Int(states[next])
      if state == 0 { return false }
    }
    return state >= firstAccepting
  }

  private static func numbers(in table: String) -> [UInt16] {
    var numbers: [UInt16] = []
    for word in table.utf8.split(whereSeparator: { $0 == UInt8(ascii: " ") || $0 == 10 }) {
      let factors = word.split(separator: UInt8(ascii: "*")).map { digits in
        digits.reduce(0) { $0 &* 10 &+ UInt16($1 &- UInt8(ascii: "0")) }
      }
      guard let number = factors.first else { continue }
      let count = factors.dropFirst().first ?? 1
      numbers.append(contentsOf: repeatElement(number, count: Int(count)))
    }
    return numbers
  }
}
